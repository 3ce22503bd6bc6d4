"""However many games are kept, a list, the last one, statistics and the menu open none that is known."""

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from edenia_tui.cli import main
from edenia_tui.language.kept import tell_reading
from edenia_tui.language.speech import speech
from edenia_tui.statistics.career import accounts_of
from edenia_tui.storage.files.kept_file import KeptFile
from edenia_tui.storage.saved import AnySaved
from rules.exo.opening import Options as ExoOptions
from tests.library import begin, library, paths
from tests.storage.test_record_file import write_file
from tests.table.company import TWO, play_bots, sitters, text_of
from tests.table.peeking import record_of

MANY = 60
_opened: list[str] = []
_is_watching = [False]


def _watch(event: str, arguments: tuple[Any, ...]) -> None:
    if _is_watching[0] and event == "open" and str(arguments[0]).endswith(".record"):
        _opened.append(Path(str(arguments[0])).stem)


sys.addaudithook(_watch)


@contextmanager
def opened() -> Iterator[list[str]]:
    """Collect the names of the records that are opened, by whatever means."""
    _opened.clear()
    _is_watching[0] = True
    try:
        yield _opened
    finally:
        _is_watching[0] = False


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the names of the games that are played again."""
    names: list[str] = []
    usual = KeptFile.read

    def read(kept: KeptFile) -> AnySaved:
        names.append(kept.name)
        return usual(kept)

    monkeypatch.setattr(KeptFile, "read", read)
    return names


def fill(number: int = MANY) -> None:
    """Put many finished games into the library, and an unfinished one among the oldest."""
    whole = text_of(record_of(play_bots(TWO, 1)))
    part = whole[: whole.index("moves\n")] + "first red\nmoves\nskip\n"
    for n in range(number):
        path = write_file(part if n == 2 else whole, f"game-{n:04}")
        os.utime(path, ns=(n + 1, n + 1))


ASKING: dict[str, Callable[[], object]] = {
    "latest": lambda: library().latest(),
    "latest unfinished": lambda: library().latest_unfinished(),
    "summaries": lambda: library().summaries(),
    "the last few": lambda: library().summaries(5),
    "of a kind": lambda: library().summaries(kind="edenia"),
    "count": lambda: library().count(),
    "count of a kind": lambda: library().count("exo"),
    "statistics": lambda: accounts_of(library(), None),
    "edenia saves": lambda: CliRunner().invoke(main, ["saves", "--all", "--json"]),
    "edenia stats": lambda: CliRunner().invoke(main, ["stats"]),
}


@pytest.mark.parametrize("asking", ASKING)
def test_what_is_known_is_not_opened(asking: str, played: list[str]) -> None:
    """Once all games were looked at, nothing but the file of facts is read."""
    fill()
    library().summaries()
    played.clear()
    with opened() as names:
        ASKING[asking]()
    assert (names, played) == ([], [])


def test_an_old_library_is_read_once(played: list[str]) -> None:
    """Nothing is known of it; the list of a few games reads those few, and the rest keep their place."""
    fill()
    assert len(library().summaries(5)) == 5
    assert len(played) == 5
    assert library().count() == MANY
    with opened() as names:
        assert library().count("edenia") == MANY
    assert names == []
    assert len(library().summaries()) == MANY
    assert sorted(played) == sorted(path.stem for path in paths())


def test_the_last_unfinished_game_is_sought_from_the_end(played: list[str]) -> None:
    """Games that were played before it are left alone, and those after it are known from then on."""
    fill()
    found = library().latest_unfinished()
    assert found is not None
    assert found.name == "game-0002"
    assert played == [f"game-{n:04}" for n in range(MANY - 1, 1, -1)]
    played.clear()
    assert library().latest_unfinished() is not None
    assert played == []


def test_one_hears_how_far_reading_has_come() -> None:
    """Each game that had to be read is counted, those that are known are not."""
    fill(10)
    library().summaries(3)
    heard: list[tuple[int, int]] = []
    library().summaries(progress=lambda done, of: heard.append((done, of)))
    assert heard == [(n, 7) for n in range(1, 8)]
    library().summaries(progress=lambda done, of: heard.append((done, of)))
    assert len(heard) == 7


def test_what_was_read_is_kept_even_if_nobody_waits_for_the_rest(
    monkeypatch: pytest.MonkeyPatch, played: list[str]
) -> None:
    """Ctrl-C in the middle, or a power cut, costs only the last few."""
    monkeypatch.setattr("edenia_tui.storage.files.summaries._AT_ONCE", 4)
    fill(20)

    def stop(done: int, _: int) -> None:
        if done == 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        library().summaries(progress=stop)
    played.clear()
    library().summaries()
    assert len(played) == 10


def test_a_game_that_is_let_go_is_known(played: list[str]) -> None:
    """How far it has come is kept when it is closed; the next look opens nothing."""
    keeper, _ = begin("edenia", TWO, sitters(TWO))
    for line in ("first red", "skip"):
        asyncio.run(keeper.append(line))
    keeper.close()
    played.clear()
    with opened() as names:
        (game,) = library().summaries()
    assert (names, played) == ([], [])
    assert (game.name, game.actions, game.round, game.turn) == (keeper.path.stem, 2, 1, 1)
    assert not game.is_over


def test_a_game_that_is_imported_is_known(played: list[str]) -> None:
    """So is a what-if that is kept."""
    library().keep("mine", text_of(record_of(play_bots(TWO, 1))))
    played.clear()
    with opened() as names:
        (game,) = library().summaries()
    assert (names, played, game.is_over) == ([], [], True)


def test_changes_by_hand_are_noticed(played: list[str]) -> None:
    """A game that was edited, copied in, replaced or removed; only those are opened."""
    fill(8)
    library().summaries()
    played.clear()
    edited, removed, replaced = (library().folder / f"game-000{n}.record" for n in (3, 4, 5))
    text = edited.read_text("utf-8")
    edited.write_text(text.replace("seat red Ann", "seat red Zoe"), "utf-8")
    removed.unlink()
    replaced.write_text("hello\n", "utf-8")
    write_file(text, "copied")
    found = {game.name: game for game in library().summaries()}
    assert sorted(played) == ["copied", "game-0003", "game-0005"]
    assert found["game-0003"].sitters[0].name == "Zoe"
    assert found["game-0005"].problem
    assert found["copied"].is_over
    assert "game-0004" not in found


def test_what_is_no_file_is_told_and_never_opened() -> None:
    """A folder, a pipe and a link to nowhere may be called like a game."""
    fill(1)
    folder = library().folder
    (folder / "folder.record").mkdir()
    os.mkfifo(folder / "pipe.record")
    (folder / "link.record").symlink_to(folder / "nowhere")
    for _ in range(2):
        games = {game.name: game.problem for game in library().summaries()}
        assert games.keys() == {"game-0000", "folder", "pipe", "link"}
        assert [name for name, problem in games.items() if not problem] == ["game-0000"]
    assert library().latest_unfinished() is None


def test_two_programs_keep_facts_side_by_side() -> None:
    """Whoever writes last wins; what is lost is found out again, and nothing is wrong."""
    fill(6)
    one, other = library(), library()
    half = one.summaries(3)
    whole = other.summaries()
    assert one.summaries() == whole
    assert whole[:3] == half
    assert [file.name for file in library().folder.glob("summaries.json.*")] == []


def test_games_of_every_kind_are_counted() -> None:
    """By their first lines, once."""
    fill(3)
    begin("exo", ExoOptions(2), sitters(TWO))[0].close()
    write_file("edenia-record 1\ngame chess\nmoves\n", "other")
    assert (library().count(), library().count("edenia"), library().count("exo")) == (4, 3, 1)
    with opened() as names:
        assert library().count() == 4
    assert names == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reading_many_games_is_told_now_and_then(language: str) -> None:
    """At the first and at every tenth part; a few games are not worth a word."""
    told: list[str] = []
    hear = tell_reading(speech(language), told.append)
    for done in range(1, 101):
        hear(done, 100)
    assert len(told) == 11
    assert told[-1] == speech(language)("keeping-reading", done=100, all=100)
    told.clear()
    hear(1, 99)
    assert told == []
