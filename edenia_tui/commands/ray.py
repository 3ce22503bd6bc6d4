"""`edenia ray`: where a path leads."""

import click

from edenia_tui.commands.answering import lang_option, listener_of, say
from edenia_tui.commands.choosing import need
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import UNREADABLE
from edenia_tui.commands.inputs import read_table


@click.command("ray")
@click.argument("file", shell_complete=complete_files)
@click.argument("cell")
@click.argument("side")
@click.argument("path")
@lang_option
def command(file: str, cell: str, side: str, path: str, lang: str | None) -> None:
    """Tell where the track leads that leaves CELL by SIDE on PATH.

    The way is followed over tiles, relays and tunnels until something is asked
    or nobody knows; sheep on the way are told with what it costs to leap them.
    FILE is a position, or a kept game; "-" reads standard input.

    \b
    Examples:
      edenia ray table.txt b1 east star
      edenia ray game.record@37 arridis s neb --lang fr

    Exit codes: 0 answered, 2 the file or a word cannot be read.
    """
    from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
    from edenia_tui.language.query import WrongArgument
    from edenia_tui.language.sentences import fold

    table = read_table(file)
    need(table.entry, "ray")
    listener = listener_of(table, lang)
    query, words = QUERIES["ray"], (cell, side, path)
    try:
        say(fold(query.tell(listener, table.state, words)))
    except WrongArgument:
        say(query.answer(listener, table.state, words), err=True)
        raise SystemExit(UNREADABLE) from None
