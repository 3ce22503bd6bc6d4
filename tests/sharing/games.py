"""Games to hand on, and the tools to look at what came of them."""

import json
from typing import Any, Final

import pyte

from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Listener
from edenia_tui.sharing.asciicast import COLUMNS, ROWS
from edenia_tui.storage.record_text import Header, write_header
from edenia_tui.storage.saved import Saved, read_saved
from edenia_tui.table.seating import Sitter
from rules.edenia.actions import Action
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of
from tests.rules.games import EDENIA_ROWS, EXO_ROWS, record
from tests.rules.row import AnyRow
from tests.table.company import text_of

ENTRY: Final = GAMES["edenia"]
EdeniaSaved = Saved[Options, State, Action]

RESIGNED: Final = """edenia-record 1
game edenia
seat red Ann Lee human
seat green green ewe
rules en no-42
first green
seed 42
moves
go 1 east star
draw +//
skip
seat red Ann Lee lamb
skip
back 2
go 1 south star
draw /+/
seat green Bob human
skip
"""
"""A game with agreed rules in which one resigned, a bot's seat was taken, and something taken back."""
RUNNING: Final = RESIGNED.replace("seat red Ann Lee lamb\n", "").replace(
    "seat green Bob human\n", ""
)
"""A game of one person against a bot that is not over."""


def saved_of(text: str) -> EdeniaSaved:
    """Read a record."""
    return read_saved(text, EDENIA, EDENIA_OPTIONS)


def random_games(seed: int = 1) -> list[EdeniaSaved]:
    """Give a random game for each way to play."""
    return [saved_of(text_of(record(row, seed))) for row in EDENIA_ROWS]


def listener(saved: EdeniaSaved, language: str = "en", seat: Seat | None = None) -> Listener:
    """Give somebody who hears of a game."""
    names = tuple(sitter.name for sitter in saved.seated)
    return Listener(speech_of("edenia", language), names, seat)


def played_back(lines: list[str]) -> tuple[dict[str, Any], pyte.Screen]:
    """Play a cast to its end on a terminal; its header and the last picture."""
    header: dict[str, Any] = json.loads(lines[0])
    screen = pyte.Screen(COLUMNS, ROWS)
    stream = pyte.Stream(screen)
    for line in lines[1:]:
        _, code, data = json.loads(line)
        if code == "o":
            stream.feed(data)
    return header, screen


def exo_text(seed: int, player: str = "lamb") -> str:
    """Write a random game of EXO as it stands in a file; Ann against a lamb, `player` for Ann."""
    return text_of_row(EXO_ROWS[0], GAMES["exo"], seed, player)


def text_of_row(row: AnyRow, entry: Entry, seed: int, player: str = "lamb") -> str:
    """Write a random game for two as it stands in a file; Ann against a lamb, `player` for Ann."""
    played = record(row, seed)
    sitters = (Sitter("Ann", player), Sitter("", "lamb"))
    header = write_header(Header(entry.name, sitters, played.options), entry.options)
    return header + "".join(f"{row.game.write_action(one)}\n" for one in played.actions)
