"""Records that ask for too much, and things that only look like records: one line, and nothing waits."""

import os
import time
from pathlib import Path

import pytest

from edenia_tui.commands.surroundings import local_library
from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.outside import limits
from edenia_tui.storage.files.settings_file import SettingsFile
from edenia_tui.storage.saved import read_saved
from edenia_tui.storage.settings import Settings, Trouble
from rules.edenia.game import EDENIA
from rules.kernel.refused import Unreadable
from tests.faults import told
from tests.rules.games import EDENIA_ROWS, record
from tests.table.company import text_of

HEADER = "edenia-record 1\ngame edenia\nseat red A human\nseat green B lamb\nfirst red\nmoves\n"
PLAYED = text_of(record(EDENIA_ROWS[0], 1)).replace("lamb", "human", 1)
ACTIONS = PLAYED.partition("moves\n")[2].count("\n")
ENOUGH = 2.0
"""Seconds of the processor that would be felt."""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (PLAYED + "back 0\nredo\n" * 1000, "more than 100,000 actions taken back and done again"),
        (HEADER + "skip\nback 0\n" * 10_001, "more than 20,000 lines after"),
        (HEADER + "seat green C ewe\n" * 201, "more than 200 seats taken"),
        (HEADER + "skip\nskip\n" * 199 + "back 397\nredo\n" * 9000, None),
        (PLAYED + f"back {ACTIONS - 9}\nredo\n" * 5000, None),
        (HEADER + "skip\n" + "seat green C ewe\n" * 199 + "back 0\nredo\n" * 9000, None),
    ],
    ids=["back and forth", "one", "seats", "tail", "a bit", "seats and back"],
)
def test_a_record_that_asks_for_much_is_read_or_turned_down_soon(
    text: str, reason: str | None
) -> None:
    """Measured by the processor, so that others may be busy."""
    started = time.process_time()
    if reason is None:
        read_saved(text, EDENIA, EDENIA_OPTIONS)
    else:
        with pytest.raises(Unreadable) as caught:
            read_saved(text, EDENIA, EDENIA_OPTIONS)
        assert reason in told(caught.value)
    assert time.process_time() - started < ENOUGH


def test_doing_again_leads_to_the_same_game() -> None:
    """What was remembered is what the rules would have made of it."""
    plain = read_saved(PLAYED, EDENIA, EDENIA_OPTIONS)
    again = read_saved(
        PLAYED + "back 50\nback 20\nback 5\nredo\nredo\nredo\n", EDENIA, EDENIA_OPTIONS
    )
    assert (plain.record, plain.state) == (again.record, again.state)
    assert again.taken_back.again == ()
    assert set(again.taken_back.drawn) > set(plain.taken_back.drawn)


def test_a_folder_of_games_may_hold_anything() -> None:
    """A pipe, a folder, a gigabyte, a link to itself: each is told, the others play on."""
    games = local_library()
    games.keep("good", PLAYED)
    folder = games.folder
    os.mkfifo(folder / "pipe.record")
    (folder / "folder.record").mkdir()
    (folder / "loop.record").symlink_to(folder / "loop.record")
    (folder / "zero.record").symlink_to("/dev/zero")
    with (folder / "huge.record").open("wb") as huge:
        huge.truncate(1 << 30)
    found = games.summaries()
    assert len(found) == games.count() == 6
    assert {one.name for one in found if not one.problem} == {"good"}
    assert games.latest() is not None


@pytest.mark.parametrize("make", ["pipe", "folder", "loop", "huge", "deep"])
def test_settings_that_are_none(make: str, tmp_path: Path) -> None:
    """The usual ones are used, and the reason is told."""
    path = tmp_path / "settings.json"
    match make:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "loop":
            path.symlink_to(path)
        case "huge":
            path.write_bytes(b" " * (limits.SETTINGS + 1))
        case _:
            path.write_bytes(b"[" * (limits.SETTINGS - 1))
    settings, notice = SettingsFile(tmp_path).load()
    assert settings == Settings()
    assert notice is not None
    assert notice.trouble is Trouble.UNREADABLE
    assert notice.reason
