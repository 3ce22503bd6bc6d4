"""`edenia demo`: watch bots play."""

import click

from edenia_tui.commands.failing import fail
from edenia_tui.commands.starting import speaking_options, start_speaking, tidy_end

INTERRUPTED = 130


@click.command("demo")
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--bots", "names", metavar="NAMES", help="Who plays, such as lamb,ewe,ram:200.")
@click.option("--seed", type=int, help="The same seed, the same game.")
@speaking_options
def command(
    players: int, names: str | None, seed: int | None, lang: str | None, *, line: bool
) -> None:
    """Let bots play a whole game and tell it, at a readable pace on a terminal.

    \b
    Examples:
      edenia demo
      edenia demo --seed 4 --lang fr | less
    """
    with tidy_end():
        fronts = start_speaking(lang, line=line, has_screen=False)
        from edenia_tui.line.starting import show_demo
        from rules.bots.herd import read_bot

        bots = [name.strip() for name in names.split(",")] if names else ["lamb"] * players
        for name in bots:
            try:
                read_bot(name)
            except ValueError as error:
                fail(f"--bots: {error}")
        try:
            show_demo(fronts.console, fronts.manner, bots, seed)
        except KeyboardInterrupt:
            raise SystemExit(INTERRUPTED) from None
