"""The games under test: those of the table, then guests, which are on the table for their tests alone.

A game is added by adding a folder with `under_test.py` beside this file.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from edenia_tui.games.registry import GAMES, add, remove
from tests.games.under_test import GameUnderTest

_HERE: Final = Path(__file__).parent
_NAME: Final = "under_test"


def _found() -> Iterator[GameUnderTest]:
    for path in sorted(_HERE.glob(f"*/{_NAME}.py")):
        game: GameUnderTest = import_module(f"tests.games.{path.parent.name}.{_NAME}").GAME
        yield game


def _place(game: GameUnderTest) -> int:
    names = [*GAMES]
    return names.index(game.entry.name) if game.entry.name in names else len(names)


UNDER_TEST: Final = tuple(sorted(_found(), key=_place))
ENTRIES: Final = tuple(game.entry for game in UNDER_TEST)
GUESTS: Final = tuple(entry for entry in ENTRIES if entry.name not in GAMES)
LINE_GAMES: Final = tuple(game.line for game in UNDER_TEST)

every_game: Final = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
"""Runs a test for each game, guests included."""


@contextmanager
def guests_of(test: str) -> Iterator[None]:
    """Put the guests on the table that the name of a test names, for as long as it runs."""
    with ExitStack() as leaving:
        for entry in GUESTS:
            if entry.name in test:
                add(entry)
                leaving.callback(remove, entry)
        yield
