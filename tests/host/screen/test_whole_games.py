"""Whole games over the real client: one on the screen, one by lines, one who looks on; nothing leaks."""

import asyncio
import itertools
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from edenia_tui.games.registry import GAMES
from rules.kernel.seat import Seat
from tests.host.lines.hosts import Party, at_a_party, play_to_the_end
from tests.host.screen.sshing import Watched, visit
from tests.host.secrets import (
    AnyRecord,
    Eyes,
    Search,
    hiding_table,
    kept,
    own_names,
    search,
    words_in,
)
from tests.long.proofs import cases
from tests.tui.terminals import DOWN, ENTER, ESCAPE, PATIENCE, SMALL, WIDE

pytestmark = pytest.mark.long

_CASES = [*itertools.product((SMALL, WIDE), sorted(GAMES, reverse=True))]
"""A size and a game."""
_TABLES = 6
"""So many tables are played at until something was hidden."""
_LOOKS = (4, 8, 14, 22, 36, 60, 120)
"""Decisions of Anna at which she looks at everything, and all streams are searched."""
_PROBES = 5
"""So often, in decisions of hers, it is found out whether something is hidden: chance has no seed here,
so nobody knows when. The first time she looks at everything, too."""
_BREAKS = 8
"""The decision at which her client is killed."""
_ANSWERS, _ANSWERED = "iow", "closes this"
"""What they ask for; not for what all have in common, where everything is named that there is."""
_A_MOMENT = 0.1
_LOST = 2.0
_SELDOM = 1.0
_LONG = 600.0
_SEED = 1


class Screens:
    """Anna, who plays on the screen, and Carl, who looks on, in threads of their own."""

    def __init__(self, party: Party, code: str, size: tuple[int, int], ways: ExitStack) -> None:
        """Come to a table; whatever is opened is closed with `ways`."""
        self._host = party.host
        self._code = code
        self._size = size
        self._ways = ways
        self.carl = self._come("Carl", "watch")
        self.carl.until("One looks on.")
        self.annas = [self._come("Anna", "join")]
        self._has_ended = threading.Event()

    def _come(self, name: str, word: str) -> Watched:
        coming = visit(self._host.folder, self._host.port, name, word, self._code, size=self._size)
        return self._ways.enter_context(coming)

    @property
    def anna(self) -> Watched:
        """Her terminal."""
        return self.annas[-1]

    def words(self) -> dict[Eyes, set[str]]:
        """List what was to be read on both screens; Ben has seat 0."""
        read = set[str]().union(*(one.words for one in self.annas))
        return {Seat(1): read, None: self.carl.words}

    def play(self, look: Callable[[], None], is_hiding: Callable[[], bool]) -> None:
        """Let Anna play to the end by keys, look at everything now and then, and come back once.

        Args:
            look: searches what everybody was sent.
            is_hiding: tells that something is hidden now, and was not at any look before.
        """
        rng, made = Random(_SEED), 0
        try:
            self._wait()
            while not is_over(self.anna):
                made += 1
                if made in _LOOKS or (made % _PROBES == 0 and is_hiding()):
                    self._look_at_everything()
                    look()
                if made == _BREAKS:
                    self.anna.child.kill(9)
                    self.annas.append(self._come("Anna", "join"))
                    self._wait()
                before = self.anna.text
                self.anna.press(DOWN * rng.randrange(4), ENTER)
                self._wait(before)
        finally:
            self._has_ended.set()

    def _wait(self, before: str = "") -> None:
        """Wait for another question; where Enter did no more than end what moved, press it again."""
        anna = self.anna
        began = time.monotonic()
        while anna.text == before:
            assert time.monotonic() - began < PATIENCE, anna.text
            anna.read(_A_MOMENT)
            if anna.text == before and anna.silence > _LOST:
                anna.press(ENTER)
        anna.until(lambda: is_asked(anna) or is_over(anna))
        anna.until_quiet(_A_MOMENT)
        anna.until(lambda: is_asked(anna) or is_over(anna))

    def _look_at_everything(self) -> None:
        """Ask all questions, look back at the whole game, undo, and try to export; be asked again."""
        anna = self.anna
        ask_all(anna)
        anna.press("p")
        anna.until("Replay ")
        for key in ("\x1b[H", "\x1b[C", "n", "\x1b[F"):
            anna.press(key)
            anna.until_quiet(_A_MOMENT)
        anna.press("e")
        anna.until("Whose eyes?")
        close(anna, "Whose eyes?")
        ask_all(anna)
        close(anna, "Replay ")
        anna.press("x")
        anna.until("export ")
        anna.press("u")
        anna.until_quiet(_A_MOMENT)
        anna.until(lambda: is_asked(anna))

    def look_on(self) -> None:
        """Let Carl read until the game is over, asking for one thing after the other."""
        asked = itertools.cycle(_ANSWERS)
        while not self._has_ended.is_set():
            self.carl.press(next(asked))
            self.carl.read(_SELDOM)
            self.carl.press(ESCAPE)
            self.carl.read(_SELDOM)
        self.carl.until("The game is over")


def is_asked(shown: Watched) -> bool:
    """Tell whether somebody is to choose."""
    return "Enter do it" in shown.text


def is_over(shown: Watched) -> bool:
    """Tell whether the end is told."""
    return "The game is over" in shown.text


def ask_all(shown: Watched) -> None:
    """Ask every question that has a key."""
    for key in _ANSWERS:
        shown.press(key)
        shown.until(_ANSWERED)
        close(shown, _ANSWERED)


def close(shown: Watched, title: str) -> None:
    """Close what lies on top."""
    shown.press(ESCAPE)
    shown.until(lambda: title not in shown.text)


async def play_whole_game(party: Party, table: str, size: tuple[int, int]) -> list[Search]:
    """Play to the end at one table; what was looked for, each time."""
    ben = await party.comes("Ben")
    told = await ben.says(f"open {table}", "Table ")
    code = told.split()[1].rstrip(":")
    ben.patience = _LONG  # Anna takes her time
    loop, searches = asyncio.get_running_loop(), list[Search]()
    with ExitStack() as ways:
        screens = await asyncio.to_thread(Screens, party, code, size, ways)

        def record_now() -> AnyRecord:
            return asyncio.run_coroutine_threadsafe(kept(party.host.folder, code), loop).result()

        def look() -> None:
            record, words = record_now(), {Seat(0): words_in(ben.text), **screens.words()}
            searches.append(search(record, words))
            assert own_names(record, Seat(1)) <= words[Seat(1)]

        def is_hiding() -> bool:
            if any(any(one.hidden.values()) for one in searches):
                return False
            return any(own_names(record_now(), seat) for seat in (Seat(0), Seat(1)))

        playing = asyncio.to_thread(screens.play, look, is_hiding)
        looking = asyncio.to_thread(screens.look_on)
        await asyncio.gather(playing, looking, play_to_the_end(ben, Random(2)))
        number, record, _ = await party.host.ask("export", code, key="Anna")
        assert (number, "# sit" in record) == (0, False)
        number, record, _ = await party.host.ask("export", code, key="Carl")
        assert (number, record) == (1, "")
    await ben.says("leave", "Back in the lobby.")
    await ben.says("quit", "Goodbye")
    return searches


@pytest.mark.parametrize("case", cases("host-games"))
def test_a_whole_game_on_the_screen_and_by_lines(case: int, tmp_path: Path) -> None:
    """It is played to its end through undo, replays and a broken connection; no stream has a secret."""
    size, game = _CASES[case]
    hiding = hiding_table(game)
    table = hiding or f"{game} 2"

    async def use(party: Party) -> None:
        for _ in range(_TABLES):
            searches = await play_whole_game(party, table, size)
            leaks = [one for one in searches if any(one.found.values())]
            assert not leaks, leaks
            if hiding is None or any(any(one.hidden.values()) for one in searches):
                return
        pytest.fail("nothing was hidden at any table")

    at_a_party(tmp_path, use)
