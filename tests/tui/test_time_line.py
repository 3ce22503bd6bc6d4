"""The time line of a replay: rounds, events and where one is."""

import pytest

from edenia_tui.canvas.charset import ASCII, UNICODE
from edenia_tui.conversation.landmarks import find_landmarks
from edenia_tui.games.edenia.screen.landmarks import FLAG, HOLE, LANDMARKS, TRIFOLIUM, VICTORY
from edenia_tui.tui.widgets.time_line import TimeLine
from rules.edenia.events import FlagRaised
from tests.tui.looking_back import recorded


def test_the_time_line_shows_rounds_and_events() -> None:
    """The first and the last column are the beginning and the end; signs stand in their places."""
    line = TimeLine(100, (0, 50), {25: FLAG, 100: VICTORY}, LANDMARKS)
    drawn = line.draw(41, UNICODE)
    assert (drawn[0], drawn[10], drawn[20], drawn[40]) == ("┴", "⚑", "┴", "!")
    assert set(drawn) == {"┴", "⚑", "!", "─"}
    assert set(line.draw(41, ASCII)) == {"|", "~", "!", "-"}


def test_of_two_events_in_one_column_the_greater_is_shown() -> None:
    """A Trifolium is not hidden by a die that was rolled beside it."""
    line = TimeLine(1000, (), {500: TRIFOLIUM, 501: HOLE}, LANDMARKS)
    assert line.draw(11, UNICODE)[5] == "T"


def test_many_rounds_leave_room_between_them() -> None:
    """Where there are more rounds than columns, only some are marked."""
    drawn = TimeLine(400, tuple(range(0, 400, 4)), {}, ()).draw(40, UNICODE)
    assert 3 <= drawn.count("┴") <= 10


@pytest.mark.parametrize(("last", "width"), [(0, 30), (7, 30), (173, 40), (900, 60)])
def test_columns_and_points_go_both_ways(last: int, width: int) -> None:
    """A click on a column leads to a point that is drawn in that column."""
    line = TimeLine(last, (), {}, ())
    assert {line.column(point, width) for point in range(last + 1)} <= set(range(width))
    for column in range(width):
        point = line.point_at(column, width)
        assert 0 <= point <= last
        assert last < width or line.column(point, width) == column


def test_landmarks_are_the_events_of_their_kind() -> None:
    """Every flag is found, and nothing else, when flags are looked for."""
    recording, _ = recorded()
    replay = recording.replay
    flags = [
        point
        for point in range(1, replay.last + 1)
        if any(isinstance(event, FlagRaised) for event in replay.events(point))
    ]
    assert [*find_landmarks(replay, (FLAG,))] == flags
    everything = find_landmarks(replay, LANDMARKS)
    assert set(flags) <= set(everything)
    assert everything[replay.last] is VICTORY
