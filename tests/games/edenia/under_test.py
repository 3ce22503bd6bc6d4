"""Edenia as the tests of every game know it."""

from pathlib import Path
from typing import Final

import rules.edenia
import tests.rules.edenia
from edenia_tui.games.registry import GAMES
from rules.edenia.actions import Action
from rules.edenia.events import (
    CloverTaken,
    Event,
    FlagRaised,
    Kept,
    Laid,
    Leapt,
    Played,
    Stopped,
    Teleported,
)
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules, State
from rules.kernel.seat import Seat
from tests.games.edenia.parity import EdeniaHeard
from tests.games.edenia.words import odd_commands
from tests.games.under_test import GameUnderTest
from tests.line.line_game import LineGame, Setting
from tests.line.recital import Parity, Recital
from tests.rules.row import AnyRow, Row

ENGLISH: Final = Rules(Edition.EN)


def _row(
    name: str, options: Options, seed: int, rounds: int | None = None
) -> Row[Options, State, Action, Event]:
    return Row(
        name=name,
        game=EDENIA,
        options=options,
        state_type=State,
        action_type=Action,
        event_type=Event,
        round_of=lambda state: state.round,
        code=Path(rules.edenia.__file__).parent,
        tests=Path(tests.rules.edenia.__file__).parent,
        odd=_ODD,
        secrets=not options.rules.lambs,
        seed=seed,
        rounds=rounds,
    )


_ODD = (
    "go 4 east",
    "go 9 in star",
    "go 1 in nebula",
    "jump 7 a1",
    "jump 1 c3",
    "hole in",
    "place a1",
    "place e5",
    "first black",
    "draw b//",
    "keep gromout-7",
    "play gromout",
    "play junction-3",
    "play pocket-red-5",
    "play turbo-9",
    "play junction-3 8 north star",
    "play junction-3 1 in star",
    "play pocket-red-5 6 c3",
    "play gromout c3",
    "reveal turbo-9",
    "lay OOO",
    "under OOO",
)

_ROWS: tuple[AnyRow, ...] = (
    _row("2-fr", Options(2), 11),
    _row("2-en-no-42", Options(2, None, Rules(Edition.EN, law42=False)), 8),
    _row("3-en", Options(3, Seat(1), Rules(Edition.EN)), 32),
    _row("3-lambs", Options(3, None, Rules(lambs=True)), 4),
    _row("4-fr", Options(4), 61),
    _row("4-en", Options(4, None, Rules(Edition.EN)), 58, rounds=20),
)

_LINE: Final = LineGame(
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
    asks=frozenset({"start", "leap", "keep"}),
    passing="skip",
)

_PARITY: Final = Parity(
    recitals=(
        Recital("edenia", EdeniaHeard, Options(2), 1, None),
        Recital("edenia", EdeniaHeard, Options(2), 2, Seat(0)),
        Recital("edenia", EdeniaHeard, Options(2, rules=ENGLISH), 3, Seat(1)),
        Recital("edenia", EdeniaHeard, Options(3), 29, Seat(2)),
        Recital("edenia", EdeniaHeard, Options(3, rules=ENGLISH), 28, None),
        Recital("edenia", EdeniaHeard, Options(4), 6, None),
        Recital("edenia", EdeniaHeard, Options(4, rules=ENGLISH), 7, Seat(3)),
        Recital("edenia", EdeniaHeard, Options(2, rules=Rules(lambs=True)), 8, Seat(0)),
        Recital("edenia", EdeniaHeard, Options(4, rules=Rules(Edition.EN, lambs=True)), 9, None),
    ),
    events=Event,
    silent=(Leapt, CloverTaken, Laid, Stopped, Teleported, FlagRaised, Kept, Played),
)

GAME: Final = GameUnderTest(GAMES["edenia"], _ROWS, _LINE, _PARITY)
