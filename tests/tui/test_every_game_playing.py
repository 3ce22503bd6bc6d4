"""Playing on the screen is the same for every game: keys, drawing, record, end."""

import asyncio
from random import Random
from typing import Any

import pytest

from edenia_tui.canvas.charset import ASCII
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.entry import Entry
from edenia_tui.language.citing import origin_of
from edenia_tui.language.speech import speech
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.exit import Toward
from edenia_tui.tui.game.hand_over import HandOver
from edenia_tui.tui.game.over import Over
from edenia_tui.tui.run import taken_up_again
from edenia_tui.tui.widgets.tabletop import Tabletop
from tests.games.discovery import every_game
from tests.library import path_of
from tests.long.proofs import cases
from tests.table.peeking import state_of
from tests.tui.every_game import choose, play
from tests.tui.fronts import every_size
from tests.tui.playing import (
    ANNA,
    SMALL,
    WIDE,
    AnyPilot,
    asked,
    choices_of,
    game_of,
    kept_actions,
    on_screen,
    playing,
    sit_down_at,
    until,
)
from tests.tui.reading import drawing, record, sentence
from tests.tui.screenshots import letters_of, picture_of
from tests.tui.staged import never, staged
from tests.visits import visit_in


@every_size
@every_game
def test_a_game_is_played_by_keys_and_is_on_disk(entry: Entry, size: tuple[int, int]) -> None:
    """Arrows and Enter do what is highlighted, decision after decision; the file has all of it."""

    async def steps(pilot: AnyPilot, sitting: Sitting) -> None:
        rng = Random(4)
        for _ in range(12):
            done, legal = len(record(pilot)), game_of(pilot).viewer.legal
            assert set(choices_of(pilot).offered) == set(legal)
            chosen = await choose(pilot, rng)
            assert chosen in [entry.game.write_action(action) for action in legal]
            assert len(record(pilot)) > done
        assert kept_actions(str(path_of(sitting)), entry) == record(pilot)

    play(entry, steps, size)


@pytest.mark.long
@pytest.mark.parametrize("size", [(SMALL, WIDE)[case] for case in cases("screen-games")])
@every_game
def test_a_whole_game_by_keys(entry: Entry, size: tuple[int, int]) -> None:
    """From the first question to the end, which names the winner, keys alone are enough."""

    async def steps(pilot: AnyPilot, sitting: Sitting) -> None:
        rng = Random(4)
        while not game_of(pilot).room.is_over:
            await choose(pilot, rng)
        await until(pilot, lambda: isinstance(on_screen(pilot), Over))
        assert kept_actions(str(path_of(sitting)), entry) == record(pilot)
        assert entry.game.outcome(state_of(game_of(pilot).room)) is not None

    play(entry, steps, size)


@every_size
@every_game
def test_the_choice_considered_is_drawn_and_told(entry: Entry, size: tuple[int, int]) -> None:
    """Each choice under the highlight has a drawing of its own and its sentence; nothing is done yet."""

    async def steps(pilot: AnyPilot, __: Sitting) -> None:
        viewer = game_of(pilot).viewer
        for _ in range(3):  # what is chosen first may be nothing to be drawn
            before, seen = record(pilot), set[str]()
            for _ in range(4):
                action = choices_of(pilot).considered
                view, listener = viewer.view, viewer.listener
                assert sentence(pilot) == entry.presenter.sentence(listener, view, action)
                assert game_of(pilot).table_view.marks == entry.presenter.preview(view, action)
                seen.add(drawing(pilot))
                await pilot.press("down")
                await pilot.pause()
            assert record(pilot) == before
            if len(seen) > 1:
                return
            await choose(pilot, Random(4))
        pytest.fail("nothing is drawn of any choice")

    play(entry, steps, size)


@every_game
def test_the_drawing_is_in_sight(entry: Entry) -> None:
    """At 80x24 and at 120x40 nothing of a young game has to be scrolled to."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        for columns, rows in (SMALL, WIDE):
            await pilot.resize_terminal(columns, rows)
            await pilot.pause()
            space = on_screen(pilot).query_one("#space")
            assert (space.max_scroll_x, space.max_scroll_y) == (0, 0)

    play(entry, steps)


@every_game
def test_a_choice_is_taken_back_and_done_again(entry: Entry) -> None:
    """`b` goes back to Anna's last decision, `r` brings what followed back."""

    async def steps(pilot: AnyPilot, sitting: Sitting) -> None:
        await choose(pilot, Random(1))
        before = record(pilot)
        asked_before = choices_of(pilot).offered
        await pilot.press("enter")
        await asked(pilot, len(before))
        done = record(pilot)
        await pilot.press("b")
        await pilot.press("enter")
        await until(pilot, lambda: len(record(pilot)) < len(done))
        await until(pilot, lambda: bool(choices_of(pilot).offered))
        assert record(pilot) == before
        assert choices_of(pilot).offered == asked_before
        await pilot.press("r")
        await until(pilot, lambda: len(record(pilot)) == len(done))
        assert record(pilot) == done
        assert kept_actions(str(path_of(sitting)), entry) == done

    play(entry, steps)


@every_game
def test_a_typed_command_is_done(entry: Entry) -> None:
    """The example of the command line, typed, is what the record has next."""

    async def steps(pilot: AnyPilot, _: Sitting) -> None:
        viewer, done = game_of(pilot).viewer, len(record(pilot))
        command = entry.game.write_action(viewer.legal[0])
        await pilot.press("colon", *("space" if sign == " " else sign for sign in command), "enter")
        await asked(pilot, done)
        assert record(pilot)[done] == command

    play(entry, steps)


@every_game
def test_line_mode_takes_the_same_game_up(entry: Entry) -> None:
    """F2 leaves towards line mode with the file, from which the game goes on where it was."""

    async def run() -> None:
        sitting = sit_down_at(entry)
        async with playing(sitting) as pilot:
            await asked(pilot)
            await choose(pilot, Random(4))
            done = record(pilot)
            await pilot.press("f2")
        leave = pilot.app.return_value
        assert leave is not None
        assert (leave.toward, leave.game) == (Toward.LINES, sitting.kept.name)
        again = taken_up_again(sitting)
        async with playing(again) as pilot:
            await asked(pilot)
            assert record(pilot) == done

    asyncio.run(run())


@every_size
@every_game
def test_the_end_is_told_with_its_rule(entry: Entry, size: tuple[int, int]) -> None:
    """Beside the drawing stands who won, everybody's points, and the rule that ended the game."""

    async def run() -> None:
        sitting = staged(2, never, entry)
        async with playing(sitting, size) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), Over))
            over, viewer = on_screen(pilot), game_of(pilot).viewer
            assert isinstance(over, Over)
            outcome = entry.game.outcome(viewer.view)
            assert outcome is not None
            rule = entry.game.rulebook.rule(outcome.rule, "en")
            assert outcome.rule in over.sentences[0]
            assert over.sentences[1] == f"{rule.text()} {origin_of(rule, speech('en'))}"
            await pilot.press("enter")
            assert on_screen(pilot) is game_of(pilot)

    asyncio.run(run())


@every_game
def test_two_people_hand_the_keyboard_over(entry: Entry) -> None:
    """Between two people nothing is shown; then the table is drawn for the one who is asked."""

    async def run() -> None:
        sitting = sit_down_at(entry, ANNA, Sitter("Ben", HUMAN))
        async with playing(sitting) as pilot:
            game, seats = game_of(pilot), list[Any]()

            def is_waiting() -> bool:
                """Whether somebody is asked who has not answered yet, or is to take the keyboard."""
                is_asked = on_screen(pilot) is game and bool(game.viewer.legal)
                is_next = isinstance(on_screen(pilot), HandOver) or game.playing.is_waiting
                return is_asked or is_next

            await until(pilot, is_waiting)
            while len(set(seats)) < 2:
                assert isinstance(on_screen(pilot), HandOver)
                await pilot.press("enter")
                await until(pilot, is_waiting)
                seats.append(game.viewer.seat)
                assert game.query_one(Tabletop)._seat == game.viewer.seat
                while on_screen(pilot) is game:
                    await pilot.press("enter")
                    await until(pilot, is_waiting)

    asyncio.run(run())


@every_size
@every_game
def test_ascii_is_ascii(entry: Entry, size: tuple[int, int]) -> None:
    """With ASCII signs alone nothing else gets onto the screen, whatever is highlighted."""

    async def run() -> None:
        sitting = sit_down_at(entry)
        app = EdeniaApp(visit_in("en")._replace(charset=ASCII), sitting, animated=False)
        try:
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                await asked(pilot)
                for key in ("down", "enter", "down"):
                    await pilot.press(key)
                    await pilot.pause()
                    assert letters_of(picture_of(app, "")).isascii()
        finally:
            sitting.close()

    asyncio.run(run())
