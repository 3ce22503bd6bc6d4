"""`edenia show`: print a position in its canonical form."""

import click

from edenia_tui.commands.inputs import read_position
from rules.edenia.game import EDENIA


@click.command("show")
@click.argument("file")
def command(file: str) -> None:
    """Print the position in FILE ("-": standard input) in full.

    What the file leaves out is filled in: the rim, the deck, the supply.

    \b
    Examples:
      edenia show table.txt
      echo "red clovers 2, sheep B1 east star" | edenia show -

    Exit codes: 0 printed, 2 the file cannot be read.
    """
    click.echo(EDENIA.write_position(read_position(file)), nl=False)
