"""What if, from the list of kept games: one that still runs gives nothing away on the screen either."""

import asyncio

import pytest

from edenia_tui.conversation.viewpoint import OPEN
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.widgets.story import Story
from rules.kernel.seat import Seat
from tests.tui.looking_back import recorded, replay_of, replaying
from tests.tui.playing import on_screen
from tests.tui.staged import in_the_middle
from tests.tui.test_what_if import play_some, what_if_of

_RED = Seat(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_replay_of_a_running_game_plays_on_from_a_guess(language: str) -> None:
    """It fits what Anna sees, says so and cannot be kept; with all eyes open it is the table."""
    recording, path = recorded(54, in_the_middle)
    before = path.read_bytes()

    async def run() -> None:
        replay = recording.replay
        async with replaying(recording._replace(start=replay.last), language=language) as pilot:
            truth = replay.state(replay.last)
            await pilot.press("v")
            await pilot.pause()
            branch = what_if_of(pilot).branch
            assert branch.game.view(branch.state, _RED) == branch.game.view(truth, _RED)
            assert (branch.is_guess, branch.record) == (True, None)
            assert ("guessed" if language == "en" else "devin") in what_if_of(pilot).query(
                Story
            ).first().sentences[0]
            await play_some(pilot, 1)
            await pilot.press("escape")
            ways = on_screen(pilot)
            assert isinstance(ways, Pick)
            assert len(ways.texts) == 2
            await pilot.press("down", "enter")
            replay_of(pilot).look_with(OPEN)
            await pilot.press("v")
            await pilot.pause()
            assert what_if_of(pilot).branch.state == truth

    asyncio.run(run())
    assert path.read_bytes() == before
