"""Choices by their sheep, side or path: how they are grouped, and how keys and clicks pick one."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.actions import describe
from edenia_tui.games.told import GroupOf, PickKeys
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import capital
from rules.edenia.actions import Action
from rules.edenia.galaxy import EAST, NORTH, PATHS, SOUTH, WEST
from rules.edenia.places import sheep_of
from rules.edenia.state import State

_SIDES: Final = {"shift+up": NORTH, "shift+right": EAST, "shift+down": SOUTH, "shift+left": WEST}
_PATHS: Final = dict(zip("snm", PATHS, strict=True))
_TRAITS: Final = ("sheep", "side", "path")

KEYS: Final = (
    PickKeys(("1", "2", "3"), "key-sheep", "1 2 3"),
    PickKeys((*_SIDES,), "key-side", "Shift+arrows"),
    PickKeys((*_PATHS,), "key-path", "s n m"),
)


class Wish(NamedTuple):
    """A choice of this sheep, side or path."""

    trait: str
    wanted: int


def wish_of_key(key: str) -> Wish:
    """Tell what a key asks for."""
    if key in _SIDES:
        return Wish("side", _SIDES[key])
    return Wish("path", _PATHS[key]) if key in _PATHS else Wish("sheep", int(key))


def pick(legal: Sequence[Action], considered: Action | None, wish: Wish) -> Action | None:
    """Find the choice of a trait that is most like the one considered; None when there is none."""
    fits = [action for action in legal if getattr(action, wish.trait, None) == wish.wanted]

    def likeness(action: Action) -> tuple[bool, int]:
        same = sum(
            getattr(action, other, None) == getattr(considered, other, None) for other in _TRAITS
        )
        return type(action) is type(considered), same

    return max(fits, key=likeness, default=None)


def grouped(listener: Listener, view: State, legal: Sequence[Action]) -> list[GroupOf[Action]]:
    """List the choices in words, those of each sheep together, artefacts and the rest after them."""
    groups: dict[str, list[tuple[str, Action]]] = {}
    for action in sorted(legal, key=_place):
        heading = _heading(listener, view, action)
        groups.setdefault(heading, []).append((describe(listener, view, action), action))
    return list(groups.items())


def _is_artefact(action: Action) -> bool:
    return type(action).__name__.startswith("Play")


def _place(action: Action) -> tuple[bool, int]:
    """Order the groups; within one, choices stay as they are."""
    if _is_artefact(action):
        return True, 0
    return not hasattr(action, "sheep"), getattr(action, "sheep", 1)


def _heading(listener: Listener, view: State, action: Action) -> str:
    if _is_artefact(action):
        return listener.say("screen-artefacts")
    if not hasattr(action, "sheep"):
        return listener.say("screen-others")
    name = nouns.sheep(listener, sheep_of(view.active, action.sheep))
    return capital(name)
