"""Finding a choice by its sheep, side or path: how the keys 1-3, arrows and s, n, m pick one."""

from collections.abc import Sequence
from typing import Any, Final

from edenia_tui.words.edenia import nouns
from edenia_tui.words.game_words import GameWords
from edenia_tui.words.listener import Listener
from rules.edenia.places import sheep_of
from rules.edenia.state import State

_TRAITS: Final = ("sheep", "side", "path")

Group = tuple[str, Sequence[tuple[str, Any]]]


def pick(legal: Sequence[Any], considered: Any, trait: str, wanted: int) -> Any:
    """Find the choice of a trait that is most like the one considered; None when there is none."""
    fits = [action for action in legal if getattr(action, trait, None) == wanted]

    def likeness(action: Any) -> tuple[bool, int]:
        same = sum(
            getattr(action, other, None) == getattr(considered, other, None) for other in _TRAITS
        )
        return type(action) is type(considered), same

    return max(fits, key=likeness, default=None)


def grouped(words: GameWords, listener: Listener, view: State, legal: Sequence[Any]) -> list[Group]:
    """List the choices in words, those of each sheep together, artefacts and the rest after them."""
    groups: dict[str, list[tuple[str, Any]]] = {}
    for action in sorted(legal, key=_place):
        heading = _heading(listener, view, action)
        groups.setdefault(heading, []).append((words.describe(listener, view, action), action))
    return list(groups.items())


def _is_artefact(action: Any) -> bool:
    return type(action).__name__.startswith("Play")


def _place(action: Any) -> tuple[bool, int]:
    """Order the groups; within one, choices stay as they are."""
    if _is_artefact(action):
        return True, 0
    return not hasattr(action, "sheep"), getattr(action, "sheep", 1)


def _heading(listener: Listener, view: State, action: Any) -> str:
    if _is_artefact(action):
        return listener.say("screen-artefacts")
    if not hasattr(action, "sheep"):
        return listener.say("screen-others")
    name = nouns.sheep(listener, sheep_of(view.active, action.sheep))
    return name[:1].upper() + name[1:]
