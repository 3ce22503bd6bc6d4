"""A past game on the screen: every point of it can be reached."""

from functools import partial

import pytest
from textual.widgets import OptionList

from edenia_tui.conversation.landmarks import find_landmarks
from edenia_tui.conversation.recording import Recording
from edenia_tui.games.edenia.screen.landmarks import FLAG, LANDMARKS
from edenia_tui.games.entry import Entry
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.replay import autoplay
from edenia_tui.tui.table import animation
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.time_bar import TimeBar
from tests.games.discovery import every_game
from tests.tui.looking_back import bar, look, replay_of, travels, view
from tests.tui.playing import (
    SMALL,
    WIDE,
    AnyPilot,
    on_screen,
    until,
)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_steps_show_every_point(size: tuple[int, int]) -> None:
    """Right goes on and Left goes back; picture, story and time line are those of the point."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        replay, screen = recording.replay, replay_of(pilot)
        assert (screen.travel.point, view(pilot)) == (0, replay.state(0))
        for point in range(1, 30):
            await pilot.press("right")
            assert screen.travel.point == point
            assert view(pilot) == replay.state(point)
            assert bar(pilot).startswith(f"Replay {point}/{replay.last} ")
        told = screen.query(Story).first().sentences
        for point in (28, 27):
            await pilot.press("left")
            assert view(pilot) == replay.state(point)
        assert len(screen.query(Story).first().sentences) < len(told)
        await pilot.press("right", "right")
        assert screen.query(Story).first().sentences == told

    look(steps, size)


@every_game
def test_the_set_up_is_one_step(entry: Entry) -> None:
    """Right leads from the bare table to where somebody decides first, and Left back; so does Space."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, first = replay_of(pilot), recording.replay.turns[0].point
        await pilot.press("right")
        assert screen.travel.point == first
        await pilot.press("left")
        assert screen.travel.point == 0
        await pilot.press("space", "space")
        assert screen.travel.point == first
        await pilot.press("right", "left")
        assert screen.travel.point == first

    look(steps, entry=entry)


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_what_happened_last_is_told_once_and_in_full(
    entry: Entry, language: str, size: tuple[int, int]
) -> None:
    """It ends the story, stands out from what was before, and all of it is in sight: the end, too."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        await pilot.press("end")
        await pilot.pause()
        screen = replay_of(pilot)
        news, story = screen.past_viewer.news(), screen.query_one("#story-beside", Story)
        assert len(news) > 1
        assert [*story.sentences[story._old :]] == news
        assert str(screen.query_one(Sentence).content) == ""
        seen = range(story.scroll_offset.y, story.scroll_offset.y + story.size.height)
        rows = [row for row, (_, number) in enumerate(story._rows) if number >= story._old]
        assert set(rows) <= set(seen)

    look(steps, size, language, entry=entry)


def test_the_ends_are_ends() -> None:
    """End and Home lead to them, and no step leads beyond."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, last = replay_of(pilot), recording.replay.last
        await pilot.press("left")
        assert screen.travel.point == 0
        await pilot.press("end")
        assert screen.travel.point == last
        assert view(pilot) == recording.replay.state(last)
        await pilot.press("right")
        assert screen.travel.point == last
        await pilot.press("home")
        assert screen.travel.point == 0

    look(steps)


def test_turns_can_be_jumped_to_and_picked() -> None:
    """Down and Up go from turn to turn; `t` lists all of them and begins at this one."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, turns = replay_of(pilot), recording.replay.turns
        for turn in turns[:5]:
            await pilot.press("down")
            assert screen.travel.point == turn.point
        await pilot.press("up")
        assert screen.travel.point == turns[3].point
        await pilot.press("t")
        listed = on_screen(pilot)
        assert isinstance(listed, Pick)
        assert len(listed.texts) == len(turns)
        assert listed.query_one(OptionList).highlighted == 3
        name = ("Anna", "Green")[turns[3].seat]
        assert listed.texts[3] == f"Round {turns[3].round}, {name}"
        await pilot.press("down", "down", "enter")
        assert screen.travel.point == turns[5].point

    look(steps)


def test_events_can_be_jumped_to_by_kind() -> None:
    """`j` picks flags and goes to the first; `n` and `p` go from flag to flag; the end is told."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen = replay_of(pilot)
        flags = [*find_landmarks(recording.replay, (FLAG,))]
        await pilot.press("j", *["down"] * (1 + LANDMARKS.index(FLAG)), "enter")
        assert screen.travel.point == flags[0]
        assert "T" not in bar(pilot).removeprefix("Replay")
        await pilot.press("n")
        assert screen.travel.point == flags[1]
        await pilot.press("p")
        assert screen.travel.point == flags[0]
        await pilot.press("p")
        assert screen.travel.point == flags[0]
        assert "No further event" in str(screen.query_one(Sentence).content)

    look(steps)


def test_a_click_on_the_time_line_goes_there() -> None:
    """The middle of the line is the middle of the game."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, last = replay_of(pilot), recording.replay.last
        before = bar(pilot).index("»")
        line = screen.query_one(TimeBar)
        await pilot.click(TimeBar, offset=(before + line._width // 2, 0))
        assert abs(screen.travel.point - last / 2) < last / 20

    look(steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_time_line_stays_where_it_is(language: str) -> None:
    """Neither the number of the point nor playing by itself moves its marks."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen = replay_of(pilot)
        at = set()
        for point in (0, 10, recording.replay.last):
            screen.travel.go_to(point)
            line = screen.query_one(TimeBar)
            at.add((len(line._before), line._width))
        screen.travel.go_to(1)
        screen.action_play()
        at.add((len(line._before), line._width))
        assert len(at) == 1

    look(steps, SMALL, language)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no timer of a replay fire by itself."""
    monkeypatch.setattr(autoplay, "SPEEDS", (3600.0, 1800.0, 1200.0, 900.0))


@pytest.mark.usefixtures("slow")
def test_it_plays_by_itself_until_it_is_paused() -> None:
    """Space starts it, a second Space stops it, plus and minus change the speed; it stops at the end."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, last = replay_of(pilot), recording.replay.last
        await pilot.press("space")
        assert "plays, speed 3" in bar(pilot)
        assert screen.travel.point == 1
        screen.autoplay.tick()
        screen.autoplay.tick()
        assert screen.travel.point == 3
        await pilot.press("space")
        assert not screen.autoplay.is_playing
        assert "paused, speed 3" in bar(pilot)
        assert screen.travel.point == 3
        await pilot.press("plus", "plus")
        assert "paused, speed 4" in bar(pilot)
        await pilot.press("minus", "minus")
        assert "paused, speed 2" in bar(pilot)
        screen.travel.go_to(last - 1)
        await pilot.press("space", "plus")
        assert "plays, speed 3" in bar(pilot)
        assert screen.autoplay._timer is not None
        assert screen.autoplay._timer._interval == 1200
        assert screen.travel.point == last
        screen.autoplay.tick()
        assert not screen.autoplay.is_playing
        assert "paused" in bar(pilot)

    look(steps)


def test_the_timer_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a real clock a game plays to its end by itself."""
    monkeypatch.setattr(autoplay, "SPEEDS", (0.001,) * 3)

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, last = replay_of(pilot), recording.replay.last
        screen.travel.go_to(last - 40)
        await pilot.press("space")
        await until(pilot, lambda: screen.travel.point == last)

    look(steps)


@pytest.mark.usefixtures("slow")
def test_nothing_plays_on_under_another_screen() -> None:
    """One who reads the keys finds the game where it was."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        screen = replay_of(pilot)
        await pilot.press("space", "k")
        assert on_screen(pilot) is not screen
        screen.autoplay.tick()
        assert screen.travel.point == 1
        await pilot.press("escape")
        screen.autoplay.tick()
        assert screen.travel.point == 2

    look(steps)


def test_a_key_ends_one_travel_for_who_only_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for them: what comes after it travels in its turn."""
    monkeypatch.setattr(animation, "PACE", 3600.0)

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        queue, ended = replay_of(pilot).animation, list[str]()
        for name in ("first", "second"):
            queue.join(animation.Scene(lambda: [lambda: None], partial(ended.append, name)))
        await pilot.press("y")
        assert (ended, queue.is_moving) == (["first"], True)

    look(steps)


def test_a_travel_is_skipped_by_the_next_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheep walks step by step; a key arrives at once and is obeyed, Space too."""
    monkeypatch.setattr(animation, "PACE", 3600.0)
    monkeypatch.setattr(autoplay, "SPEEDS", (3600.0,) * 3)

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen = replay_of(pilot)
        while not travels(pilot):
            await pilot.press("right")
        point = screen.travel.point
        await pilot.press("left")
        assert (screen.travel.point, travels(pilot)) == (point, False)
        await pilot.press("right")
        assert travels(pilot)
        await pilot.press("space")
        assert screen.autoplay.is_playing
        assert screen.travel.point == point + 1
        assert view(pilot) != recording.replay.state(point)

    look(steps, animated=True)


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize(("language", "turn"), [("en", "Round 1, "), ("fr", "Manche 1, ")])
def test_everything_is_in_sight(size: tuple[int, int], language: str, turn: str) -> None:
    """The whole galaxy and the time line fit without scroll bars, and the turn is told."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        await pilot.press("down")
        screen = replay_of(pilot)
        space = screen.query_one("#space")
        assert not space.show_vertical_scrollbar
        assert not space.show_horizontal_scrollbar
        assert turn in str(getattr(screen.query_one("#question"), "content", ""))
        assert len(bar(pilot)) == size[0]

    look(steps, size, language)


def test_ascii_draws_ascii() -> None:
    """A terminal without other signs gets none."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        await pilot.press("end")
        assert bar(pilot).isascii()

    look(steps, ascii=True)


def test_the_game_is_no_replay() -> None:
    """A replay has no choices and does nothing to anybody."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        await pilot.press("enter")
        assert replay_of(pilot).travel.point == 0
        assert not any(isinstance(screen, GameScreen) for screen in pilot.app.screen_stack)
        assert choices_shown(pilot) is False

    look(steps)


def choices_shown(pilot: AnyPilot) -> bool:
    """Tell whether a list of choices is in sight."""
    return bool(replay_of(pilot).query_one("#choices").display)
