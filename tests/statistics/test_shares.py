"""Shares, leads and spreads."""

from math import log10

import pytest

from edenia_tui.statistics.shares import Lead, Spread, lead_of, share_of, spread_of


@pytest.mark.parametrize(
    ("count", "whole", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 20, 0, 0.1611), (20, 20, 0.8389, 1), (80, 400, 0.1638, 0.2420)],
)
def test_shares_have_wilsons_interval(count: float, whole: int, low: float, high: float) -> None:
    """The ends are those of published tables, and never beyond none and all."""
    share = share_of(count, whole)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)
    assert share.share == count / whole


def test_parts_of_victories_count() -> None:
    """Half a victory lies between none and one, and is told as it is."""
    none, half, one = (share_of(count, 10) for count in (0, 0.5, 1))
    assert none.low < half.low < one.low
    assert none.high < half.high < one.high
    assert half.text() == "0.5, 5.0 % (0.5 to 34.4)"


def test_three_wins_to_one_are_a_lead_of_191() -> None:
    """The points follow from the odds, ten to one for 400, and the interval lies round them."""
    lead = lead_of(300, 100)
    assert lead.elo == pytest.approx(400 * log10(3), abs=0.1)
    assert lead.low is not None
    assert lead.high is not None
    assert lead.low < 191 < lead.high
    assert lead.text() == f"+191 ({lead.low:+.0f} to {lead.high:+.0f})"


def test_the_lead_of_the_other_is_the_same_below_nought() -> None:
    """Who is ahead and who is behind agree on the distance."""
    ahead, behind = lead_of(30, 10), lead_of(10, 30)
    assert ahead.elo is not None
    assert ahead.low is not None
    assert behind == Lead(-ahead.elo, -(ahead.high or 0), -ahead.low)


def test_one_seat_against_two_needs_half_the_wins() -> None:
    """Equal bots are equal however many seats each of them has."""
    assert lead_of(10, 20, 1 / 2).elo == 0


def test_a_lead_without_a_loss_has_no_upper_end() -> None:
    """Nobody knows how far ahead somebody is who always wins, and that is said."""
    assert lead_of(20, 0).high is None
    assert lead_of(20, 0).text().startswith("more than +")
    assert lead_of(0, 20).text().startswith("less than -")
    assert lead_of(0, 0).text() == "unknown"


def test_spreads() -> None:
    """A tenth lies below p10; one number is its own spread; none has none."""
    assert spread_of(range(101)) == Spread(p10=10, median=50, p90=90, mean=50)
    assert spread_of([7]) == Spread(p10=7, median=7, p90=7, mean=7)
    assert spread_of([]) is None
