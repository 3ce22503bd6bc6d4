"""Rivals are felt: their ways stay drawn, their turns have a pace, and what matters has its moment."""

import asyncio
from typing import Any

import pytest

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.inks import SEAT_INKS, TEXT
from edenia_tui.games.drawn import DrawnOf
from edenia_tui.storage.settings import Settings
from edenia_tui.table.seating import Sitter
from edenia_tui.tui.table import animation
from edenia_tui.tui.table.traces import Traces
from edenia_tui.tui.widgets.choices import MARK, Choices
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.kernel.seat import Seat
from tests.table.peeking import record_of
from tests.tui.playing import (
    ANNA,
    AnyPilot,
    asked,
    choices_of,
    game_of,
    playing,
    row_of,
    sit_down,
    until,
)

EWE = Sitter("Ben", "ewe")


def drawing(line: str) -> DrawnOf[Any]:
    """Draw one row."""
    return DrawnOf(Canvas((line,), ((TEXT,) * len(line),)), {}, ())


def test_a_way_is_laid_over_what_is_drawn_where_nothing_else_is_shown() -> None:
    """In the ink of its player; one's own way and what moved since lie on top; wiped, nothing is left."""
    traces, view = Traces(), object()
    pictures = {None: "....", "went": ".oo.", "own": ".x.."}

    def draw(marks: str | None) -> DrawnOf[Any]:
        return drawing(pictures[marks])

    traces.leave(Seat(1), "went")
    shown = traces.over(draw(None), draw, view, "small").canvas
    assert shown.lines == (".oo.",)
    assert shown.inks[0] == (TEXT, SEAT_INKS[1], SEAT_INKS[1], TEXT)
    assert traces.over(draw("own"), draw, view, "small").canvas.lines == (".xo.",)
    traces.wipe()
    assert traces.over(draw(None), draw, view, "small").canvas.lines == ("....",)


async def rival_has_moved(pilot: AnyPilot) -> None:
    """Choose until a rival has left a way, and be asked again."""
    game = game_of(pilot)
    while not game.table_view.traces.seats:
        done = len(record_of(game.room).actions)
        choices_of(pilot).post_message(Choices.Made(choices_of(pilot).offered[0]))
        await asked(pilot, done)


def test_the_way_of_a_rival_stays_until_the_next_choice_and_the_story_tells_turns() -> None:
    """It is drawn in the rival's ink beside one's own; a turn is one paragraph."""

    async def play() -> None:
        async with playing(sit_down(ANNA, EWE)) as pilot:
            await asked(pilot)
            await rival_has_moved(pilot)
            game = game_of(pilot)
            canvas = game.query_one(Tabletop).canvas
            assert canvas is not None
            assert any(SEAT_INKS[1] in row for row in canvas.inks)
            story = game.query(Story).first()
            assert 0 < len(story._turns) < len(story.sentences)
            game.do(choices_of(pilot).offered[0])
            assert not game.table_view.traces.seats

    asyncio.run(play())


def test_a_key_changes_the_pace_and_it_is_remembered() -> None:
    """From quick to calm, at once, and round again; the line says which."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            said = []
            for _ in range(3):
                await pilot.press("f")
                said.append(str(game_of(pilot).query_one("#sentence", Sentence).visual))
            assert [one.split()[-1] for one in said] == ["calm.", "once.", "quick."]
            assert game_of(pilot).viewer.settings.pace == "quick"

    asyncio.run(play())


@pytest.mark.parametrize("pace", ["instant", "calm"])
def test_rivals_take_no_time_where_nobody_wants_to_look(
    pace: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, a rival's turn has no pictures; calm, it has some that stay after the way was gone."""
    monkeypatch.setattr(animation, "PACE", 0.001)
    settings = Settings(pace=pace)

    async def play() -> None:
        async with playing(sit_down(ANNA, EWE), animated=True, settings=settings) as pilot:
            await asked(pilot)
            game = game_of(pilot)
            shown: list[int] = []
            pictures = game.playing._pictures

            def count(event: Any) -> Any:
                found = pictures(event)
                if game.playing._rival(event) is not None:
                    shown.append(len(found))
                return found

            monkeypatch.setattr(game.playing, "_pictures", count)
            game.table_view.traces.wipe()
            await rival_has_moved(pilot)
            assert shown
            assert any(shown) is (pace == "calm")

    asyncio.run(play())


def test_one_s_own_turn_stays_in_sight() -> None:
    """When others have much to tell, the first row of the story is one's own last turn."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            story = game_of(pilot).query_one("#story-below", Story)
            story.tell_turn(["I go to b 1."], begins=True, is_own=True)
            for n in range(9):
                story.tell_turn([f"Ben goes to c {n}.", "He stays."], begins=True, is_own=False)
            await pilot.pause()
            rows = [story.render_line(y).text.rstrip() for y in range(story.size.height)]
            assert rows[0] == "I go to b 1. ..."
            assert rows[-1] == "Ben goes to c 8. He stays."

    asyncio.run(play())


def test_what_is_felt_stands_out_until_the_next_is_said() -> None:
    """A moment has its sign, then its sentence, and leaves the line as it was."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            game = game_of(pilot)
            line = game.query_one("#sentence", Sentence)
            pictures = game.table_view.shows_moment("!", "Your flag is gone.")
            for picture in pictures:
                picture()
            assert str(line.visual) == "! Your flag is gone."
            assert line.has_class("cried")
            game.look_again()
            assert not line.has_class("cried")

    asyncio.run(play())


def test_a_click_never_does_at_once_what_cannot_be_taken_back() -> None:
    """The first click says so, the second does it; with the setting off, one is enough."""

    async def play(settings: Settings, clicks: int) -> None:
        async with playing(sit_down(), settings=settings) as pilot:
            await asked(pilot)
            game, choices = game_of(pilot), choices_of(pilot)
            final = next(one for one in choices.offered if not game.viewer.can_come_back(one))
            done = len(record_of(game.room).actions)
            at = (len(MARK), row_of(choices, final) - choices.scroll_offset.y)
            for _ in range(clicks):
                assert len(record_of(game.room).actions) == done
                await pilot.click(Choices, offset=at)
                await pilot.pause()
            await until(pilot, lambda: len(record_of(game.room).actions) > done)

    asyncio.run(play(Settings(), 2))
    asyncio.run(play(Settings(careful_clicks=False), 1))


def test_a_click_on_a_place_offers_the_choices_that_lead_there() -> None:
    """One after the other, and they are only considered."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            game, choices = game_of(pilot), choices_of(pilot)
            viewer = game.viewer
            marks = viewer.presenter.preview(viewer.view, choices.offered[-2])
            leading = [one for one in choices.offered if viewer.leads_to(one, marks.focus)]
            region = game.query_one(Tabletop).drawn.sites[marks.focus]
            considered = []
            for _ in range(len(leading) + 1):
                await pilot.click(Tabletop, offset=(region.x + 1, region.y + 1))
                await pilot.pause()
                considered.append(choices.considered)
            assert set(considered) == set(leading)
            assert choices.has_focus
            assert viewer.question is not None

    asyncio.run(play())
