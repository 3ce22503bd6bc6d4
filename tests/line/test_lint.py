"""Everything line mode can be made to say keeps to the limits, in whole games and both languages."""

from collections import Counter
from collections.abc import Iterator
from contextlib import chdir
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest

from edenia_tui.commands.surroundings import local_exchange
from edenia_tui.conversation.vocabularies import SESSION_WORDS
from edenia_tui.games.registry import GAMES
from edenia_tui.language.folding import folded
from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.outside.clean import clean_line
from edenia_tui.sharing.export_words import export_by_words
from rules.kernel.seat import Seat
from tests.games.discovery import LINE_GAMES
from tests.library import kept_file
from tests.line.line_game import LineGame
from tests.line.lint import Tally, faults, late, line_faults
from tests.line.measures import Level, figures, listen, missed
from tests.line.process import EDENIA as PROGRAM
from tests.line.process import PATIENCE, surroundings
from tests.line.transcript import Exchange, Keyboard, own_folders
from tests.long.proofs import cases
from tests.rules.games import ROWS
from tests.sharing.games import RUNNING, exo_text, text_of_row
from tests.sharing.program import keep
from tests.table.peeking import record_of, state_of

TURNS = len(cases("said-lines"))
"""So many turns of people are looked at in each game and each language."""
GAMES_HEARD = len(cases("said-rounds"))
TERMINALS = (("en", "xterm"), ("fr", "dumb"), ("en", "dumb"), ("fr", "xterm"))
SEVERAL = 5
ASKED = 16
"""Lines typed before each decision, besides those that choose."""
ENDING = ("quit", "resign", "lang", "replay", "what-if")
"""What would end or change the game, and is tried apart."""

GARBAGE = (
    *("", " ", "?", "!", "a!", "0", "00", "99", "12345678901", "1.5", "-1", "²", "१", "½"),
    *("\x1b[2J", "\x07", "\r", "\x00", "a\u202eb", "x" * 10_000, "---", "(((", "{}"),
    *(
        "'",
        '"',
        "$HOME",
        "{0}",
        "%s",
        "été",
        "œuf",
        "中文",
        "f6",
        "a0",
        "z9",
        "e 5 5",
        "a",
        "g",
        "z",
    ),
    *("m 5", "more more", "again 3", "log 0", "log 3", "log 200", "log x", "log ²", "help me"),
    *("bell on", "bell off", "bell", "bell x", "lang", "lang xx", "rules"),
    *(
        "rules NO-1",
        "rules x",
        "rules 42",
        "why not",
        "why 1",
        "why 9",
        "? why",
        "save x",
        "diff 2",
    ),
    *("export svg", "export x", "export news there.txt", "stats Ann Lee", "stats x", "saves x"),
)


def vocabulary(game: LineGame) -> list[str]:
    """List every word a session or a game understands, alone and with words after it, and rubbish."""
    queries = game.entry.words.queries
    session = [word for word, name in SESSION_WORDS.items() if name not in ENDING]
    asked = [f"{query} {words}" for query, many in game.arguments.items() for words in many]
    return [*session, *queries, *asked, *game.alone, *GARBAGE, *game.garbage]


class Inquirer:
    """Somebody who asks everything there is to ask before each decision, and plays on."""

    def __init__(self, game: LineGame, keyboard: Keyboard, language: str, rng: Random) -> None:
        """Look over the shoulder of the table, to know what is legal."""
        self._game = game
        self._keyboard = keyboard
        self._rng = rng
        self._language = language
        self._hand_over = speech(language)("line-hand-over", name="*").split("*")[0]
        self._words: list[str] = []
        self._decided = -1
        self._made = 0
        self._asking: Iterator[str] = iter(())

    def __call__(self, prompt: str) -> str | None:
        """Type the next line; a keyboard that is handed over is taken with Enter."""
        if prompt.startswith(self._hand_over):
            return ""
        done = len(record_of(self._keyboard.room).actions)
        if done != self._decided:
            if self._made == self._game.decisions:
                return None
            self._decided = done
            self._asking = iter(self._before_deciding())
        typed = next(self._asking, None)
        return self._decision() if typed is None else typed

    def _before_deciding(self) -> list[str]:
        self._made += 1
        if self._made % self._game.asked_every:
            return []
        if len(self._words) < ASKED:
            words = vocabulary(self._game)
            self._words += self._rng.sample(words, len(words))
        asked, self._words = self._words[:ASKED], self._words[ASKED:]
        odd = self._rng.sample(self._game.odd_commands(state_of(self._keyboard.room), self._rng), 5)
        return [*asked, *odd, "status", "board", "again", "moves", "more", f"lang {self._language}"]

    def _decision(self) -> str:
        legal = self._keyboard.legal
        number = self._rng.randrange(len(legal))
        command = self._game.entry.game.write_action(legal[number])
        return self._rng.choice((str(number + 1), command))


@pytest.fixture(scope="module", params=LINE_GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> LineGame:
    """Give each game in turn."""
    chosen: LineGame = request.param
    return chosen


@pytest.fixture(scope="module", params=LANGUAGES)
def exchanges(
    game: LineGame, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[Exchange]:
    """Whole games in one language, at several tables, until enough turns were played."""
    language: str = request.param
    found: list[Exchange] = []
    rng = Random(language)
    folder = tmp_path_factory.mktemp("lint")
    with own_folders(folder), chdir(folder):
        kept = fill_library(game)
        seed = 0
        while len(turns(found)) < TURNS or seldom(game, found):
            options, people, names = game.settings[seed % len(game.settings)]
            keyboard = Keyboard(
                options,
                game=game.name,
                people=people,
                seed=seed,
                names=names,
                language=language,
                export=export_by_words(kept_file(kept), local_exchange()),
            )
            found += keyboard.play(Inquirer(game, keyboard, language, rng))
            seed += 1
    return found


def seldom(game: LineGame, exchanges: list[Exchange]) -> set[str]:
    """Find the words that were not typed in several positions yet."""
    typed = Counter(exchange.typed for exchange in exchanges)
    return {word for word in vocabulary(game) if typed[word] < SEVERAL}


def fill_library(game: LineGame) -> Path:
    """Keep games of several kinds, over and not, and one that is broken; give one of this game."""
    keep("broken", f"{RUNNING}nonsense\n")
    keep("stars", exo_text(1, "human"), 1)
    keep("stars-2", exo_text(2, "human"), 2)
    sheep = keep("sheep", RUNNING, 3)
    row = next(row for row in ROWS if row.game.name == game.name)
    kept = keep("kept", text_of_row(row, game.entry, 3), 4)
    return sheep if game.name == "edenia" else kept


def whose(state: Any) -> Seat:
    """Tell whose turn it is; games call it by one of two names."""
    seat: Seat = state.active if hasattr(state, "active") else state.turn
    return seat


def turns(exchanges: list[Exchange]) -> list[Exchange]:
    """Leave of the exchanges those that end at the first question of a turn."""
    return [
        exchange
        for exchange in exchanges
        if exchange.before.round != exchange.after.round
        or whose(exchange.before) != whose(exchange.after)
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
            lines += exchange.told
    return lines


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("\x1b[2J", "unspeakable"),
        ("Green\rRed", "unspeakable"),
        ("a\tb", "unspeakable"),
        ("Sheep 1 → b 2.", "unspeakable"),
        ("--- Round 3", "a run"),
        ("And so on..", "a run"),
        ("Red   3", "padded"),
        (" Red", "padded"),
        ("", "a blank"),
        ("1", "a single"),
        ("a" * 80, "80 columns"),
        ("中" * 40, "80 columns"),
    ],
)
def test_the_lint_finds_a_bad_line(said: str, fault: str) -> None:
    """Each rule for a line is really checked."""
    assert any(found.startswith(fault) for found in line_faults(said))


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("Line.\n" * 21, "21 lines"),
        ("No end", "the last line"),
        ("One.\a\n", "a bell"),
        ("One.\n\a\a", "a bell"),
        (f"{'a' * 40} b.\n{'a' * 40} c.\n", "cannot be told apart"),
    ],
)
def test_the_lint_finds_a_bad_answer(said: str, fault: str) -> None:
    """Each rule for an answer as a whole is really checked."""
    assert any(found.startswith(fault) for found in faults(said, bell=True))


def test_the_lint_lets_a_good_answer_pass() -> None:
    """French letters, signs that are spoken and one bell are no faults."""
    assert not faults("Élan à 50 % (HAB-2).\nL'œuf ?\n\a", "À vous : ", bell=True)


def test_nothing_said_is_hard_to_hear(exchanges: list[Exchange]) -> None:
    """Characters, columns, lines, bells and the first forty cells of every answer are as specified."""
    found = {
        f"{exchange.typed!r:.40} {fault}"
        for exchange in exchanges
        for fault in faults(exchange.said, exchange.prompt, bell=True)
    }
    assert not sorted(found)


def test_answers_are_short(game: LineGame, exchanges: list[Exchange]) -> None:
    """Status, board, events and refusals keep to their words and lines."""
    tally = Tally()
    for exchange in exchanges:
        if exchange.typed in ("status", "board"):
            tally.add(exchange.typed, exchange.told)
        elif is_wrong(game, exchange):
            tally.add("wrong", exchange.told)
    for line in told(exchanges, "normal"):
        tally.add("event", [line])
    assert not tally.faults()


@pytest.mark.parametrize("level", ["brief", "normal"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_short(game: LineGame, language: str, level: Level, tmp_path: Path) -> None:
    """Events, rounds, status and board of two-player games keep to their words in the median."""
    with own_folders(tmp_path):
        assert missed(game, figures(listen(game, language, level, GAMES_HEARD)), level) == []


def is_wrong(game: LineGame, exchange: Exchange) -> bool:
    """Tell whether a line is neither understood as a question nor a legal command."""
    words = (exchange.typed or "").split()
    queries = game.entry.words.queries
    known = words and (words[0].lower() in queries or words[0].lower() in SESSION_WORDS)
    known = known or game.entry.words.bare(exchange.typed or "") is not None
    return bool(words) and not known and exchange.before is exchange.after and len(words[0]) > 2


@pytest.mark.parametrize("level", ["brief", "normal"])
def test_events_begin_with_the_key_fact(exchanges: list[Exchange], level: str) -> None:
    """What happened stands within one braille line; only amounts may follow after it."""
    assert not late(told(exchanges, level))


def test_every_line_is_answered(exchanges: list[Exchange]) -> None:
    """Silence follows only a choice that leads straight to the next question, or nothing to hear."""
    silent = {
        exchange.typed
        for exchange in exchanges
        if exchange.before is exchange.after and not exchange.said and exchange.typed
    }
    assert {typed for typed in silent if clean_line(typed, "").strip()} == set()


def test_again_repeats_the_answer(exchanges: list[Exchange]) -> None:
    """In every position `again` says what was said last, not what was asked after it."""
    pairs = [(one, two) for one, two in pairwise(exchanges) if two.typed == "again"]
    assert [two.told for one, two in pairs if one.typed == "board" and one.told != two.told] == []
    assert any(one.typed == "board" for one, _ in pairs)


def test_everything_was_asked(game: LineGame, exchanges: list[Exchange]) -> None:
    """The lint means something: enough turns, and every word of the vocabulary in several positions."""
    assert len(turns(exchanges)) >= TURNS
    assert seldom(game, exchanges) == set()


class Terminal:
    """The real program on a terminal, and somebody who types."""

    def __init__(self, game: LineGame, folder: Path, language: str, term: str) -> None:
        """Start a game and wait for its first question."""
        self._process = pexpect.spawn(
            PROGRAM,
            [
                *("play", "--line", "--game", game.name, "--players", "2"),
                *("--seed", "5", "--lang", language),
            ],
            cwd=str(folder),
            env=surroundings(folder, term),
            encoding="utf-8",
            dimensions=(24, 200),
        )
        self._process.delaybeforesend = None
        self.welcome = self._until_prompt()

    def type(self, line: str) -> tuple[str, str, str]:
        """Type a line; its echo, the answer and the next prompt, every character of them."""
        self._process.sendline(line)
        echo, _, rest = self._until_prompt().partition("\r\n")
        said, newline, prompt = rest.rpartition("\r\n")
        bells = "\a" * prompt.count("\a")
        return echo, said.replace("\r\n", "\n") + newline[1:] + bells, prompt.lstrip("\a")

    def bytes_while_idle(self, seconds: float) -> str:
        """Listen while nobody types."""
        try:
            return str(self._process.read_nonblocking(100, timeout=seconds))
        except pexpect.TIMEOUT:
            return ""

    def leave(self) -> None:
        """Leave the game and wait for the program to end."""
        self._process.sendline("quit")
        self._process.expect(pexpect.EOF, timeout=PATIENCE)
        self._process.close()

    def _until_prompt(self) -> str:
        """Read until a line that is not ended stays as it is for a moment."""
        heard: str = ""
        while True:
            self._process.expect([": $", r"\? $"], timeout=PATIENCE)
            heard += self._process.before + self._process.after
            while more := self.bytes_while_idle(0.02):
                heard += more
            if heard.endswith((": ", "? ")):  # not only a colon or a question in the middle
                return heard


@pytest.mark.parametrize(
    ("language", "term"), [TERMINALS[number] for number in cases("said-terminals")]
)
@pytest.mark.parametrize(
    "game", [game for game in LINE_GAMES if game.name in GAMES], ids=lambda game: game.name
)
def test_a_real_terminal_gets_nothing_else(
    game: LineGame, language: str, term: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """On a terminal, with its echo and line editor, only the same plain lines arrive, and none idle."""
    place = tmp_path_factory.mktemp("place")
    terminal = Terminal(game, place, language, term)
    assert "\x1b" not in terminal.welcome
    typeable = [
        line for line in vocabulary(game) if line.isprintable() and 0 < len(line.strip()) < 40
    ]
    typeable = [line for line in typeable if folded(line) not in ("screen", "ecran")]
    for asked in (*Random(term).sample(typeable, 50), "export svg table.svg", "saves", "stats"):
        for line in (asked, "1") if asked in game.entry.words.queries else (asked,):
            echo, said, prompt = terminal.type(line)
            assert echo == line
            assert not faults(said, prompt, bell=True), line
    assert terminal.bytes_while_idle(0.5) == ""
    terminal.leave()
    assert (place / "table.svg").is_file()
