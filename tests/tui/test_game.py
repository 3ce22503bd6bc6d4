"""A game on the screen: by keys, by mouse and by typed commands, up to its end."""

import asyncio
from random import Random
from typing import Any

import pytest

from edenia_tui.games.edenia.board.drawing import Drawing
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.dialogs.loupe import Loupe
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.game.hand_over import HandOver
from edenia_tui.tui.game.over import Over
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.command_bar import CommandBar
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.edenia.actions import Go
from rules.edenia.galaxy import EAST, EDENIA, METEORITE, NEBULA, SOUTH, STAR
from tests.library import path_of
from tests.table.company import IdleWatcher
from tests.table.peeking import state_of
from tests.tui.playing import (
    ANNA,
    LAMB,
    SMALL,
    WIDE,
    AnyPilot,
    asked,
    choices_of,
    game_of,
    kept_actions,
    on_screen,
    play,
    play_on,
    playing,
    row_of,
    sit_down,
    until,
)
from tests.tui.reading import record, sentence

SECRET = Sitter("Ben", HUMAN)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_whole_game_is_played_and_its_end_is_told(size: tuple[int, int]) -> None:
    """A person plays against a lamb to the end; every action is on disk and the winner is named."""

    async def play() -> None:
        rng, sitting = Random(1), sit_down(lambs=True)
        async with playing(sitting, size) as pilot:
            await asked(pilot)
            game = game_of(pilot)
            while not game.room.is_over:
                await play_on(pilot, rng)
            await until(pilot, lambda: isinstance(on_screen(pilot), Over))
            over = on_screen(pilot)
            assert isinstance(over, Over)
            assert " win" in over.sentences[0]
            assert any("points" in line for line in over.sentences[1:])
            assert kept_actions(str(path_of(sitting))) == record(pilot)
            outcome = game.room.game.outcome(state_of(game.room))
            assert outcome is not None
            await pilot.press("escape")
            assert on_screen(pilot) is game

    asyncio.run(play())


def test_keys_pick_sheep_side_and_path_and_enter_does_it() -> None:
    """1, Shift+Down and m lead to sheep 1, south, meteorite; Enter does just that."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            done = len(record(pilot))
            await pilot.press("1", "shift+down", "m")
            assert choices_of(pilot).considered == Go(1, SOUTH, METEORITE)
            await pilot.press("shift+right", "s")
            assert choices_of(pilot).considered == Go(1, EAST, STAR)
            await pilot.press("down")
            assert choices_of(pilot).considered == Go(1, EAST, NEBULA)
            await pilot.press("enter")
            await asked(pilot, done + 1)
            assert record(pilot)[done] == "go 1 east nebula"

    asyncio.run(play())


def test_the_mouse_alone_plays() -> None:
    """Clicks on a choice do it; a click on a sheep goes to its choices, one on a cell points there."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            game, choices = game_of(pilot), choices_of(pilot)
            for _ in range(3):
                done, first = len(record(pilot)), choices.offered[0]
                row = row_of(choices, first)
                for _ in range(1 if game.viewer.can_come_back(first) else 2):
                    assert await pilot.click(Choices, offset=(5, row - int(choices.scroll_y)))
                await asked(pilot, done + 1)
                assert record(pilot)[done] == game.room.game.write_action(first)
            galaxy = game.query_one(Tabletop)
            choices.highlight(choices.offered[-1])
            await pilot.pause()
            drawing = galaxy.canvas
            assert isinstance(drawing, Drawing)
            own = next(place for sheep, place in drawing.sheep.items() if sheep < 3)
            await pilot.click(Tabletop, offset=(own.x, own.y))
            assert hasattr(choices.considered, "sheep")
            edenia = drawing.cells[EDENIA]
            await pilot.click(Tabletop, offset=(edenia.x + 1, edenia.y + 1))
            assert galaxy.marks.focus == EDENIA

    asyncio.run(play())


async def type_line(pilot: AnyPilot, line: str) -> None:
    """Open the command bar and type a line."""
    await pilot.press("colon")
    bar = game_of(pilot).query_one(CommandBar)
    assert bar.has_focus
    bar.value = line
    await pilot.press("enter")
    await pilot.pause()


def test_typed_commands_play() -> None:
    """What line mode understands is understood here, and comes to the record in canonical text."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            rng = Random(2)
            await asked(pilot)
            for _ in range(4):

                async def choose(action: Any) -> None:
                    await type_line(pilot, game_of(pilot).room.game.write_action(action))

                action_count = len(record(pilot))
                await play_on(pilot, rng, choose)
                assert len(record(pilot)) > action_count
            assert choices_of(pilot).has_focus

    asyncio.run(play())


def test_a_refusal_is_explained_with_its_rule() -> None:
    """A command that is not legal changes nothing, says why, and ? gives the text of the rule."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            before = record(pilot)
            await type_line(pilot, "leap")
            assert record(pilot) == before
            assert "(" in sentence(pilot)
            rule = sentence(pilot).partition("(")[2].partition(")")[0]
            await pilot.press("question_mark")
            notice = on_screen(pilot)
            assert isinstance(notice, Notice)
            assert notice.sentences[0] in sentence(pilot)
            assert notice.sentences[-3].startswith(rule)
            assert len(notice.sentences[-2]) > 40
            assert notice.sentences[-1] == "Printed."

    asyncio.run(play())


def test_a_line_that_is_no_command_gets_an_example() -> None:
    """Whoever types nonsense is told what could be typed."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            await type_line(pilot, "[b]frobnicate[/b] [/]")
            assert "go 1 east star" in sentence(pilot)

    asyncio.run(play())


def test_a_question_is_answered_as_in_line_mode() -> None:
    """`tokens` typed here shows the sentences that line mode would say."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            await type_line(pilot, "tokens")
            notice = on_screen(pilot)
            assert isinstance(notice, Notice)
            assert notice.sentences[0].startswith("Supply:")
            await pilot.press("escape")
            assert on_screen(pilot) is game_of(pilot)

    asyncio.run(play())


def test_every_choice_draws_its_way_and_says_it() -> None:
    """Going through the list marks each route on the galaxy; the table itself stays as it is."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            rng = Random(4)
            await asked(pilot)
            game, routes = game_of(pilot), set()
            while len(record(pilot)) < 12 or len(choices_of(pilot).offered) < 6:
                await play_on(pilot, rng)
            state, words = state_of(game.room), game.viewer.words
            for action in choices_of(pilot).offered:
                choices_of(pilot).highlight(action)
                await pilot.pause()
                routes.add(game.query_one(Tabletop).marks.route)
                told = words.describe_choice(game.viewer.listener, game.viewer.view, action)
                assert sentence(pilot) == told
            assert len(routes) > 2
            assert state_of(game.room) is state

    asyncio.run(play())


def test_a_way_is_drawn_in_the_ink_of_routes() -> None:
    """The preview is to be seen, not only known."""
    from edenia_tui.canvas import inks  # noqa: PLC0415

    async def play() -> None:
        async with playing(sit_down(), WIDE) as pilot:
            await asked(pilot)
            canvas = game_of(pilot).query_one(Tabletop).canvas
            assert canvas is not None
            assert any(inks.ROUTE in row for row in canvas.inks)

    asyncio.run(play())


def test_the_loupe_shows_the_cell_where_the_choice_ends() -> None:
    """L opens the loupe, and it goes away again."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            await pilot.press("l")
            assert isinstance(on_screen(pilot), Loupe)
            await pilot.press("escape")
            assert on_screen(pilot) is game_of(pilot)

    asyncio.run(play())


def shown_text(pilot: AnyPilot) -> str:
    """Give every character on the terminal."""
    screen = on_screen(pilot)
    strips = screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


def test_hot_seat_hides_the_table_until_the_next_is_ready() -> None:
    """Between two people nothing of the table is on the terminal; each sees it with own eyes."""

    async def play() -> None:
        async with playing(sit_down(ANNA, SECRET)) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), HandOver))
            assert "Players" not in shown_text(pilot)
            assert "ARRIDIS" not in shown_text(pilot)
            await pilot.press("escape")
            assert isinstance(on_screen(pilot), HandOver)
            await pilot.press("enter")
            await asked(pilot)
            assert "ARRIDIS" in shown_text(pilot)
            first = game_of(pilot).viewer.seat
            await pilot.press("k")
            assert isinstance(on_screen(pilot), Notice)
            await pilot.press("escape")
            while not isinstance(on_screen(pilot), HandOver):
                choices = choices_of(pilot)
                if choices.offered:
                    choices.post_message(Choices.Made(choices.offered[0]))
                await pilot.pause()
                if game_of(pilot).playing.is_waiting:
                    assert "ARRIDIS" in shown_text(pilot)
                    await pilot.press("enter")
            assert "ARRIDIS" not in shown_text(pilot)
            await pilot.click("#ready")
            await pilot.pause()
            assert game_of(pilot).viewer.seat != first

    asyncio.run(play())


def test_hand_over_closes_what_the_last_person_was_reading() -> None:
    """An answer left open stays until it is closed, and is gone before the next person sees the table."""

    async def play() -> None:
        async with playing(sit_down(ANNA, SECRET)) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), HandOver))
            await pilot.press("enter")
            await asked(pilot)
            await pilot.press("i")
            assert isinstance(on_screen(pilot), Notice)
            while not isinstance(on_screen(pilot), HandOver):
                if choices_of(pilot).offered:
                    game_of(pilot).do(choices_of(pilot).offered[0])
                await pilot.pause()
                if game_of(pilot).playing.is_waiting:
                    await pilot.press("enter")
            assert not any(isinstance(one, Notice) for one in pilot.app.screen_stack)

    asyncio.run(play())


def test_the_story_is_that_of_line_mode() -> None:
    """What bots did stands in the story, in sentences."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            done = len(record(pilot))
            await pilot.press("enter")
            await asked(pilot, done + 1)
            for story in game_of(pilot).query(Story):
                assert any("begin" in line for line in story.sentences)
                assert len(story.sentences) > 3

    asyncio.run(play())


def test_a_game_goes_on_where_it_was_left() -> None:
    """A game that was left is taken up again with its story and its record."""
    from edenia_tui.tui.run import taken_up_again  # noqa: PLC0415

    async def play() -> None:
        sitting = sit_down()
        async with playing(sitting) as pilot:
            await asked(pilot)
            await play_on(pilot, Random(3))
            left = record(pilot)
        async with playing(taken_up_again(sitting)) as pilot:
            await asked(pilot)
            assert record(pilot)[: len(left)] == left
            assert game_of(pilot).query(Story).first().sentences

    asyncio.run(play())


def test_f2_leaves_for_line_mode_with_the_game() -> None:
    """Whoever started the app learns where its people want to go on, and with which game."""
    from edenia_tui.tui.exit import Exit, Toward  # noqa: PLC0415

    async def play() -> None:
        sitting = sit_down()
        async with playing(sitting) as pilot:
            await asked(pilot)
            await pilot.press("f2")
            assert pilot.app.return_value == Exit(Toward.LINES, sitting.kept.name)

    asyncio.run(play())


def test_bots_alone_are_watched() -> None:
    """A table without people shows what a spectator may see, up to the end."""

    async def play() -> None:
        async with playing(sit_down(LAMB, LAMB, lambs=True)) as pilot:
            await until(pilot, lambda: isinstance(on_screen(pilot), Over))
            assert game_of(pilot).room.is_over

    asyncio.run(play())


class Impatient(IdleWatcher):
    """Somebody who has everything shown anew whenever something happens, before it is shown."""

    def __init__(self, screen: GameScreen) -> None:
        """Watch a game on its screen."""
        self._screen = screen

    def saw(self, _: Any) -> None:
        """Show everything anew."""
        self._screen.show_all()


def test_what_is_on_its_way_to_the_story_is_told_once() -> None:
    """A story that is told anew holds what comes next already: nothing is told a second time."""

    async def steps(pilot: AnyPilot) -> None:
        game = game_of(pilot)
        game.room.attach(Impatient(game), game.viewer.seat)
        await play_on(pilot, Random(1))
        story = game.query(Story).first().sentences
        assert list(story) == game.viewer.sentences()

    play(steps)
