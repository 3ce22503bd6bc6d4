"""Games on a screen for tests: sitting down, waiting to be asked, answering."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.storage.settings import Settings
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.exit import Exit
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.widgets.choices import Choices
from rules.edenia.opening import Options
from rules.edenia.state import Rules
from rules.kernel.record import steps
from rules.kernel.seat import Seat
from tests.library import library, read_file
from tests.table.peeking import record_of
from tests.visits import visit_in

ENTRY = GAMES["edenia"]
ANNA, LAMB = Sitter("Anna", HUMAN), Sitter("", "lamb")
_ANNA = Seat(0)
SMALL, WIDE = (80, 24), (120, 40)
_PATIENCE = 30.0

AnyPilot = Pilot[Exit]
Steps = Callable[[AnyPilot], Awaitable[None]]
"""What a test does with a running game."""


def sit_down(*sitters: Sitter, seed: int = 5, lambs: bool = False) -> Sitting:
    """Begin a game; Anna against a lamb unless others are named."""
    people = sitters or (ANNA, LAMB)
    options = Options(len(people), rules=Rules(lambs=lambs))
    return Sitting(library().begin("edenia", options, people, seed))


def sit_down_at(entry: Entry, *sitters: Sitter, seed: int = 5) -> Sitting:
    """Begin any game by its usual rules; Anna against a lamb unless others are named."""
    people = sitters or (ANNA, LAMB)
    options = entry.agreement.options(len(people), {})
    return Sitting(library().begin(entry.name, options, people, seed))


@asynccontextmanager
async def playing(
    sitting: Sitting,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    *,
    animated: bool = False,
    settings: Settings | None = None,
) -> AsyncIterator[AnyPilot]:
    """Show a game until the test is done with it."""
    app = EdeniaApp(visit_in(language, settings), sitting, animated=animated)
    try:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            yield pilot
    finally:
        sitting.close()


def on_screen(pilot: AnyPilot) -> Screen[Any]:
    """Give the screen on top."""
    return pilot.app.screen


def game_of(pilot: AnyPilot) -> GameScreen:
    """Give the screen of the game, wherever it is."""
    return next(one for one in pilot.app.screen_stack if isinstance(one, GameScreen))


def choices_of(pilot: AnyPilot) -> Choices:
    """Give the list of choices."""
    return game_of(pilot).query_one(Choices)


def row_of(choices: Choices, action: Any) -> int:
    """Tell in which row of the list an action begins."""
    return choices._rows.of(choices.offered.index(action)).start


async def until(pilot: AnyPilot, holds: Callable[[], bool]) -> None:
    """Wait until something holds; a test that waits too long fails."""
    async with asyncio.timeout(_PATIENCE):
        while not holds():
            await pilot.pause()


async def asked(pilot: AnyPilot, more_than: int = 0) -> None:
    """Wait until a person is asked and that many actions and more are done, or the game is over."""
    game = game_of(pilot)

    def is_asked() -> bool:
        done = len(record_of(game.room).actions)
        is_offered = game.viewer.question is not None and bool(choices_of(pilot).offered)
        return game.room.is_over or (done > more_than and is_offered)

    await until(pilot, is_asked)


async def play_on(
    pilot: AnyPilot, rng: Random, choose: Callable[[Any], Awaitable[None]] | None = None
) -> None:
    """Make one choice at random, and wait for the next question."""
    done = len(record_of(game_of(pilot).room).actions)
    action = rng.choice(choices_of(pilot).offered)
    if choose is None:
        choices_of(pilot).post_message(Choices.Made(action))
    else:
        await choose(action)
    await asked(pilot, done)


def kept_actions(path: str, entry: Entry = ENTRY) -> list[str]:
    """Read the actions of a game from its file, in canonical text."""
    saved = read_file(Path(path))
    return [entry.game.write_action(action) for action in saved.record.actions]


def decisions(path: Path, entry: Entry = ENTRY) -> list[tuple[str, str]]:
    """Read what Anna did from the file of a game: the sentence the screen has for it, and the command."""
    saved = read_file(path)
    record, game = saved.record, entry.game
    listener = Manner("en", Settings()).listener(record.names, _ANNA, entry.words.messages)
    made = []
    for step, action in zip(steps(game, record), record.actions, strict=False):
        if game.to_act(step.state) == _ANNA:
            view = game.view(step.state, _ANNA)
            told = entry.presenter.sentence(listener, view, action)
            made.append((told, game.write_action(action)))
    return made


def play(steps: Steps, language: str = "en") -> None:
    """Sit Anna down against a lamb, and do something once she is asked."""

    async def run() -> None:
        async with playing(sit_down(), language=language) as pilot:
            await asked(pilot)
            await steps(pilot)

    asyncio.run(run())
