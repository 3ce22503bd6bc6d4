"""The table of games that the tests of line mode run over; a game is added by adding a row."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules
from rules.exo.opening import Options as ExoOptions
from rules.kernel.seat import Seat
from tests.games.edenia.words import odd_commands


class Setting(NamedTuple):
    """A table that is played at: the options, how many people sit there, and their names."""

    options: Any
    people: int = 1
    names: tuple[str, ...] = ()


class LineGame(NamedTuple):
    """What the tests of line mode need to know of a game."""

    name: str
    settings: tuple[Setting, ...]
    arguments: Mapping[str, tuple[str, ...]]
    """What is typed after each question, sense and nonsense."""
    alone: tuple[str, ...]
    """What is typed without a question: coordinates."""
    garbage: tuple[str, ...]
    """Lines that nearly make sense."""
    odd_commands: Callable[[Any, Random], list[str]]
    """Commands of each kind, without a thought for what is legal."""
    two_players: Callable[[Seat], Any]
    """Options for two, with the one who begins."""
    passing: str = ""
    """The command that somebody who wants to get on does not choose."""

    @property
    def entry(self) -> Entry:
        """The game in the one table."""
        return GAMES[self.name]


def _odd_in_exo(_: Any, rng: Random) -> list[str]:
    planet = "".join(map(rng.choice, ("sml", "brg", "tzo")))
    size, colour = rng.choice(("small", "medium", "large")), rng.choice(("blue", "red", "green"))
    square = rng.choice("ns") + rng.choice("1234") + rng.choice("ew") + rng.choice("1239")
    return [
        *(
            f"take {planet}",
            f"take {size}",
            f"take {size} {colour}",
            f"take {rng.choice('abcdef')}1",
        ),
        *(
            f"put {square}",
            f"put {rng.choice('nsew')}1",
            "put star",
            "put n 1 e 1",
            f"put {planet}",
        ),
        *(f"lay {planet}", "first altair", "first vega", f"take {square}"),
    ]


EDENIA: Final = LineGame(
    name="edenia",
    settings=(
        Setting(Options(2)),
        Setting(Options(4), 2, ("Ann", "Ben", "Bob", "")),
        Setting(Options(3, rules=Rules(Edition.EN, law42=False))),
        Setting(Options(2, rules=Rules(lambs=True)), 2, ("Élodie", "Zoé")),
    ),
    arguments={
        "board": ("full", "x", "full full"),
        "at": ("c2", "b 1", "arridis", "edenia", "hole", "z9", "²"),
        "row": ("1", "3", "5", "9", "x", "²"),
        "col": ("a", "c", "e", "z", "1"),
        "around": ("b1", "c3", "e5", "a1", "z9"),
        "ray": ("b1 east star", "a1 s n", "a1 east meteorite", "d4 in star", "c3 north star", "b1"),
        "find": (
            *("dwarf", "planet", "pad", "relay", "flag"),
            *("sheep", "unexplored", "red", "x", "pad x"),
        ),
        "path": ("1 edenia", "2 c2", "3 e5", "1 hole", "4 a1", "1", "x"),
        "who": ("red", "green", "me", "x", "red x"),
        "have": ("red", "green", "me", "x"),
        "score": ("red", "green", "me", "x"),
        "rim": ("full", "north", "x"),
        "look": ("x",),
        "status": ("x",),
        "turn": ("x",),
        "tokens": ("x",),
    },
    alone=tuple(f"{column}{row}" for column in "abcde" for row in range(1, 6)),
    garbage=(
        *("go " * 3_000, "go", "go 9", "go 1 up", "jump 1", "play", "play no", "keep", "lay"),
        *("place z9", "hole up", "rules LEAP-2"),
    ),
    odd_commands=odd_commands,
    two_players=lambda first: Options(2, first=first),
    passing="skip",
)
EXO: Final = LineGame(
    name="exo",
    settings=(
        Setting(ExoOptions(2)),
        Setting(ExoOptions(3), 2, ("Ann", "Ben", "")),
        Setting(ExoOptions(2), 2, ("Élodie", "Zoé")),
    ),
    arguments={
        "universe": ("full", "f", "a", "z", "full full", "x", "²"),
        "galaxy": ("sirius", "me", "x", "sirius x"),
        "planet": ("1", "7", "99", "f3", "f 3", "sbo", "small blue ringed", "small", "zzz", "²"),
        "lines": ("sirius", "me", "x"),
        "at": ("n1", "n 2 e 1", "f3", "e1", "e 1", "star", "s9w9", "n99", "z9", "²"),
        "find": ("blue", "small ringed", "blue red", "x", "z"),
        "who": ("altair", "sirius", "me", "x", "altair x"),
        "score": ("altair", "sirius", "me", "x"),
        "board": ("x", "full"),
        "look": ("x",),
        "status": ("x",),
        "turn": ("x",),
    },
    alone=("n1", "n2e1", "s1w1", "e 1", "w 2", "n 1 e 1", "f3", "a1", "e6", "f9", "o1"),
    garbage=(
        *("take " * 3_000, "take", "take x", "take sbx", "put", "put up", "put n0", "put n1s1"),
        *("lay", "first", "first red", "take blue blue", "rules LINE-2"),
    ),
    odd_commands=_odd_in_exo,
    two_players=lambda first: ExoOptions(2, first=first),
)
LINE_GAMES: Final = (EDENIA, EXO)
