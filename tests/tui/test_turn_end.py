"""ART-10 on the screen: a turn ends by itself where nothing else is left and nobody else plays."""

import asyncio

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.storage.settings import Settings
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.widgets.story import Story
from rules.edenia.actions import End
from rules.edenia.game import EDENIA
from tests.games.edenia.turn_ends import RED, TWO, begun
from tests.library import begin, kept_file
from tests.table.peeking import record_of
from tests.tui.playing import ANNA, LAMB, asked, choices_of, game_of, playing, until

BEN = Sitter("Ben", HUMAN)


def sitting_at_the_end(other: Sitter = LAMB) -> Sitting:
    """Give a kept game in which Red may only end the turn."""
    keeper, _ = begin("edenia", TWO, (ANNA, other), 1)
    keeper.write("".join(f"{EDENIA.write_action(action)}\n" for action in begun()))
    keeper.close()
    return Sitting(kept_file(keeper.path).open())


def test_art_10_the_end_is_given_and_the_next_real_choice_asked() -> None:
    """The record has the line, the story says so, and the list offers what can be chosen."""

    async def run() -> None:
        async with playing(sitting_at_the_end()) as pilot:
            await asked(pilot, len(begun()))
            assert record_of(game_of(pilot).room).actions[len(begun())] == End()
            assert len(choices_of(pilot).offered) > 1
            assert "Your turn ends." in game_of(pilot).query_one(Story).sentences

    asyncio.run(run())


def test_art_10_whoever_wants_to_be_asked_is_asked() -> None:
    """With the setting off, the end is a choice like any other."""

    async def run() -> None:
        async with playing(sitting_at_the_end(), settings=Settings(auto_end=False)) as pilot:
            await asked(pilot)
            assert tuple(choices_of(pilot).offered) == (End(),)

    asyncio.run(run())


def test_art_10_among_people_everybody_is_asked() -> None:
    """Two people at one keyboard: the end of a turn is asked for, so that nothing is given away."""

    async def run() -> None:
        async with playing(sitting_at_the_end(BEN)) as pilot:
            await until(pilot, lambda: game_of(pilot).room.question(RED) is not None)
            await pilot.pause()
            assert record_of(game_of(pilot).room).actions == begun()

    asyncio.run(run())
