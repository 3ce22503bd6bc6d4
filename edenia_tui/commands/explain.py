"""`edenia explain`: how a game stands."""

import click

from edenia_tui.commands.answering import lang_option, listener_of, say
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.inputs import read_table


@click.command("explain")
@click.argument("file", shell_complete=complete_files)
@lang_option
def command(file: str, lang: str | None) -> None:
    """Explain how the game in FILE stands ("-": standard input).

    What is asked, who would win if the game ended now, and then, player by
    player: where the sheep stand, what the points are made of, line by line,
    and how far each of the three victories is: Race, 42 points, Prestige.

    \b
    Examples:
      edenia explain table.txt
      edenia explain game.record@37 --lang fr

    Exit codes: 0 explained, 2 the file cannot be read, with line and column.
    """
    from edenia_tui.words.edenia.standing import tell_standing

    table = read_table(file)
    say(tell_standing(listener_of(table, lang), table.state))
