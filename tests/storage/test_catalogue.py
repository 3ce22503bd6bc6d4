"""What a shelf holds, told at once."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from edenia_tui.storage.catalogue import Catalogue
from edenia_tui.table.seating import Sitter
from rules.edenia.game import EDENIA
from tests.storage.test_record_file import write_file
from tests.table.company import TWO, EdeniaShelf, play_bots, shelf, text_of


class CountingShelf(EdeniaShelf):
    """A shelf that counts how many files are read."""

    read_files = 0

    def read(self, path: Path) -> Any:
        """Count."""
        self.read_files += 1
        return super().read(path)


def counting() -> CountingShelf:
    """Look at the shelf anew."""
    usual = shelf()
    return CountingShelf(usual.game, usual._options)


def fill() -> list[Path]:
    """Put a running, a finished and an unreadable game on the shelf, the last one played last."""
    whole = text_of(play_bots(TWO, 1).record)
    part = whole[: whole.index("moves\n")] + "first red\nmoves\nskip\n"
    files = [write_file(text, name) for name, text in (("a", part), ("b", whole), ("c", "hello\n"))]
    for when, path in enumerate(files, 1):
        os.utime(path, ns=(when, when))
    return files


def test_a_summary_tells_who_how_far_and_how_it_ended() -> None:
    """The facts are those of the game, those played last come first, and at most so many."""
    fill()
    broken, over, running = Catalogue(shelf()).list_games()
    assert [broken.name, over.name, running.name] == ["c", "b", "a"]
    assert "not a record" in broken.problem
    assert (running.round, running.turn, running.actions) == (1, 1, 1)
    assert running.sitters == (Sitter("Ann", "lamb"), Sitter("Bob", "lamb"))
    assert (running.winners, running.victory, running.problem) == ((), "", "")
    outcome = EDENIA.outcome(shelf().read(shelf().folder / "b.record").state)
    assert outcome is not None
    assert (over.winners, over.victory, over.turn) == (outcome.winners, outcome.victory, None)
    assert Catalogue(shelf()).list_games(1) == [broken]


def test_only_what_has_changed_is_read_again() -> None:
    """A second look reads nothing, a game that was played on is read, one that is gone is forgotten."""
    files = fill()
    first = Catalogue(counting()).list_games()
    later = counting()
    assert Catalogue(later).list_games() == first
    assert later.read_files == 0
    keeper, _ = shelf().open(files[0])
    keeper.append("# still here")
    keeper.close()
    later = counting()
    assert [game.name for game in Catalogue(later).list_games()] == ["a", "c", "b"]
    assert later.read_files == 1
    files[1].unlink()
    assert [game.name for game in Catalogue(shelf()).list_games()] == ["a", "c"]


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
    right = Catalogue(shelf()).list_games()
    (shelf().folder / "summaries.json").write_bytes(content)
    assert Catalogue(shelf()).list_games() == right


def test_facts_about_seats_that_are_not_there_are_dropped() -> None:
    """A file of facts that was tampered with cannot name a player who does not exist."""
    fill()
    right = Catalogue(shelf()).list_games()
    path = shelf().folder / "summaries.json"
    facts = json.loads(path.read_bytes())
    for summary in facts["summaries"]:
        summary["turn"] = 7
    path.write_text(json.dumps(facts), "utf-8")
    assert Catalogue(shelf()).list_games() == right


def test_where_nothing_can_be_written_the_list_is_still_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A read-only folder is no reason not to list."""
    fill()
    right = Catalogue(shelf()).list_games()
    (shelf().folder / "summaries.json").unlink()

    def fail(path: Path, data: bytes) -> int:
        raise PermissionError(f"{path.name}: {len(data)}")

    monkeypatch.setattr(Path, "write_bytes", fail)
    assert Catalogue(shelf()).list_games() == right


def test_a_file_that_cannot_be_opened_is_told_and_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the system says is told; once the file can be opened, its facts are."""
    fill()
    usual = Path.read_bytes

    def fail(path: Path) -> bytes:
        if path.suffix == ".record":
            raise PermissionError(13, "Permission denied", str(path))
        return usual(path)

    monkeypatch.setattr(Path, "read_bytes", fail)
    assert {game.problem for game in Catalogue(shelf()).list_games()} == {"Permission denied"}
    monkeypatch.setattr(Path, "read_bytes", usual)
    assert [game.problem == "" for game in Catalogue(shelf()).list_games()] == [False, True, True]


def test_an_empty_shelf_has_no_games() -> None:
    """Without a folder there is nothing to list, and none is made."""
    assert Catalogue(shelf()).list_games() == []
    assert not shelf().folder.exists()
