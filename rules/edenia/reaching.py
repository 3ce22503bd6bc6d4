"""What lies at the end of a track: cells without tracks, planets, pads and relays.

Rule of the file: what a place does to a walking sheep, and nothing about how it got there.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.edenia.deck import is_drawable
from rules.edenia.draft import Draft
from rules.edenia.events import PassedPlanet, ReachedEdenia, Repaired
from rules.edenia.galaxy import KIND, SPENT_RELAY, Cell, Kind, Path
from rules.edenia.places import can_raise_flag, planet_at
from rules.edenia.prices import RELAY_GAIN
from rules.edenia.reckoning import reckon
from rules.edenia.state import Ask
from rules.edenia.tokens import gain_clovers, take_trifolium
from rules.edenia.turns import end_move

if TYPE_CHECKING:
    from rules.edenia.walk import Walker

_EMPTY, _ARRIDIS = Kind.EMPTY, Kind.ARRIDIS
_ASK_DRAW, _ASK_PLANET = Ask.DRAW, Ask.PLANET


def reach_trackless(walker: "Walker", cell: Cell) -> bool:
    """ARR-1, EDE-1, WIN-3 and MOV-4: the cells without tracks."""
    draft = walker.draft
    kind = KIND[draft.tiles[cell]]
    if kind is _EMPTY:
        if walker.explored or not is_drawable(draft.deck):
            return walker.stop("MOV-4")
        return walker.ask(_ASK_DRAW)
    if kind is _ARRIDIS:
        walker.settle(cell, "ARR-1")
    else:
        walker.settle(cell, "EDE-1")
        walker.tell(ReachedEdenia(walker.sheep, take_trifolium(draft, draft.active)))
        if not draft.trifoliums:
            reckon(draft)
            return False
    end_move(draft)
    return False


def reach_planet(walker: "Walker", cell: Cell) -> bool:
    """ART-2, HAB-2 and HAB-3: pass with a Turbo-engine, or land, whoever is there, and choose.

    Where only one's own flag could be raised once more nobody is asked: it would change nothing.
    """
    draft = walker.draft
    if draft.turn.engines:
        draft.turn = replace(draft.turn, engines=draft.turn.engines - 1)
        return walker.cross_hub(PassedPlanet(walker.sheep, cell))
    walker.settle(cell, "HAB-2")
    planet, seat = planet_at(draft.planets, cell), draft.active
    if planet.clovers or (
        planet.flag != seat and can_raise_flag(draft.rules, draft.players[seat], planet)
    ):
        draft.turn = replace(draft.turn, ask=_ASK_PLANET)
    else:
        end_move(draft)
    return False


def reach_pad(walker: "Walker", cell: Cell) -> None:
    """TEL-1: arriving on foot ends the move and repairs the pad."""
    draft = walker.draft
    walker.settle(cell, "TEL-1")
    if cell in draft.sabotaged:
        draft.sabotaged = tuple(pad for pad in draft.sabotaged if pad != cell)
        draft.sabotages += 1
        draft.events.append(Repaired(walker.sheep, cell))
    end_move(draft)


def empty_relay(draft: Draft, index: int, path: Path) -> None:
    """RIM-2: a relay gives what it has once."""
    rim = draft.rim
    spent = rim[index][:path] + SPENT_RELAY + rim[index][path + 1 :]
    draft.rim = (*rim[:index], spent, *rim[index + 1 :])
    gain_clovers(draft, draft.active, RELAY_GAIN)
