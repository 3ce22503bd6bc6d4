"""`edenia legal`: list what may be done in a position."""

import click

from edenia_tui.commands.answering import json_option, lang_option, listener_of, say, say_json
from edenia_tui.commands.choosing import file_game_option
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import fail
from edenia_tui.commands.inputs import Table, read_table
from edenia_tui.games.entry import Entry
from rules.kernel.opaque import AnyAction


@click.command("legal")
@click.argument("file", shell_complete=complete_files)
@click.argument("number", metavar="[SHEEP]", type=int, required=False)
@click.option("--plain", is_flag=True, help="The commands alone, one a line.")
@file_game_option
@json_option
@lang_option
def command(
    file: str,
    number: int | None,
    entry: Entry | None,
    lang: str | None,
    *,
    plain: bool,
    as_json: bool,
) -> None:
    """List every legal command in the position in FILE ("-": standard input).

    With SHEEP, 1 to 3, only what that sheep of Edenia can do now. Where dice, tiles or
    hidden artefacts decide, the list is what chance may bring: draw, roll,
    reveal, first.

    Each line is a command as it is typed, a colon, where it leads and what it
    costs; in every language the command ends at the first colon.

    \b
    Examples:
      edenia legal table.txt
      edenia legal table.txt 2 --lang fr
      edenia legal table.txt --plain | grep jump
      edenia legal game.record@37 --json

    Exit codes: 0 listed (nothing when the game is over), 2 the file cannot be
    read, with line and column.
    """
    table = read_table(file, entry, lang)
    game, pieces = table.entry.game, table.entry.pieces
    if number is not None and (pieces is None or number not in pieces.numbers):
        fail(f"{number}: there is no such piece in games of {table.entry.name}")
    actions = [
        action
        for action in game.legal(table.state)
        if number is None or pieces is None or pieces.is_about(table.state, action, number)
    ]
    if as_json:
        say_json(_report(table, actions, lang))
    elif plain:
        say(game.write_action(action) for action in actions)
    else:
        _tell(table, actions, number, lang)


def _tell(table: Table, actions: list[AnyAction], number: int | None, lang: str | None) -> None:
    state, words, pieces = table.state, table.entry.words, table.entry.pieces
    listener = listener_of(table, lang, table.active)
    say(words.tell_choice(listener, state, action) for action in actions)
    if table.entry.game.outcome(state) is not None:
        say([listener.say("question-over")], err=True)
    elif not actions and number is not None and pieces is not None:
        name = pieces.name(listener, state, number)
        say([listener.say("report-no-choice", piece=name)], err=True)


def _report(table: Table, actions: list[AnyAction], lang: str | None) -> dict[str, object]:
    game, words, state = table.entry.game, table.entry.words, table.state
    listener = listener_of(table, lang, table.active)
    weights = dict(game.chances(state))
    return {
        "format": 1,
        "turn": table.entry.options.seats[table.active],
        "question": words.ask(state),
        "commands": [
            {
                "command": game.write_action(action),
                "told": words.tell_choice(listener, state, action),
                "weight": weights.get(action),
            }
            for action in actions
        ],
    }
