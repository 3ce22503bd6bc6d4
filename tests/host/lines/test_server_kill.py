"""A host that is killed while people play: what anybody was told is kept, and they play on."""

import asyncio
import re
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.teller import Teller
from edenia_tui.games.registry import GAMES
from edenia_tui.storage.settings import Settings
from edenia_tui.table.replay import Replay
from rules.kernel.record import replay
from rules.kernel.seat import Seat
from tests.host.lines.hosts import OVER, Party, Person, at_a_party, is_question
from tests.host.secrets import AnyRecord, kept
from tests.long.proofs import cases

_MOST_LINES = 240
"""Lines that all together hear before a kill."""
NOT_ENOUGH = 20
"""Seconds after which nobody will hear more."""
BEGIN = "Type m for your moves"
_NO_NEWS = re.compile(
    r"Choose a number|\d+: |Type m for|Your turn ends|The game waits: |.*[:?]$"
    r"|[\w-]+ (is at the table|is away|sits down|is thinking)\.$"
)


class Hearing:
    """Counts what everybody hears, and tells when it is enough."""

    def __init__(self, lines: int) -> None:
        """Wait for so many lines."""
        self._left = lines
        self.is_enough = asyncio.Event()

    def again(self, lines: int) -> None:
        """Wait for so many more."""
        self._left = lines
        self.is_enough.clear()

    def heard(self) -> None:
        """Count a line."""
        self._left -= 1
        if self._left <= 0:
            self.is_enough.set()


class Pair:
    """Two people who play one game after another at their own tables, whatever happens to the host."""

    def __init__(self, party: Party, game: str, rng: Random) -> None:
        """Begin without a table."""
        self._party = party
        self._entry = GAMES[game]
        self._rng = rng
        self.names: tuple[str, ...] = (f"{game}-a", f"{game}-b")
        self._code = ""
        self._people: list[Person] = []
        self._before = 0
        self.heard = 0
        """How many lines about games were heard, each of which was found in the store."""

    async def _kept(self) -> AnyRecord:
        return await kept(self._party.host.folder, self._code)

    async def come(self) -> None:
        """Come to the table, a new one where there is none, and read until both could play."""
        if self._code:
            comings = [
                self._party.comes(one, "join", self._code, lobby=False) for one in self.names
            ]
            self._people = [*await asyncio.gather(*comings)]
        else:
            first, second = [await self._party.comes(one) for one in self.names]
            told = await first.says(f"open {self._entry.name} 2", "Table ")
            self._code = told.split()[1].rstrip(":")
            await second.says(f"join {self._code}", f"Table {self._code}")
            self._people = [first, second]
        for person in self._people:
            await person.hears(BEGIN)
        self._before = len((await self._kept()).actions)

    async def play(self, hearing: Hearing) -> None:
        """Play until the host is gone."""
        await asyncio.gather(*(self._play(person, hearing) for person in self._people))

    async def _play(self, person: Person, hearing: Hearing) -> None:
        while line := await person.line():
            hearing.heard()
            if is_question(line) and not line.startswith(OVER) and person.process.stdin is not None:
                person.process.stdin.write(f"{self._rng.randint(1, 4)}\n".encode())

    async def check(self) -> None:
        """Hold that everything both were told follows from what is kept, line by line."""
        record = await self._kept()
        assert len(record.actions) >= self._before, "something is lost that was there before"
        for seat, person in enumerate(self._people):
            heard = news_of(person)
            told = self.told(record, Seat(seat), self._before)
            self.heard += len(heard)
            assert heard == told[: len(heard)], (person.name, heard, told, person.text)
        if self._entry.game.outcome(replay(self._entry.game, record)) is not None:
            self._code = ""

    def told(self, record: AnyRecord, seat: Seat, before: int) -> list[str]:
        """List what a seat is told of the actions after so many."""
        words, past = self._entry.words, Replay(self._entry.game, record)
        names = tuple(name if name in self.names else "" for name in record.names)
        listener = Manner("en", Settings()).listener_by_ear(names, seat, words.messages)
        teller, lines = Teller(words), list[str]()
        for point in (*past.recent(before), *range(before + 1, past.last + 1)):
            said = teller.tell(listener, past.told(point, seat))
            lines += said if point > before else []
        return lines


def news_of(person: Person) -> list[str]:
    """List the whole lines about the game that somebody heard since they could play."""
    whole = person.text[: person.text.rfind("\n") + 1]
    lines = whole.partition(BEGIN)[2].splitlines()[1:]
    over = next((n for n, line in enumerate(lines) if line.startswith(OVER)), len(lines))
    return [line for line in lines[:over] if not _NO_NEWS.match(line)]


async def kill(party: Party, pairs: list[Pair], lines: int) -> None:
    """Let everybody play until so many lines were heard, kill the host, check, and start it again."""
    hearing = Hearing(lines)
    await asyncio.gather(*(pair.come() for pair in pairs))
    playing = asyncio.gather(*(pair.play(hearing) for pair in pairs))
    with suppress(TimeoutError):  # all games are over before enough was heard
        await asyncio.wait_for(hearing.is_enough.wait(), NOT_ENOUGH)
    await party.host.stop(signal.SIGKILL)
    await playing
    for pair in pairs:
        await pair.check()
    await party.leave()
    await party.host.start()


@pytest.mark.long
def test_no_line_is_lost_that_anybody_was_told(tmp_path: Path) -> None:
    """Every kill under load leaves in the store all that six people heard, and they play on."""
    kills, rng = len(cases("host-kills")), Random(1)

    async def use(party: Party) -> None:
        pairs = [Pair(party, game, rng) for game in GAMES]
        for _ in range(kills):
            await kill(party, pairs, rng.randint(20, _MOST_LINES))
        for pair in pairs:
            assert pair.heard > kills

    at_a_party(tmp_path, use)
