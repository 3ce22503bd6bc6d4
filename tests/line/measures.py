"""How much line mode says, in words and in seconds of speech: `python -m tests.line.measures`.

Two-player games between a lamb and somebody who plays by a simple script. A round is everything said
from the first choice of one turn to the first question of the next, that question left out.
"""

import re
import shutil
import statistics
import subprocess
import tempfile
import wave
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, NamedTuple

import click

from edenia_tui.language.speech import LANGUAGES
from edenia_tui.storage.settings import Settings
from rules.kernel.seat import Seat
from tests.games.discovery import LINE_GAMES
from tests.line.line_game import LineGame
from tests.line.lint import word_count
from tests.line.transcript import Keyboard, own_folders
from tests.table.peeking import state_of

Level = Literal["brief", "normal", "full"]
LEVELS: Final[tuple[Level, ...]] = ("brief", "normal", "full")
LIMITS: Final = {
    ("event", "normal"): 10,
    ("status", "normal"): 20,
    ("board", "normal"): 40,
}
"""Words in the median that must not be exceeded, by what is said and level; rounds: by game."""
WORDS_A_MINUTE = 300
SPOKEN_ROUNDS = 100
MOST_BLAMED = 12


class Round(NamedTuple):
    """What one person hears from one turn to the next."""

    events: tuple[str, ...]
    questions: tuple[str, ...]
    """The prompts and choices inside the turn, and the one that begins the next."""


class Heard(NamedTuple):
    """What was said in some games, by kind."""

    rounds: list[Round]
    status: list[str]
    board: list[str]


class Script:
    """A player with a simple plan: go somewhere whenever possible, and ask twice a turn."""

    def __init__(self, game: LineGame, keyboard: Keyboard, seed: int) -> None:
        """Sit down with chance of one's own."""
        self._game = game
        self._keyboard = keyboard
        self._rng = Random(seed)
        self._asked_in = 0
        self._made = 0
        self._questions: list[str] = []

    def __call__(self, _: str) -> str | None:
        """Ask for status and board at the beginning of a turn, then choose; leave a long game."""
        if state_of(self._keyboard.room).round != self._asked_in:
            self._asked_in = state_of(self._keyboard.room).round
            self._questions = ["board", "status"]
        if self._questions:
            return self._questions.pop()
        self._made += 1
        if self._game.decisions is not None and self._made > self._game.decisions:
            return None
        legal = [*map(self._game.entry.game.write_action, self._keyboard.legal)]
        moves = [command for command in legal if command != self._game.passing]
        return self._rng.choice(moves or legal)


def listen(game: LineGame, language: str, level: Level, games: int) -> Heard:
    """Play games and keep what was said, round by round."""
    heard = Heard([], [], [])
    for seed in range(games):
        keyboard = Keyboard(
            game.two_players(Seat(seed % 2)),
            game=game.name,
            seed=seed,
            language=language,
            settings=Settings(level=level),
        )
        events: list[str] = []
        questions: list[str] = []
        for exchange in keyboard.play(Script(game, keyboard, seed)):
            if exchange.typed in ("status", "board"):
                getattr(heard, exchange.typed).append(" ".join(exchange.told))
                continue
            if exchange.typed is None:
                continue
            if game.counts(exchange.before, exchange.after):
                events += exchange.told
            questions += exchange.asked
            if begins_turn(exchange.before, exchange.after):
                heard.rounds.append(Round(tuple(events), tuple(questions)))
                events, questions = [], []
    return heard


def begins_turn(before: Any, after: Any) -> bool:
    """Tell whether a new turn of the same person has begun, in a game that goes on."""
    return before.round != after.round and after.outcome is None


def median_words(texts: Iterable[str]) -> float:
    """Count the words of the middle text."""
    return statistics.median(word_count(text) for text in texts)


def figures(heard: Heard) -> dict[str, float]:
    """Give the median of each kind of answer."""
    return {
        "event": median_words(line for one in heard.rounds for line in one.events),
        "round": median_words(" ".join(one.events) for one in heard.rounds),
        "round with questions": median_words(
            " ".join((*one.events, *one.questions)) for one in heard.rounds
        ),
        "status": median_words(heard.status),
        "board": median_words(heard.board),
    }


def missed(game: LineGame, found: dict[str, float], level: Level) -> list[str]:
    """Tell which limits are exceeded."""
    normal, brief = game.round_words
    limits = {**LIMITS, ("round", "normal"): normal, ("round", "brief"): brief}
    return [
        f"{kind} at {level}: {found[kind]:g} words, not {most}"
        for (kind, of_level), most in limits.items()
        if of_level == level and found[kind] > most
    ]


def frequent(heard: Heard) -> list[tuple[str, float]]:
    """Tell which sentences take most of a round: their shape and their words a round."""
    words: Counter[str] = Counter()
    for one in heard.rounds:
        for line in one.events:
            words[shape_of(line)] += word_count(line)
    return [(shape, count / len(heard.rounds)) for shape, count in words.most_common(MOST_BLAMED)]


def shape_of(line: str) -> str:
    """Leave of a sentence what does not change from time to time: no cells, no numbers."""
    return re.sub(r"\d+", "N", re.sub(r"\b[a-e] \d", "CELL", line))


def spoken_seconds(rounds: Sequence[Round], language: str) -> float | None:
    """Let espeak-ng speak some rounds into files; seconds in the median, None without espeak-ng."""
    program = shutil.which("espeak-ng")
    if program is None:
        return None
    seconds: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        sound = str(Path(folder) / "round.wav")
        step = max(1, len(rounds) // SPOKEN_ROUNDS)
        for one in rounds[::step][:SPOKEN_ROUNDS]:
            text = "\n".join((*one.events, *one.questions))
            voice = ["-v", language, "-s", str(WORDS_A_MINUTE), "-w", sound]
            subprocess.run([program, *voice], input=text, text=True, check=True)
            with wave.open(sound) as recorded:
                seconds.append(recorded.getnframes() / recorded.getframerate())
    return statistics.median(seconds)


@click.command()
@click.option("--games", default=20, show_default=True)
@click.option("--blame", is_flag=True, help="Tell which sentences take most words.")
def main(games: int, *, blame: bool) -> None:
    """Print the table of docs/accessibility.md; fail when a limit is missed."""
    wrong: list[str] = []
    click.echo(
        "| game, language, level | event | round | with questions | status | board | spoken |"
    )
    click.echo("|---|---|---|---|---|---|---|")
    for game, language in product(LINE_GAMES, LANGUAGES):
        for level in LEVELS:
            with tempfile.TemporaryDirectory() as folder, own_folders(Path(folder)):
                heard = listen(game, language, level, games)
            found = figures(heard)
            wrong += (f"{game.name}, {language}: {fault}" for fault in missed(game, found, level))
            seconds = spoken_seconds(heard.rounds, language)
            spoken = "not installed" if seconds is None else f"{seconds:.1f} s"
            cells = " | ".join(f"{value:g}" for value in found.values())
            click.echo(f"| {game.name}, {language}, {level} | {cells} | {spoken} |")
            if blame:
                for shape, words in frequent(heard):
                    click.echo(f"    {words:.1f} words a round: {shape}")
    for fault in wrong:
        click.echo(f"too much: {fault}")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
