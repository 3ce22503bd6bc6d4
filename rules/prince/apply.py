"""Doing one action: checked against `legal`, then carried out."""

from typing import assert_never

from msgspec.structs import replace

from rules.kernel.seat import Seat
from rules.kernel.step import Step
from rules.prince.actions import Action, Choose, Draw, First, Hide, Name, Take, TakeHidden
from rules.prince.events import Began, Drawn, Event, Laid, RoundBegan
from rules.prince.legal import legal
from rules.prince.planet import Face
from rules.prince.refusal import why_not
from rules.prince.rounds import after_naming, after_taking, ask_to_take, choose
from rules.prince.state import DRAW, Ask, State
from rules.prince.taking import take
from rules.prince.tiles import Tile


def apply(state: State, action: Action) -> Step[State, Event]:
    """Do an action, or refuse it with the reason and its rule."""
    if action not in legal(state):
        raise why_not(state, action)
    events: list[Event] = []
    match action:
        case Take(tile):
            after = after_taking(take(state, tile, events), events)
        case TakeHidden():
            after = after_taking(take(state, state.down, events, was_hidden=True), events)
        case Draw(tile):
            after = _draw(state, tile, events)
        case Name(seat):
            after = after_naming(state, seat, events)
        case Choose(stack):
            after = choose(state, stack, events)
        case Hide(tile):
            after = _hide(state, tile, events)
        case First(seat):
            after = _first(state, seat, events)
        case _:
            assert_never(action)
    return Step(after, tuple(events))


def _first(state: State, seat: Seat, events: list[Event]) -> State:
    """SET-2: this seat chooses the first stack."""
    events.extend((Began(seat), RoundBegan(1, seat)))
    return replace(state, first=seat, chooser=seat, active=seat, ask=Ask.STACK)


def _draw(state: State, tile: Tile, events: list[Event]) -> State:
    """CHN-2: one tile after the other; CHN-4: their order means nothing."""
    if state.stack is None:
        raise ValueError("no stack was chosen")
    is_open = not state.is_for_two() and not state.is_in_hand()
    events.append(Drawn(state.chooser, state.stack, tile, is_open))
    offer = sort_faces((*state.offer, tile))
    after = replace(state, offer=offer)
    if len(offer) < DRAW[len(state.planets)]:
        return after
    if state.is_for_two():
        return replace(after, ask=Ask.HIDE)
    return ask_to_take(after, events)


def _hide(state: State, tile: Tile, events: list[Event]) -> State:
    """TWO-2: one tile face down, and the other player is asked first."""
    at = state.offer.index(tile)
    shown = (*state.offer[:at], *state.offer[at + 1 :])
    events.append(Laid(state.active, tuple(one for one in shown if one is not None), tile))
    other = Seat(1 - state.active)
    return replace(state, offer=shown, down=tile, active=other, ask=Ask.TAKE)


def sort_faces(tiles: tuple[Face, ...]) -> tuple[Face, ...]:
    """CHN-4: put tiles in the order of the tile set, unseen ones last."""
    known = sorted(tile for tile in tiles if tile is not None)
    return (*known, *(None for tile in tiles if tile is None))
