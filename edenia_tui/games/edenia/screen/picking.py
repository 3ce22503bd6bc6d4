"""Choices by their sheep, side or path: how keys and clicks pick one."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from edenia_tui.games.told import PickKeys
from rules.edenia.actions import Action
from rules.edenia.galaxy import EAST, NORTH, PATHS, SOUTH, WEST

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
