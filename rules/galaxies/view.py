"""SEC-1 to SEC-9: what a seat, or a spectator, may know.

Hidden are missions, and exploration cards that others have taken; SEC-3: everything else lies open.
SEC-2: what was not drawn yet is no secret: it does not exist. SEC-8 follows from these views.
"""

from msgspec.structs import replace

from rules.galaxies.cards import NO_MISSION, Card
from rules.galaxies.decks_left import cards_under_way
from rules.galaxies.events import Event, MissionDealt, MissionKept
from rules.galaxies.mat import Mat
from rules.galaxies.state import State
from rules.kernel.seat import Seat


def view(state: State, seat: Seat | None) -> State:
    """Hide what a seat (None: a spectator, SEC-9) may not know; SEC-7: nothing at the end."""
    if state.outcome is not None:
        return state
    shown = cards_under_way(state)
    mats = tuple(
        mat if index == seat else _seen(state, mat, shown) for index, mat in enumerate(state.mats)
    )
    return state if mats == state.mats else replace(state, mats=mats)


def _seen(state: State, mat: Mat, shown: set[Card]) -> Mat:
    """SEC-1, SEC-4 and SEC-5: leave the number of missions and cards, and what stays open."""
    found = mat.found
    if found and not state.setup.open_cards:  # OPT-2
        cards = state.setup.content.cards
        known = [
            card for card in found if card is not None and (cards[card].is_dwarf or card in shown)
        ]
        found = (*known, *[None] * (len(found) - len(known)))
    kept = mat.kept if mat.kept == NO_MISSION else None
    return replace(mat, missions=(None,) * len(mat.missions), kept=kept, found=found)


def news(event: Event, seat: Seat | None) -> Event:
    """SEC-1: hide in an event what a seat (None: a spectator) may not know."""
    match event:
        case MissionDealt(seat=owner) if owner != seat:
            return replace(event, mission=None)
        case MissionKept(seat=owner) if owner != seat:
            return replace(event, mission=None, returned=None)
        case _:
            return event
