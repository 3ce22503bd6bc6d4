"""One visit by lines and one on the screen, on one loop: two games of their own, and one together."""

import asyncio
import io
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from edenia_tui.canvas.charset import ASCII
from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.keeping import make_sure
from edenia_tui.conversation.sitting import LocalRoom, Sitting
from edenia_tui.conversation.visit import Visit
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left
from edenia_tui.line.session import Session
from edenia_tui.line.table_talk import TableTalk
from edenia_tui.line.talk import Talk
from edenia_tui.storage.library import Opened
from edenia_tui.storage.settings import Settings
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.story import Story
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.table.peeking import record_of
from tests.test_two_visits import visit_of
from tests.tui.playing import asked, choices_of, game_of, play_on, until

CELINE, ANNA = Seat(0), Seat(1)
DECISIONS = 6
AT_LAST = 60
"""Seconds after which something that should have happened never will."""
MEANWHILE = "En attendant : "
Meeting = asyncio.Barrier | None
"""Where the two wait for each other before each decision, so that they are side by side."""


class Played(NamedTuple):
    """What one of them heard or saw, and what was done in the game."""

    told: str
    actions: tuple[Any, ...]


class CommonGame(Sitting):
    """A part of a game whose room is shared with another keyboard."""

    def __init__(self, opened: Opened, room: LocalRoom, seat: Seat) -> None:
        """Sit down on one of the seats."""
        super().__init__(opened)
        self._common = room
        self._own = seat

    @property
    def people(self) -> tuple[Seat, ...]:
        """Only one's own seat."""
        return (self._own,)

    def room(self) -> LocalRoom:
        """Enter the room that is open already."""
        return self._common


class Reader:
    """Somebody at a keyboard who always takes the first choice, and leaves after some decisions."""

    def __init__(self, visit: Visit, decisions: int, meeting: Meeting = None) -> None:
        """Get ready to type."""
        self._paper = io.StringIO()
        self._visit = visit
        self._left = decisions
        self._meeting = meeting

    @property
    def text(self) -> str:
        """Everything that was said and asked."""
        return self._paper.getvalue()

    async def play(self, sitting: Sitting) -> Played:
        """Play at a sitting until it is time to leave."""
        console = Console(self._read, self._paper, patient=False, live=True)
        room, entry = sitting.room(), sitting.entry
        talk = Talk(console, self._visit, entry.words, sitting.names)
        adviser = Adviser(entry.game, sitting.thinker)
        table = TableTalk(
            talk, room, sitting.resign, adviser, save=partial(make_sure, sitting, "line-saved")
        )
        with pytest.raises(Left):
            await Session(talk, room, sitting.people, table).run()
        return Played(self.text, record_of(room).actions)

    async def play_alone(self) -> Played:
        """Play a game of one's own."""
        with closing(begun_by(self._visit, "Céline")) as sitting:
            return await self.play(sitting)

    async def _read(self, prompt: str) -> str | None:
        self._paper.write(prompt)
        if prompt == MEANWHILE:
            return await asyncio.Future[str]()
        if self._meeting is not None and self._left:
            await self._meeting.wait()
        self._left -= 1
        typed = "1" if self._left >= 0 else "quitter"
        self._paper.write(f"{typed}\n")
        return typed


async def look_and_play(visit: Visit, meeting: Meeting = None) -> Played:
    """Play a game of one's own on the screen, some decisions at random."""
    rng, sitting = Random(1), begun_by(visit, "Anna")
    with closing(sitting):
        async with EdeniaApp(visit, sitting).run_test(size=(80, 24)) as pilot:
            await asked(pilot)
            for _ in range(DECISIONS):
                if meeting is not None:
                    await meeting.wait()
                await play_on(pilot, rng)
            story = game_of(pilot).query(Story).first().sentences
            return Played("\n".join(story), record_of(game_of(pilot).room).actions)


def french_at(folder: Path) -> Visit:
    """Give the one who reads: French, ASCII, brief."""
    return visit_of(folder, "fr", Settings(level="brief"))._replace(charset=ASCII)


def english_at(folder: Path) -> Visit:
    """Give the one who looks: English, all signs."""
    return visit_of(folder, "en", Settings(animation=False))


def begun_by(visit: Visit, name: str) -> Sitting:
    """Begin a game of one's own against a lamb."""
    sitters = (Sitter(name, HUMAN), Sitter("", "lamb"))
    return Sitting(visit.library.begin("edenia", Options(2), sitters, 5))


def test_two_games_side_by_side_are_as_each_alone(tmp_path: Path) -> None:
    """What one hears, the other sees and both have done is the same as if nobody else were there."""

    async def alone() -> tuple[Played, Played]:
        here, there = french_at(tmp_path / "fr-alone"), english_at(tmp_path / "en-alone")
        read = await Reader(here, DECISIONS).play_alone()
        return read, await look_and_play(there)

    async def together() -> tuple[Played, Played]:
        here, there = french_at(tmp_path / "fr"), english_at(tmp_path / "en")
        meeting = asyncio.Barrier(2)
        async with asyncio.timeout(AT_LAST):
            read, seen = await asyncio.gather(
                Reader(here, DECISIONS, meeting).play_alone(), look_and_play(there, meeting)
            )
        for visit, played in ((here, read), (there, seen)):
            (game,) = visit.library.summaries()
            kept = visit.library.game(game.name).read().record.actions
            assert kept[: len(played.actions)] == played.actions
        return read, seen

    (read, seen), expected = asyncio.run(together()), asyncio.run(alone())
    assert read.told == expected[0].told
    assert read.actions == expected[0].actions
    assert seen.told == expected[1].told
    assert seen.actions == expected[1].actions
    assert "À vous" in read.told
    assert "clovers" in seen.told
    assert "clovers" not in read.told


def test_they_play_one_game_together(tmp_path: Path) -> None:
    """Each hears of it in their own words; who leaves finds the seat, and the question, as it was."""
    here, there = french_at(tmp_path / "fr"), english_at(tmp_path / "en")
    sitters = (Sitter("Céline", HUMAN), Sitter("Anna", HUMAN))
    opened = there.library.begin("edenia", Options(2, first=CELINE), sitters, 5)
    room = Sitting(opened).room()

    async def play() -> tuple[Played, str]:
        watching = CommonGame(opened, room, ANNA)
        async with EdeniaApp(there, watching).run_test(size=(80, 24)) as pilot:
            reader = Reader(here, DECISIONS)
            reading = asyncio.ensure_future(reader.play(CommonGame(opened, room, CELINE)))
            await answer_until(pilot, reading.done)
            await until(pilot, lambda: room.question(CELINE) is not None)
            left = room.question(CELINE)
            again = Reader(here, DECISIONS)
            reading_on = asyncio.ensure_future(again.play(CommonGame(opened, room, CELINE)))
            assert room.question(CELINE) is left
            await answer_until(pilot, reading_on.done)
            assert len((await reading_on).actions) > len((await reading).actions)
            story = " ".join(game_of(pilot).query(Story).first().sentences)
            return Played(reader.text + again.text, record_of(room).actions), story

    read, story = asyncio.run(play())
    opened.keeper.close()
    kept = there.library.game(there.library.summaries()[0].name).read()
    assert kept.record.actions == read.actions
    assert "Céline" in story
    assert "Anna" in read.told
    assert "Anna" not in story
    assert "clovers" in story
    assert "clovers" not in read.told


async def answer_until(pilot: Any, is_so: Any) -> None:
    """Take the first choice on the screen whenever there is one, until something is so."""
    async with asyncio.timeout(AT_LAST):
        while not is_so():
            question = game_of(pilot).viewer.question
            if question is not None and choices_of(pilot).offered:
                choices_of(pilot).post_message(Choices.Made(choices_of(pilot).offered[0]))
            await pilot.pause()
