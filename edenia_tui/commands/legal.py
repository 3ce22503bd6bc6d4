"""`edenia legal`: list what may be done in a position."""

import click

from edenia_tui.commands.inputs import read_position
from rules.edenia.game import EDENIA


@click.command("legal")
@click.argument("file")
def command(file: str) -> None:
    """List every legal command in the position in FILE ("-": standard input).

    Where dice, tiles or hidden artefacts decide, the list is what chance may
    bring: draw, roll, reveal, first.

    \b
    Example:
      edenia legal table.txt

    Exit codes: 0 listed (nothing when the game is over), 2 the file cannot be read.
    """
    state = read_position(file)
    for action in EDENIA.legal(state):
        click.echo(EDENIA.write_action(action))
