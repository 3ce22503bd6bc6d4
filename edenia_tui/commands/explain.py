"""`edenia explain`: how a game stands."""

import click

from edenia_tui.commands.answering import lang_option, listener_of, say
from edenia_tui.commands.choosing import file_game_option
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.inputs import read_table
from edenia_tui.games.entry import Entry


@click.command("explain")
@click.argument("file", shell_complete=complete_files)
@file_game_option
@lang_option
def command(file: str, entry: Entry | None, lang: str | None) -> None:
    """Explain how the game in FILE stands ("-": standard input).

    What is asked, who would win if the game ended now, and then, player by
    player: what lies where, what the points are made of, line by line, and how
    far each victory is; in Edenia the Race, 42 points and Prestige.

    \b
    Examples:
      edenia explain table.txt
      edenia explain game.record@37 --lang fr

    Exit codes: 0 explained, 2 the file cannot be read, with line and column.
    """
    table = read_table(file, entry, lang)
    say(table.entry.words.standing(listener_of(table, lang), table.state))
