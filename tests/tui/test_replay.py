"""A past game on the screen: every point of it can be reached, and shows what was known then."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from textual.widgets import OptionList

from edenia_tui.boards.charset import ASCII, UNICODE
from edenia_tui.line.eyes import OPEN, SPECTATOR, Eyes
from edenia_tui.line.recording import Recording
from edenia_tui.tui import procession
from edenia_tui.tui import run as running
from edenia_tui.tui.landmarks import Landmark, find_landmarks
from edenia_tui.tui.leave import Leave, Toward
from edenia_tui.tui.screens import time
from edenia_tui.tui.screens.game import GameScreen
from edenia_tui.tui.screens.menu import MenuScreen
from edenia_tui.tui.screens.past_games import PastGamesScreen
from edenia_tui.tui.screens.pick import Pick
from edenia_tui.tui.screens.replay import ReplayScreen
from edenia_tui.tui.time_line import TimeLine
from edenia_tui.tui.widgets.galaxy import Galaxy
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.time_bar import TimeBar
from rules.edenia.events import FlagRaised, Kept
from rules.kernel.seat import Seat
from tests.tui.fronts import Fronts, settle, walk
from tests.tui.looking_back import recorded, replay_of, replaying
from tests.tui.playing import (
    SMALL,
    WIDE,
    AnyPilot,
    asked,
    choices_of,
    game_of,
    on_screen,
    play_on,
    playing,
    until,
)
from tests.tui.staged import in_the_middle, staged

Steps = Callable[[AnyPilot, Recording], Awaitable[None]]

_RED, _GREEN = Seat(0), Seat(1)


def look(steps: Steps, size: tuple[int, int] = SMALL, language: str = "en", **how: Any) -> None:
    """Show a game that is over from its beginning, and do something."""
    recording, _ = recorded()

    async def run() -> None:
        async with replaying(recording, size, language, **how) as pilot:
            await steps(pilot, recording)

    asyncio.run(run())


def view(pilot: AnyPilot) -> Any:
    """Give what the galaxy shows."""
    return replay_of(pilot).query_one(Galaxy)._view


def travels(pilot: AnyPilot) -> bool:
    """Tell whether a sheep is on its way."""
    return replay_of(pilot)._procession.is_moving


def bar(pilot: AnyPilot) -> str:
    """Read the time line."""
    return replay_of(pilot).query_one(TimeBar).text


# The time line.


def test_the_time_line_shows_rounds_and_events() -> None:
    """The first and the last column are the beginning and the end; signs stand in their places."""
    line = TimeLine(100, (0, 50), {25: Landmark.FLAG, 100: Landmark.VICTORY})
    drawn = line.draw(41, UNICODE)
    assert (drawn[0], drawn[10], drawn[20], drawn[40]) == ("┴", "⚑", "┴", "!")
    assert set(drawn) == {"┴", "⚑", "!", "─"}
    assert set(line.draw(41, ASCII)) == {"|", "~", "!", "-"}


def test_of_two_events_in_one_column_the_greater_is_shown() -> None:
    """A Trifolium is not hidden by a die that was rolled beside it."""
    line = TimeLine(1000, (), {500: Landmark.TRIFOLIUM, 501: Landmark.HOLE})
    assert line.draw(11, UNICODE)[5] == "T"


def test_many_rounds_leave_room_between_them() -> None:
    """Where there are more rounds than columns, only some are marked."""
    drawn = TimeLine(400, tuple(range(0, 400, 4)), {}).draw(40, UNICODE)
    assert 3 <= drawn.count("┴") <= 10


@pytest.mark.parametrize(("last", "width"), [(0, 30), (7, 30), (173, 40), (900, 60)])
def test_columns_and_points_go_both_ways(last: int, width: int) -> None:
    """A click on a column leads to a point that is drawn in that column."""
    line = TimeLine(last, (), {})
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
    assert [*find_landmarks(replay, Landmark.FLAG)] == flags
    everything = find_landmarks(replay)
    assert set(flags) <= set(everything)
    assert everything[replay.last] is Landmark.VICTORY


# Going through it.


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_steps_show_every_point(size: tuple[int, int]) -> None:
    """Right goes on and Left goes back; picture, story and time line are those of the point."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        replay, screen = recording.replay, replay_of(pilot)
        assert (screen.point, view(pilot)) == (0, replay.state(0))
        for point in range(1, 30):
            await pilot.press("right")
            assert screen.point == point
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


def test_the_ends_are_ends() -> None:
    """End and Home lead to them, and no step leads beyond."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, last = replay_of(pilot), recording.replay.last
        await pilot.press("left")
        assert screen.point == 0
        await pilot.press("end")
        assert screen.point == last
        assert view(pilot) == recording.replay.state(last)
        await pilot.press("right")
        assert screen.point == last
        await pilot.press("home")
        assert screen.point == 0

    look(steps)


def test_turns_can_be_jumped_to_and_picked() -> None:
    """Down and Up go from turn to turn; `t` lists all of them and begins at this one."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, turns = replay_of(pilot), recording.replay.turns
        for turn in turns[:5]:
            await pilot.press("down")
            assert screen.point == turn.point
        await pilot.press("up")
        assert screen.point == turns[3].point
        await pilot.press("t")
        listed = on_screen(pilot)
        assert isinstance(listed, Pick)
        assert len(listed.texts) == len(turns)
        assert listed.query_one(OptionList).highlighted == 3
        assert listed.texts[3] == f"Round {turns[3].round}, Green"
        await pilot.press("down", "down", "enter")
        assert screen.point == turns[5].point

    look(steps)


def test_events_can_be_jumped_to_by_kind() -> None:
    """`j` picks flags and goes to the first; `n` and `p` go from flag to flag; the end is told."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen = replay_of(pilot)
        flags = [*find_landmarks(recording.replay, Landmark.FLAG)]
        await pilot.press("j", *["down"] * (1 + [*Landmark].index(Landmark.FLAG)), "enter")
        assert screen.point == flags[0]
        assert "T" not in bar(pilot).removeprefix("Replay")
        await pilot.press("n")
        assert screen.point == flags[1]
        await pilot.press("p")
        assert screen.point == flags[0]
        await pilot.press("p")
        assert screen.point == flags[0]
        assert "No further event" in str(screen.query_one(Sentence).content)

    look(steps)


def test_a_click_on_the_time_line_goes_there() -> None:
    """The middle of the line is the middle of the game."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, last = replay_of(pilot), recording.replay.last
        before = bar(pilot).index("»")
        line = screen.query_one(TimeBar)
        await pilot.click(TimeBar, offset=(before + line._width // 2, 0))
        assert abs(screen.point - last / 2) < last / 20

    look(steps)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no timer of a replay fire by itself."""
    monkeypatch.setattr(time, "SPEEDS", (3600.0, 1800.0, 1200.0, 900.0))


@pytest.mark.usefixtures("slow")
def test_it_plays_by_itself_until_it_is_paused() -> None:
    """Space starts it, a second Space stops it, plus and minus change the speed; it stops at the end."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, last = replay_of(pilot), recording.replay.last
        await pilot.press("space")
        assert "plays, speed 3" in bar(pilot)
        assert screen.point == 1
        screen._tick()
        screen._tick()
        assert screen.point == 3
        await pilot.press("space")
        assert not screen.is_playing
        assert "paused, speed 3" in bar(pilot)
        assert screen.point == 3
        await pilot.press("plus", "plus")
        assert "paused, speed 4" in bar(pilot)
        await pilot.press("minus", "minus")
        assert "paused, speed 2" in bar(pilot)
        screen.go_to(last - 1)
        await pilot.press("space", "plus")
        assert "plays, speed 3" in bar(pilot)
        assert screen._timer is not None
        assert screen._timer._interval == 1200
        assert screen.point == last
        screen._tick()
        assert not screen.is_playing
        assert "paused" in bar(pilot)

    look(steps)


def test_the_timer_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a real clock the whole game plays to its end by itself."""
    monkeypatch.setattr(time, "SPEEDS", (0.001,) * 3)

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen = replay_of(pilot)
        await pilot.press("space")
        await until(pilot, lambda: screen.point == recording.replay.last)

    look(steps)


@pytest.mark.usefixtures("slow")
def test_nothing_plays_on_under_another_screen() -> None:
    """One who reads the keys finds the game where it was."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        screen = replay_of(pilot)
        await pilot.press("space", "k")
        assert on_screen(pilot) is not screen
        screen._tick()
        assert screen.point == 1
        await pilot.press("escape")
        screen._tick()
        assert screen.point == 2

    look(steps)


def test_a_travel_is_skipped_by_the_next_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheep walks step by step; a key arrives at once and is obeyed, Space too."""
    monkeypatch.setattr(procession, "PACE", 3600.0)
    monkeypatch.setattr(time, "SPEEDS", (3600.0,) * 3)

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen = replay_of(pilot)
        while not travels(pilot):
            await pilot.press("right")
        point = screen.point
        await pilot.press("left")
        assert (screen.point, travels(pilot)) == (point, False)
        await pilot.press("right")
        assert travels(pilot)
        await pilot.press("space")
        assert screen.is_playing
        assert screen.point == point + 1
        assert view(pilot) != recording.replay.state(point)

    look(steps, animated=True)


# Eyes.


def test_eyes_see_what_they_knew() -> None:
    """All open, each seat and a spectator can be picked; each sees its own view and story."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, replay = replay_of(pilot), recording.replay
        kept = next(
            point
            for point in range(1, replay.last + 1)
            if any(isinstance(one, Kept) and one.seat == _GREEN for one in replay.events(point))
        )
        screen.go_to(kept)
        known = replay.state(kept).players[_GREEN].hidden
        assert known[0] is not None
        seen: dict[Eyes, str] = {}
        for number, eyes in enumerate((OPEN, Eyes(_RED), Eyes(_GREEN), SPECTATOR)):
            await pilot.press("e", "home", *["down"] * number, "enter")
            await pilot.pause()
            assert screen.reviewer.eyes == eyes
            assert view(pilot) == eyes.view(replay.game, replay.state(kept))
            seen[eyes] = str(screen.query_one(Sentence).content)
            hidden = view(pilot).players[_GREEN].hidden
            assert (hidden == known) is (eyes in (OPEN, Eyes(_GREEN)))
        assert seen[Eyes(_GREEN)].startswith("You keep")
        assert seen[Eyes(_RED)] == seen[SPECTATOR] != seen[OPEN]

    look(steps)


def test_open_eyes_see_all_hands() -> None:
    """`i` tells the artefacts of everybody where nothing is hidden, and no hand to a spectator."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, replay = replay_of(pilot), recording.replay
        held = next(n for n in range(replay.last) if replay.state(n).players[_GREEN].hidden)
        screen.go_to(held)
        await pilot.press("i")
        told = getattr(on_screen(pilot), "sentences", ())
        assert any(line.startswith("Green: ") for line in told)
        await pilot.press("escape")
        screen._look_with(SPECTATOR)
        await pilot.press("i")
        assert getattr(on_screen(pilot), "sentences", ()) == ("No hand lies open to you.",)

    look(steps)


def test_a_game_that_is_not_over_gives_nothing_away_at_first() -> None:
    """The only person of a game that was left begins with her own eyes."""
    recording, _ = recorded(3, in_the_middle)

    async def run() -> None:
        async with replaying(recording) as pilot:
            assert replay_of(pilot).reviewer.eyes == Eyes(_RED)

    asyncio.run(run())


# Ways to it, and back.


def test_a_running_game_is_looked_back_at_with_own_eyes_and_waits() -> None:
    """`p` shows the game so far; Escape comes back to the same question, which can be answered."""
    sitting = staged(3, in_the_middle)

    async def run() -> None:
        async with playing(sitting) as pilot:
            await asked(pilot)
            game = game_of(pilot)
            question, done = game.onlooker.question, game.table.record.actions
            await pilot.press("p")
            screen = replay_of(pilot)
            assert screen.point == len(done)
            assert screen.past.eyes == (Eyes(_RED),)
            assert view(pilot) == game.table.view(_RED)
            await pilot.press("left", "left", "up")
            assert game.table.record.actions == done
            await pilot.press("escape")
            assert on_screen(pilot) is game
            assert game.onlooker.question is question
            choices_of(pilot).action_choose()
            await asked(pilot, len(done))
            assert game.table.record.actions[: len(done)] == done

    asyncio.run(run())


def test_the_menu_leads_to_past_games() -> None:
    """Past games are listed, one is watched from its beginning, and Escape comes back twice."""
    _, path = recorded()

    async def steps(pilot: Any) -> None:
        await pilot.press("down", "enter")
        await settle(pilot)
        listed = pilot.app.screen
        assert isinstance(listed, PastGamesScreen)
        told = listed.query_one(OptionList).get_option_at_index(0)
        assert str(told.prompt).startswith(f"{path.stem}: ")
        await pilot.press("enter")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.point == 0
        assert screen.past.recording is not None
        assert screen.past.recording.name == path.stem
        await pilot.press("escape")
        assert on_screen(pilot) is listed
        await pilot.press("escape")
        assert isinstance(on_screen(pilot), MenuScreen)

    asyncio.run(walk(Fronts(), SMALL, steps))


def test_a_broken_game_is_not_watched() -> None:
    """A file that cannot be read is listed with its reason, and says so again when it is chosen."""
    _, path = recorded()
    path.write_text(path.read_text("utf-8") + "nonsense\n", "utf-8")

    async def steps(pilot: Any) -> None:
        await pilot.press("down", "enter")
        await settle(pilot)
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, PastGamesScreen)
        assert "nonsense" in str(pilot.app.screen.query_one("#front-problem").render())

    asyncio.run(walk(Fronts(), SMALL, steps))


def test_escape_from_a_replay_alone_leaves() -> None:
    """Where there is nothing to come back to, the program ends."""

    async def steps(pilot: AnyPilot, _: Recording) -> None:
        await pilot.press("escape")
        assert pilot.app.return_value == Leave(Toward.DOOR)

    look(steps)


def test_run_replay_goes_on_in_lines_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """F2 hands the point to line mode, whose exit code is that of the program."""
    recording, _ = recorded()
    read: list[int] = []

    async def show(app: Any) -> Leave | None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("right", "right", "f2")
        leave: Leave | None = app.return_value
        return leave

    def read_on(point: int) -> int:
        read.append(point)
        return 7

    monkeypatch.setattr(running, "run_until_told", show)
    code = running.run_replay(
        Fronts().manner,
        recording.replay,
        recording.names,
        start_at=40,
        sitters=recording.sitters,
        name=recording.name,
        eyes=SPECTATOR,
        read_on=read_on,
    )
    assert (code, read) == (7, [42])


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
        assert replay_of(pilot).point == 0
        assert not any(isinstance(screen, GameScreen) for screen in pilot.app.screen_stack)
        assert choices_shown(pilot) is False

    look(steps)


def choices_shown(pilot: AnyPilot) -> bool:
    """Tell whether a list of choices is in sight."""
    return bool(replay_of(pilot).query_one("#choices").display)


def test_playing_on_is_not_disturbed_by_looking_back() -> None:
    """A game plays the same with a look back between two choices as without one."""
    records: list[tuple[Any, ...]] = []

    async def run(*, looks_back: bool) -> None:
        sitting, rng = staged(3, in_the_middle), Random(1)
        async with playing(sitting) as pilot:
            await asked(pilot)
            for _ in range(3):
                if looks_back:
                    await pilot.press("p", "left", "escape")
                await play_on(pilot, rng)
            records.append(game_of(pilot).table.record.actions)

    asyncio.run(run(looks_back=False))
    asyncio.run(run(looks_back=True))
    assert records[0] == records[1]
