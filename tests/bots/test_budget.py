"""How long bots may think, and how that is written."""

import pytest

from rules.bots.budget import Budget, read_budget
from rules.bots.herd import BUDGETS, read_bot, summon


def test_budgets_are_read() -> None:
    """Whole numbers are iterations, an s makes seconds."""
    assert read_budget("200") == Budget(iterations=200)
    assert read_budget("1.5s") == Budget(seconds=1.5)


@pytest.mark.parametrize("text", ["", "0", "0s", "1.5", "-3", "s", "1e3", "200 s"])
def test_other_budgets_are_refused(text: str) -> None:
    """With the text in the complaint."""
    with pytest.raises(ValueError, match="is no budget"):
        read_budget(text)


def test_a_budget_has_an_end() -> None:
    """Without iterations or seconds a bot would think for ever; with both, which would it be?"""
    for limits in ({}, {"iterations": 1, "seconds": 1}):
        with pytest.raises(ValueError, match="needs iterations or seconds"):
            Budget(**limits)


def test_bots_are_read_with_their_budget() -> None:
    """Those that look ahead have a usual one; the others take none."""
    assert read_bot("ewe") == ("ewe", None)
    assert read_bot("ram") == ("ram", BUDGETS["ram"])
    assert read_bot("ram:7") == ("ram", Budget(iterations=7))
    with pytest.raises(ValueError, match="takes no budget"):
        read_bot("lamb:7")
    with pytest.raises(ValueError, match="there is no bot 'wolf'"):
        read_bot("wolf")


def test_seconds_need_a_clock() -> None:
    """The rules have none of their own."""
    with pytest.raises(ValueError, match="need a clock"):
        summon("ram:1s")
