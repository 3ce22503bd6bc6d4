"""What cannot steer a terminal stays; everything else is seen as a question mark."""

import io
from unicodedata import category

import pytest

from edenia_tui.outside.clean import CleanStream, clean, clean_line

ODD = (
    *map(chr, range(0x20)),
    *map(chr, range(0x7F, 0xA0)),
    *("\u200b", "\u200d", "\u200e", "\u200f", "\u2028", "\u2029", "\u202a", "\u202e", "\u2060"),
    *("\u2066", "\u2069", "\u061c", "\ufeff", "\xad", "\ud800", "\udfff", "\U000e0041"),
)


@pytest.mark.parametrize("char", ODD, ids=ascii)
def test_what_has_no_shape_goes(char: str) -> None:
    """Controls, marks of direction, joiners, separators of lines and half letters."""
    instead = " " if char == "\t" else "?"
    assert clean_line(f"a{char}b") == f"a{instead}b"
    assert clean(f"a{char}b") == ("a\nb" if char == "\n" else f"a{instead}b")
    assert clean(f"1\n2{char}\n") == ("1\n2\n\n" if char == "\n" else f"1\n2{instead}\n")


@pytest.mark.parametrize("text", ["", "Zoé", "a b", "0 à 5\u202fpoints\xa0!", "┼★◉░🐑", "[red]"])
def test_what_has_a_shape_stays(text: str) -> None:
    """Letters of every language, signs, drawings, spaces of every width; nothing is read as markup."""
    assert clean_line(text) == clean(text) == text


def test_a_line_keeps_its_length() -> None:
    """Where a drawing has put a letter, there is still one."""
    every = "".join(map(chr, range(0x300)))
    assert len(clean_line(every)) == len(every)
    assert {char for char in clean_line(every) if category(char)[0] == "C"} == set()


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1"])
def test_a_clean_stream_lets_nothing_through(encoding: str) -> None:
    """Letters and bytes, whole or in parts, whatever the encoding."""
    below = io.BytesIO()
    stream = CleanStream(io.TextIOWrapper(below, encoding=encoding, errors="replace"))
    stream.write("a\x1b[2J\x9b\u202e\n")
    stream.buffer.write("b\x1b]0;x\x07\x9bé\n".encode())
    stream.flush()
    written = below.getvalue()
    assert written == b"a?[2J??\nb?]0;x??" + "é".encode() + b"\n"


def test_a_clean_stream_leaves_its_stream_open() -> None:
    """It belongs to whoever gave it."""
    below = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    CleanStream(below).close()
    below.write("x")
    assert not below.closed
