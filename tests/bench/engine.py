"""How fast the rules are, beside catanatron's, in one run: `python -m tests.bench.engine`.

Random four-player games on both engines, turn about, one process. Every decision lists the legal
actions and does one of them; both steps are timed with the same clock. catanatron makes its list at
the end of each action, so its `apply` is the whole step less the time its list takes when made alone.
"""

import platform
import random
import statistics
import sys
import time
from collections.abc import Callable

import click
import msgspec
from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions

from rules.bots.chance import draw_chance
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.kernel.seat import CHANCE

PLAYERS = 4


class Timings:
    """What one engine took, in nanoseconds."""

    def __init__(self, name: str) -> None:
        """Begin with nothing."""
        self.name = name
        self.legal: list[int] = []
        self.apply: list[int] = []
        self.both: list[int] = []
        self.copy: list[int] = []
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0
        """Of games played without the clock running at every decision."""
        self.untimed_decisions = 0


def play_edenia(rng: random.Random, timings: Timings | None) -> int:
    """Play one random game of ours; the number of actions."""
    clock = time.perf_counter_ns
    state = EDENIA.start(Options(PLAYERS))
    actions = 0
    while (actor := EDENIA.to_act(state)) is not None:
        began = clock()
        choices = EDENIA.legal(state)
        listed = clock()
        action = draw_chance(EDENIA, state, rng) if actor is CHANCE else rng.choice(choices)
        chosen = clock()
        state = EDENIA.apply(state, action).state
        done = clock()
        actions += 1
        if timings is not None:
            timings.legal.append(listed - began)
            timings.apply.append(done - chosen)
            timings.both.append(listed - began + done - chosen)
    return actions


def play_catan(rng: random.Random, timings: Timings | None) -> int:
    """Play one random game of catanatron's; the number of actions."""
    clock = time.perf_counter_ns
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=rng.randrange(2**31))
    actions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        began = clock()
        if timings is not None:
            generate_playable_actions(game.state)
        listed = clock()
        action = rng.choice(game.state.playable_actions)
        chosen = clock()
        game.execute(action, validate_action=True)
        done = clock()
        actions += 1
        if timings is not None:
            timings.legal.append(listed - began)
            timings.both.append(done - chosen)
            timings.apply.append(max(0, done - chosen - (listed - began)))
            if actions % 50 == 0:
                began = clock()
                game.copy()
                timings.copy.append(clock() - began)
    return actions


def measure(
    play: Callable[[random.Random, Timings | None], int], rng: random.Random, timings: Timings
) -> None:
    """Play one game with the clock at every decision and one against the clock as a whole."""
    timings.decisions += play(rng, timings)
    began = time.perf_counter()
    timings.untimed_decisions += play(rng, None)
    timings.seconds += time.perf_counter() - began
    timings.games += 1


def micro(values: list[int]) -> str:
    """The median in microseconds."""
    return f"{statistics.median(values) / 1000:.1f}" if values else "none"


def state_sizes(rng: random.Random) -> tuple[int, int]:
    """The size of a state in the middle of a game: own memory of the struct, and bytes of JSON."""
    state = EDENIA.start(Options(PLAYERS))
    for _ in range(200):
        actor = EDENIA.to_act(state)
        if actor is None:
            break
        chance = actor is CHANCE
        action = draw_chance(EDENIA, state, rng) if chance else rng.choice(EDENIA.legal(state))
        state = EDENIA.apply(state, action).state
    return deep_size(state, set()), len(msgspec.json.encode(state))


def deep_size(value: object, seen: set[int]) -> int:
    """Memory of a value and all it refers to, shared parts once."""
    if id(value) in seen:
        return 0
    seen.add(id(value))
    size = sys.getsizeof(value)
    if isinstance(value, tuple):
        return size + sum(deep_size(part, seen) for part in value)
    if isinstance(value, msgspec.Struct):
        return size + sum(deep_size(getattr(value, name), seen) for name in value.__struct_fields__)
    return size


@click.command()
@click.option("--games", default=60, show_default=True, help="Games of each engine and kind.")
@click.option("--seed", default=1, show_default=True)
def main(games: int, seed: int) -> None:
    """Play both engines turn about and print the table."""
    rng = random.Random(seed)
    ours, theirs = Timings("Edenia"), Timings("catanatron")
    for _ in range(games):
        measure(play_edenia, rng, ours)
        measure(play_catan, rng, theirs)
    memory, json_bytes = state_sizes(rng)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    click.echo(f"{python}, {games} random games of {PLAYERS} players each, seed {seed}\n")
    click.echo("| median per decision | Edenia | catanatron |")
    click.echo("|---|---|---|")
    for label, field in (("legal, µs", "legal"), ("apply, µs", "apply"), ("both, µs", "both")):
        row = [micro(getattr(timings, field)) for timings in (ours, theirs)]
        click.echo(f"| {label} | {row[0]} | {row[1]} |")
    click.echo(f"| copy before searching, µs | none needed | {micro(theirs.copy)} |")
    figures: tuple[tuple[str, Callable[[Timings], float]], ...] = (
        ("actions a second", lambda t: t.untimed_decisions / t.seconds),
        ("games a second", lambda t: t.games / t.seconds),
        ("actions a game", lambda t: t.untimed_decisions / t.games),
    )
    for label, figure in figures:
        click.echo(f"| {label} | {figure(ours):,.0f} | {figure(theirs):,.0f} |")
    ratio = statistics.median(ours.both) / statistics.median(theirs.both)
    click.echo(f"\nours / theirs, legal and apply together: {ratio:.2f}")
    click.echo(f"a state of ours: {memory:,} bytes in memory, {json_bytes:,} as JSON")


if __name__ == "__main__":
    main()
