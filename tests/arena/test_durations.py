"""How long things took."""

import pytest

from edenia_tui.arena.durations import Durations, read_durations


def durations(*seconds: float) -> Durations:
    """Count some."""
    counted = Durations()
    for number in seconds:
        counted.add(number)
    return counted


def test_durations_are_counted_in_two_digits() -> None:
    """What differs less is the same, and is written once."""
    assert durations(0.1234, 0.1239, 0.000456).text() == "0.46 120x2"


def test_what_is_written_can_be_read() -> None:
    """Both ways, from microseconds to minutes."""
    counted = durations(0.0000012, 0.0123, 0.0123, 90.0)
    assert read_durations(counted.text()) == counted
    assert read_durations("") == Durations()
    with pytest.raises(ValueError, match="'soon' is no number of milliseconds"):
        read_durations("12 soon")


def test_the_pace_is_told_by_median_and_p90() -> None:
    """Half take no longer than the median, nine tenths no longer than p90."""
    pace = durations(*[0.01] * 5, *[0.02] * 4, 3.0).pace()
    assert pace is not None
    assert (pace.count, pace.median, pace.p90) == (10, 0.01, 0.02)
    assert Durations().pace() is None


def test_counts_are_added() -> None:
    """Games together have the durations of each."""
    counted = durations(0.01)
    counted.add_all(durations(0.01, 0.02))
    assert counted.text() == "10x2 20"
