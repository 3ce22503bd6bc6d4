"""Cups as the tests of every game know it."""

from pathlib import Path
from random import Random
from typing import Final

from rules.kernel.seat import Seat
from tests.games.cups.entry import ENTRY
from tests.games.cups.parity import CupsHeard
from tests.games.cups.rules.game import CUPS
from tests.games.cups.rules.state import Action, Event, Lost, Options, Said, State, TurnBegan
from tests.games.under_test import GameUnderTest
from tests.line.line_game import LineGame, Setting
from tests.line.recital import Parity, Recital
from tests.rules.row import AnyRow, Row

_HERE: Final = Path(__file__).parent
_ODD: Final = ("doubt", "first ash", *(f"count {number}" for number in range(1, 500)))


def _row(name: str, options: Options, seed: int) -> Row[Options, State, Action, Event]:
    return Row(
        name=name,
        game=CUPS,
        options=options,
        state_type=State,
        action_type=Action,
        event_type=Event,
        round_of=lambda state: state.round,
        code=_HERE / "rules",
        tests=_HERE,
        odd=_ODD,
        seed=seed,
    )


_ROWS: tuple[AnyRow, ...] = (_row("2", Options(2), 1), _row("3", Options(3, Seat(1)), 2))


def _odd_commands(_: State, rng: Random) -> list[str]:
    number = rng.randrange(1, 12)
    return ["doubt", "roll 3", "first elm", f"count {number}", f"face {rng.randrange(1, 7)}"]


_LINE: Final = LineGame(
    name="cups",
    settings=(
        Setting(Options(2)),
        Setting(Options(3), 2, ("Ann", "Ben", "")),
        Setting(Options(2), 2, ("Élodie", "Zoé")),
    ),
    arguments={
        "who": ("elm", "oak", "me", "x", "elm x"),
        "score": ("elm", "oak", "me", "x"),
        **dict.fromkeys(("board", "look", "status", "turn"), ("x",)),
    },
    alone=(),
    garbage=("count " * 3_000, "count", "count x", "count 0", "face", "face 7", "doubt it", "roll"),
    odd_commands=_odd_commands,
    two_players=lambda first: Options(2, first),
    asks=frozenset({"count", "face"}),
    passing="doubt",
)

_PARITY: Final = Parity(
    recitals=(
        Recital("cups", CupsHeard, Options(2), 1, None, 10),
        Recital("cups", CupsHeard, Options(2), 2, Seat(1), 10),
        Recital("cups", CupsHeard, Options(3), 3, Seat(0), 15),
    ),
    events=Event,
    silent=(Said, Lost, TurnBegan),
)

GAME: Final = GameUnderTest(ENTRY, _ROWS, _LINE, _PARITY)
