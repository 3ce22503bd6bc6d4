"""Doing one action: checked against `legal`, then written into a draft of the state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.edenia import arriving, exploring, moves, playing
from rules.edenia.actions import (
    Action,
    Draw,
    End,
    Exit,
    First,
    Go,
    Jump,
    Keep,
    Lay,
    Leap,
    On,
    Place,
    Play,
    PlayGromout,
    PlayJunction,
    PlayPocket,
    RaiseFlag,
    Reveal,
    Roll,
    Search,
    Skip,
    Stop,
    TakeClover,
    Tunnel,
    Under,
)
from rules.edenia.draft import Draft
from rules.edenia.events import Ended, Event
from rules.edenia.legal import legal
from rules.edenia.refusal import why_not
from rules.edenia.state import Ask, State
from rules.edenia.turns import begin_game, end_turn
from rules.kernel.step import Step


def apply(state: State, action: Action) -> Step[State, Event]:
    """Do an action, or refuse it with the reason and its rule."""
    if action not in legal(state):
        raise why_not(state, action)
    draft = Draft(state)
    _DO[type(action)](draft, action)
    if draft.outcome is not None:
        draft.turn = replace(draft.turn, ask=Ask.OVER)
        draft.events.append(Ended(draft.outcome))
    return Step(draft.state(), tuple(draft.events))


def _first(draft: Draft, action: First) -> None:
    begin_game(draft, action.seat)


def _end(draft: Draft, _: End) -> None:
    end_turn(draft)


_DO: dict[type[Action], Callable[[Draft, Any], None]] = {
    Go: moves.go,
    Jump: moves.jump,
    Skip: moves.skip,
    Leap: moves.leap,
    Stop: moves.stop,
    Tunnel: moves.take_mouth,
    On: moves.cross_dwarf,
    Exit: moves.choose_exit,
    Roll: moves.roll,
    Draw: exploring.draw,
    Lay: exploring.lay,
    Under: exploring.under,
    TakeClover: arriving.take_clover,
    RaiseFlag: arriving.raise_flag,
    Search: arriving.search,
    Reveal: arriving.reveal,
    Keep: arriving.keep,
    Play: playing.play,
    PlayJunction: playing.junction,
    PlayPocket: playing.pocket,
    PlayGromout: playing.gromout,
    Place: playing.place,
    End: _end,
    First: _first,
}
"""What each action does; a table, because a long `match` costs more than most actions."""
