"""`edenia arena`: bots change seats, play each other on all cores, and are compared."""

import os
from collections.abc import Mapping
from contextlib import closing, nullcontext
from pathlib import Path

import click
import msgspec

from edenia_tui.arena.contest import Contest
from edenia_tui.arena.ledger import Ledger, Unfit
from edenia_tui.arena.played import Played
from edenia_tui.arena.report import report_of
from edenia_tui.arena.seatings import seatings
from edenia_tui.arena.workers import Unplayable, play_all
from edenia_tui.commands.agreeing import agree, read_bots
from edenia_tui.commands.choosing import game_option
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import UNREADABLE, fail
from edenia_tui.commands.interrupting import INTERRUPTED, interruptible
from edenia_tui.commands.progress import progress
from edenia_tui.commands.wishing import Given, WishingCommand
from edenia_tui.games.entry import Entry

BROKEN_OFF = 1
"""The exit code when a game could not be played to its end."""


@click.command("arena", cls=WishingCommand)
@click.option(
    "--bots",
    "names",
    metavar="BOTS",
    required=True,
    help="Who plays: 2 to 4 of lamb, ewe, ram, shepherd, with commas.",
)
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=100,
    show_default=True,
    help="How many games at least; all seatings are played equally often.",
)
@click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed, the same games."
)
@click.option("--jobs", type=click.IntRange(1), help="Games at a time; else one for each core.")
@game_option
@click.option(
    "--csv",
    "table",
    metavar="FILE",
    shell_complete=complete_files,
    help="Keep one line a game here, and go on from what is there.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def command(
    names: str,
    games: int,
    seed: int,
    jobs: int | None,
    entry: Entry,
    table: str | None,
    *,
    as_json: bool,
    **wished: Given,
) -> None:
    """Let BOTS play each other from every seat, and report who is stronger.

    A bot that looks ahead takes a budget for each decision after a colon:
    iterations (ram:200) or seconds (shepherd:1.5s). With iterations, the same
    seed gives the same games, whatever --jobs is. Seconds are those on the wall,
    so leave a core to every game that is timed.

    Every different seating of the bots is played with the same luck before the
    next deal, so --games is rounded up to whole deals. The report has wins, Elo,
    kinds of victory, wins by order of play, rounds and seconds a move, with 95 %
    intervals; a shared victory counts in parts. docs/arena.md explains each.

    With --csv every game is in FILE as soon as it has ended. Ctrl-C reports what
    has been played; the same command goes on from there, and one with more
    --games adds to it. Games of other settings are refused.

    \b
    Examples:
      edenia arena --bots ewe,lamb --games 400
      edenia arena --bots ram:200,ewe,ewe --games 300 --csv ram.csv
      edenia arena --bots shepherd:1.5s,ram --games 60 --jobs 1
      edenia arena --bots ram:50,ram:50,ram:50,ram:50 --json | jq .series
      edenia arena --bots ewe,ewe --content mine.box --no-42
      edenia arena --bots ram,ewe --game exo

    Exit codes: 0 all were played, 1 a game broke off (the report has the others),
    2 wrong options or an unfit FILE, 130 stopped with Ctrl-C.
    """
    bots = read_bots(entry, names)
    agreed = agree(entry, len(bots), wished)
    contest = Contest(entry.game, agreed.options, seatings(bots), seed)
    settings = {"game": entry.name, "bots": list(bots), "seed": seed, **agreed.settings}
    asked = contest.whole_deals(games)
    ledger = _open(table, contest, settings) if table is not None else None
    played = ledger.games if ledger else {}
    code, trouble = 0, ""
    try:
        _play(contest, asked, played, ledger, jobs or _cores())
    except KeyboardInterrupt:
        way = "the same command goes on" if ledger else "with --csv FILE a run can go on later"
        code, trouble = INTERRUPTED, f"stopped before all {asked} games were played; {way}"
    except Unplayable as error:
        code, trouble = BROKEN_OFF, f"{error.why}\ngame {error.index} broke off, which is a defect"
    except OSError as error:
        code, trouble = UNREADABLE, f"{table}: {error.strerror or error}"
    finished = [game for index, game in played.items() if index < asked]
    report = report_of(contest, finished, asked, settings, entry.agreement.round_limit)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        click.echo("\n".join(report.lines()))
    if trouble:
        click.echo(trouble, err=True)
        raise SystemExit(code)


def _open(table: str, contest: Contest, settings: Mapping[str, object]) -> Ledger:
    """Open the file of games, or leave with a line."""
    try:
        ledger = Ledger(Path(table), contest, settings)
    except Unfit as error:
        fail(f"{table}: {error}")
    except OSError as error:
        fail(f"{table}: {error.strerror or error}")
    except ValueError as error:
        fail(f"{table!r}: {error}")
    if ledger.torn:
        click.echo(f"{table}: the last line has no end and is left out", err=True)
    return ledger


def _play(
    contest: Contest, asked: int, played: dict[int, Played], ledger: Ledger | None, jobs: int
) -> None:
    """Play what has not been played, and write each game down before it counts."""
    missing = [index for index in range(asked) if index not in played]
    with (
        interruptible() as check,
        closing(ledger) if ledger else nullcontext(),
        closing(play_all(contest, missing, jobs)) as games,
        progress(len(missing)) as count,
    ):
        for game in games:
            if ledger:
                ledger.add(game)
            played[game.index] = game
            count()
            check()


def _cores() -> int:
    """Count the cores we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
