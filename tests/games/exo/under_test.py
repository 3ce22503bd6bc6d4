"""EXO as the tests of every game know it."""

from pathlib import Path
from random import Random
from typing import Any, Final

import rules.exo
import tests.rules.exo
from edenia_tui.games.registry import GAMES
from rules.exo.actions import Action
from rules.exo.content import read_layout
from rules.exo.events import Event, Laid, Placed, Taken
from rules.exo.game import EXO
from rules.exo.opening import Options
from rules.exo.state import State
from rules.kernel.seat import Seat
from tests.games.exo.parity import ExoHeard
from tests.games.under_test import GameUnderTest
from tests.line.line_game import LineGame, Setting
from tests.line.recital import Parity, Recital
from tests.rules.row import AnyRow, Row


def _row(name: str, options: Options, seed: int) -> Row[Options, State, Action, Event]:
    return Row(
        name=name,
        game=EXO,
        options=options,
        state_type=State,
        action_type=Action,
        event_type=Event,
        round_of=lambda state: state.round,
        code=Path(rules.exo.__file__).parent,
        tests=Path(tests.rules.exo.__file__).parent,
        odd=_ODD,
        secrets=False,
        seed=seed,
    )


_ODD = (
    "put star",
    "first vega",
    *(
        f"put {rows}{north}{columns}{east}"
        for rows in "ns"
        for columns in "ew"
        for north in range(1, 14)
        for east in range(1, 14, 2)
    ),
)
"""Squares near and far, and a seat that two players leave empty."""

_STEPS = read_layout("""
    a  o   o   o   o   o   o   o   o   o
    b  o   o   o   o   o   o   o   o   o
    c  o   o   o   o   o   o   o   o   o
""")
"""A universe of nine stacks."""

_ROWS: tuple[AnyRow, ...] = (
    _row("2", Options(2), 1),
    _row("2-stacks", Options(2, Seat(1), _STEPS), 2),
    _row("3", Options(3), 3),
)


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


_LINE: Final = LineGame(
    name="exo",
    settings=(
        Setting(Options(2)),
        Setting(Options(3), 2, ("Ann", "Ben", "")),
        Setting(Options(2), 2, ("Élodie", "Zoé")),
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
    two_players=lambda first: Options(2, first=first),
    asks=frozenset({"take", "put"}),
)

_PARITY: Final = Parity(
    recitals=(
        Recital("exo", ExoHeard, Options(2), 1, None, 26),
        Recital("exo", ExoHeard, Options(2), 2, Seat(1), 26),
        Recital("exo", ExoHeard, Options(3), 3, Seat(0), 27),
        Recital("exo", ExoHeard, Options(3), 4, None, 27),
    ),
    events=Event,
    silent=(Laid, Taken, Placed),
)

GAME: Final = GameUnderTest(GAMES["exo"], _ROWS, _LINE, _PARITY)
