"""Sheep by their numbers: which choices are about one of them."""

from typing import Final

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.pieces import PiecesOf
from edenia_tui.language.listener import Listener
from rules.edenia.actions import Action
from rules.edenia.equal_sheep import lowest_equal
from rules.edenia.places import number_of, sheep_of
from rules.edenia.state import FLOCK_SIZE, Ask, State

_NOT_ABOUT_THE_MOVER = (Ask.START, Ask.AFTER, Ask.PLACE)


def _is_about(view: State, action: Action, number: int) -> bool:
    """Tell whether a sheep does it: it or its equal is named, or it is the one that is asked about."""
    named = getattr(action, "sheep", None)
    if named is not None:
        return bool(named == number_of(lowest_equal(view.flock, sheep_of(view.active, number))))
    mover = view.turn.sheep
    is_asked = view.turn.ask not in _NOT_ABOUT_THE_MOVER
    return is_asked and mover is not None and number_of(mover) == number


def _name(listener: Listener, view: State, number: int) -> str:
    """Speak of a sheep of whoever acts."""
    return nouns.sheep(listener, sheep_of(view.active, number))


SHEEP: Final = PiecesOf[State, Action](
    numbers=range(1, FLOCK_SIZE + 1), is_about=_is_about, name=_name
)
