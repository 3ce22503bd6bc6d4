"""Two people share a keyboard, and each keeps their secrets."""

import asyncio
import io
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.games.edenia.words.nouns import artefact_name
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Listener, Style
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left
from edenia_tui.line.session import Session
from edenia_tui.line.table_talk import TableTalk
from edenia_tui.line.talk import Talk
from edenia_tui.storage.files.library import FileLibrary
from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.record_text import Header, write_header
from edenia_tui.table.pool import common_pool
from edenia_tui.table.room import Room
from edenia_tui.table.seating import HUMAN, Sitter
from edenia_tui.table.watchers import Told
from rules.edenia.actions import Action
from rules.edenia.events import Event
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Ask, State
from rules.kernel.record import Record
from rules.kernel.seat import Seat
from tests.games.spoken import speech_of
from tests.library import library, open_file
from tests.line.process import PAIR, Terminal
from tests.line.transcript import own_folders, saved
from tests.rules.games import play_on
from tests.table.company import IdleWatcher, giving_up, lines_of
from tests.table.peeking import record_of, state_of
from tests.visits import visit_in

NAMES = ("Ann", "Bob")
TWO = Options(2)
SEED = 21
HAND_OVER = re.compile(r"Hand the keyboard to (Ann|Bob)\. \1, press Enter when ready\. ")
ASKED = ("a", "have", "who", "log 60", "more", "diff", "score", "m", "more", "find dwarf")
CELLS = tuple(f"{column}{row}" for column in "abcde" for row in range(1, 6))
PROMPTS = 1500
UP, CONTROL_U = "\x1b[A", "\x15"


class Memory:
    """The names of artefacts that a seat has been entitled to see."""

    def __init__(self, seat: Seat) -> None:
        """Begin knowing none."""
        self.names: set[str] = set()
        self._seat = seat

    def look(self, state: State) -> None:
        """Note what lies open, what is in the hand and what was looked at."""
        view = EDENIA.view(state, self._seat)
        self.names.update(name for player in view.players for name in player.played)
        self.names.update(name for name in view.players[self._seat].hidden if name is not None)
        self.names.update(
            token.name for dwarf in view.dwarfs for token in dwarf.tokens if token.name is not None
        )


class Page(NamedTuple):
    """What was said from one hand-over until the next one was answered."""

    sitting: str | None
    """Who sat there."""
    text: str
    farewell: str
    """The end of it, after the last answer: still there to read for whoever takes over."""
    known: dict[str, frozenset[str]]
    """The artefacts each of them may know at the end of it."""


class Pair(IdleWatcher):
    """Ann and Bob at one keyboard, typing at random; what each of them could read is kept."""

    def __init__(self, keeper: RecordFile, record: Record[Options, Action]) -> None:
        """Take up a game that was begun."""
        self._paper = io.StringIO()
        console = Console(self._read, self._paper, patient=True)
        words = GAMES["edenia"].words
        self._keeper = keeper
        self.room: Room[Options, State, Action, Event] = Room(
            EDENIA, record, {}, keeper=keeper, seed=1
        )
        talk = Talk(console, visit_in("en"), words, NAMES)
        adviser = Adviser(EDENIA, common_pool().thinker(EDENIA))
        table = TableTalk(talk, self.room, giving_up(self.room), adviser, save=saved)
        self._session = Session(talk, self.room, (Seat(0), Seat(1)), table)
        self.memories = {name: Memory(Seat(index)) for index, name in enumerate(NAMES)}
        self.pages: list[Page] = []
        self.questions: list[tuple[str | None, Seat]] = []
        """Who sat there, and who was meant, for every question but hand-overs."""
        self._sitting: str | None = None
        self._answered = 0
        self._typed: Iterator[str] = iter(())

    def play(self, typed: Iterator[str]) -> None:
        """Type until nothing is left to type, or the game is over."""
        self._typed = typed
        state = EDENIA.start(TWO)
        for action in record_of(self.room).actions:
            state = EDENIA.apply(state, action).state
            self._remember(state)
        self.room.attach(self)
        with suppress(Left):
            asyncio.run(self._session.run())
        self._keeper.close()
        self._turn_page(None)

    def saw(self, told: Told[State, Action, Event]) -> None:
        """Take note of what each may know now, from the table itself."""
        del told
        self._remember(state_of(self.room))

    def _remember(self, state: State) -> None:
        for memory in self.memories.values():
            memory.look(state)

    async def _read(self, prompt: str) -> str | None:
        self._paper.write(f"{prompt}\n")
        handed = HAND_OVER.fullmatch(prompt)
        if handed is not None:
            self._turn_page(handed[1])
            return ""
        actor = EDENIA.to_act(state_of(self.room))
        assert isinstance(actor, int)
        self.questions.append((self._sitting, Seat(actor)))
        self._answered = len(self._paper.getvalue())
        return next(self._typed, None)

    def _turn_page(self, following: str | None) -> None:
        known = {name: frozenset(memory.names) for name, memory in self.memories.items()}
        text = self._paper.getvalue()
        self.pages.append(Page(self._sitting, text, text[self._answered :], known))
        self._answered = 0
        self._sitting = following
        self._paper.seek(0)
        self._paper.truncate()


@pytest.fixture
def games(tmp_path: Path) -> Iterator[FileLibrary]:
    """Give a library in a folder of this test, with settings of its own."""
    with own_folders(tmp_path):
        yield library()


def broken_off(games: FileLibrary, ask: Ask) -> Path:
    """Write the record of a game in which both hold secrets and one is asked a certain question."""
    actions: list[Action] = []
    for moment in play_on(EDENIA, EDENIA.start(TWO), Random(SEED)):
        state = moment.before
        if state.turn.ask is ask and all(player.hidden for player in state.players):
            break
        actions.append(moment.action)
    else:
        pytest.fail(f"nobody is ever asked to {ask.value} in this game")
    sitters = tuple(Sitter(name, HUMAN) for name in NAMES)
    header = write_header(Header("edenia", sitters, TWO), EDENIA_OPTIONS)
    games.folder.mkdir(parents=True)
    path = games.folder / "pair.record"
    record = Record("edenia", TWO, NAMES, tuple(actions))
    path.write_text(header + "".join(lines_of(record)), "utf-8")
    return path


def sit(games: FileLibrary, ask: Ask) -> Pair:
    """Let Ann and Bob take up a game at a certain question."""
    keeper, saved = open_file(broken_off(games, ask))
    return Pair(keeper, saved.record)


def typing() -> Iterator[str]:
    """Ask about everything that may hold a secret, then choose at random, over and over."""
    rng = Random(SEED)
    for number, question in zip(range(PROMPTS), cycle((*ASKED, *CELLS)), strict=False):
        yield str(rng.randint(1, 6)) if number % 3 == 2 else question


def spoken_names(text: str) -> set[str]:
    """Find the artefacts that are named in a text, as they are spoken or as they are typed."""
    listener = Listener(speech_of("edenia", "en"), NAMES, style=Style.NATO)
    return {
        name
        for name in EDENIA.start(TWO).artefacts
        if name in text.lower() or artefact_name(listener, name).lower() in text.lower()
    }


@pytest.fixture(scope="module")
def long_evening(tmp_path_factory: pytest.TempPathFactory) -> Pair:
    """Give a pair that has asked and chosen for long."""
    with own_folders(tmp_path_factory.mktemp("evening")):
        pair = sit(library(), Ask.START)
        pair.play(typing())
    return pair


def test_nobody_reads_a_secret_of_the_other(long_evening: Pair) -> None:
    """Until the other has taken over, only artefacts that the one at the keyboard may know are named."""
    before, *pages = long_evening.pages
    assert spoken_names(before.text) == set()
    secrets = {name: set[str]() for name in NAMES}
    for page in pages:
        assert page.sitting is not None
        (other,) = set(NAMES) - {page.sitting}
        named = spoken_names(page.text)
        assert named <= page.known[page.sitting], page.text
        assert spoken_names(page.farewell) <= page.known[other], page.farewell
        secrets[page.sitting] |= named - page.known[other]
    assert len(pages) > 20
    assert all(secrets.values())


def test_only_who_has_taken_over_is_asked(long_evening: Pair) -> None:
    """Every question is put to the person who sits at the keyboard."""
    assert {sitting for sitting, _ in long_evening.questions} == set(NAMES)
    assert all(sitting == NAMES[seat] for sitting, seat in long_evening.questions)


def test_a_secret_question_waits_for_its_owner_after_resuming(games: FileLibrary) -> None:
    """What was found is named only after the one who found it has said to be there."""
    pair = sit(games, Ask.KEEP)
    seat = state_of(pair.room).active
    pair.play(iter(("moves", "quit")))
    first, second = pair.pages
    assert first.sitting is None
    assert second.sitting == NAMES[seat]
    assert spoken_names(first.text) == set()
    assert spoken_names(second.text) - second.known[NAMES[1 - seat]]


def test_whoever_moves_hears_what_came_of_it_before_handing_over(games: FileLibrary) -> None:
    """The last sentence about one's own turn does not wait for the next round."""
    pair = sit(games, Ask.START)
    pair.play(iter(("skip", "end", "quit")))
    page = pair.pages[1]
    assert page.sitting is not None
    assert page.text.index("You skip") < page.text.index("Hand the keyboard")


def test_the_line_editor_forgets_what_the_other_typed(tmp_path: Path) -> None:
    """After a hand-over the key Up brings back nothing of the other's lines."""
    terminal = Terminal(tmp_path, *PAIR)
    terminal.wait_for("ready. ")
    terminal.enter()
    terminal.wait_for("Your turn: ")
    terminal.enter("why secret-plan")
    terminal.wait_for("Your turn: ")
    terminal.press(UP)
    terminal.wait_for("secret-plan")
    terminal.press(CONTROL_U)
    terminal.enter("skip")
    terminal.wait_for("ready. ")
    terminal.enter()
    terminal.wait_for("Your turn: ")
    terminal.press(UP * 3)
    terminal.enter()
    assert "secret-plan" not in terminal.wait_for("Your turn: ")
    terminal.enter("quit")
    assert terminal.wait_for_end()[1] == 0
