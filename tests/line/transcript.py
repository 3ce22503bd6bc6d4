"""What is typed in line mode and what is said, written down for every kind of test.

Games are played at an injected keyboard: no terminal, no disk but a folder of their own.
"""

import asyncio
import io
import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import Speech
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left
from edenia_tui.line.session import Session
from edenia_tui.line.table_talk import TableTalk
from edenia_tui.line.talk import Talk
from edenia_tui.storage.files.folders import CONFIG, DATA
from edenia_tui.storage.settings import Settings
from edenia_tui.table.chance import rng_of_bot
from edenia_tui.table.pool import common_pool
from edenia_tui.table.room import Room
from rules.bots.budget import Budget
from rules.bots.lamb import lamb
from rules.edenia.opening import Options
from rules.kernel.record import Record
from rules.kernel.seat import Seat
from tests.table.peeking import state_of
from tests.visits import visit_in

Typist = Callable[[str], str | None]
"""Is shown a prompt and types a line; None closes the keyboard."""
_CHOICE = re.compile(r"\d+ ?: ")


def saved(spoken: Speech) -> list[str]:
    """Say that a game is saved, of one that no file is kept of."""
    return [spoken("line-saved")]


class Exchange(NamedTuple):
    """One typed line, what was said to it, and what is asked next."""

    typed: str | None
    """None for what is said before anything is typed."""
    said: str
    """Every character that was written, up to the next prompt."""
    prompt: str
    """The question that followed; empty when the program has nothing more to ask."""
    before: Any
    """The table when the line was typed."""
    after: Any
    """The table at the next question."""

    @property
    def lines(self) -> list[str]:
        """The answer, line by line."""
        return self.said.replace("\a", "").splitlines()

    @property
    def told(self) -> list[str]:
        """The answer without choices by number, which belong to the question that follows."""
        return [line for line in self.lines if not _CHOICE.match(line)]

    @property
    def asked(self) -> list[str]:
        """The question that follows: its choices, if they are told, and the prompt."""
        return [*(line for line in self.lines if _CHOICE.match(line)), self.prompt]


class Keyboard:
    """A game at an injected keyboard, people on the first seats and lambs on the others."""

    def __init__(
        self,
        options: Any = None,
        *,
        game: str = "edenia",
        people: int = 1,
        seed: int = 1,
        names: tuple[str, ...] = (),
        language: str = "en",
        settings: Settings | None = None,
        export: Export = export_nothing,
        begun: tuple[Any, ...] = (),
    ) -> None:
        """Set the table, where some actions may have been done; `play` begins."""
        self.talks_on = False
        """Whether somebody types on after the end of the game."""
        entry, options = GAMES[game], options or Options(2, first=Seat(0))
        self._paper, visit = io.StringIO(), visit_in(language, settings)
        self._names = names or ("",) * options.players
        self._typist: Typist = lambda _: None
        everyone = [Seat(index) for index in range(options.players)]
        lambs = {seat: _Lamb(entry, seat, seed) for seat in everyone[people:]}
        self.room: Room[Any, Any, Any, Any] = Room(
            entry.game, Record(game, options, self._names, begun), lambs, seed=seed
        )
        self.console = Console(
            *(self._read, self._paper), patient=True, heeds_interrupts=True, phrase=visit.manner.say
        )
        talk = Talk(self.console, visit, entry.words, self._names, export)
        adviser = Adviser(entry.game, common_pool().thinker(entry.game), Budget(iterations=30))
        table = TableTalk(
            *(talk, self.room, lambda seat: self.room.replace(seat, _Lamb(entry, seat, seed))),
            *(adviser,),
            save=saved,
        )
        self._session = Session(talk, self.room, everyone[:people], table)
        self.exchanges: list[Exchange] = []
        self._typed: str | None = None
        self._before = state_of(self.room)

    def play(self, typist: Typist) -> list[Exchange]:
        """Let somebody type until the keyboard is closed or the game is over and heard to its end."""
        self._typist = typist
        with suppress(Left):
            asyncio.run(self._session.run())
        self._write_down("")
        return self.exchanges

    @property
    def legal(self) -> tuple[Any, ...]:
        """What whoever is asked may do."""
        actor = self.room.game.to_act(state_of(self.room))
        assert isinstance(actor, int), "a person is asked"
        return self.room.game.legal(self.room.view(Seat(actor)))

    async def _read(self, prompt: str) -> str | None:
        self._write_down(prompt)
        if self.room.is_over and not self.talks_on:
            self._typed = "" if self.console.is_unfinished else None
        else:
            self._typed = self._typist(prompt)
        return self._typed

    def _write_down(self, prompt: str) -> None:
        state = state_of(self.room)
        said = self._paper.getvalue()
        self.exchanges.append(Exchange(self._typed, said, prompt, self._before, state))
        self._before = state
        self._paper.seek(0)
        self._paper.truncate()


def converse(*typed: str, keyboard: Keyboard | None = None) -> list[Exchange]:
    """Type some lines; the answer to each, without what was said before the first."""
    lines = iter(typed)
    exchanges = (keyboard or Keyboard()).play(lambda _: next(lines, None))
    return [exchange for exchange in exchanges if exchange.typed is not None]


async def interrupted(*_: object) -> Any:
    """Take for ever, and let somebody press Ctrl-C meanwhile."""
    signal.raise_signal(signal.SIGINT)
    return await asyncio.Future[Any]()


@contextmanager
def own_folders(folder: Path) -> Iterator[None]:
    """Keep games and settings of a test away from anybody's own."""
    with mock.patch.dict(os.environ, {DATA: str(folder / "data"), CONFIG: str(folder / "config")}):
        yield


class _Lamb:
    """A lamb that chooses on the spot, as the one of the program does in a thread of its own."""

    kind = "lamb"

    def __init__(self, entry: Entry, seat: Seat, seed: int) -> None:
        self._game = entry.game
        self._chance = partial(rng_of_bot, seed, seat)

    async def choose(self, view: Any, legal: tuple[Any, ...], number: int) -> Any:
        del legal
        return lamb(self._game, view, self._chance(number))
