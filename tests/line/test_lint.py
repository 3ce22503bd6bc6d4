"""Everything line mode can be made to say keeps to the limits, in whole games and both languages."""

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pexpect
import pytest

from edenia_tui.line.vocabulary import SESSION_WORDS
from edenia_tui.words.edenia.queries import ALL_QUERIES, QUERIES
from edenia_tui.words.speech import LANGUAGES
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules
from rules.kernel.seat import Seat
from tests.line.lint import Tally, blurred, faults, line_faults
from tests.line.transcript import Exchange, Sitting, own_folders
from tests.words import odd_commands

TURNS = 200
"""So many turns of people are looked at in each language."""
ASKED = 30
"""Lines typed before each decision, besides those that choose."""
ENDING = ("quit", "resign", "lang")
"""What would end or change the game, and is tried apart."""

TABLES = (
    (Options(2), 1, ()),
    (Options(4), 2, ("Ann", "Anna-Maria", "Bob", "")),
    (Options(3, rules=Rules(Edition.EN, law42=False)), 1, ()),
    (Options(2, rules=Rules(lambs=True)), 2, ("Élodie", "Zoé")),
)
GARBAGE = (
    *("", " ", "?", "!", "a!", "0", "00", "99", "12345678901", "1.5", "-1", "²", "१", "½"),
    *("\x1b[2J", "\x07", "\r", "\x00", "a\u202eb", "x" * 10_000, "go " * 3_000, "---", "(((", "{}"),
    *("'", '"', "$HOME", "{0}", "%s", "été", "œuf", "中文", "f6", "a0", "z9", "e 5 5", "a", "g", "z"),
    *("go", "go 9", "go 1 up", "jump 1", "play", "play no", "keep", "lay", "place z9", "hole up"),
    *("m 5", "more more", "again 3", "log 0", "log 3", "log 200", "log x", "log ²", "help me"),
    *("bell on", "bell off", "bell", "bell x", "lang", "lang xx", "rules", "rules LEAP-2"),
    *("rules NO-1", "rules x", "rules 42", "why not", "save x", "diff 2"),
)
ARGUMENTS = {
    "board": ("full", "x", "full full"),
    "at": ("c2", "b 1", "arridis", "edenia", "hole", "z9", "²"),
    "row": ("1", "3", "5", "9", "x", "²"),
    "col": ("a", "c", "e", "z", "1"),
    "around": ("b1", "c3", "e5", "a1", "z9"),
    "ray": ("b1 east star", "a1 s n", "a1 east meteorite", "d4 in star", "c3 north star", "b1"),
    "find": ("dwarf", "planet", "pad", "relay", "flag", "sheep", "unexplored", "red", "x", "pad x"),
    "path": ("1 edenia", "2 c2", "3 e5", "1 hole", "4 a1", "1", "x"),
    "who": ("red", "green", "me", "x", "red x"),
    "have": ("red", "green", "me", "x"),
    "score": ("red", "green", "me", "x"),
    "rim": ("full", "north", "x"),
    "look": ("x",),
    "status": ("x",),
    "turn": ("x",),
    "tokens": ("x",),
}


def vocabulary() -> list[str]:
    """List every word a session or a game understands, alone and with words after it, and rubbish."""
    session = [word for word, name in SESSION_WORDS.items() if name not in ENDING]
    asked = [f"{query.name} {words}" for query in ALL_QUERIES for words in ARGUMENTS.get(query.name, ())]
    cells = [f"{column}{row}" for column in "abcde" for row in range(1, 6)]
    return [*session, *QUERIES, *asked, *cells, *GARBAGE]


class Inquirer:
    """Somebody who asks everything there is to ask before each decision, and plays on."""

    def __init__(self, sitting: Sitting, language: str, rng: Random) -> None:
        """Look over the shoulder of the table, to know what is legal."""
        self._sitting = sitting
        self._rng = rng
        self._language = language
        self._words: list[str] = []
        self._decided = -1
        self._asking: Iterator[str] = iter(())

    def __call__(self, prompt: str) -> str | None:
        """Type the next line."""
        done = len(self._sitting.table.record.actions)
        if done != self._decided:
            self._decided = done
            self._asking = iter(self._before_deciding())
        typed = next(self._asking, None)
        return self._decision() if typed is None else typed

    def _before_deciding(self) -> list[str]:
        if len(self._words) < ASKED:
            self._words += self._rng.sample(vocabulary(), len(vocabulary()))
        asked, self._words = self._words[:ASKED], self._words[ASKED:]
        odd = self._rng.sample(odd_commands(self._sitting.table.state, self._rng), 5)
        return [*asked, *odd, "status", "board", "again", "moves", "more", f"lang {self._language}"]

    def _decision(self) -> str:
        legal = self._sitting.legal
        number = self._rng.randrange(len(legal))
        return self._rng.choice((str(number + 1), EDENIA.write_action(legal[number])))


@pytest.fixture(scope="module", params=LANGUAGES)
def exchanges(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[Exchange]:
    """Whole games in one language, at several tables, until enough turns were played."""
    language: str = request.param
    found: list[Exchange] = []
    rng = Random(language)
    with own_folders(tmp_path_factory.mktemp("lint")):
        seed = 0
        while len(turns(found)) < TURNS:
            options, people, names = TABLES[seed % len(TABLES)]
            sitting = Sitting(options, people=people, seed=seed, names=names, language=language)
            found += sitting.play(Inquirer(sitting, language, rng))
            seed += 1
    return found


def turns(exchanges: list[Exchange]) -> list[Exchange]:
    """Leave of the exchanges those that end at the first question of a turn."""
    return [
        exchange
        for exchange in exchanges
        if exchange.before.round != exchange.after.round
        or exchange.before.active != exchange.after.active
    ]


def told(exchanges: list[Exchange], level: str) -> list[str]:
    """List the sentences about what happened that were said at a level."""
    now, lines = "normal", []
    for exchange in exchanges:
        word = SESSION_WORDS.get((exchange.typed or "").strip(), "")
        now = word if word in ("brief", "normal", "full") else now
        if exchange.typed is None:
            now = "normal"
        elif exchange.before is not exchange.after and now == level:
            lines += exchange.lines
    return lines


def test_nothing_said_is_hard_to_hear(exchanges: list[Exchange]) -> None:
    """Characters, columns, lines, bells and the first forty cells of every answer are as specified."""
    found = {
        f"{exchange.typed!r:.40} {fault}"
        for exchange in exchanges
        for fault in faults(exchange.said, exchange.prompt, bell=True)
    }
    assert not sorted(found)


def test_answers_are_short(exchanges: list[Exchange]) -> None:
    """Status, board, events and refusals keep to their words and lines."""
    tally = Tally()
    for exchange in exchanges:
        if exchange.typed in ("status", "board"):
            tally.add(exchange.typed, exchange.lines)
        elif is_wrong(exchange):
            tally.add("wrong", exchange.lines)
    for line in told(exchanges, "normal"):
        tally.add("event", [line])
    assert not tally.faults()


def is_wrong(exchange: Exchange) -> bool:
    """Tell whether a line is neither understood as a question nor a legal command."""
    words = (exchange.typed or "").split()
    known = words and (words[0].lower() in QUERIES or words[0].lower() in SESSION_WORDS)
    return bool(words) and not known and exchange.before is exchange.after and len(words[0]) > 2


@pytest.mark.parametrize("level", ["brief", "normal"])
def test_events_differ_within_a_braille_line(exchanges: list[Exchange], level: str) -> None:
    """Two different things that happen are told apart without moving on along the line."""
    assert not blurred(told(exchanges, level))


def test_every_line_is_answered(exchanges: list[Exchange]) -> None:
    """Nothing that is typed leaves silence, but for an empty line, which repeats the question."""
    silent = {
        exchange.typed
        for one, exchange in pairwise(exchanges)
        if (exchange.typed or "").strip("\x00\x07\r ") and not exchange.said and one.prompt
    }
    assert not silent


def test_everything_was_asked(exchanges: list[Exchange]) -> None:
    """The lint means something: enough turns, and every word of the vocabulary in several positions."""
    typed = [exchange.typed for exchange in exchanges]
    assert len(turns(exchanges)) >= TURNS
    assert {word for word in vocabulary() if typed.count(word) < 5} == set()
