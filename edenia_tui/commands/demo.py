"""`edenia demo`: watch bots play."""

import click

from edenia_tui.commands.choosing import game_option
from edenia_tui.commands.failing import fail
from edenia_tui.commands.interrupting import INTERRUPTED
from edenia_tui.commands.starting import speaking_options, start_speaking
from edenia_tui.games.agreement import usual_number
from edenia_tui.games.entry import Entry


@click.command("demo")
@click.option("--players", type=click.IntRange(1), help="How many play; else 2.")
@click.option("--bots", "names", metavar="NAMES", help="Who plays, such as lamb,ewe,ram:200.")
@click.option("--seed", type=int, help="The same seed, the same game.")
@game_option
@speaking_options
def command(
    players: int | None,
    names: str | None,
    seed: int | None,
    entry: Entry,
    lang: str | None,
    *,
    line: bool,
) -> None:
    """Let bots play a whole game and tell it, at a readable pace on a terminal.

    \b
    Examples:
      edenia demo
      edenia demo --seed 4 --lang fr | less
      edenia demo --game exo --players 3
    """
    fronts = start_speaking(lang, line=line, has_screen=False)
    from edenia_tui.line.starting import show_demo
    from rules.bots.herd import read_bot

    number = entry.agreement.players
    lambs = ["lamb"] * (players or usual_number(number))
    bots = [name.strip() for name in names.split(",")] if names else lambs
    if len(bots) not in number:
        fail(f"{entry.title} is for {number[0]} to {number[-1]} players, not {len(bots)}")
    for name in bots:
        try:
            read_bot(name)
        except ValueError as error:
            fail(f"--bots: {error}")
    try:
        show_demo(fronts.console, fronts.visit.manner, bots, seed, entry)
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
