"""What stands where: panels never cover each other, sizes are followed, names do no harm."""

import asyncio
from itertools import combinations

import pytest
from textual.widgets import Static

from edenia_tui.canvas.zoom import Zoom
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.edenia.board.grid import grid_of
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.game.hand_over import HandOver
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.look.themes import LOOKS, ink_styles
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.players import Players
from edenia_tui.tui.widgets.story import Story
from edenia_tui.tui.widgets.tabletop import Tabletop
from tests.canvas.inks import all_inks
from tests.tui.playing import (
    ANNA,
    LAMB,
    SMALL,
    WIDE,
    asked,
    choices_of,
    game_of,
    on_screen,
    playing,
    sit_down,
)

_PARTS = "#space, #players, #question, #choices, #own, #common, Story, #sentence, #keys"


def covered(game: GameScreen) -> list[tuple[str | None, str | None]]:
    """List the parts that cover each other."""
    parts = [part for part in game.query(_PARTS) if part.display and part.region.area]
    return [
        (one.id, two.id) for one, two in combinations(parts, 2) if one.region.overlaps(two.region)
    ]


@pytest.mark.parametrize("size", [SMALL, WIDE, (100, 30), (160, 50)])
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_covers_anything(size: tuple[int, int], players: int) -> None:
    """All parts have room at every size, and the whole galaxy is in sight."""

    async def play() -> None:
        async with playing(sit_down(ANNA, *[LAMB] * (players - 1)), size) as pilot:
            await asked(pilot)
            game = game_of(pilot)
            assert covered(game) == []
            space, galaxy = game.query_one("#space"), game.query_one(Tabletop)
            assert galaxy.size.width <= space.size.width
            assert galaxy.size.height <= space.size.height
            assert game.query_one(Choices).size.height >= 4
            assert any(story.size.height >= 2 for story in game.query(Story))
            for part in game.query(_PARTS):
                assert not part.display or game.region.contains_region(part.region)

    asyncio.run(play())


def test_the_zoom_follows_the_terminal_and_the_keys() -> None:
    """A larger terminal draws larger tiles; + and - draw as one likes."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            galaxy = game_of(pilot).query_one(Tabletop)
            zooms = [galaxy.zoom]
            for key in ("plus", "minus"):
                await pilot.press(key)
                zooms.append(galaxy.zoom)
            for size in (WIDE, SMALL):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                zooms.append(galaxy.zoom)
                assert galaxy.size.width == 5 * grid_of(galaxy.zoom).width + 4
            small, medium = Zoom.SMALL, Zoom.MEDIUM
            assert zooms == [small, medium, small, medium, small]

    asyncio.run(play())


def test_too_small_a_terminal_says_so() -> None:
    """Below 60 by 20 the table makes room for one message, and comes back."""

    async def play() -> None:
        async with playing(sit_down(), (59, 20)) as pilot:
            await pilot.pause()
            game = game_of(pilot)
            message, table = game.query_one("#too-small", Static), game.query_one("#table")
            assert (message.display, table.display) == (True, False)
            assert "F2" in str(message.content)
            await pilot.resize_terminal(*SMALL)
            await pilot.pause()
            assert (message.display, table.display) == (False, True)

    asyncio.run(play())


def test_markup_in_names_is_only_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that reached the screen unclean neither crashes a widget nor becomes an action."""
    names = ("bob [/] [x", "[@click=app.quit]q[/]")
    monkeypatch.setattr(Sitting, "names", property(lambda _: names))

    async def play() -> None:
        async with playing(sit_down(ANNA, Sitter("Ben", HUMAN))) as pilot:

            def is_told() -> bool:
                told = " ".join(game_of(pilot).query(Story).first().sentences)
                return "[@click" in told or "bob [" in told

            async with asyncio.timeout(30):
                while not is_told():
                    if isinstance(on_screen(pilot), HandOver) or game_of(pilot).playing.is_waiting:
                        await pilot.press("enter")
                    choices = choices_of(pilot)
                    if choices.offered:
                        choices.post_message(Choices.Made(choices.offered[0]))
                    await pilot.pause()
            shown = str(game_of(pilot).query_one(Players).visual)
            assert "[@click" in shown or "bob [" in shown
            assert pilot.app.return_value is None

    asyncio.run(play())


def test_the_cursor_of_the_galaxy_stays_in_it() -> None:
    """Arrows move over the cells and stop at the rim."""

    async def play() -> None:
        async with playing(sit_down()) as pilot:
            await asked(pilot)
            galaxy = game_of(pilot).query_one(Tabletop)
            galaxy.focus()
            for _ in range(6):
                await pilot.press("right")
            assert galaxy.marks.focus is not None
            assert galaxy.marks.focus % 5 == 4
            for _ in range(6):
                await pilot.press("down")
            assert galaxy.marks.focus == 24

    asyncio.run(play())


@pytest.mark.parametrize("theme", LOOKS)
def test_every_ink_can_be_read_in_every_theme(theme: str) -> None:
    """Letters differ from their ground by 4.5 to 1 at least; of a dim planet only its letter is read."""
    for ink in all_inks():
        if ink.paint.faint and ink.paint.colour:
            continue
        style = ink_styles(theme)[ink]
        assert style.color is not None
        assert style.bgcolor is not None
        front, back = (
            _luminance(colour.get_truecolor()) for colour in (style.color, style.bgcolor)
        )
        high, low = max(front, back), min(front, back)
        assert (high + 0.05) / (low + 0.05) >= 4.5, (ink, theme)


def _luminance(colour: tuple[int, int, int]) -> float:
    parts = [one / 255 for one in colour]
    red, green, blue = (
        one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
