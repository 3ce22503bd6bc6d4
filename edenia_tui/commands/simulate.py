"""`edenia simulate`: many games between bots, and what came of them."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import click
import msgspec

from edenia_tui.commands.failing import fail
from edenia_tui.commands.inputs import read_box
from edenia_tui.statistics import Tally
from rules.bots.herd import BOTS
from rules.bots.match import play_match
from rules.edenia.game import EDENIA
from rules.edenia.opening import MAX_PLAYERS, MIN_PLAYERS, Options
from rules.edenia.state import Edition, Rules

INTERRUPTED = 130
VARIANTS = ("standard", "little-lambs")


@click.command("simulate")
@click.option("--players", type=click.IntRange(MIN_PLAYERS, MAX_PLAYERS), help="How many play.")
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="How many games."
)
@click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed, the same games."
)
@click.option("--bots", "names", metavar="NAMES", help="Who plays, such as lamb,lamb,lamb.")
@click.option(
    "--edition", type=click.Choice([e.value for e in Edition]), default="fr", show_default=True
)
@click.option("--variant", type=click.Choice(VARIANTS), default="standard", show_default=True)
@click.option("--no-42", "no_42", is_flag=True, help="Exactly 42 points do not win.")
@click.option("--content", metavar="FILE", help="Another box: tiles, rim and tokens as data.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def command(
    players: int | None,
    games: int,
    seed: int,
    names: str | None,
    edition: str,
    variant: str,
    content: str | None,
    *,
    no_42: bool,
    as_json: bool,
) -> None:
    """Let bots play GAMES games and report how they ended.

    Ctrl-C stops and reports what has been played so far.

    \b
    Examples:
      edenia simulate --players 4 --games 300 --seed 1
      edenia simulate --bots lamb,lamb --variant little-lambs --json
    """
    bots = _bots(names, players)
    rules = Rules(Edition(edition), law42=not no_42, lambs=variant == "little-lambs")
    options = Options(len(bots), rules=rules, box=read_box(content) if content else None)
    tally = Tally(len(bots), limit="END-3")
    interrupted = False
    started = time.perf_counter()
    try:
        with _progress(games) as numbers:
            for number in numbers:
                rng = Random(f"{seed} {number}")
                record, state = play_match(EDENIA, options, [BOTS[name] for name in bots], rng)
                tally.add(EDENIA, state, len(record.actions))
    except KeyboardInterrupt:
        interrupted = True
    report = tally.report(time.perf_counter() - started)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        click.echo("\n".join(report.lines()))
    if interrupted:
        raise SystemExit(INTERRUPTED)


def _bots(names: str | None, players: int | None) -> list[str]:
    bots = (
        [name.strip() for name in names.split(",")]
        if names is not None
        else ["lamb"] * (players or MIN_PLAYERS)
    )
    unknown = [name for name in bots if name not in BOTS]
    if unknown:
        fail(f"--bots: there is no bot {unknown[0]!r}; there are: {', '.join(BOTS)}")
    if not MIN_PLAYERS <= len(bots) <= MAX_PLAYERS:
        fail(f"--bots: Edenia is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {len(bots)}")
    if players is not None and players != len(bots):
        fail(f"--players {players} and --bots {names} do not agree")
    return bots


@contextmanager
def _progress(games: int) -> Iterator[Iterator[int]]:
    """Count the games, with a bar on standard error when somebody is looking."""
    if not sys.stderr.isatty():
        yield iter(range(games))
        return
    with click.progressbar(range(games), label="playing", file=sys.stderr) as bar:
        yield iter(bar)
