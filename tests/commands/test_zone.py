"""The clock of this machine, in summer, in winter, and in the hour that comes twice."""

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from edenia_tui.commands.zone import ZoneHere


@pytest.fixture(autouse=True)
def in_paris(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put this machine to Paris, by a rule that needs no list of places."""
    monkeypatch.setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(
    ("moment", "here", "hours"),
    [
        ("2025-01-09T18:05:41", "2025-01-09T19:05:41+01:00", 1),
        ("2025-07-09T18:05:41", "2025-07-09T20:05:41+02:00", 2),
        ("2025-10-26T00:30:00", "2025-10-26T02:30:00+02:00", 2),
        ("2025-10-26T01:30:00", "2025-10-26T02:30:00+01:00", 1),
    ],
)
def test_moments_are_told_by_the_clock_here(moment: str, here: str, hours: int) -> None:
    """As the system itself tells them, however long ago they were, and back again."""
    told = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    local = told.astimezone(ZoneHere())
    assert local.isoformat() == here == told.astimezone().isoformat()
    assert local.utcoffset() == timedelta(hours=hours)
    assert local.astimezone(UTC) == told
