"""Tiny Epic Galaxies, heard and compared with the rules.

Rule of the file: what is heard is kept as words; a state is put into the same words only to compare.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from rules.galaxies.cards import NO_MISSION, NO_PILOT, NO_PLANET
from rules.galaxies.events import Advanced, Colonised, Event, Gained, Moved, Upgraded
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.points import points_of
from rules.galaxies.ships import Spot, Where
from rules.galaxies.state import ROGUE, ROW, Edition, State
from rules.kernel.seat import Seat
from tests.line.recital import Parity, Recital
from tests.line.sentences import Heard, Sentences

_HOME, _AWAY, _BLACK = "home", "on its way", "the black"
_STOCK = r"(?P<energy>\d+) energy, (?P<culture>\d+) culture"
_SHIP = r"(?P<ship>ship|Aurora|Intrepid|Ambition|Nexus)"
_EARNING: Final = "the level|planets|pilots|dwarf planets|the mission|badges"
"""What points are for, at the end."""


@dataclass
class Galaxy:
    """What lies before somebody."""

    level: int = 1
    energy: int = 2
    culture: int = 1
    points: int = 0
    ships: list[str] = field(default_factory=lambda: [_HOME, _HOME])
    fleet: dict[str, str] = field(default_factory=dict)
    pilots: dict[str, list[str]] = field(default_factory=dict)
    colonies: list[str] = field(default_factory=list)
    dwarfs: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    """The other exploration cards; of others only how many."""
    mission: str = ""


@dataclass
class Table:
    """Everything that a listener knows of the table when a turn begins, in words."""

    galaxies: list[Galaxy]
    row: list[str]
    pilots: list[str]
    deck: int
    open: list[str] = field(default_factory=list)
    first: int = 0
    turn: int = 0
    round: int = 1
    trigger: int | None = None
    ended: tuple[frozenset[int], str] | None = None
    """The winners, and the rule."""


class GalaxiesHeard:
    """Hears a game and keeps its table; an AssertionError tells where it differs from the rules."""

    def __init__(self, options: Options, names: tuple[str, ...], own: Seat | None) -> None:
        """Begin with mats as they are set up, and empty rows."""
        self._own, self._options = own, options
        is_solo = options.players == 1
        everybody = (*names, options.rogue.capitalize()) if is_solo else names
        self._names = {name: seat for seat, name in enumerate(everybody)}
        galaxies = [Galaxy() for _ in names]
        if is_solo:
            galaxies.append(Galaxy(energy=0, culture=0, ships=[_HOME] * 4))
        length = ROW[options.players]
        pilots = [""] * length if options.expansion else []
        deck = 30 if options.expansion else 0
        self._table = Table(galaxies, [""] * length, pilots, deck)
        self._told: dict[int, int] = {}
        self._spent: list[Galaxy] = []
        """SOL-11: who has no culture any more when the turn is over."""
        self._begun = ""
        self._understood = Sentences(self._sentences(), everybody)

    def hear(self, line: str) -> None:
        """Take in one line; a sentence that was too long for its line goes on in the next."""
        self._begun = f"{self._begun} {line}".lstrip()
        if self._begun.endswith((".", "!")):
            sentence, self._begun = self._begun, ""
            self._understood.hear(sentence)

    def check(self, state: State) -> None:
        """Compare the table."""
        assert not self._begun, self._begun
        assert self._heard() == table_of(state, self._own)

    def check_points(self, scores: tuple[int, ...]) -> None:
        """Compare the points that the end of the game told."""
        assert {seat: self._told[seat] for seat in range(len(scores))} == dict(enumerate(scores))

    def _heard(self) -> Table:
        for galaxy in self._table.galaxies:
            galaxy.ships.sort()
            galaxy.dwarfs.sort()
            galaxy.cards.sort()
        self._table.open.sort()
        return self._table

    def _sentences(self) -> dict[str, Heard]:
        left = r"(?P<left>\d+) left in the deck\."
        who = r"(?:your turn|turn of (?P<name>NAME))"
        return {
            r"WHO begins?\.": self._begin,
            rf"Pilot (?P<pilot>.+) comes to place (?P<place>\d), {left}": self._pilot,
            rf"(?P<planet>.+) comes to place (?P<place>\d), {left}": self._planet,
            r"(?:NAME) is dealt a mission\.": self._nothing,
            r"You are dealt a mission: .+\.": self._nothing,
            r"(?:NAME) keeps a mission\.": self._nothing,
            r"You keep (?P<mission>.+)\.": self._keep,
            rf"Round (?P<round>\d+), {who}, \d+ dic?e(?:, \d less)?\.": self._turn,
            r"WHO rolls?(?:, energy \d)?: .+\.": self._nothing,
            r"WHO (?:uses?|performs?|repeats?|drops?) \w+\.": self._nothing,
            r"WHO rerolls?: .+; price (?P<price>\d) energy\.": self._reroll,
            r"WHO rerolls?: .+; free\.": self._nothing,
            r"WHO sets? .+\.": self._nothing,
            r"WHO spends? .+: \w+ becomes \w+\.": self._nothing,
            r"WHO follows? \w+ for (?P<price>\d) culture(?:, with \w+)?\.": self._follow,
            r"WHO follows? \w+ for nothing(?:, with \w+)?\.": self._nothing,
            r"WHO (?:do|does) not follow \w+\.": self._nothing,
            rf"WHO (?:gains?|pays?|loses?) .+: {_STOCK}\.": self._stock,
            rf"WHO turns? \d .+: {_STOCK}\.": self._stock,
            rf"WHO: {_STOCK}\.": self._stock,
            r"WHO takes? .+ from (?:you|NAME)\.": self._nothing,
            r"WHO upgrades?: level (?P<level>\d), \d dice, (?P<ships>\d) ships, "
            r"(?P<points>\d+) points?\.": self._upgrade,
            rf"WHO: {_SHIP} home, from (?P<origin>.+)\.": self._home,
            rf"WHO: {_SHIP} in danger: (?P<target>.+)\.": self._trap,
            rf"WHO: {_SHIP} leaves (?P<card>.+) for the black\.": self._escape,
            rf"WHO: {_SHIP} back to (?P<target>.+), from (?P<number>\d)(?:, by .+)?\.": self._back,
            rf"WHO: {_SHIP} on to (?P<target>.+), from (?P<origin>.+)\.": self._advance,
            rf"WHO: {_SHIP} to (?P<target>.+), from (?P<origin>.+)\.": self._go,
            r"WHO: (?P<model>\w+) in place of a ship, (?P<place>.+)\.": self._exchange,
            r"WHO colonises? (?P<planet>.+), (?P<points>\d+) points?\.": self._colonise,
            r"WHO acts?: .+\.": self._nothing,
            r"Following (?:you|NAME) costs 2 culture in this turn\.": self._nothing,
            r"Whoever follows (?:you|NAME) .+\.": self._nothing,
            r"Pilot (?P<pilot>.+) leaves the game\.": self._dismiss,
            r"(?P<planet>.+) (?:leaves the game|goes under the deck)\.": self._leave,
            r"WHO hires? (?P<pilot>\w+) for (?P<model>\w+), with .+: (?P<points>\d+) points?\.": (
                self._hire
            ),
            r"Replaced: .+\.": self._nothing,
            r"WHO draws? .+, (?P<left>\d+) left\.": self._draw,
            r"(?P<card>.+) stays open, (?P<number>\d) open\.": self._open,
            r"WHO takes? open (?P<card>[^:]+?)(?:: (?P<points>\d+) points)?\.": self._find_open,
            r"WHO takes? (?P<card>[^:]+?)(?:: (?P<points>\d+) points)?\.": self._find,
            r"WHO dodges? .+, out of the game\.": self._nothing,
            r"\w+ does nothing(?:, rolled once more)?\.": self._nothing,
            r"You have \w+ rolled again\.": self._nothing,
            r"WHO reaches level (?P<level>\d): (?P<points>\d+) points?, energy 0\.": self._rise,
            r"WHO rolls 3 more dice, then culture 0\.": self._bonus,
            r"(?:Your next roll|The next roll of (?:NAME)) has .+ less\.": self._nothing,
            r"WHO triggers? the end: .+\. The round is finished\.": self._trigger,
            r"(?:Your mission|Mission of (?:NAME)): .+\.": self._nothing,
            r"WHO turns? up: .+\.": self._nothing,
            r"WHO wins?, (?:the most points|21 points|the galaxy is lost) \((?P<rule>[A-Z]+-\d+).*\)\.": (
                self._end
            ),
            r"WHO wins? the tie \((?P<rule>[A-Z]+-\d+).*\)\.": self._end,
            r"Shared victory: (?P<names>.+) \((?P<rule>[A-Z]+-\d+).*\)\.": self._end_shared,
            r"WHO (?:has|have) (?P<points>\d+) points?\.": self._score,
            rf"(?:Yours|(?:NAME)): \d+ for (?:{_EARNING})\b.*\.": self._nothing,
        }

    def _begin(self, heard: re.Match[str]) -> None:
        self._table.first = self._table.turn = self._seat(heard["who"])

    def _planet(self, heard: re.Match[str]) -> None:
        self._table.row[int(heard["place"]) - 1] = heard["planet"]

    def _pilot(self, heard: re.Match[str]) -> None:
        self._table.pilots[int(heard["place"]) - 1] = heard["pilot"]

    def _keep(self, heard: re.Match[str]) -> None:
        self._table.galaxies[self._seat("you")].mission = heard["mission"]

    def _turn(self, heard: re.Match[str]) -> None:
        self._table.round = int(heard["round"])
        while self._spent:
            self._spent.pop().culture = 0
        self._table.turn = self._seat(heard["name"] or "you")

    def _reroll(self, heard: re.Match[str]) -> None:
        self._galaxy(heard).energy -= int(heard["price"])

    def _follow(self, heard: re.Match[str]) -> None:
        self._galaxy(heard).culture -= int(heard["price"])

    def _stock(self, heard: re.Match[str]) -> None:
        galaxy = self._galaxy(heard)
        galaxy.energy, galaxy.culture = int(heard["energy"]), int(heard["culture"])

    def _upgrade(self, heard: re.Match[str]) -> None:
        galaxy = self._galaxy(heard)
        galaxy.level, galaxy.points = int(heard["level"]), int(heard["points"])
        while len(galaxy.ships) + len(galaxy.fleet) < int(heard["ships"]):
            galaxy.ships.append(_HOME)

    def _go(self, heard: re.Match[str]) -> None:
        self._put(heard, heard["origin"], heard["target"])

    def _advance(self, heard: re.Match[str]) -> None:
        """ADV-3: from the symbol a ship comes home at once, told from where it stood before."""
        if not heard["target"].endswith(" symbol"):
            self._go(heard)

    def _back(self, heard: re.Match[str]) -> None:
        planet, _, _ = heard["target"].rpartition(" ")
        self._put(heard, f"{planet} {heard['number']}", heard["target"])

    def _home(self, heard: re.Match[str]) -> None:
        self._put(heard, heard["origin"], _HOME)

    def _trap(self, heard: re.Match[str]) -> None:
        self._put(heard, _BLACK, heard["target"])
        self._galaxy(heard).cards.remove(heard["target"].split(",")[0])

    def _escape(self, heard: re.Match[str]) -> None:
        galaxy, name = self._galaxy(heard), heard["ship"]
        places = galaxy.ships if name == "ship" else [galaxy.fleet[name]]
        (origin,) = [place for place in places if place.startswith(f"{heard['card']},")]
        self._put(heard, origin, _BLACK)
        galaxy.cards.append(heard["card"])

    def _put(self, heard: re.Match[str], origin: str, target: str) -> None:
        galaxy, name = self._galaxy(heard), heard["ship"]
        if name == "ship":
            galaxy.ships.remove(origin)
            galaxy.ships.append(target)
        else:
            assert origin in (galaxy.fleet[name], _AWAY)
            galaxy.fleet[name] = target

    def _exchange(self, heard: re.Match[str]) -> None:
        galaxy = self._galaxy(heard)
        galaxy.ships.remove(heard["place"])
        galaxy.fleet[heard["model"]] = heard["place"]

    def _colonise(self, heard: re.Match[str]) -> None:
        galaxy = self._galaxy(heard)
        galaxy.points = int(heard["points"])
        galaxy.colonies.append(heard["planet"])
        self._leave(heard)

    def _leave(self, heard: re.Match[str]) -> None:
        self._table.row[self._table.row.index(heard["planet"])] = ""

    def _dismiss(self, heard: re.Match[str]) -> None:
        self._table.pilots[self._table.pilots.index(heard["pilot"])] = ""

    def _hire(self, heard: re.Match[str]) -> None:
        galaxy = self._galaxy(heard)
        galaxy.points = int(heard["points"])
        galaxy.fleet.setdefault(heard["model"], _AWAY)
        galaxy.pilots.setdefault(heard["model"], []).append(heard["pilot"])
        self._dismiss(heard)

    def _draw(self, heard: re.Match[str]) -> None:
        self._table.deck = int(heard["left"])

    def _open(self, heard: re.Match[str]) -> None:
        self._table.open.append(heard["card"])
        assert len(self._table.open) == int(heard["number"])

    def _find_open(self, heard: re.Match[str]) -> None:
        self._table.open.remove(heard["card"])
        self._find(heard)

    def _find(self, heard: re.Match[str]) -> None:
        galaxy = self._galaxy(heard)
        if heard["points"] is None:
            galaxy.cards.append(heard["card"])
        else:
            galaxy.dwarfs.append(heard["card"])
            galaxy.points = int(heard["points"])

    def _rise(self, heard: re.Match[str]) -> None:
        galaxy = self._galaxy(heard)
        galaxy.level, galaxy.energy = int(heard["level"]), 0
        galaxy.points = int(heard["points"])

    def _bonus(self, heard: re.Match[str]) -> None:
        self._spent.append(self._galaxy(heard))

    def _trigger(self, heard: re.Match[str]) -> None:
        self._table.trigger = self._seat(heard["who"])

    def _end(self, heard: re.Match[str]) -> None:
        seat = self._seat(heard["who"])
        is_rogue = self._options.players == 1 and seat == ROGUE
        self._table.ended = frozenset() if is_rogue else frozenset({seat}), heard["rule"]

    def _end_shared(self, heard: re.Match[str]) -> None:
        winners = frozenset(self._seat(name) for name in heard["names"].split(" and "))
        self._table.ended = winners, heard["rule"]

    def _score(self, heard: re.Match[str]) -> None:
        self._told[self._seat(heard["who"])] = int(heard["points"])

    def _nothing(self, heard: re.Match[str]) -> None:
        """What changes no position by itself."""

    def _galaxy(self, heard: re.Match[str]) -> Galaxy:
        return self._table.galaxies[self._seat(heard["who"])]

    def _seat(self, name: str) -> int:
        if name.lower() == "you":
            assert self._own is not None, "a spectator was called you"
            return self._own
        return self._names[name]


def table_of(state: State, own: Seat | None) -> Table:
    """Put what a listener may know of a state into the words of the listener; cards taken are told."""
    content, outcome = state.setup.content, state.outcome
    ended = None if outcome is None else (frozenset(outcome.winners), outcome.deciding_rule)
    return Table(
        galaxies=[_galaxy(state, own, Seat(seat)) for seat in range(len(state.mats))],
        row=["" if one == NO_PLANET else content.planets[one].name for one in state.row],
        pilots=["" if one == NO_PILOT else content.pilots[one].name for one in state.pilots],
        deck=state.deck,
        open=sorted(content.cards[card].name for card in state.open),
        first=state.first,
        turn=state.turn,
        round=state.round,
        trigger=state.trigger,
        ended=ended,
    )


def _galaxy(state: State, own: Seat | None, seat: Seat) -> Galaxy:
    view = GALAXIES.view(state, own)
    content, mat = state.setup.content, state.mats[seat]
    kept = view.mats[seat].kept if seat == own else None
    found = [content.cards[card] for card in mat.found if card is not None]
    models = {one.model: one.model.name.capitalize() for one in mat.fleet}
    return Galaxy(
        level=mat.level,
        energy=mat.energy,
        culture=mat.culture,
        points=points_of(state, seat),
        ships=sorted(_place(state, spot) for spot in mat.ships),
        fleet={models[one.model]: _place(state, one.spot) for one in mat.fleet},
        pilots={
            models[one.model]: [content.pilots[pilot].name for pilot in one.pilots]
            for one in mat.fleet
        },
        colonies=[content.planets[planet].name for planet in mat.colonies],
        dwarfs=sorted(card.name for card in found if card.is_dwarf),
        cards=sorted(card.name for card in found if not card.is_dwarf),
        mission="" if kept in (None, NO_MISSION) else content.missions[kept].name,
    )


def _place(state: State, spot: Spot) -> str:
    content = state.setup.content
    match spot.where:
        case Where.ORBIT:
            return f"{content.planets[spot.card].name} {spot.number or 'orbit'}"
        case Where.SURFACE:
            return f"{content.planets[spot.card].name} surface"
        case Where.DANGER:
            return f"{content.cards[spot.card].name}, {spot.number} to go"
        case Where.BLACK:
            return _BLACK
        case _:
            return _HOME if spot.where is Where.HOME else _AWAY


PARITY: Final = Parity(
    recitals=(
        Recital("galaxies", GalaxiesHeard, Options(2, expansion=True), 25, Seat(1), 20),
        Recital("galaxies", GalaxiesHeard, Options(3), 1, None, 30),
        Recital("galaxies", GalaxiesHeard, Options(1, rogue="zendica", hard=True), 4, Seat(0), 10),
        Recital(
            "galaxies", GalaxiesHeard, Options(1, expansion=True, rogue="gamelyn"), 3, Seat(0), 10
        ),
        Recital(
            "galaxies",
            GalaxiesHeard,
            Options(4, expansion=True, edition=Edition.UTEG),
            18,
            Seat(2),
            30,
        ),
        Recital(
            "galaxies", GalaxiesHeard, Options(5, expansion=True, open_cards=True), 254, None, 30
        ),
    ),
    events=Event,
    silent=(Moved, Advanced, Gained, Colonised, Upgraded),
)
