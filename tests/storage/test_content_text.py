"""The pieces in the header of a record: ours by number, others whole; what is wrong is told."""

from typing import Any

import pytest
from msgspec.structs import replace

from edenia_tui.games.registry import GAMES
from edenia_tui.storage.record_text import FORMAT, Header, read_record, write_header
from edenia_tui.storage.saved import Misfit, read_saved
from edenia_tui.table.seating import HUMAN, Sitter
from rules.edenia.content import BOXES
from rules.exo.content import UNIVERSES
from rules.kernel.contents import MOST_CHARACTERS, Contents
from rules.kernel.refused import Refused, Unreadable
from tests.faults import told

WIDE = UNIVERSES.read(UNIVERSES.write(UNIVERSES.published(1)).replace("o   o", "o      o"))
STEEP = replace(BOXES.published(1), trifoliums=(15, 14, 8, 7))
OWN = [("edenia", STEEP), ("exo", WIDE)]
PEOPLE = (Sitter("Ann", HUMAN), Sitter("Bob", "lamb"))
CONTENTS: list[tuple[str, Contents[Any]]] = [("edenia", BOXES), ("exo", UNIVERSES)]


def header_with(game: str, content: Any) -> str:
    """Write the header of a game with some pieces."""
    entry = GAMES[game]
    assert entry.options.content is not None
    options = entry.options.content.put(entry.agreement.options(2, {}), content)
    return write_header(Header(game, PEOPLE, options), entry.options)


def wrong(text: str, game: str = "edenia") -> str:
    """Give the complaint about a record."""
    entry = GAMES[game]
    with pytest.raises(Unreadable) as caught:
        read_saved(text, entry.game, entry.options)
    return told(caught.value, game)


@pytest.mark.parametrize(
    ("game", "version"), [(game, one) for game, all_ours in CONTENTS for one in all_ours.versions]
)
def test_ours_are_named_by_their_number(game: str, version: int) -> None:
    """Whichever is the newest; the game begins with that one."""
    entry, contents = GAMES[game], dict(CONTENTS)[game]
    text = header_with(game, contents.published(version))
    assert f"\ncontent standard {version}\n" in text
    read = read_record(text, game, entry.options).header.options
    assert entry.options.content is not None
    assert entry.options.content.named(read) == (version, "")
    assert entry.game.start(read) == entry.game.start(
        entry.options.content.put(read, contents.published(version))
    )


@pytest.mark.parametrize(("game", "content"), OWN, ids=["edenia", "exo"])
def test_others_stand_in_the_record_as_a_whole(game: str, content: Any) -> None:
    """And come out as they went in."""
    text = header_with(game, content)
    assert "\ncontent own\n| " in text
    entry = GAMES[game]
    read = read_record(text, game, entry.options).header.options
    assert entry.options.content is not None
    assert entry.options.content.of(read) == content
    assert write_header(Header(game, PEOPLE, read), entry.options) == text


def test_pieces_of_ones_own_are_checked_like_a_file() -> None:
    """What is wrong is named with its line and column in the record."""
    good = header_with("edenia", STEEP)
    lines = good.splitlines()
    line = next(n for n, text in enumerate(lines, 1) if text.startswith("| sabotages"))
    assert wrong(good.replace("| sabotages 8", "| sabotages 7")).startswith(
        f"line {line}, column 13: sabotages: expected 8"
    )
    assert "the box has no line 'clovers'" in wrong(good.replace("| clovers 30\n", ""))
    assert "is no part of a box" in wrong(good.replace("| clovers", "| moons"))
    long = "".join(f"| # {'x' * 1000}\n" for _ in range(MOST_CHARACTERS // 1000 + 1))
    assert "at most" in wrong(good.replace("| starters", f"{long}| starters"))
    exo = header_with("exo", WIDE)
    assert "expected 27 places, found 20" in wrong(
        "".join(line for line in exo.splitlines(keepends=True) if not line.startswith("| f")), "exo"
    )


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("content", "expected: content standard"),
        ("content standard", "expected: content standard"),
        ("content deluxe 1", "expected: content standard"),
        ("content own", "expected: content standard"),
        ("content standard 99", "'99' is not known here; there are: 1, 2"),
        ("content standard -1", "'-1' is not known here"),
        ("content standard ²", "'²' is not known here"),
        ("content standard 1\n| tiles OOO", "expected: content standard"),
        ("| tiles OOO", "a line with | belongs below"),
        ("content standard 1\ncontent standard 1", "stands here a second time"),
        ("", "the header has no line 'content', such as: content standard"),
    ],
)
def test_pieces_that_are_not_known_are_told(line: str, complaint: str) -> None:
    """With what could stand there."""
    text = header_with("edenia", BOXES.published(1)).replace("content standard 1", line)
    assert complaint in wrong(text)


def test_a_record_without_pieces_is_tried_with_those_of_its_time() -> None:
    """The first tile tells them apart; before that it is the second, never a later one."""
    entry = GAMES["edenia"]
    head = "edenia-record 1\ngame edenia\nseat red A human\nseat green B lamb\nmoves\nfirst red\n"
    drawn = {r"go 1 east star\ndraw +/\ ": 1, "go 1 east star\ndraw +//": 2, "skip": 2, "": 2}
    for lines, version in drawn.items():
        text = head + lines.replace(r"\n", "\n").strip() + "\n"
        options = read_saved(text, entry.game, entry.options).record.options
        assert entry.options.content is not None
        assert entry.options.content.named(options) == (version, "")


def test_where_no_pieces_fit_the_furthest_line_is_told() -> None:
    """A mistake in a game with the first box is not told as one of the second."""
    head = "edenia-record 1\ngame edenia\nseat red A human\nseat green B lamb\nmoves\nfirst red\n"
    assert wrong(head + "go 1 east star\ndraw +/\\\nfly\n").startswith("line 9, column 1: 'fly'")
    assert wrong(head + "go 1 east star\ndraw OOO\n").startswith("line 8, column 1: 'draw OOO'")


def test_pieces_may_be_named_in_the_first_format_too() -> None:
    """By somebody who knows better; then no others are tried."""
    text = header_with("edenia", BOXES.published(1)).replace(f"record {FORMAT}", "record 1")
    entry = GAMES["edenia"]
    assert read_saved(text, entry.game, entry.options).record.options.box == BOXES.published(1)
    with pytest.raises(Misfit) as caught:
        read_saved(text + "first red\ngo 1 east star\ndraw +//\n", entry.game, entry.options)
    assert isinstance(caught.value.error, Refused)
    assert caught.value.error.reason == "not-in-deck"


@pytest.mark.parametrize(("game", "contents"), CONTENTS)
def test_what_is_read_can_be_written_and_read(game: str, contents: Contents[Any]) -> None:
    """Whatever the pieces are."""
    mine = [content for name, content in OWN if name == game]
    for content in (*map(contents.published, contents.versions), *mine):
        assert contents.read(contents.write(content)) == content


def test_rules_are_named_beside_the_pieces() -> None:
    """The other options are as they were."""
    entry = GAMES["edenia"]
    options = replace(entry.agreement.options(3, {"no-42": "yes"}), box=STEEP)
    people = (*PEOPLE, Sitter("Cleo", HUMAN))
    text = write_header(Header("edenia", people, options), entry.options)
    assert read_record(text, "edenia", entry.options).header.options == options
