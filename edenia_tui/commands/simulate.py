"""`edenia simulate`: many games between bots, and what came of them."""

import click
import msgspec

from edenia_tui.arena.contest import Contest
from edenia_tui.arena.played import Played
from edenia_tui.arena.playing import play
from edenia_tui.arena.series import series_of
from edenia_tui.commands.agreeing import agree, read_bots
from edenia_tui.commands.choosing import game_option
from edenia_tui.commands.failing import fail
from edenia_tui.commands.interrupting import INTERRUPTED, interruptible
from edenia_tui.commands.progress import progress
from edenia_tui.commands.wishing import Given, WishingCommand
from edenia_tui.games.agreement import usual_number
from edenia_tui.games.entry import Entry


@click.command("simulate", cls=WishingCommand)
@click.option("--players", type=click.IntRange(1), help="How many play.")
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=100,
    show_default=True,
    help="How many games.",
)
@click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed, the same games."
)
@click.option("--bots", "names", metavar="BOTS", help="Who plays, such as lamb,ewe,ram:200.")
@game_option
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def command(
    players: int | None,
    games: int,
    seed: int,
    names: str | None,
    entry: Entry,
    *,
    as_json: bool,
    **wished: Given,
) -> None:
    """Let bots play GAMES games and report how they ended.

    Everybody keeps the seat given by --bots; `edenia arena` lets them change
    seats and compares them. Ctrl-C stops and reports what has been played so far.

    \b
    Examples:
      edenia simulate --players 4 --games 300 --seed 1
      edenia simulate --bots lamb,lamb --variant little-lambs --json
      edenia simulate --bots ram:50,ram:50 --games 20
      edenia simulate --game exo --players 3
    """
    bots = _bots(entry, names, players)
    contest = Contest(entry.game, agree(entry, len(bots), wished).options, (bots,), seed)
    played: list[Played] = []
    interrupted = False
    try:
        with interruptible() as check, progress(games) as count:
            for number in range(games):
                played.append(play(contest, number))
                count()
                check()
    except KeyboardInterrupt:
        interrupted = True
    series = series_of(played, entry.agreement.round_limit)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(series)).decode())
    else:
        click.echo("\n".join(series.lines()))
    if interrupted:
        raise SystemExit(INTERRUPTED)


def _bots(entry: Entry, names: str | None, players: int | None) -> tuple[str, ...]:
    if names is None:
        return ("lamb",) * (players or usual_number(entry.agreement.players))
    bots = read_bots(entry, names)
    if players is not None and players != len(bots):
        fail(f"--players {players} and --bots {names} do not agree")
    return bots
