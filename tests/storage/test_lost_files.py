"""A record that is removed, replaced or changed while its game is played: noticed, and written anew."""

import asyncio
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from edenia_tui.storage.files import record_file
from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.library import Loss, Moved, Opened
from edenia_tui.storage.save_errors import NotKept
from tests.library import library, open_file, read_file
from tests.table.company import TWO, sitters

Harm = Callable[[Path], object]
SPOILED = b"edenia-record 2\n"


def replaced(path: Path) -> None:
    """Put a file of the same content in its place, as an editor does that keeps a copy."""
    copy = path.with_name("copy")
    shutil.copy2(path, copy)
    copy.replace(path)


def folder_instead(path: Path) -> None:
    """Put a folder in its place."""
    path.unlink()
    path.mkdir()


def appended(path: Path) -> None:
    """Let another program add a line."""
    with path.open("a") as stream:
        stream.write("# mine\n")


def overwritten(path: Path) -> None:
    """Write as many other bytes, later."""
    path.write_bytes(b"#" * path.stat().st_size)
    os.utime(path, ns=(1, 1))


HARMS: dict[str, tuple[Harm, Loss]] = {
    "removed": (Path.unlink, Loss.GONE),
    "renamed": (lambda path: path.rename(path.with_name("elsewhere")), Loss.GONE),
    "with its folder": (lambda path: shutil.rmtree(path.parent), Loss.GONE),
    "by the same": (replaced, Loss.REPLACED),
    "by a folder": (folder_instead, Loss.REPLACED),
    "emptied": (lambda path: os.truncate(path, 0), Loss.CHANGED),
    "cut short": (lambda path: os.truncate(path, path.stat().st_size - 4), Loss.CHANGED),
    "appended to": (appended, Loss.CHANGED),
    "overwritten": (overwritten, Loss.CHANGED),
}


def play_a_little() -> tuple[Opened, RecordFile, list[Moved]]:
    """Begin a game, with somebody who hears of moves."""
    opened = library().begin("edenia", TWO, sitters(TWO))
    keeper = opened.keeper
    assert isinstance(keeper, RecordFile)
    moves: list[Moved] = []
    keeper.told = moves.append
    asyncio.run(keeper.append("first red"))
    return opened, keeper, moves


@pytest.mark.parametrize("harm", HARMS)
@pytest.mark.parametrize("how", ["the next line", "making sure"])
def test_the_whole_game_goes_to_a_new_file(harm: str, how: str) -> None:
    """At the next line, or before anybody is told that it is saved; play goes on there."""
    opened, keeper, moves = play_a_little()
    first, before = keeper.path, keeper.path.read_bytes()
    do, loss = HARMS[harm]
    do(first)
    left = first.read_bytes() if first.is_file() else None
    if how == "making sure":
        keeper.secure()
    asyncio.run(keeper.append("skip"))
    assert [(move.loss, move.name) for move in moves] == [(loss, f"{first.stem}-2")]
    assert keeper.path == first.with_name(f"{first.stem}-2.record")
    assert keeper.path.read_bytes() == before + b"skip\n"
    assert (first.read_bytes() if first.is_file() else None) == left, "what is there stays"
    assert opened.kept.name == moves[0].name
    assert len(opened.kept.read().record.actions) == 2
    asyncio.run(keeper.append("skip"))
    assert len(moves) == 1
    keeper.close()
    assert len(read_file(keeper.path).record.actions) == 3
    newest = library().summaries(1)[0]
    assert (newest.name, newest.actions) == (keeper.path.stem, 3)


def test_a_new_file_is_written_over_nothing() -> None:
    """The next name that is free is taken."""
    _, keeper, moves = play_a_little()
    taken = keeper.path.with_name(f"{keeper.path.stem}-2.record")
    taken.write_bytes(SPOILED)
    keeper.path.unlink()
    asyncio.run(keeper.append("skip"))
    assert moves[0].name.endswith("-3")
    assert taken.read_bytes() == SPOILED
    keeper.close()


def test_a_file_that_was_only_touched_stays() -> None:
    """Somebody looked at it, or copied it back over itself; nothing is lost."""
    _, keeper, moves = play_a_little()
    data = keeper.path.read_bytes()
    keeper.path.touch()
    asyncio.run(keeper.append("skip"))
    keeper.path.chmod(0o444)
    keeper.secure()
    assert (moves, keeper.path.read_bytes()) == ([], data + b"skip\n")
    keeper.close()


def test_a_torn_line_is_no_loss() -> None:
    """What a crash left behind is cut off in the same file."""
    _, keeper, _ = play_a_little()
    keeper.close()
    path, data = keeper.path, keeper.path.read_bytes()
    path.write_bytes(data + b"ski")
    again, _ = open_file(path)
    again.secure()
    asyncio.run(again.append("skip"))
    again.close()
    assert (again.path, path.read_bytes()) == (path, data + b"skip\n")


@pytest.mark.parametrize("how", ["the next line", "making sure"])
def test_where_nothing_new_can_be_written_it_is_told(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that is gone and cannot be written anew is never said to be kept."""
    _, keeper, moves = play_a_little()
    keeper.path.unlink()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(record_file, "_write_all", full)
    with pytest.raises(NotKept, match="No space left"):
        keeper.secure() if how == "making sure" else asyncio.run(keeper.append("skip"))
    assert moves == []
    assert list(library().folder.glob("*.record")) == []
    monkeypatch.undo()
    asyncio.run(keeper.append("skip"))
    assert len(moves) == 1
    keeper.close()


def test_the_name_of_a_new_record_is_synced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut must not lose the name of a file whose lines are on disk."""
    synced: list[Path | int] = []

    def sync(handle: int) -> None:
        synced.append(os.fstat(handle).st_ino)

    monkeypatch.setattr(os, "fsync", sync)
    opened = library().begin("edenia", TWO, sitters(TWO))
    keeper = opened.keeper
    assert isinstance(keeper, RecordFile)
    folder, file = library().folder.stat().st_ino, keeper.path.stat().st_ino
    assert synced[-2:] == [file, folder], "the lines first, then the name that leads to them"
    assert library().folder.parent.stat().st_ino in synced, "a new folder has a name, too"
    synced.clear()
    keeper.path.unlink()
    asyncio.run(keeper.append("first red"))
    assert folder in synced, "so it is where a game is written anew"
    keeper.close()


def test_a_folder_that_cannot_be_synced_keeps_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told that a game is kept whose name may be lost; no file is left behind."""
    usual = os.fsync

    def sync(handle: int) -> None:
        if os.fstat(handle).st_ino == library().folder.stat().st_ino:
            raise OSError(5, "Input/output error")
        usual(handle)

    monkeypatch.setattr(os, "fsync", sync)
    with pytest.raises(NotKept, match="Input/output error"):
        library().begin("edenia", TWO, sitters(TWO))
    assert list(library().folder.glob("*.record")) == []
