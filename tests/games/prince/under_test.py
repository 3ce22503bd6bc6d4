"""The Little Prince as the tests of every game know it."""

from pathlib import Path
from random import Random
from typing import Any, Final

import rules.prince
import tests.rules.prince
from edenia_tui.games.registry import GAMES
from rules.kernel.seat import Seat
from rules.prince.actions import Action
from rules.prince.events import Event, Flipped, Taken
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.state import SEATS, State
from rules.prince.tiles import STACK_NAMES, TILE_NAMES
from tests.games.prince.parity import PrinceHeard
from tests.games.under_test import GameUnderTest
from tests.line.line_game import LineGame, Setting
from tests.line.recital import Parity, Recital
from tests.rules.row import AnyRow, Row


def _row(name: str, options: Options, seed: int) -> Row[Options, State, Action, Event]:
    return Row(
        name=name,
        game=PRINCE,
        options=options,
        state_type=State,
        action_type=Action,
        event_type=Event,
        round_of=lambda state: state.round,
        code=Path(rules.prince.__file__).parent,
        tests=Path(tests.rules.prince.__file__).parent,
        odd=_ODD,
        secrets=options.secret or options.players == 2,
        seed=seed,
    )


_ODD = (
    "take hidden",
    *STACK_NAMES,
    *(f"name {seat}" for seat in SEATS),
    *(f"first {seat}" for seat in SEATS),
    *(f"{verb} {tile}" for verb in ("take", "hide", "draw") for tile in ("c1", "u20", "king")),
)

_ROWS: tuple[AnyRow, ...] = (
    _row("2", Options(2), 1),
    _row("3", Options(3), 2),
    _row("5", Options(5, Seat(4)), 3),
    _row("2-secret", Options(2, secret=True), 4),
    _row("4-secret", Options(4, secret=True), 5),
)


def _odd_in_prince(_: Any, rng: Random) -> list[str]:
    tile = rng.choice(TILE_NAMES)
    return [
        *(f"{verb} {tile}" for verb in ("take", "hide", "draw")),
        *(rng.choice(STACK_NAMES), "take hidden", "take VLL", "take lamppost", "hide LLLF", tile),
        *(f"name {rng.choice(SEATS)}", "first amber", "first topaz", "choose centre"),
    ]


_LINE: Final = LineGame(
    name="prince",
    settings=(
        Setting(Options(2)),
        Setting(Options(3), 2, ("Ann", "Ben", "")),
        Setting(Options(5, secret=True), 1, ("Élodie", "", "Zoé", "", "")),
    ),
    arguments={
        "planet": ("coral", "me", "full", "coral full", "x", "coral x", "²"),
        "offer": ("coral", "me", "x"),
        "stacks": ("x",),
        "tiles": ("centre", "uphill", "character", "rose", "sheep", "2 roses", "x", "R", "²"),
        "find": ("rose", "sheep", "white sheep", "baobab", "x", "S", "centre", "²"),
        "score": ("amber", "coral", "me", "x"),
        "volcanoes": ("x",),
        "secrets": ("x",),
        "who": ("amber", "coral", "me", "x", "amber x"),
        "board": ("x", "full"),
        "look": ("x",),
        "status": ("x",),
        "turn": ("x",),
    },
    alone=("c9", "LLLF", "king", "centre"),
    garbage=(
        *("take " * 3_000, "take", "take x", "take zz9", "hide", "name", "name nobody", "draw"),
        *("first", "first red", "choose", "choose x", "take 2", "rules BAO-1"),
    ),
    odd_commands=_odd_in_prince,
    two_players=lambda first: Options(2, first=first),
    asks=frozenset({"stack", "take"}),
)

_PARITY: Final = Parity(
    recitals=(
        Recital("prince", PrinceHeard, Options(3), 1, None, 16),
        Recital("prince", PrinceHeard, Options(2), 2, Seat(1), 16),
        Recital("prince", PrinceHeard, Options(2, secret=True), 3, Seat(0), 16),
        Recital("prince", PrinceHeard, Options(4, secret=True), 4, Seat(2), 16),
        Recital("prince", PrinceHeard, Options(5), 5, Seat(3), 16),
        Recital("prince", PrinceHeard, Options(5, secret=True), 6, None, 16),
    ),
    events=Event,
    silent=(Taken, Flipped),
)

GAME: Final = GameUnderTest(GAMES["prince"], _ROWS, _LINE, _PARITY)
