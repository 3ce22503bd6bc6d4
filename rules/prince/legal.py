"""Everything that may be done now, as a list.

Rule of the file: this list is the whole truth; `apply` takes what is on it and nothing else.
"""

from rules.kernel.memo import remember_last
from rules.prince.actions import Action, Choose, Draw, First, Hide, Name, Take, TakeHidden
from rules.prince.pool import unseen
from rules.prince.state import Ask, State
from rules.prince.tiles import NO_TILE, STACKS

_STACK, _TAKE, _NAME, _HIDE = Ask.STACK, Ask.TAKE, Ask.NAME, Ask.HIDE
_CHOICES = tuple(Choose(stack) for stack in STACKS)
_HIDDEN = TakeHidden()


@remember_last
def legal(state: State) -> tuple[Action, ...]:
    """List the actions `apply` accepts; RND-5: nobody may pass."""
    ask = state.ask
    if ask is _TAKE:  # RND-2, RND-4, TWO-3, TWO-4
        takes = tuple([Take(tile) for tile in dict.fromkeys(state.offer) if tile is not None])
        return takes if state.down == NO_TILE else (*takes, _HIDDEN)
    if ask is _NAME:  # RND-2
        return tuple([Name(seat) for seat in state.seats() if seat not in state.served])
    if ask is _STACK:  # RND-1
        return tuple([_CHOICES[stack] for stack in STACKS if state.draws[stack]])
    if ask is _HIDE:  # TWO-2
        return tuple([Hide(tile) for tile in dict.fromkeys(state.offer) if tile is not None])
    return tuple([action for action, _ in chances(state)])


@remember_last
def chances(state: State) -> tuple[tuple[Action, int], ...]:
    """CHN-1 and CHN-2: every seat, and every tile that has not been drawn, is as likely as another."""
    if state.ask is Ask.DRAW and state.stack is not None:
        return tuple([(Draw(tile), count) for tile, count in unseen(state, state.stack)])
    if state.ask is Ask.FIRST:
        return tuple((First(seat), 1) for seat in state.seats())
    return ()
