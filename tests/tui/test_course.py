"""The end side by side: points in columns, chances as a chart, turning points to look at again."""

import asyncio

import pytest

from edenia_tui.canvas.sparks import PLAIN_SPARKS, draw_sparks
from edenia_tui.conversation.course import answer_course, course_of
from edenia_tui.games.entry import Entry
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.language.wrapping import WIDTH
from edenia_tui.tui.game.over import Over
from edenia_tui.tui.replay.screen import ReplayScreen
from rules.kernel.seat import Seat
from tests.games.discovery import every_game
from tests.games.positions import listener_on
from tests.tui.playing import game_of, on_screen, playing, until
from tests.tui.staged import never, staged


def test_a_course_is_drawn_in_as_many_columns_as_there_are() -> None:
    """The first and the last are always shown; more fills more."""
    assert draw_sparks([0.0, 0.5, 1.0], 9, PLAIN_SPARKS) == "_~#"
    assert len(draw_sparks([n / 99 for n in range(100)], 10, PLAIN_SPARKS)) == 10
    assert draw_sparks([], 10, PLAIN_SPARKS) == ""


@every_game
def test_the_end_is_told_side_by_side(entry: Entry) -> None:
    """Whoever won comes first, parts add up to totals, and chances end with the winner."""
    sitting = staged(1, never, entry)
    room = sitting.room()
    try:
        replay = room.past(Seat(0))
        view = room.view(Seat(0))
        outcome = entry.game.outcome(view)
        assert outcome is not None
        tally = entry.words.tally(listener_on(entry, Seat(0)), view)
        assert next(iter(tally.points)) in outcome.winners
        for seat, points in tally.points.items():
            assert not tally.parts or sum(points) == tally.totals[seat]
        course = course_of(replay, Seat(0))
        last = course.moments[-1].chances
        assert {seat for seat, chance in enumerate(last) if chance > 0} == {*outcome.winners}
        assert all(0 < turning.point <= replay.last for turning in course.turnings)
        for language in LANGUAGES:
            listener = listener_on(entry, Seat(0), language)
            told = answer_course(listener, entry.words, replay, Seat(0))
            assert len(told) >= 2 + len(course.turnings)
            assert max(map(len, told)) <= WIDTH
    finally:
        sitting.close()


def test_a_turning_point_leads_into_the_replay() -> None:
    """It is named in the list, and picking it opens the replay where the game turned."""

    async def play() -> None:
        async with playing(staged(1, never)) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), Over))
            over = on_screen(pilot)
            assert isinstance(over, Over)
            points = [way for way in over.ways if isinstance(way, int)]
            assert points == [one.point for one in game_of(pilot).end.course.turnings]
            over.dismiss(points[0])
            await until(pilot, lambda: isinstance(on_screen(pilot), ReplayScreen))
            replay = on_screen(pilot)
            assert isinstance(replay, ReplayScreen)
            assert replay.travel.point == points[0]

    asyncio.run(play())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_points_and_chances_stand_at_the_top_of_the_end(size: tuple[int, int]) -> None:
    """Every player has a column of points and a row of chances."""

    async def play() -> None:
        async with playing(staged(1, never), size) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), Over))
            over = on_screen(pilot)
            assert isinstance(over, Over)
            told = "\n".join(row.plain for row in over.drawn)
            for word in ("You", "Green", "Trifoliums", "Points", "Chances", "100 %"):
                assert word in told

    asyncio.run(play())
