"""Words that remember where they stood."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel.lines import Word, nothing_after, read_words, split_at, the_only
from rules.kernel.refused import Unreadable
from rules.kernel.slips import Noun, Slip
from tests.faults import told, wrong


def words_of(text: str, separators: str = "") -> list[tuple[str, int, int]]:
    """Every word of a text with its place."""
    return [
        (word.text, word.line, word.column)
        for line in read_words(text, separators)
        for word in line
    ]


def test_words_know_their_line_and_column() -> None:
    """Places count from 1, and empty lines count too."""
    assert words_of("one  two\n\n\t three") == [("one", 1, 1), ("two", 1, 6), ("three", 3, 3)]


def test_comments_and_empty_lines_are_left_out() -> None:
    """What follows # is nobody's word, with or without a gap before it."""
    assert words_of("# all\na b# c\n   \n #\nd") == [("a", 2, 1), ("b", 2, 3), ("d", 5, 1)]


def test_each_line_is_a_list_of_its_own() -> None:
    """The words of a line come together."""
    assert [len(line) for line in read_words("a b\nc\n\nd e f")] == [2, 1, 3]


def test_separators_are_words_wherever_they_stand() -> None:
    """A separator needs no space around it, and two in a row are two words."""
    assert words_of("a,b ,;c", ",;") == [
        ("a", 1, 1),
        (",", 1, 2),
        ("b", 1, 3),
        (",", 1, 5),
        (";", 1, 6),
        ("c", 1, 7),
    ]


def test_without_separators_a_comma_is_part_of_a_word() -> None:
    """Only what is asked for is split."""
    assert words_of("a,b") == [("a,b", 1, 1)]


def test_windows_line_ends_do_not_stick_to_words() -> None:
    """A file from elsewhere reads the same."""
    assert words_of("a b\r\nc\r\n") == [("a", 1, 1), ("b", 1, 3), ("c", 2, 1)]


def test_a_word_says_what_is_wrong_and_where() -> None:
    """The complaint keeps the place, and tells it first."""
    with pytest.raises(Unreadable) as caught:
        Word("x", 3, 7).fail(Slip.TWICE)
    assert (caught.value.fault.slip, caught.value.line, caught.value.column) == (Slip.TWICE, 3, 7)
    assert told(caught.value) == "line 3, column 7: 'x' stands here a second time"


def test_where_no_word_fits_none_is_expected() -> None:
    """Asking for one of no words ends in a sentence, too."""
    with pytest.raises(Unreadable) as caught:
        Word("x", 3, 7).one_of((), Noun.QUESTION)
    assert wrong(caught.value) == "nothing can stand here, found 'x'"


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("007", 7), ("999", 999)])
def test_number_understands_digits(text: str, value: int) -> None:
    """Limits included."""
    assert Word(text, 1, 1).number() == value


@pytest.mark.parametrize("text", ["", "-1", "+1", "1.5", "two", "1_0", "²", "٣", "1000"])
def test_number_turns_down_everything_else(text: str) -> None:
    """Signs, fractions, words, digits of other scripts, and what is too much."""
    with pytest.raises(Unreadable) as caught:
        Word(text, 2, 5).number()
    assert wrong(caught.value).startswith("expected a number from 0 to 999, found ")
    assert (caught.value.line, caught.value.column) == (2, 5)


def test_number_turns_down_absurdly_long_digits() -> None:
    """Python refuses to convert thousands of digits; that must not get through."""
    with pytest.raises(Unreadable):
        Word("9" * 5000, 1, 1).number()


@pytest.mark.parametrize(("text", "fits"), [("0", False), ("1", True), ("3", True), ("4", False)])
def test_number_keeps_its_limits(text: str, fits: bool) -> None:  # noqa: FBT001
    """A number may be asked to lie within limits."""
    if fits:
        assert Word(text, 1, 1).number(1, 3) == int(text)
    else:
        with pytest.raises(Unreadable) as caught:
            Word(text, 1, 1).number(1, 3)
        assert "from 1 to 3" in wrong(caught.value)


@settings(derandomize=True, max_examples=200, deadline=None)
@given(st.text(alphabet="ab,; \t\n#", max_size=40))
def test_every_word_stands_where_it_says(text: str) -> None:
    """Looking at a word's place in the text finds the word."""
    lines = text.splitlines()
    for word, line, column in words_of(text, ",;"):
        assert lines[line - 1][column - 1 :].startswith(word)
        assert "#" not in lines[line - 1][:column]


def line_of(text: str) -> list[Word]:
    """The words of a single line, commas apart."""
    (line,) = read_words(text, ",")
    return line


def test_words_are_split_at_a_separator() -> None:
    """Groups keep their order; empty ones are left out."""
    split = split_at(line_of(", a b,, c ,"), ",")
    assert [[word.text for word in group] for group in split] == [["a", "b"], ["c"]]
    assert split_at([], ",") == []


def test_a_word_is_one_of_a_few() -> None:
    """Cut short if only one begins so; else the complaint lists them all."""
    (word, other) = line_of("Sou x")
    assert word.one_of(("north", "south"), Noun.QUESTION) == "south"
    with pytest.raises(Unreadable) as caught:
        other.one_of(("north", "south"), Noun.QUESTION)
    assert told(caught.value).endswith("column 5: expected a question (north, south), found 'x'")


def test_one_word_or_none_is_expected_after_a_key() -> None:
    """Too many are told at the first that is too much, too few at the key."""
    key, *words = line_of("round 5 6")
    assert the_only(key, words[:1]).text == "5"
    with pytest.raises(Unreadable) as too_many:
        the_only(key, words)
    assert told(too_many.value).endswith("column 9: expected one word after 'round'")
    with pytest.raises(Unreadable) as too_few:
        the_only(key, [])
    assert told(too_few.value).endswith("column 1: expected one word after 'round'")
    nothing_after(key, [])
    with pytest.raises(Unreadable) as more:
        nothing_after(key, words)
    assert told(more.value).endswith("column 7: nothing can follow 'round' here")
