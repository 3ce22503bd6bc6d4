"""What a library holds, told at once."""

import asyncio
import json
import os
from pathlib import Path

import pytest

from edenia_tui.storage.files.kept_file import KeptFile
from edenia_tui.storage.saved import AnySaved
from edenia_tui.storage.slips import Slip
from edenia_tui.table.seating import Sitter
from rules.edenia.game import EDENIA
from rules.kernel.fault import Fault
from tests.library import library, open_file, read_file
from tests.storage.test_record_file import write_file
from tests.table.company import TWO, play_bots, text_of
from tests.table.peeking import record_of


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the names of the games that are read."""
    names: list[str] = []
    usual = KeptFile.read

    def collect(kept: KeptFile) -> AnySaved:
        names.append(kept.name)
        return usual(kept)

    monkeypatch.setattr(KeptFile, "read", collect)
    return names


def fill() -> list[Path]:
    """Put a running, a finished and an unreadable game into the library, the last one played last."""
    whole = text_of(record_of(play_bots(TWO, 1)))
    part = whole[: whole.index("moves\n")] + "first red\nmoves\nskip\n"
    files = [write_file(text, name) for name, text in (("a", part), ("b", whole), ("c", "hello\n"))]
    for when, path in enumerate(files, 1):
        os.utime(path, ns=(when, when))
    return files


def test_a_summary_tells_who_how_far_and_how_it_ended() -> None:
    """The facts are those of the game, those played last come first, and at most so many."""
    fill()
    broken, over, running = library().summaries()
    assert [broken.name, over.name, running.name] == ["c", "b", "a"]
    assert broken.problem == Fault(Slip.NO_RECORD, 1, facts=(("name", "edenia-record"),))
    assert (running.round, running.turn, running.actions) == (1, 1, 1)
    assert running.sitters == (Sitter("Ann", "lamb"), Sitter("Bob", "lamb"))
    assert (running.winners, running.victory, running.problem) == ((), "", "")
    outcome = EDENIA.outcome(read_file(library().folder / "b.record").state)
    assert outcome is not None
    assert (over.winners, over.victory, over.turn) == (outcome.winners, outcome.victory, None)
    assert library().summaries(1) == [broken]


def test_only_what_has_changed_is_read_again(read: list[str]) -> None:
    """A second look reads nothing, a game that was played on is read, one that is gone is forgotten."""
    files = fill()
    first = library().summaries()
    assert read == ["c", "b", "a"]
    assert library().summaries() == first
    assert read == ["c", "b", "a"]
    keeper, _ = open_file(files[0])
    asyncio.run(keeper.append("# still here"))
    keeper.close()
    read.clear()
    assert [game.name for game in library().summaries()] == ["a", "c", "b"]
    assert read == ["a"]
    files[1].unlink()
    assert [game.name for game in library().summaries()] == ["a", "c"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"[]",
        b'{"format": 2, "summaries": []}',
        b'{"format": 1, "summaries": [{"name": "a", "size": 1}]}',
    ],
)
def test_a_broken_file_of_facts_costs_only_time(content: bytes) -> None:
    """Whatever stands in it, the list is right."""
    fill()
    right = library().summaries()
    (library().folder / "summaries.json").write_bytes(content)
    assert library().summaries() == right


def test_facts_about_seats_that_are_not_there_are_dropped() -> None:
    """A file of facts that was tampered with cannot name a player who does not exist."""
    fill()
    right = library().summaries()
    path = library().folder / "summaries.json"
    facts = json.loads(path.read_bytes())
    for summary in facts["summaries"]:
        summary["turn"] = 7
    path.write_text(json.dumps(facts), "utf-8")
    assert library().summaries() == right


def test_where_nothing_can_be_written_the_list_is_still_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A read-only folder is no reason not to list."""
    fill()
    right = library().summaries()
    (library().folder / "summaries.json").unlink()

    def fail(path: Path, data: bytes) -> int:
        raise PermissionError(f"{path.name}: {len(data)}")

    monkeypatch.setattr(Path, "write_bytes", fail)
    assert library().summaries() == right


def test_a_file_that_cannot_be_opened_is_told_and_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the system says is told; once the file can be opened, its facts are."""
    fill()

    def fail(path: Path, _: int) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as forbidden:
        forbidden.setattr("edenia_tui.storage.files.kept_file.read_plain", fail)
        assert {game.problem for game in library().summaries()} == {"Permission denied"}
    assert [game.problem == "" for game in library().summaries()] == [False, True, True]


def test_an_empty_library_has_no_games() -> None:
    """Without a folder there is nothing to list, and none is made."""
    assert library().summaries() == []
    assert not library().folder.exists()
