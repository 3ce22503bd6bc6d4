"""Two people at one screen: each sees what came of their own choice before the table is covered."""

import asyncio

import pytest

from edenia_tui.games.entry import Entry
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.game.hand_over import HandOver
from edenia_tui.tui.widgets.key_line import KeyLine
from edenia_tui.tui.widgets.sentence import Sentence
from edenia_tui.tui.widgets.story import Story
from tests.games.discovery import every_game
from tests.tui.playing import ANNA, AnyPilot, game_of, on_screen, playing, sit_down_at, until
from tests.tui.reading import record

BEN = Sitter("Ben", HUMAN)


async def choose_until_the_other_is_next(pilot: AnyPilot) -> None:
    """Take the keyboard, and make choices until it is somebody else's turn."""
    game = game_of(pilot)
    await until(pilot, lambda: isinstance(on_screen(pilot), HandOver))
    await pilot.press("enter")
    while not game.playing.is_waiting:
        await until(pilot, lambda: bool(game.viewer.legal) or game.playing.is_waiting)
        if game.viewer.legal:
            await pilot.press("enter")


def told_in(pilot: AnyPilot) -> tuple[str, ...]:
    """Give the story as it stands on the screen."""
    return game_of(pilot).query(Story).first().sentences


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_result_of_a_choice_is_seen_before_the_table_is_covered(
    entry: Entry, language: str
) -> None:
    """Whoever chose sees it with their own eyes, and one key covers the table for the next."""

    async def run() -> None:
        async with playing(sit_down_at(entry, ANNA, BEN), language=language) as pilot:
            game = game_of(pilot)
            await choose_until_the_other_is_next(pilot)
            chooser, done = game.viewer.seat, len(record(pilot))
            assert on_screen(pilot) is game
            assert game.viewer.view == game.room.view(chooser)
            assert game.viewer.legal == ()
            assert len(told_in(pilot)) > 1
            other = "Ben" if chooser == 0 else "Anna"
            assert other in str(game.query_one(Sentence).content)
            cover = {"en": "Enter cover", "fr": "Entrée cacher"}[language]
            assert str(game.query_one(KeyLine).content).startswith(cover)
            for key in ("h", "tab", "down", "escape"):
                await pilot.press(key)
            assert other in str(game.query_one(Sentence).content)
            assert (game.viewer.seat, len(record(pilot))) == (chooser, done)
            await pilot.press("enter")
            assert isinstance(on_screen(pilot), HandOver)
            await pilot.press("enter")
            await until(pilot, lambda: bool(game.viewer.legal))
            assert game.viewer.seat != chooser

    asyncio.run(run())
