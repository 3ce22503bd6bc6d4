"""Finding what somebody meant by what they typed."""

import pytest

from rules.kernel.expected import OneOf
from rules.kernel.refused import Ambiguous, NotACommand
from rules.kernel.typed import find, find_verb, find_word

TEXTS = ("go 1 east", "go 1 east star", "go 2 south", "skip", "lay OOO", "lay +o/")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("skip", "skip"),
        ("SKIP", "skip"),
        ("  sKiP\t", "skip"),
        ("go   2\tsouth ", "go 2 south"),
        ("lay ooo", "lay OOO"),
        ("LAY OOO", "lay OOO"),
        ("lay +O/", "lay +o/"),
    ],
)
def test_case_and_spacing_are_forgiven(typed: str, meant: str) -> None:
    """Neither capitals nor the width of a gap change what is meant."""
    assert find(typed, TEXTS) == TEXTS.index(meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("s", "skip"),
        ("g 2 s", "go 2 south"),
        ("go 2", "go 2 south"),
        ("g 1 e s", "go 1 east star"),
        ("l o", "lay OOO"),
        ("l +", "lay +o/"),
    ],
)
def test_words_may_be_cut_short_or_left_off(typed: str, meant: str) -> None:
    """The beginning of each word is enough when one text only begins so."""
    assert find(typed, TEXTS) == TEXTS.index(meant)


@pytest.mark.parametrize(
    "typed", ["", "   ", "x", "skipp", "skip now", "o 1 east", "go east", "1 east", "ast"]
)
def test_what_begins_no_text_is_not_found(typed: str) -> None:
    """Too long, out of place, from the middle of a word, or nothing at all."""
    assert find(typed, TEXTS) is None


def test_nothing_is_found_among_no_texts() -> None:
    """Without texts nothing can be meant."""
    assert find("skip", ()) is None


@pytest.mark.parametrize("typed", ["go 1 east", "GO 1  EAST"])
def test_exact_text_beats_a_longer_one(typed: str) -> None:
    """A whole text is meant even when it begins another."""
    assert find(typed, TEXTS) == 0


@pytest.mark.parametrize("texts", [("on", "once"), ("once", "on")])
def test_exact_word_beats_a_longer_word_in_any_order(texts: tuple[str, ...]) -> None:
    """The longer text may stand before or after the exact one."""
    assert texts[find("on", texts) or 0] == "on"


def test_ambiguous_lists_every_candidate_in_order() -> None:
    """The complaint holds the trimmed line and all texts that fit, and no others."""
    with pytest.raises(Ambiguous) as caught:
        find("  G 1 e ", TEXTS)
    assert caught.value.typed == "G 1 e"
    assert caught.value.candidates == ("go 1 east", "go 1 east star")


def test_ambiguous_when_only_the_verb_is_shared() -> None:
    """A verb that begins three texts means none of them."""
    with pytest.raises(Ambiguous) as caught:
        find("go", TEXTS)
    assert caught.value.candidates == ("go 1 east", "go 1 east star", "go 2 south")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("star", "star"),
        ("STA", "star"),
        ("n", "nebula"),
        ("s", None),
        ("", None),
        ("stars", None),
        ("sta", "star"),
    ],
)
def test_a_word_is_found_when_only_one_begins_so(typed: str, found: str | None) -> None:
    """In full or cut short, in any case; what fits several or none is nothing."""
    assert find_word(typed, ("star", "nebula", "south")) == found


def test_a_whole_word_wins_over_longer_ones() -> None:
    """What is typed in full is meant, even if other words begin so."""
    assert find_word("on", ("on", "once")) == "on"


def test_a_command_is_split_at_its_verb() -> None:
    """The verb may be cut short; the words after it are left as they were typed."""
    assert find_verb("  TA sbo  F3 ", ("take", "put")) == ("take", ["sbo", "F3"])


@pytest.mark.parametrize("typed", ["", "fly away", "t"])
def test_a_line_without_a_verb_is_no_command(typed: str) -> None:
    """It is told which verbs there are, in the order they were given."""
    with pytest.raises(NotACommand) as refused:
        find_verb(typed, ("take", "put", "tell"))
    assert refused.value.expected == OneOf(("take", "put", "tell"))
    assert refused.value.understood == 0
