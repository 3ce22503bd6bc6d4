"""Cups, heard and compared with the rules."""

import re
from dataclasses import dataclass, field

from rules.kernel.seat import Seat
from tests.games.cups.rules.state import DICE, Bid, Options, State
from tests.line.sentences import Heard, Sentences


@dataclass
class Table:
    """Everything public when a turn begins."""

    left: list[int] = field(default_factory=list)
    bid: Bid | None = None
    active: int = 0
    round: int = 1
    winner: int | None = None


class CupsHeard:
    """Hears a game and keeps its table."""

    def __init__(self, options: Options, names: tuple[str, ...], own: Seat | None) -> None:
        """Begin with all dice."""
        self._own = own
        self._names = {name: Seat(seat) for seat, name in enumerate(names)}
        self._table = Table([DICE] * options.players)
        self._told: dict[int, int] = {}
        self._understood = Sentences(self._sentences(), names)

    def hear(self, sentence: str) -> None:
        """Take in one sentence."""
        self._understood.hear(sentence)

    def check(self, state: State) -> None:
        """Compare the table."""
        winner = None if state.outcome is None else state.outcome.winners[0]
        expected = Table([*state.left], state.bid, state.active, state.round, winner)
        assert self._table == expected

    def check_points(self, scores: tuple[int, ...]) -> None:
        """Compare the dice that the end of the game told."""
        assert self._told == dict(enumerate(scores))

    def _sentences(self) -> dict[str, Heard]:
        return {
            r"WHO begins?\.": self._nothing,
            r"Dice: .+\.": self._nothing,
            r"Round (?P<round>\d+), (?:(?P<whose>NAME)'s|your) turn\.": self._turn,
            r"WHO bids? (?P<count>\d+) times (?P<face>\d)\.": self._bid,
            r"WHO doubts?\.": self._nothing,
            r"WHO shows? .+\.": self._nothing,
            r"There are \d+: (?:WHO loses|you lose) a die, (?P<left>\d) left\.": self._lose,
            r"WHO wins?, the last one with dice \(END-1\)\.": self._win,
            r"WHO (?:has|have) (?P<dice>\d+) (?:die|dice)\.": self._count,
        }

    def _turn(self, heard: re.Match[str]) -> None:
        self._table.active = self._seat(heard["whose"])
        self._table.round = int(heard["round"])

    def _bid(self, heard: re.Match[str]) -> None:
        seat = self._seat(heard["who"])
        self._table.bid = Bid(seat, int(heard["count"]), int(heard["face"]))

    def _lose(self, heard: re.Match[str]) -> None:
        self._table.left[self._seat(heard["who"])] = int(heard["left"])
        self._table.bid = None

    def _win(self, heard: re.Match[str]) -> None:
        self._table.winner = self._seat(heard["who"])

    def _count(self, heard: re.Match[str]) -> None:
        self._told[self._seat(heard["who"])] = int(heard["dice"])

    def _nothing(self, heard: re.Match[str]) -> None:
        """What changes nothing that is public."""

    def _seat(self, name: str | None) -> Seat:
        if name is None or name.lower() == "you":
            assert self._own is not None
            return self._own
        return self._names[name]
