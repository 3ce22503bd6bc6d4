"""A finished game, as far as counting needs it."""

import msgspec

from edenia_tui.arena.durations import Durations


class Played(msgspec.Struct, frozen=True):
    """Who won which game, how, and how long it took; seats are counted from 0 round the table."""

    index: int
    seating: tuple[str, ...]
    starter: int
    winners: tuple[int, ...]
    victory: str
    rule: str
    rounds: int
    points: tuple[int, ...]
    actions: int
    seconds: float
    turns: tuple[Durations, ...]
    """By seat: all of its decisions in a round added up."""
    decisions: tuple[Durations, ...]
    """By seat: single decisions that left a choice."""

    def parts(self) -> dict[int, float]:
        """Divide the victory among those who share it."""
        return {winner: 1 / len(self.winners) for winner in self.winners}

    def place(self, seat: int) -> int:
        """Tell when a seat plays in a round, from 0."""
        return (seat - self.starter) % len(self.seating)
