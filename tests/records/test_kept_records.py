"""A kept game opens in every later version: records that earlier programs wrote are played again.

Each lies in `kept/` beside the position that the same program gave for its end. Formats 1 were written by
the programs of 0.1.0, with its first box and its second.
"""

from pathlib import Path

import pytest

from edenia_tui.games.finding import find_entry
from edenia_tui.games.registry import GAMES
from edenia_tui.sharing.plain_record import write_record
from edenia_tui.sharing.reading import entry_of, read_shared
from edenia_tui.storage.saved import AnySaved

KEPT = Path(__file__).parent / "kept"
ENDING = ".position.txt"
RECORDS = sorted(path for path in KEPT.iterdir() if not path.name.endswith(ENDING))
by_file = pytest.mark.parametrize("path", RECORDS, ids=[path.name for path in RECORDS])


def read(path: Path) -> AnySaved:
    """Play a record again."""
    text = path.read_text("utf-8")
    return read_shared(text, entry_of(text))


@by_file
def test_a_kept_game_leads_where_it_led(path: Path) -> None:
    """The end is the one that the program which kept the game has told.

    What is added now is only that HOLE-3 is read as it was then, where that made a difference.
    """
    saved = read(path)
    position = path.with_name(path.stem + ENDING).read_text("utf-8")
    game = find_entry(position).game
    told = game.write_position(saved.state).replace(", five-passes", "")
    assert game.read_position(told) == game.read_position(position)


@by_file
def test_a_kept_game_is_handed_on_with_its_pieces(path: Path) -> None:
    """Written in the form of now, it names what it was played with, and is the same game."""
    saved = read(path)
    entry = GAMES[saved.record.game]
    text = write_record(entry.game, saved, entry.options)
    again = read_shared(text, entry)
    assert (again.record, again.state) == (saved.record, saved.state)
    assert entry.options.content is not None
    version, _ = entry.options.content.named(saved.record.options)
    words = path.stem.split("-")
    told = int(words[words.index("box") + 1]) if "box" in words else 1
    assert version == (None if "own" in words else told)
    assert f"content {'own' if version is None else f'standard {told}'}\n" in text


def test_there_are_records_of_every_content_that_was_published() -> None:
    """Finished ones and unfinished, in text and in JSON."""
    kept = [(path, read(path)) for path in RECORDS]
    for name, entry in GAMES.items():
        content = entry.options.content
        assert content is not None
        mine = [(path, saved) for path, saved in kept if saved.record.game == name]
        versions = {content.named(saved.record.options)[0] for _, saved in mine}
        assert versions >= {None, *content.contents.versions[:-1]}
        assert {path.suffix for path, _ in mine} == {".record", ".json"}
        assert {entry.game.outcome(saved.state) is None for _, saved in mine} == {True, False}
