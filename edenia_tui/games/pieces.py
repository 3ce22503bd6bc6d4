"""Pieces that choices can be sorted by; a game whose players have numbered ones has one of these."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from edenia_tui.language.listener import Listener

S = TypeVar("S")
A = TypeVar("A")


class PiecesOf(msgspec.Struct, Generic[S, A], frozen=True, kw_only=True):
    """The numbered pieces of whoever acts."""

    numbers: range
    """The numbers that can be asked for."""
    is_about: Callable[[S, A, int], bool]
    """Tells whether a choice is about a piece."""
    name: Callable[[Listener, S, int], str]
    """Speaks of a piece."""


Pieces = PiecesOf[Any, Any]
"""The pieces of any game."""
