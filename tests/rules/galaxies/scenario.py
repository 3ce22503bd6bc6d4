"""Making a table by hand, and playing on it by typed lines."""

from typing import Any, Self

import pytest
from msgspec.structs import replace

from rules.galaxies.cards import MODEL_NAMES, MODELS, NO_PILOT, Card, Mission, Model, Pilot, Planet
from rules.galaxies.content import standard_content
from rules.galaxies.events import Event
from rules.galaxies.faces import FACE_NAMES, FACES, Face, dice_of
from rules.galaxies.frames import RogueTurn, Turn
from rules.galaxies.game import GALAXIES
from rules.galaxies.mat import Flown, Mat
from rules.galaxies.opening import Options
from rules.galaxies.points import points_of
from rules.galaxies.ships import BLACK, HOME, Ship, Spot, danger, orbit, surface
from rules.galaxies.state import ROGUE, ROW, SEATS, Bay, State
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat

CONTENT = standard_content()
A, B, C, D, E = (Seat(index) for index in range(5))


def planet(key: str) -> Planet:
    """Find a planet by its word."""
    return Planet(CONTENT.planet_keys.index(key))


def planets(keys: str) -> tuple[Planet, ...]:
    """Find planets by their words."""
    return tuple(planet(key) for key in keys.split())


def pilot(key: str) -> Pilot:
    """Find a pilot by its word."""
    return Pilot(CONTENT.pilot_keys.index(key))


def card(key: str) -> Card:
    """Find an exploration card by its word."""
    return Card(CONTENT.card_keys.index(key))


def mission(key: str) -> Mission:
    """Find a mission by its word."""
    return Mission(CONTENT.mission_keys.index(key))


def spot(text: str) -> Spot:
    """Understand a place: `home`, `black`, `gort 2` (an orbit), `gort surface`, `reef danger 2`."""
    words = text.split()
    if words == ["home"]:
        return HOME
    if words == ["black"]:
        return BLACK
    if words[1] == "surface":
        return surface(planet(words[0]))
    if words[1] == "danger":
        return danger(card(words[0]), int(words[2]))
    return orbit(planet(words[0]), int(words[1]))


def ship(text: str) -> Ship:
    """Understand a ship by its name or its place."""
    return MODELS[MODEL_NAMES.index(text)] if text in MODEL_NAMES else spot(text)


def flown(model: str, at: str, *pilots: str) -> Flown:
    """Make an advanced ship."""
    return Flown(Model(MODEL_NAMES.index(model)), spot(at), tuple(pilot(one) for one in pilots))


def mat(ships: str = "home, home", *fleet: Flown, colonies: str = "", **fields: Any) -> Mat:
    """Make a mat; ordinary ships are places between commas."""
    places = [spot(one.strip()) for one in ships.split(",") if one.strip()]
    return Mat(ships=tuple(sorted(places)), fleet=fleet, colonies=planets(colonies), **fields)


QUIET = mat(energy=0, culture=0)
"""Somebody who cannot follow."""


def dice(text: str) -> tuple[int, ...]:
    """Count faces by their words, which may be cut short."""
    return dice_of(*(_face(word) for word in text.split()))


def _face(word: str) -> Face:
    (found,) = [face for face in FACES if FACE_NAMES[face].startswith(word)]
    return found


class Scene:
    """A table on which somebody plays, with everything that has happened."""

    def __init__(self, state: State) -> None:
        """Begin here."""
        self.state = state
        self.events: list[Event] = []

    def do(self, *lines: str) -> Self:
        """Play by typed lines, chance's included; only the events of the last line are kept."""
        for line in lines:
            step = GALAXIES.apply(self.state, GALAXIES.read_action(self.state, line))
            self.state, self.events = step.state, list(step.events)
        return self

    @property
    def options(self) -> list[str]:
        """What can be done now, in canonical text."""
        return [GALAXIES.write_action(action) for action in GALAXIES.legal(self.state)]

    @property
    def who(self) -> str:
        """Who is asked: a seat, `chance`, or nobody."""
        who = GALAXIES.to_act(self.state)
        return "" if who is None else SEATS[who] if isinstance(who, int) else who.value

    def refusal(self, line: str) -> tuple[str, str]:
        """The reason and the rule by which a line is refused."""
        with pytest.raises(Refused) as caught:
            self.do(line)
        return str(caught.value.reason), caught.value.rule

    def has(self, seat: Seat) -> tuple[int, int]:
        """Energy and culture."""
        own = self.state.mats[seat]
        return own.energy, own.culture

    def ships(self, seat: Seat) -> tuple[Spot, ...]:
        """The places of ordinary ships."""
        return self.state.mats[seat].ships

    def fleet(self, seat: Seat, model: str) -> Spot:
        """The place of an advanced ship."""
        fleet = self.state.mats[seat].fleet
        return next(one.spot for one in fleet if MODEL_NAMES[one.model] == model)

    def points(self, seat: Seat) -> int:
        """Points toward 21."""
        return points_of(self.state, seat)

    def told(self, kind: type[Any]) -> list[Any]:
        """The last events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]


ROW_OF = "jakks helios nagato gort maia piedes"
"""Planets that stand in the row unless a test names others."""


def scene(
    *mats: Mat,
    row: str = "",
    rolled: str = "move energy culture colony",
    options: Options | None = None,
    pilots: str = "",
    **fields: Any,
) -> Scene:
    """Make a table in the middle of the turn of a seat, the first one unless `turn` says otherwise.

    Args:
        mats: of two players or more; alone the second is the Rogue's.
        row: the planets that lie open.
        rolled: the inactive dice.
        options: what was agreed; as many players as mats, unless they say otherwise.
        pilots: the pilots that lie open.
        fields: other fields of the state, and of its bay.
    """
    everybody = mats or (mat(), QUIET)
    agreed = options or Options(len(everybody))
    state = GALAXIES.start(agreed)
    keys = row or " ".join(ROW_OF.split()[: ROW[agreed.players]])
    bay = {name: fields.pop(name) for name in list(fields) if name in Bay.__struct_fields__}
    if pilots:
        lying = [pilot(one) for one in pilots.split()]
        fields["pilots"] = (*lying, *[NO_PILOT] * (ROW[agreed.players] - len(lying)))
    fields.setdefault("turn", A)
    alone_against = agreed.players == 1 and fields["turn"] == ROGUE
    return Scene(
        replace(
            state,
            mats=everybody,
            row=planets(keys),
            first=A,
            stack=fields.pop("stack", (RogueTurn(0),) if alone_against else (Turn(),)),
            bay=Bay(dice=dice(rolled), **bay),
            **fields,
        )
    )


def wide(players: int = 2, **options: Any) -> Options:
    """Agree on the expansion."""
    return Options(players, expansion=True, **options)
