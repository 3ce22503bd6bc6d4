"""Games in a file."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from edenia_tui.arena.ledger import Ledger, Unfit
from edenia_tui.arena.playing import play
from tests.arena.games import contest

SERIES = contest("ewe", "lamb")
SETTINGS = {"bots": ["ewe", "lamb"], "seed": 1}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two games."""
    path = tmp_path / "games.csv"
    with ledger(path) as kept:
        for index in (1, 0):
            kept.add(play(SERIES, index))
    return path


@contextmanager
def ledger(path: Path, **others: object) -> Iterator[Ledger]:
    """Open a file of games, with the usual settings or others."""
    with closing(Ledger(path, SERIES, {**SETTINGS, **others})) as kept:
        yield kept


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    """Everything that is counted is in the file, times included, and at once."""
    game = play(SERIES, 3)
    path = tmp_path / "games.csv"
    with ledger(path) as kept:
        kept.add(game)
        assert len(path.read_text("utf-8").splitlines()) == 3
    with ledger(path) as kept:
        assert kept.games == {3: game}


def test_a_torn_line_is_dropped_wherever_it_tears(path: Path) -> None:
    """A process may be killed in the middle of any write; the file goes on with whole lines."""
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for length in range(0, len(whole) + 1, 7):
        path.write_bytes(whole[:length])
        with ledger(path) as kept:
            assert kept.torn == (length > 0 and whole[length - 1 : length] != b"\n")
            assert len(kept.games) == max(0, whole[:length].count(b"\n") - 2)
        assert path.read_bytes().startswith(b"".join(lines[:2]))
        assert whole.startswith(path.read_bytes())


def test_other_settings_are_refused_by_name(path: Path) -> None:
    """What differs is told, and the file stays as it is."""
    before = path.read_bytes()
    with (
        pytest.raises(Unfit, match="other settings: seed is 1 there, 2 here"),
        ledger(path, seed=2),
    ):
        pass
    with pytest.raises(Unfit, match="box is null there"), ledger(path, box="mine"):
        pass
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", ["dear diary", "index,seed\n1,2\n", "\n"])
def test_other_files_are_left_alone(tmp_path: Path, content: str) -> None:
    """Nobody loses a file by a slip of the hand."""
    path = tmp_path / "diary.txt"
    path.write_text(content, "utf-8")
    with pytest.raises(Unfit, match="no file of edenia arena"), ledger(path):
        pass
    assert path.read_text("utf-8") == content


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("\n1,", "\none,", "line 3: expected a number, found 'one'"),
        ("\n1,", "\n0,", "line 3: game 0 is played by ewe lamb"),
        ("\n1,1,", "\n1,", "line 3: expected 13 columns, found 12"),
        ("index,", "number,", "line 2: these are not the columns"),
        ('{"bots"', '["bots"', "the settings in line 1 cannot be read"),
    ],
)
def test_a_line_that_makes_no_sense_is_told(path: Path, old: str, new: str, message: str) -> None:
    """With its number; nothing is guessed."""
    text = path.read_text("utf-8")
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(Unfit, match=message), ledger(path):
        pass
