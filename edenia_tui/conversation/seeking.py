"""Finding a place in a game: the turn of a round, an event of a kind."""

from typing import Any

from edenia_tui.conversation.viewpoint import AnyReplay, Viewpoint
from edenia_tui.games.words import GameWords
from edenia_tui.language.folding import folded

Kinds = tuple[type[Any], ...]

_LEAST = 3
"""So many letters of a word for an event are enough, if only one word begins so."""


class Seeking:
    """Looks through one game."""

    def __init__(self, replay: AnyReplay, words: GameWords) -> None:
        """Get ready to look."""
        self._replay = replay
        self._kinds = words.event_kinds

    @property
    def rounds(self) -> int:
        """The last round that was begun; 0 when none was."""
        return self._replay.turns[-1].round if self._replay.turns else 0

    def find_turn(
        self, number: int | None, viewpoint: Viewpoint | None, *, any_seat: bool
    ) -> int | None:
        """Find where a round begins, or the turn of a seat in it; None when there is none."""
        if number is None or (not any_seat and (viewpoint is None or viewpoint.seat is None)):
            return None
        seat = None if any_seat or viewpoint is None else viewpoint.seat
        turn = self._replay.find_turn(number, seat)
        return None if turn is None else turn.point

    def find_kind(self, word: str) -> Kinds:
        """Understand a word for events, cut short or not; empty when it is none."""
        typed = folded(word)
        if typed in self._kinds:
            return self._kinds[typed]
        begun = {kinds for name, kinds in self._kinds.items() if name.startswith(typed)}
        return begun.pop() if len(begun) == 1 and len(typed) >= _LEAST else ()

    def find_event(self, kinds: Kinds, point: int, *, onward: bool) -> int | None:
        """Find the nearest point that an event of one of these kinds led to; None when there is none."""
        seek = self._replay.next_event if onward else self._replay.previous_event
        found = [at for at in (seek(kind, point) for kind in kinds) if at is not None]
        return (min if onward else max)(found, default=None)
