"""Doing one action: checked against `legal`, then written into a draft of the state."""

from typing import assert_never

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
from rules.edenia.walk import Walker
from rules.kernel.step import Step


def apply(state: State, action: Action) -> Step[State, Event]:
    """Do an action, or refuse it with the reason and its rule."""
    if action not in legal(state):
        raise why_not(state, action)
    draft = Draft(state)
    _do(draft, action)
    if draft.outcome is not None:
        draft.turn = replace(draft.turn, ask=Ask.OVER)
        draft.events.append(Ended(draft.outcome))
    return Step(draft.state(), tuple(draft.events))


def _do(draft: Draft, action: Action) -> None:
    match action:
        case Go():
            moves.go(draft, action)
        case Draw():
            exploring.draw(draft, action.face)
        case Leap():
            Walker.resume(draft).leap()
        case Stop():
            moves.stop(draft)
        case Tunnel():
            moves.take_mouth(draft, action.path)
        case On():
            moves.cross_dwarf(draft)
        case Exit():
            moves.choose_exit(draft, action.side)
        case Roll():
            moves.roll(draft, action.path)
        case TakeClover():
            arriving.take_clover(draft)
        case RaiseFlag():
            arriving.raise_flag(draft)
        case Search():
            arriving.search(draft)
        case Reveal():
            arriving.reveal(draft, action.artefact)
        case Keep():
            arriving.keep(draft, action.artefact)
        case Skip():
            moves.skip(draft)
        case Jump():
            moves.jump(draft, action)
        case End():
            end_turn(draft)
        case Play():
            playing.play(draft, action)
        case PlayJunction():
            playing.junction(draft, action)
        case PlayPocket():
            playing.pocket(draft, action)
        case PlayGromout():
            playing.gromout(draft, action)
        case Lay():
            exploring.lay(draft, action.face)
        case Under():
            exploring.under(draft, action.face)
        case Place():
            playing.place(draft, action.cell)
        case First():
            begin_game(draft, action.seat)
        case _:
            assert_never(action)
