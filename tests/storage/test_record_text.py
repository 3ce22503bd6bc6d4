"""Records as text: what is written is read again, and what is wrong is named with its line."""

import pytest

from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.storage.record_text import Header, read_record, write_header
from edenia_tui.storage.saved import read_saved
from edenia_tui.table.seating import HUMAN, Sitter, clean_name
from rules.edenia.content import BOXES
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules
from rules.kernel.refused import Unreadable
from rules.kernel.seat import Seat
from tests.faults import told
from tests.rules.games import EDENIA_ROWS
from tests.table.company import sitters

GOOD = """edenia-record 1
game edenia
seat red Ann human
seat green Bob lamb
rules fr
moves
first red
skip
"""


def test_the_header_is_written_like_this() -> None:
    """The canonical header, with every optional line in it."""
    rules = Rules(Edition.EN, law42=False, lambs=True)
    people = (Sitter("Ann Lee", HUMAN), Sitter("Bob", "lamb"))
    header = Header("edenia", people, Options(2, Seat(1), rules), 42)
    assert write_header(header, EDENIA_OPTIONS).splitlines() == [
        "edenia-record 2",
        "game edenia",
        "seat red Ann Lee human",
        "seat green Bob lamb",
        f"content standard {BOXES.newest}",
        "rules en no-42 little-lambs",
        "first green",
        "seed 42",
        "moves",
    ]


@pytest.mark.parametrize("seed", [None, 0, -5, 2**64])
@pytest.mark.parametrize(
    "options", [row.options for row in EDENIA_ROWS], ids=[row.name for row in EDENIA_ROWS]
)
def test_headers_round_trip(options: Options, seed: int | None) -> None:
    """A header that was written reads as it was."""
    header = Header("edenia", sitters(options), options, seed)
    read = read_record(write_header(header, EDENIA_OPTIONS), "edenia", EDENIA_OPTIONS)
    assert read.header == header
    assert read.lines == ()


def test_a_record_may_be_written_by_hand() -> None:
    """Comments, empty lines, short words, Windows line ends and a missing rules line are forgiven."""
    text = GOOD.replace("rules fr\n", "# ours\n\n").replace("skip", "  SK  ").replace("\n", "\r\n")
    assert read_saved(text, EDENIA, EDENIA_OPTIONS) == read_saved(GOOD, EDENIA, EDENIA_OPTIONS)


def test_a_seat_line_among_the_moves_changes_who_sits_there() -> None:
    """Where somebody resigned, the file tells who plays on."""
    saved = read_saved(GOOD + "seat red Ann lamb\n", EDENIA, EDENIA_OPTIONS)
    assert saved.sitters == (Sitter("Ann", "lamb"), Sitter("Bob", "lamb"))
    assert len(saved.record.actions) == 2


@pytest.mark.parametrize(
    ("wrong", "instead", "line", "message"),
    [
        ("edenia-record 1", "hello", 1, "not a record"),
        ("edenia-record 1", "edenia-record 3", 1, "only formats 1 and 2"),
        ("edenia-record 1", "edenia-record 2", 6, "no line 'content', such as: content standard"),
        ("game edenia", "game exo", 2, "not a game of edenia"),
        ("game edenia", "game", 2, "not a game of edenia"),
        ("game edenia\n", "", 5, "no line 'game'"),
        ("seat red Ann human", "seat blue Ann human", 3, "colours are red"),
        ("seat red Ann human", "seat red Ann HUMAN", 3, "expected: seat COLOUR"),
        ("seat red Ann human", "seat red", 3, "expected: seat COLOUR"),
        ("seat red", "seat yellow", 3, "in the order red"),
        ("seat green Bob lamb", "seat red Bob lamb", 4, "each seat once"),
        ("seat green Bob lamb\n", "", 5, "2 to 4 players, not 1"),
        ("rules fr", "rules de", 5, "found 'de'"),
        ("rules fr", "rules fr\nrules fr", 6, "a second time"),
        ("rules fr", "first yellow", 5, "one of red, green"),
        ("rules fr", "first", 5, "first COLOUR"),
        ("rules fr", "seed x", 5, "seed NUMBER"),
        ("rules fr", "seed 1 2", 5, "seed NUMBER"),
        ("rules fr", "colour red", 5, "'colour' is no line"),
        ("moves\n", "", 7, "has no end"),
        ("moves\nfirst red\nskip\n", "", 5, "has no end"),
        ("skip", "draw +++", 8, "not legal here"),
        ("skip", "hop", 8, "is no command"),
        ("skip", "go 1", 8, "could mean"),
        ("skip", "seat black Zoe lamb", 8, "colours are red, green"),
        ("first red", "first black", 7, "not legal here"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    wrong: str, instead: str, line: int, message: str
) -> None:
    """The first line that does not fit is told, with what was expected."""
    assert wrong in GOOD
    with pytest.raises(Unreadable) as caught:
        read_saved(GOOD.replace(wrong, instead, 1), EDENIA, EDENIA_OPTIONS)
    assert message in told(caught.value)
    assert caught.value.line == line


def test_nothing_is_a_record() -> None:
    """An empty text is no record, either."""
    with pytest.raises(Unreadable) as caught:
        read_saved("", EDENIA, EDENIA_OPTIONS)
    assert "not a record" in told(caught.value)


@pytest.mark.parametrize(
    ("typed", "clean"),
    [
        ("Ann", "Ann"),
        ("  Zoé   de la\tLande \n", "Zoé de la Lande"),
        ("\x1b[31mAnn\x07", "31mAnn"),
        ("A\x9bB\x00C", "ABC"),
        ("\u202eevil\u2066", "evil"),
        ("a\u2028seat b", "a seat b"),
        ("\ud800x", "x"),
        ("", "red"),
        (" \u200b\x1b ", "red"),
        ("x" * 30, "x" * 16),
        ("y" * 15 + " zz", "y" * 15),
        ("**!!**", "red"),
        ("42", "red"),
    ],
)
def test_names_are_made_harmless(typed: str, clean: str) -> None:
    """A name cannot steer a terminal, break a line or be empty, and cleaning twice changes nothing."""
    assert clean_name(typed, "red") == clean
    assert clean_name(clean, "red") == clean


def test_names_of_a_file_are_made_harmless_too() -> None:
    """A file from elsewhere cannot bring control characters in."""
    saved = read_saved(GOOD.replace("Ann", "\x1b]0;x\x07Ann"), EDENIA, EDENIA_OPTIONS)
    assert saved.record.names == ("0 xAnn", "Bob")
