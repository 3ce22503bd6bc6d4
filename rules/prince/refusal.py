"""Why not: the reason an action that is not on the list is refused, with its rule and facts.

Rule of the file: it is asked only about actions `legal` does not list, and it has an answer for every
action that has a text.
"""

from typing import assert_never

from rules.kernel.refused import Refused
from rules.kernel.seat import Seat
from rules.prince.actions import Action, Choose, Draw, First, Hide, Name, Take, TakeHidden
from rules.prince.reasons import Reason, refuse
from rules.prince.state import SEATS, Ask, State
from rules.prince.tiles import STACK_NAMES, TILE_NAMES, Stack, Tile, stack_of

_ASKED = {
    Ask.STACK: (Reason.CHOOSE_FIRST, "RND-1"),
    Ask.TAKE: (Reason.TAKE_FIRST, "RND-2"),
    Ask.NAME: (Reason.NAME_FIRST, "RND-2"),
    Ask.HIDE: (Reason.HIDE_FIRST, "TWO-2"),
}


def why_not(state: State, action: Action) -> Refused:
    """Tell why an action is not legal."""
    if state.ask is Ask.OVER:
        return refuse(Reason.GAME_OVER, "WIN-1")
    match action:
        case First(seat):
            if state.ask is Ask.FIRST:
                return _no_such_seat(seat, "SET-2")
            return refuse(Reason.NOT_ASKED, "SET-2")
        case Draw(tile):
            return _why_not_draw(state, tile)
    if state.ask is Ask.FIRST:
        return refuse(Reason.CHANCE_DECIDES, "SET-2")
    if state.ask is Ask.DRAW:
        return refuse(Reason.CHANCE_DECIDES, "RND-1")
    match action:
        case Choose(stack):
            return _why_not_choose(state, stack)
        case Hide(tile):
            return _why_not_hide(state, tile)
        case Take(tile):
            return _why_not_take(state, tile)
        case TakeHidden():
            return _why_not_hidden(state)
        case Name(seat):
            return _why_not_name(state, seat)
        case _:
            assert_never(action)


def _why_not_draw(state: State, tile: Tile) -> Refused:
    """CHN-2: a tile of the stack that was chosen, as long as there is a copy."""
    if state.ask is not Ask.DRAW or state.stack is None:
        return refuse(Reason.NOT_ASKED, "RND-1")
    name = TILE_NAMES[tile]
    if stack_of(tile) is not state.stack:
        return refuse(Reason.NOT_IN_STACK, "RND-1", tile=name, stack=STACK_NAMES[state.stack])
    return refuse(Reason.ALL_DRAWN, "SET-1", tile=name, copies=str(state.tiles.copies[tile]))


def _why_not_choose(state: State, stack: Stack) -> Refused:
    """RND-1: one stack a round, one that can still be drawn from."""
    if state.ask is not Ask.STACK:
        current = "" if state.stack is None else STACK_NAMES[state.stack]
        return refuse(Reason.CHOSEN_ALREADY, "RND-1", stack=current)
    return refuse(Reason.STACK_EMPTY, "RND-6", stack=STACK_NAMES[stack])


def _why_not_hide(state: State, tile: Tile) -> Refused:
    """TWO-2: the chooser of two players lays one of three tiles face down."""
    if not state.is_for_two():
        return refuse(Reason.NOT_FOR_MANY, "TWO-2")
    if state.ask is not Ask.HIDE:
        return refuse(*_ASKED[state.ask])
    return _not_offered(state, tile)


def _why_not_take(state: State, tile: Tile) -> Refused:
    """RND-2 and TWO-3: one of the tiles that are there, when it is one's turn to take."""
    if state.ask is not Ask.TAKE:
        return refuse(*_ASKED[state.ask])
    return _not_offered(state, tile)


def _why_not_hidden(state: State) -> Refused:
    """TWO-3: only a tile that lies face down can be taken unseen."""
    if not state.is_for_two():
        return refuse(Reason.NOT_FOR_MANY, "TWO-2")
    if state.ask is not Ask.TAKE:
        return refuse(*_ASKED[state.ask])
    return refuse(Reason.NOTHING_HIDDEN, "TWO-4")


def _why_not_name(state: State, seat: Seat) -> Refused:
    """RND-2: somebody who has no tile yet, after one's own was taken."""
    if state.is_for_two():
        return refuse(Reason.NOT_FOR_TWO, "TWO-6")
    if state.ask is not Ask.NAME:
        return refuse(*_ASKED[state.ask])
    if seat not in state.seats():
        return _no_such_seat(seat, "RND-2")
    return refuse(Reason.HAS_TILE, "RND-2", seat=SEATS[seat])


def _not_offered(state: State, tile: Tile) -> Refused:
    rule = "TWO-3" if state.is_for_two() else "RND-2"
    offered = " ".join(TILE_NAMES[one] for one in dict.fromkeys(state.offer) if one is not None)
    return refuse(Reason.NOT_OFFERED, rule, tile=TILE_NAMES[tile], offered=offered)


def _no_such_seat(seat: Seat, rule: str) -> Refused:
    return refuse(Reason.NO_SUCH_SEAT, rule, seat=SEATS[seat])
