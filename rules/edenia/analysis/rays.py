"""Where a track leads: the walk of the rules follows it until something is asked or nobody knows.

A scout walks who plays for nothing: it can pay for every leap and wins no game. Sheep on the way do not
end a ray: they are told with it, since they can be leapt; who stands on a hub does.
"""

from enum import Enum
from typing import Final

from msgspec.structs import replace

from rules.edenia.analysis.whereabouts import cell_ahead
from rules.edenia.draft import Draft
from rules.edenia.events import Bounced, Leapt, Stopped
from rules.edenia.galaxy import (
    ARRIDIS,
    ARRIDIS_EXITS,
    HUB,
    KIND,
    SIDES,
    WAYS,
    Cell,
    Kind,
    Path,
    Sheep,
    Side,
    Spot,
    hub_path,
)
from rules.edenia.geometry import (
    cell_of,
    ends_of,
    hub_of,
    side_of,
    spot_at,
    step_along,
    track_at,
    travelled,
)
from rules.edenia.places import find_sheep, line_at
from rules.edenia.prices import LEAP_PRICE
from rules.edenia.state import Ask, State, Walk
from rules.edenia.walk import Walker
from rules.kernel.value import Value

Step = tuple[Spot, Side]
"""A track and the end it is travelled to."""


class End(Enum):
    """What ends a ray; the values name the sentences."""

    EDGE = "edge"
    ARRIDIS = "arridis"
    EDENIA = "edenia"
    PLANET = "planet"
    DWARF = "dwarf"
    PAD = "pad"
    HOLE = "hole"
    TUNNEL = "tunnel"
    LOOP = "loop"


BEYOND: Final = (End.EDGE, End.ARRIDIS, End.EDENIA)
"""What ends a ray on the cell after its last track."""
_QUESTIONS: Final = {
    Ask.DRAW: End.EDGE,
    Ask.MOUTH: End.TUNNEL,
    Ask.DWARF: End.DWARF,
    Ask.HOLE: End.HOLE,
}
_STOPS: Final = {
    "MOV-4": End.EDGE,
    "MOV-5": End.LOOP,
    "ARR-1": End.ARRIDIS,
    "EDE-1": End.EDENIA,
    "HAB-2": End.PLANET,
    "TEL-1": End.PAD,
}
_SCOUT: Final = Sheep(-1)
_PLENTY: Final = 100
"""More clovers than there are sheep to leap."""


class Ray(Value, frozen=True):
    """A way, and what is at its end."""

    steps: tuple[Step, ...]
    end: End
    cell: Cell
    """The cell of what ends it; beyond the last track for an edge, Arridis and Edenia."""
    met: tuple[Sheep, ...]
    """Who stands on the way, in the order they are met."""
    clovers: int
    """How many clovers the relays on the way still have."""
    keeper: Sheep | None = None
    """Who stands on the dwarf planet or pad at the end."""

    @property
    def leaps(self) -> tuple[Sheep, ...]:
        """LEAP-2 and LEAP-4: everybody who has to be leapt to get past the end."""
        return self.met if self.keeper is None else (*self.met, self.keeper)

    @property
    def price(self) -> int:
        """LEAP-2: what it costs to leap them all."""
        return LEAP_PRICE * len(self.leaps)


def trace(state: State, start: Step, walker: Sheep | None = None) -> Ray:
    """Follow a track to one of its ends and on.

    Args:
        state: the table.
        start: the first track and the end it is left by.
        walker: who sets off, and is in nobody's way any more.
    """
    draft = _without_stakes(state)
    spot, toward = start
    ahead = len(line_at(state.flock, spot))
    if walker is not None:
        stood, index, others = draft.lift(walker)
        if stood == spot:
            ahead = index if toward == side_of(spot) else others - index
    begun = Walk(spot, toward, ahead, trail=(step_along(spot, toward),))
    scout = Walker(draft, _SCOUT, spot, toward, begun)
    scout.onward()
    while draft.turn.ask is Ask.LEAP and scout.ahead:
        scout.leap()
    return _seen(draft, scout)


def rays_of(state: State, sheep: Sheep) -> tuple[Ray, ...]:
    """Follow the ways of a sheep: both ends of its track, or the four sides of a dwarf planet or pad."""
    found = find_sheep(state.flock, sheep)
    if found is None:
        return ()
    spot, cell = found[0], cell_of(found[0])
    face = state.tiles[cell]
    if spot < HUB:
        starts = [(spot, end) for end in ends_of(face, spot)]
    elif KIND[face] in (Kind.DWARF, Kind.PAD):
        starts = [(spot_at(cell, side, hub_path(face)), side) for side in SIDES]
    else:
        starts = []
    return tuple(trace(state, start, sheep) for start in starts)


def track_out(state: State, cell: Cell, side: Side, path: Path) -> Step | None:
    """Find the track that leaves a cell by a side; None where no track does."""
    if cell == ARRIDIS:
        return (spot_at(cell, side, path), side) if side in ARRIDIS_EXITS else None
    face = state.tiles[cell]
    return (track_at(face, cell, side, path), side) if face in WAYS else None


def _without_stakes(state: State) -> Draft:
    """Begin a turn in which a leap can always be paid and nobody's points decide anything."""
    draft = Draft(state.at_turn_of(state.active))
    draft.rules = replace(draft.rules, law42=False)
    draft.players[draft.active] = replace(draft.players[draft.active], clovers=_PLENTY)
    draft.trifoliums = draft.trifoliums or (0,)
    draft.outcome = None
    return draft


def _seen(draft: Draft, scout: Walker) -> Ray:
    """Tell what the scout has come to: the question it is asked, or the rule that stopped it."""
    here, keeper = cell_of(scout.spot), None
    if draft.walk is None:
        end = next(_STOPS[event.rule] for event in draft.events if isinstance(event, Stopped))
    elif draft.turn.ask is Ask.LEAP:
        end = End.DWARF if KIND[draft.tiles[here]] is Kind.DWARF else End.PAD
        keeper = draft.line(hub_of(here))[0]
    else:
        end = _QUESTIONS[draft.turn.ask]
    last = Walk(scout.spot, scout.toward)
    return Ray(
        tuple(travelled(step) for step in scout.trail),
        end,
        cell_ahead(last) if end in BEYOND else here,
        tuple(event.over for event in draft.events if isinstance(event, Leapt)),
        sum(event.clovers for event in draft.events if isinstance(event, Bounced)),
        keeper,
    )
