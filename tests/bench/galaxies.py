"""How fast the rules of Tiny Epic Galaxies are, beside Edenia's: `python -m tests.bench.galaxies`.

Random four-player games of both, turn about, one process, the clock at every decision of a seat. Fails
when listing and doing take more than three times as long as Edenia's in the median, or a list of choices
is longer than known.
"""

import platform
import random
import statistics
import time
from typing import Any

import click

from rules.bots.chance import draw_chance
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options as GalaxiesOptions
from rules.kernel.game import Game
from rules.kernel.seat import CHANCE

PLAYERS = 4
MOST_TIMES = 3.0
MOST_CHOICES = 95
"""ROL-1: the rerolls of seven dice that show all six faces."""
_ACTIONS = 1500
"""Random players are in no hurry: a game is left there."""


def play(
    game: Game[Any, Any, Any, Any], options: object, rng: random.Random
) -> tuple[list[int], int]:
    """Play one random game; nanoseconds for each decision of a seat, and the longest list of choices."""
    clock = time.perf_counter_ns
    state, times, most = game.start(options), [], 0
    for _ in range(_ACTIONS):
        actor = game.to_act(state)
        if actor is None:
            break
        if actor is CHANCE:
            state = game.apply(state, draw_chance(game, state, rng)).state
            continue
        began = clock()
        choices = game.legal(state)
        listed = clock()
        action = rng.choice(choices)
        chosen = clock()
        state = game.apply(state, action).state
        times.append(clock() - chosen + listed - began)
        most = max(most, len(choices))
    return times, most


@click.command()
@click.option("--games", default=20, show_default=True, help="Games of each kind.")
@click.option("--seed", default=1, show_default=True)
def main(games: int, seed: int) -> None:
    """Play all kinds turn about and print the table; exit 1 where a limit is passed."""
    rng = random.Random(seed)
    kinds: dict[str, tuple[Game[Any, Any, Any, Any], object]] = {
        "Edenia": (EDENIA, Options(PLAYERS)),
        "base game": (GALAXIES, GalaxiesOptions(PLAYERS)),
        "expansion": (GALAXIES, GalaxiesOptions(PLAYERS, expansion=True)),
    }
    times: dict[str, list[int]] = {name: [] for name in kinds}
    most = dict.fromkeys(kinds, 0)
    for _ in range(games):
        for name, (game, options) in kinds.items():
            taken, longest = play(game, options, rng)
            times[name] += taken
            most[name] = max(most[name], longest)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    click.echo(f"{python}, {games} random games of {PLAYERS} players each, seed {seed}\n")
    click.echo(
        "| a decision | legal and apply, µs: median, mean | times Edenia's: median, mean | most choices |"
    )
    click.echo("|---|---|---|---|")
    own = times["Edenia"]
    fits = True
    for name, taken in times.items():
        median, mean = statistics.median(taken), statistics.fmean(taken)
        ratios = median / statistics.median(own), mean / statistics.fmean(own)
        both = f"{median / 1000:.1f}, {mean / 1000:.1f}"
        click.echo(f"| {name} | {both} | {ratios[0]:.2f}, {ratios[1]:.2f} | {most[name]} |")
        fits &= ratios[0] <= MOST_TIMES and most[name] <= MOST_CHOICES
    raise SystemExit(not fits)


if __name__ == "__main__":
    main()
