"""EXO, heard and compared with the rules.

Rule of the file: what is heard is kept as words; a state is put into the same words only to compare.
"""

import re
from dataclasses import dataclass, field

from rules.exo.notation.names import planet_words, square_name
from rules.exo.opening import Options
from rules.exo.state import State
from rules.kernel.seat import Seat
from tests.line.sentences import Heard, Sentences

_PLANET = r"(?P<planet>(?:small|medium|large) (?:blue|red|green) (?:telluric|gaseous|ringed))"
_SQUARE = r"(?P<square>(?:[nsew] \d+ ?){1,2})"
_PLACE = r"(?P<place>[a-f] \d)"
_TOTAL = r"plus (?P<earned>\d+), (?P<points>\d+) points?"


@dataclass
class Table:
    """Everything that lies on the table when a turn begins, in words."""

    universe: dict[str, str] = field(default_factory=dict)
    """What lies on each place that is not empty."""
    galaxies: list[dict[str, str]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    first: int = 0
    active: int = 0
    round: int = 1
    ended: tuple[frozenset[int], str] | None = None
    """The winners, and the rule."""


class ExoHeard:
    """Hears a game and keeps its table; an AssertionError tells where it differs from the rules."""

    def __init__(self, options: Options, names: tuple[str, ...], own: Seat | None) -> None:
        """Begin with nothing but Stars."""
        self._own = own
        self._names = {name: seat for seat, name in enumerate(names)}
        galaxies: list[dict[str, str]] = [{} for _ in range(options.players)]
        self._table = Table(galaxies=galaxies, points=[0] * options.players)
        self._held = ""
        self._told: dict[int, int] = {}
        self._understood = Sentences(self._sentences(), names)

    def hear(self, sentence: str) -> None:
        """Take in one sentence."""
        self._understood.hear(sentence)

    def check(self, state: State) -> None:
        """Compare the table."""
        assert self._table == table_of(state)

    def check_points(self, scores: tuple[int, ...]) -> None:
        """Compare the points that the end of the game told."""
        assert self._told == dict(enumerate(scores))

    def _sentences(self) -> dict[str, Heard]:
        return {
            r"WHO begins?\.": self._begin,
            r"The universe is laid: 27 planets, 7 free\.": self._nothing,
            r"Row (?P<row>[a-f]): (?P<planets>.+)\.": self._lay,
            r"Round (?P<round>\d+), (?:(?P<whose>NAME)'s|your) turn\.": self._turn,
            rf"WHO takes? {_PLANET}, {_PLACE}\.": self._take,
            r"Free: (?P<planets>.+)\.": self._free,
            rf"WHO puts? at {_SQUARE}, {_PLANET}: (?:no new point|{_TOTAL})\.": self._put,
            r"WHO wins?, the most points \((?P<rule>.+)\)\.": self._end,
            r"WHO wins? the tie, most planets beside the Star \((?P<rule>.+)\)\.": self._end,
            r"Shared victory: (?P<names>.+) \((?P<rule>.+)\)\.": self._end_shared,
            r"WHO (?:has|have) (?P<points>\d+) points?, \d beside the Star\.": self._score,
        }

    def _begin(self, heard: re.Match[str]) -> None:
        self._table.first = self._seat(heard["who"])

    def _lay(self, heard: re.Match[str]) -> None:
        for number, planet in enumerate(heard["planets"].split(", "), 1):
            self._table.universe[f"{heard['row']}{number}"] = planet

    def _turn(self, heard: re.Match[str]) -> None:
        self._table.active = self._seat(heard["whose"])
        self._table.round = int(heard["round"])

    def _take(self, heard: re.Match[str]) -> None:
        self._held = self._table.universe.pop(heard["place"].replace(" ", ""))
        assert self._held == heard["planet"]

    def _free(self, heard: re.Match[str]) -> None:
        for told in heard["planets"].split(", "):
            letter, number, planet = told.split(" ", 2)
            assert self._table.universe[letter + number] == planet

    def _put(self, heard: re.Match[str]) -> None:
        seat = self._seat(heard["who"])
        assert self._held == heard["planet"]
        self._table.galaxies[seat][heard["square"].replace(" ", "")] = self._held
        if heard["earned"]:
            self._table.points[seat] += int(heard["earned"])
            assert self._table.points[seat] == int(heard["points"])

    def _end(self, heard: re.Match[str]) -> None:
        self._table.ended = frozenset({self._seat(heard["who"])}), heard["rule"]

    def _end_shared(self, heard: re.Match[str]) -> None:
        winners = frozenset(self._seat(name) for name in heard["names"].split(" and "))
        self._table.ended = winners, heard["rule"]

    def _score(self, heard: re.Match[str]) -> None:
        self._told[self._seat(heard["who"])] = int(heard["points"])

    def _nothing(self, heard: re.Match[str]) -> None:
        """What changes no position."""

    def _seat(self, name: str | None) -> int:
        if name is None or name.lower() == "you":
            assert self._own is not None, "a spectator was called you"
            return self._own
        return self._names[name]


def table_of(state: State) -> Table:
    """Put a state into the words of the listener."""
    outcome = state.outcome
    lying = zip(state.layout.names, state.universe, strict=True)
    return Table(
        universe={name: planet_words(planet) for name, planet in lying if planet >= 0},
        galaxies=[
            {
                square_name(square): planet_words(planet)
                for square, planet in zip(galaxy.squares, galaxy.planets, strict=True)
            }
            for galaxy in state.galaxies
        ],
        points=[galaxy.points for galaxy in state.galaxies],
        first=state.first,
        active=state.active,
        round=state.round,
        ended=None if outcome is None else (frozenset(outcome.winners), outcome.rule),
    )
