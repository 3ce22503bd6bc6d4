"""Somebody who types in a replay or a what-if, with everything that is said to each line."""

import asyncio
import io
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from edenia_tui.conversation.recording import Recording
from edenia_tui.conversation.viewpoint import OPEN, Viewpoint
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Listener, Style
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left
from edenia_tui.line.replaying import Replaying
from edenia_tui.line.talk import Talk
from edenia_tui.table.branch import Branch
from edenia_tui.table.replay import Replay
from rules.edenia.game import EDENIA
from rules.kernel.record import Record
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of
from tests.rules.games import EDENIA_ROWS, record
from tests.table.company import NAMES, TWO, sitters
from tests.visits import visit_in

WORDS = GAMES["edenia"].words
RED, GREEN = Seat(0), Seat(1)
FILE = Path(__file__).parent / "transcripts" / "short.record"
"""A short game that was kept."""


class Answer(NamedTuple):
    """A typed line, what was said to it and the prompt after it."""

    typed: str | None
    """None for what is said before anything is typed."""
    said: str
    prompt: str

    @property
    def lines(self) -> list[str]:
        """The answer, line by line."""
        return self.said.splitlines()


class Typist:
    """A keyboard whose lines are thought up one after the other."""

    def __init__(self, think: Callable[[str], str | None], pause: Callable[[], bool]) -> None:
        """Get ready; `think` is shown each prompt, `pause` tells whether a telling is stopped."""
        self._paper = io.StringIO()
        self._think = think
        self._typed: str | None = None
        self.answers: list[Answer] = []
        self.console = Console(self._read, self._paper, patient=True, pause=self._pause)
        self._is_paused = pause

    async def _pause(self, _: float) -> bool:
        return self._is_paused()

    async def _read(self, prompt: str) -> str | None:
        self.write_down(prompt)
        self._typed = self._think(prompt)
        return self._typed

    def write_down(self, prompt: str) -> None:
        """Take note of what was said up to a prompt."""
        self.answers.append(Answer(self._typed, self._paper.getvalue(), prompt))
        self._paper.seek(0)
        self._paper.truncate()


def random_game(players: int = 2, seed: int = 1) -> Replay[Any, Any, Any, Any]:
    """Play a random game with everything in it, and look at it again."""
    row = next(row for row in EDENIA_ROWS if row.name == f"{players}-fr")
    whole = record(row, seed)
    return Replay(EDENIA, Record(whole.game, whole.options, NAMES[:players], whole.actions))


def recording_of(replay: Replay[Any, Any, Any, Any], start: int = 0) -> Recording:
    """Take a replay for a kept game called `old`."""
    names = replay.record.names
    return Recording(replay, sitters(TWO, "human"), names, "old", start)


def look_again(
    replay: Replay[Any, Any, Any, Any],
    think: Callable[[str], str | None],
    viewpoint: Viewpoint = OPEN,
    *,
    start: int = 0,
    language: str = "en",
    pause: Callable[[], bool] = lambda: False,
    seed: int = 1,
) -> list[Answer]:
    """Look at a game until whoever thinks up the lines has enough of it."""
    recording = recording_of(replay, start)
    typist = Typist(think, pause)
    visit = visit_in(language)
    talk = Talk(typist.console, visit, WORDS, recording.names)

    def branch(point: int, _: Viewpoint) -> Branch[Any, Any, Any, Any]:
        return Branch.of_replay(replay, point, recording.name, seed)

    with suppress(Left):
        keep = partial(recording.keep, visit.library)
        asyncio.run(Replaying(talk, replay, viewpoint, start, branch, keep).run())
    typist.write_down("")
    return typist.answers


def typed_in(
    replay: Replay[Any, Any, Any, Any], *lines: str, viewpoint: Viewpoint = OPEN, **how: Any
) -> list[Answer]:
    """Type some lines in a replay; the answer to each, without what was said before the first."""
    answers = look_again(replay, one_by_one(lines), viewpoint, **how)
    return [answer for answer in answers if answer.typed is not None]


def one_by_one(lines: tuple[str, ...]) -> Callable[[str], str | None]:
    """Type lines in their order, and then close the keyboard."""
    waiting: Iterator[str] = iter(lines)
    return lambda _: next(waiting, None)


def listener_with(
    viewpoint: Viewpoint, replay: Replay[Any, Any, Any, Any], language: str = "en"
) -> Listener:
    """Give the one who hears what these eyes see."""
    return Listener(
        speech_of("edenia", language), replay.record.names, viewpoint.seat, style=Style.NATO
    )
