"""A past game shows what somebody knew then, and no more."""

import asyncio

from edenia_tui.conversation.recording import Recording
from edenia_tui.conversation.viewpoint import OPEN, SPECTATOR, Viewpoint
from edenia_tui.tui.widgets.story import Story
from rules.edenia.events import Kept
from rules.kernel.seat import Seat
from tests.tui.looking_back import look, recorded, replay_of, replaying, view
from tests.tui.playing import (
    AnyPilot,
    on_screen,
)
from tests.tui.staged import in_the_middle

_RED, _GREEN = Seat(0), Seat(1)


def test_eyes_see_what_they_knew() -> None:
    """All open, each seat and a spectator can be picked; each sees its own view and story."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, replay = replay_of(pilot), recording.replay
        kept = next(
            point
            for point in range(1, replay.last + 1)
            if any(isinstance(one, Kept) and one.seat == _GREEN for one in replay.events(point))
        )
        screen.travel.go_to(kept)
        known = replay.state(kept).players[_GREEN].hidden
        assert known[0] is not None
        seen: dict[Viewpoint, str] = {}
        for number, viewpoint in enumerate((OPEN, Viewpoint(_RED), Viewpoint(_GREEN), SPECTATOR)):
            await pilot.press("e", "home", *["down"] * number, "enter")
            await pilot.pause()
            assert screen.past_viewer.viewpoint == viewpoint
            assert view(pilot) == viewpoint.view(replay.game, replay.state(kept))
            story = screen.query_one("#story-beside", Story)
            seen[viewpoint] = " ".join(story.sentences[story._old :])
            hidden = view(pilot).players[_GREEN].hidden
            assert (hidden == known) is (viewpoint in (OPEN, Viewpoint(_GREEN)))
        assert seen[Viewpoint(_GREEN)].startswith("You keep")
        assert seen[Viewpoint(_RED)] == seen[SPECTATOR] != seen[OPEN]

    look(steps)


def test_open_eyes_see_all_hands() -> None:
    """`i` tells the artefacts of everybody where nothing is hidden, and no hand to a spectator."""

    async def steps(pilot: AnyPilot, recording: Recording) -> None:
        screen, replay = replay_of(pilot), recording.replay
        held = next(n for n in range(replay.last) if replay.state(n).players[_GREEN].hidden)
        screen.travel.go_to(held)
        await pilot.press("i")
        told = getattr(on_screen(pilot), "sentences", ())
        assert any(line.startswith("Green: ") for line in told)
        await pilot.press("escape")
        screen.look_with(SPECTATOR)
        await pilot.press("i")
        assert getattr(on_screen(pilot), "sentences", ()) == ("No hand lies open to you.",)

    look(steps)


def test_a_game_that_is_not_over_gives_nothing_away_at_first() -> None:
    """The only person of a game that was left begins with her own eyes."""
    recording, _ = recorded(3, in_the_middle)

    async def run() -> None:
        async with replaying(recording) as pilot:
            assert replay_of(pilot).past_viewer.viewpoint == Viewpoint(_RED)

    asyncio.run(run())
