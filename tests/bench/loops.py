"""How long an action takes in random games, beside other engines: `python -m tests.bench.loops`.

The whole loop counts: whose turn it is, the legal actions, choosing, doing. Each engine plays a
while in turn, again and again; time is the process's own, and what is compared are neighbours.
"""

import platform
import random
import statistics
import time
from typing import Any

import click

import rules.edenia.apply
from rules.bots.chance import draw_chance
from rules.kernel.seat import CHANCE
from tests.bench.engines import Play, others
from tests.games.discovery import UNDER_TEST
from tests.rules.row import AnyRow

ACTIONS = 2000
"""How many actions an engine does at least before the next one's turn."""
MOST = 1500
"""A game of ours is left after so many."""


def ours(row: AnyRow) -> Play:
    """Play one of our games at random, as any user of the rules would."""
    game, options = row.game, row.options
    to_act, legal, apply = game.to_act, game.legal, game.apply

    def play(rng: random.Random) -> int:
        state: Any = game.start(options)
        actions = 0
        while (actor := to_act(state)) is not None and actions < MOST:
            is_drawn = actor is CHANCE
            action = draw_chance(game, state, rng) if is_drawn else rng.choice(legal(state))
            state = apply(state, action).state
            actions += 1
        return actions

    return play


def microseconds(play: Play, rng: random.Random) -> float:
    """Play a while; microseconds an action."""
    began, actions = time.process_time(), 0
    while actions < ACTIONS:
        actions += play(rng)
    return (time.process_time() - began) / actions * 1e6


def ratio(mine: list[float], theirs: list[float]) -> float:
    """Compare neighbours; the median."""
    return statistics.median(one / other for one, other in zip(mine, theirs, strict=True))


@click.command()
@click.option("--turns", default=12, show_default=True, help="How often each engine plays.")
@click.option("--seed", default=1, show_default=True)
def main(turns: int, seed: int) -> None:
    """Play all engines turn about and print the table."""
    rng = random.Random(seed)
    rows = {row.game.name + " " + row.name: row for game in UNDER_TEST for row in game.rows}
    mine = {
        name: ours(rows[name]) for name in ("edenia 4-fr", "exo 3", "prince 4-secret", "galaxies 4")
    }
    theirs = others()
    taken: dict[str, list[float]] = {name: [] for name in (*mine, *theirs)}
    for _ in range(turns):
        for name, play in (mine | theirs).items():
            taken[name].append(microseconds(play, rng))
    compiled = not (rules.edenia.apply.__file__ or "").endswith(".py")
    kind = "compiled" if compiled else "not compiled"
    click.echo(
        f"{platform.python_implementation()} {platform.python_version()}, rules {kind}, seed {seed}\n"
    )
    click.echo(f"| an action, µs | median | {' | '.join(theirs)} |")
    click.echo("|---" * (2 + len(theirs)) + "|")
    for name, times in taken.items():
        ratios = [f"{ratio(times, taken[other]):.2f}" for other in theirs]
        click.echo(f"| {name} | {statistics.median(times):.1f} | {' | '.join(ratios)} |")


if __name__ == "__main__":
    main()
