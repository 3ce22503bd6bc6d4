"""How much is heard in whole games against bots that think: `python -m tests.line.rounds`.

Every seat is an ewe, or a ram, and the first one listens. A round is all that is told from the first
choice of one turn to the first question of the next; lists of choices are counted apart.
"""

import shutil
import statistics
import subprocess
import tempfile
import wave
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import click

from edenia_tui.conversation.numbered import tell_numbered
from edenia_tui.conversation.teller import Teller
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Level, Listener, Style
from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.table.watchers import Told, tell
from rules.bots.chance import draw_chance
from rules.bots.herd import summon
from rules.kernel.seat import CHANCE, Seat
from tests.line.lint import word_count

NAMES: Final = ("Anna", "Bea", "Cy", "Dan", "Eve")
EARS: Final = Seat(0)
SPOKEN: Final = 40
"""So many rounds are spoken by espeak-ng for the seconds of one."""
LIMITS: Final[dict[tuple[str, int], tuple[int, int]]] = {
    ("edenia", 3): (25, 12),
    ("edenia", 4): (30, 12),
    ("exo", 3): (25, 12),
    ("prince", 3): (30, 15),
}
"""Words of a round in the median, at normal and at brief, by game and players; Galaxies by turn."""
CHOICES: Final = (60, 120)
"""Words of the list of choices, in the median and at most."""


class Amount(NamedTuple):
    """What was heard in some games by one listener."""

    rounds: list[str]
    choices: list[int]
    """The words of each list of choices that was asked for."""

    @property
    def median(self) -> float:
        """The words of the middle round."""
        return statistics.median(map(word_count, self.rounds))


@cache
def played(game: str, players: int, seed: int, bot: str = "ewe") -> tuple[Told[Any, Any, Any], ...]:
    """Let bots play a whole game; what the first seat is told of it."""
    return tuple(_steps(game, players, seed, bot))


def _steps(game: str, players: int, seed: int, bot: str) -> Iterator[Told[Any, Any, Any]]:
    rules, rng, choose = GAMES[game].game, Random(seed), summon(bot)
    state = rules.start(GAMES[game].agreement.options(players, {}))
    while (actor := rules.to_act(state)) is not None:
        if actor is CHANCE:
            action = draw_chance(rules, state, rng)
        else:
            action = choose(rules, rules.view(state, actor), rng)
        step = rules.apply(state, action)
        yield tell(rules, state, (actor, action), step, EARS)
        state = step.state


def hearing(game: str, players: int, language: str, level: Level) -> Listener:
    """Give the one who listens."""
    messages = GAMES[game].words.messages
    return Listener(speech(language, messages), NAMES[:players], EARS, level, style=Style.NATO)


def heard(
    table: tuple[str, int], language: str, level: Level, seeds: Sequence[int], bot: str = "ewe"
) -> Amount:
    """Tell some games to one listener."""
    game, players = table
    words, listener = GAMES[game].words, hearing(game, players, language, level)
    amount = Amount([], [])
    for seed in seeds:
        teller, lines, has_chosen = Teller(words), list[str](), False
        for told in played(game, players, seed, bot):
            if told.actor == EARS:
                if GAMES[game].game.round(told.before) and not has_chosen and lines:
                    amount.rounds.append(" ".join(lines))
                    lines = []
                has_chosen = True
                legal = GAMES[game].game.legal(told.before)
                if len(legal) > 1:
                    choices = tell_numbered(words, listener, told.before, legal)
                    amount.choices.append(word_count(" ".join(choices)))
            lines += teller.tell(listener, told)
            if any(map(words.begins_turn, told.events)):
                has_chosen = False
    return amount


def spoken_seconds(rounds: Sequence[str], language: str, minute: int = 300) -> float | None:
    """Let espeak-ng speak some rounds into files; seconds in the median, None without it."""
    program = shutil.which("espeak-ng")
    if program is None:
        return None
    seconds: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        sound = str(Path(folder) / "round.wav")
        for text in rounds[:: max(1, len(rounds) // SPOKEN)][:SPOKEN]:
            voice = ["-v", language, "-s", str(minute), "-w", sound]
            subprocess.run([program, *voice], input=text, text=True, check=True)
            with wave.open(sound) as recorded:
                seconds.append(recorded.getnframes() / recorded.getframerate())
    return statistics.median(seconds)


@click.command()
@click.option("--games", default=4, show_default=True)
@click.option("--bot", default="ewe", show_default=True, help="Such as ewe, ram:200.")
@click.option("--silent", is_flag=True, help="Do not let espeak-ng speak.")
def main(games: int, bot: str, *, silent: bool) -> None:
    """Print the table of docs/accessibility.md."""
    click.echo("| game, players, language, level | round | m | m at most | spoken |")
    click.echo("|---|---|---|---|---|")
    for game in GAMES:
        for players in (2, 3, 4):
            if players not in GAMES[game].agreement.players:
                continue
            for language in LANGUAGES:
                for level in (Level.BRIEF, Level.NORMAL, Level.FULL):
                    found = heard((game, players), language, level, range(games), bot)
                    seconds = None if silent else spoken_seconds(found.rounds, language)
                    spoken = "" if seconds is None else f"{seconds:.1f} s"
                    click.echo(
                        f"| {game}, {players}, {language}, {level.value} | {found.median:g} | "
                        f"{statistics.median(found.choices):g} | {max(found.choices)} | {spoken} |"
                    )


if __name__ == "__main__":
    main()
