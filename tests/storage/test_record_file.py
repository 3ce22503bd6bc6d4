"""Games on disk: they only grow, belong to one program, and survive what disks do."""

import asyncio
import errno
import os
import subprocess
import sys
from datetime import datetime, tzinfo
from io import FileIO
from pathlib import Path
from typing import ClassVar

import filelock
import pytest

from edenia_tui.commands.records import find_game
from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.save_errors import InUse, NotFound, NotKept
from rules.edenia.game import EDENIA
from rules.edenia.state import COLOURS
from rules.kernel.refused import Unreadable
from tests.library import begin, library, open_file, paths, read_file
from tests.table.company import TWO, Diary, bot_room, play_bots, sitters, text_of
from tests.table.peeking import record_of, state_of

FULL = 600
"""How many bytes the full disk of these tests holds."""


class FullDisk(FileIO):
    """A file on a disk with little room: it takes what fits, then fails."""

    room = FULL

    def write(self, data: object) -> int:
        """Write as much as there is room for."""
        taken = bytes(data)[: max(0, self.room - self.tell())]  # type: ignore[call-overload]
        if not taken:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(taken)


def write_file(text: str, name: str = "game") -> Path:
    """Put a file into the library."""
    path = library().folder / f"{name}.record"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def latest_unfinished() -> Path | None:
    """Tell which file would be resumed."""
    found = library().latest_unfinished()
    return None if found is None else found.path


def test_a_torn_line_does_not_count() -> None:
    """It is dropped and told when opening; the file changes only when the next line is written."""
    record = record_of(play_bots(TWO, 1))
    text = text_of(record)
    lines = text.splitlines(keepends=True)
    whole = "".join(lines[:20])
    torn = lines[20].rstrip("\n")
    path = write_file(whole + torn)
    keeper, saved = open_file(path)
    assert keeper.torn == torn
    assert saved.record.actions == record.actions[: len(saved.record.actions)]
    assert path.read_text("utf-8") == whole + torn
    asyncio.run(keeper.append("#"))
    assert path.read_text("utf-8") == f"{whole}#\n"
    asyncio.run(keeper.append(torn))
    keeper.close()
    assert path.read_text("utf-8") == f"{whole}#\n{torn}\n"
    assert read_file(path).record.actions == record.actions[: len(saved.record.actions) + 1]


def test_every_cut_of_a_file_loads_or_has_no_header() -> None:
    """Wherever a file is cut off, what remains is a beginning of the game."""
    record = record_of(play_bots(TWO, 1))
    data = text_of(record).encode()
    header = data.index(b"moves\n") + len(b"moves\n")
    path = write_file("")
    for end in [*range(0, header + 200, 7), len(data)]:
        path.write_bytes(data[:end])
        if end < header:
            with pytest.raises(Unreadable):
                read_file(path)
        else:
            actions = read_file(path).record.actions
            assert actions == record.actions[: data[header:end].count(b"\n")]


def test_two_programs_cannot_write_one_game() -> None:
    """The second one is told, in this process and from another; the first closes, it may go on."""
    keeper, _ = begin("edenia", TWO, sitters(TWO))
    with pytest.raises(InUse, match="another program"):
        open_file(keeper.path)
    probe = (
        "import sys; from pathlib import Path\n"
        "from edenia_tui.storage.files.record_file import RecordFile\n"
        "try: RecordFile.open(Path(sys.argv[1]), ())\n"
        "except Exception as error: print(type(error).__name__)"
    )
    command = [sys.executable, "-c", probe, str(keeper.path)]
    run = subprocess.run(command, capture_output=True, check=True, text=True)
    assert run.stdout == "InUse\n"
    assert read_file(keeper.path).record.actions == ()
    keeper.close()
    again, _ = open_file(keeper.path)
    again.close()


def test_a_lock_leaves_nothing_behind() -> None:
    """The file itself is locked, whatever it is called."""
    keeper, _ = begin("edenia", TWO, sitters(TWO))
    assert list(library().folder.iterdir()) == [keeper.path]
    link = keeper.path.with_name("link.record")
    link.symlink_to(keeper.path)
    with pytest.raises(InUse):
        open_file(link)
    keeper.close()
    open_file(link)[0].close()


def test_where_locked_files_cannot_be_read_a_lock_lies_beside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It goes with whoever had it; one that a killed program left there holds nobody up."""
    monkeypatch.setattr(filelock, "has_fcntl", False)
    keeper, _ = begin("edenia", TWO, sitters(TWO))
    lock = keeper.path.with_name(f".{keeper.path.name}.lock")
    assert lock.exists()
    with pytest.raises(InUse):
        open_file(keeper.path)
    assert lock.exists()
    keeper.close()
    assert not lock.exists()
    lock.touch()
    open_file(keeper.path)[0].close()
    assert not lock.exists()


def test_a_full_disk_stops_the_game_and_loses_nothing() -> None:
    """What was told is in the file, what was not kept was not told; with room again, play goes on."""
    created, saved = begin("edenia", TWO, sitters(TWO), 7)
    created.close()
    file = FullDisk(created.path, "r+")
    keeper = RecordFile(created.path, file, COLOURS)
    room, diary = bot_room(TWO, 7, keeper, saved.record), Diary()
    room.attach(diary)
    with pytest.raises(NotKept, match="No space left"):
        asyncio.run(room.run())
    assert 0 < len(diary.told) == len(record_of(room).actions)
    assert read_file(created.path).record == record_of(room)
    assert keeper.path.read_bytes().endswith(b"\n")
    file.room = 1 << 20
    asyncio.run(room.run())
    keeper.close()
    assert room.is_over
    assert len(diary.told) == len(record_of(room).actions)
    assert read_file(created.path).state == state_of(room)


def test_what_could_not_be_taken_back_is_cut_before_the_next_line() -> None:
    """Even a disk that refuses to shorten the file leaves no half line in the middle of it."""
    created, _ = begin("edenia", TWO, sitters(TWO))
    created.close()
    before = created.path.read_bytes()

    class Stuck(FullDisk):
        """Will not be shortened."""

        stuck = True

        def truncate(self, size: int | None = None) -> int:
            """Refuse."""
            if self.stuck:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            return super().truncate(size)

    file = Stuck(created.path, "r+")
    file.room = len(before) + 3
    keeper = RecordFile(created.path, file, COLOURS)
    with pytest.raises(NotKept):
        asyncio.run(keeper.append("first red"))
    assert created.path.read_bytes() == before + b"fir"
    file.stuck, file.room = False, 1000
    asyncio.run(keeper.append("#"))
    keeper.close()
    assert created.path.read_bytes() == before + b"#\n"


def test_every_line_is_flushed_to_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that the disk does not confirm is not kept."""
    keeper, _ = begin("edenia", TWO, sitters(TWO))

    def fail(handle: int) -> None:
        raise OSError(errno.EIO, f"no answer from {type(handle).__name__}")

    monkeypatch.setattr(os, "fsync", fail)
    before = keeper.path.read_bytes()
    with pytest.raises(NotKept):
        asyncio.run(keeper.append("first red"))
    keeper.close()
    assert keeper.path.read_bytes() == before


@pytest.mark.parametrize("text", ["", "  ", "skip\nskip", "skip\n"])
def test_only_single_lines_are_appended(text: str) -> None:
    """Nothing that would read as no line or as several gets into the file."""
    keeper, _ = begin("edenia", TWO, sitters(TWO))
    with pytest.raises(ValueError, match="not one line"):
        asyncio.run(keeper.append(text))
    keeper.close()


def test_a_folder_that_cannot_be_written_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message names the file and the reason."""
    monkeypatch.setenv("EDENIA_DATA", os.devnull)
    with pytest.raises(NotKept, match=r"games.*Not a directory"):
        begin("edenia", TWO, sitters(TWO))
    assert library().summaries() == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder() -> None:
    """No game begins where nothing may be written."""
    folder = library().folder
    folder.mkdir(parents=True)
    folder.chmod(0o500)
    with pytest.raises(NotKept, match="Permission denied"):
        begin("edenia", TWO, sitters(TWO))


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.EPERM])
def test_a_file_that_may_not_be_written(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Permission denied and read-only disks are told in the system's words; looking is still possible."""
    path = write_file(text_of(record_of(play_bots(TWO, 1))))
    before = path.read_bytes()

    def forbid(file: Path, *_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number), str(file))

    monkeypatch.setattr("edenia_tui.storage.files.record_file.FileIO", forbid)
    monkeypatch.setattr("edenia_tui.storage.files.record_file.open_plain", forbid)
    with pytest.raises(NotFound, match=os.strerror(number)):
        open_file(path)
    with pytest.raises(NotKept, match=os.strerror(number)):
        begin("edenia", TWO, sitters(TWO))
    assert EDENIA.outcome(read_file(path).state) is not None
    assert path.read_bytes() == before


def test_a_clock_that_goes_backwards_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games begun at a time that has been before get files of their own, and old ones stay."""

    class Clock(datetime):
        """Goes back a second each time it is asked, and then stands still."""

        seconds: ClassVar[list[int]] = [3, 2, 1, 1, 2]

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> "Clock":
            """Tell the next time."""
            return cls(2025, 3, 9, 18, 5, cls.seconds.pop(0), tzinfo=tz)

    monkeypatch.setattr("edenia_tui.storage.files.library.datetime", Clock)
    names = []
    for seed in range(5):
        keeper, _ = begin("edenia", TWO, sitters(TWO), seed)
        asyncio.run(keeper.append("# mine"))
        keeper.close()
        names.append(keeper.path.stem)
    assert names == [f"2025-03-09-18-05-0{end}" for end in ("3", "2", "1", "1-2", "2-2")]
    assert {read_file(path).seed for path in paths()} == set(range(5))


def test_a_game_is_found_by_its_name_or_its_path(tmp_path: Path) -> None:
    """A name of the library wins; anything else is taken as a path."""
    path = write_file("", "2025-03-09-18-05-41")
    assert find_game("2025-03-09-18-05-41").path == path
    assert find_game(str(path)).path == path
    assert find_game("other").path == Path("other")
    assert find_game(f"../games/{path.stem}").path == Path(f"../games/{path.stem}")
    assert find_game(str(tmp_path)).path == tmp_path


def test_a_disk_without_room_for_the_header_leaves_no_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game that cannot begin leaves nothing behind."""
    monkeypatch.setattr(FullDisk, "room", 10)
    monkeypatch.setattr("edenia_tui.storage.files.record_file.FileIO", FullDisk)
    with pytest.raises(NotKept, match="No space left"):
        begin("edenia", TWO, sitters(TWO))
    assert list(library().folder.iterdir()) == []


def test_games_begun_in_the_same_second_have_files_of_their_own() -> None:
    """Nothing is ever written over."""
    keepers = [begin("edenia", TWO, sitters(TWO))[0] for _ in range(5)]
    for keeper in keepers:
        keeper.close()
    assert len({keeper.path for keeper in keepers}) == library().count() == 5


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """Both looking at and taking up a game that is not there say which."""
    for take in (open_file, read_file):
        with pytest.raises(NotFound, match="nowhere"):
            take(tmp_path / "nowhere.record")


def test_bytes_that_are_no_text_are_named_with_their_line() -> None:
    """Invalid UTF-8 is an unreadable line, and the file is let go."""
    path = write_file("")
    path.write_bytes(b"edenia-record 1\ngame \xff\n")
    for take in (read_file, open_file, open_file):
        with pytest.raises(Unreadable) as caught:
            take(path)
        assert caught.value.line == 2


def test_the_latest_unfinished_game_is_the_one_played_last() -> None:
    """Finished and unreadable games are passed over, and playing an older game makes it the latest."""
    assert latest_unfinished() is None
    whole = text_of(record_of(play_bots(TWO, 1)))
    part = "".join(whole.splitlines(keepends=True)[:20])
    files = [
        write_file(text, name)
        for name, text in (("a", part), ("b", part), ("c", whole), ("d", "hello\n"))
    ]
    for when, path in enumerate(files, 1):
        os.utime(path, ns=(when, when))
    assert latest_unfinished() == files[1]
    assert paths() == files[::-1]
    assert [bool(game.problem) for game in library().summaries()] == [True, False, False, False]
    keeper, _ = open_file(files[0])
    asyncio.run(keeper.append("# still here"))
    keeper.close()
    assert latest_unfinished() == files[0]
