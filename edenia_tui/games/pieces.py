"""Pieces that choices can be sorted by; a game whose players have numbered ones has one of these."""

from typing import Any, Protocol

from edenia_tui.language.listener import Listener


class Pieces(Protocol):
    """The numbered pieces of whoever acts."""

    @property
    def numbers(self) -> range:
        """The numbers that can be asked for."""

    def is_about(self, view: Any, action: Any, number: int) -> bool:
        """Tell whether a choice is about a piece."""

    def name(self, listener: Listener, view: Any, number: int) -> str:
        """Speak of a piece."""
