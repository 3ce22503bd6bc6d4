"""`edenia legal`: list what may be done in a position."""

from typing import TYPE_CHECKING, Any

import click

from edenia_tui.commands.answering import json_option, lang_option, listener_of, say, say_json
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.inputs import Table, read_table

if TYPE_CHECKING:
    from rules.edenia.actions import Action
    from rules.edenia.state import State


@click.command("legal")
@click.argument("file", shell_complete=complete_files)
@click.argument("sheep", type=click.IntRange(1, 3), required=False)
@click.option("--plain", is_flag=True, help="The commands alone, one a line.")
@json_option
@lang_option
def command(file: str, sheep: int | None, lang: str | None, *, plain: bool, as_json: bool) -> None:
    """List every legal command in the position in FILE ("-": standard input).

    With SHEEP, 1 to 3, only what that sheep can do now. Where dice, tiles or
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
    from rules.edenia.legal import legal
    from rules.edenia.notation.actions import write_action

    table = read_table(file)
    state = table.state
    actions = [action for action in legal(state) if _is_about(state, action, sheep)]
    if as_json:
        say_json(_report(table, actions, lang))
    elif plain:
        say(write_action(action) for action in actions)
    else:
        _tell(table, actions, sheep, lang)


def _is_about(state: "State", action: "Action", sheep: int | None) -> bool:
    """Tell whether a sheep does it: it is named, or it is the one that is asked about."""
    if sheep is None:
        return True
    named = getattr(action, "sheep", None)
    if named is not None:
        return bool(named == sheep)
    from rules.edenia.places import number_of
    from rules.edenia.state import Ask

    mover = state.turn.sheep
    is_asked = state.turn.ask not in (Ask.START, Ask.AFTER, Ask.PLACE)
    return is_asked and mover is not None and number_of(mover) == sheep


def _tell(table: Table, actions: list["Action"], sheep: int | None, lang: str | None) -> None:
    from edenia_tui.words.edenia import nouns
    from edenia_tui.words.edenia.choices import tell_choice
    from rules.edenia.places import sheep_of

    state = table.state
    listener = listener_of(table, lang, state.active)
    say(tell_choice(listener, state, action) for action in actions)
    if state.outcome is not None:
        say([listener.say("question-over")], err=True)
    elif not actions and sheep is not None:
        name = nouns.sheep(listener, sheep_of(state.active, sheep))
        say([listener.say("report-no-choice", sheep=name)], err=True)


def _report(table: Table, actions: list["Action"], lang: str | None) -> dict[str, Any]:
    from edenia_tui.words.edenia.choices import tell_choice
    from rules.edenia.legal import chances
    from rules.edenia.notation.actions import write_action
    from rules.edenia.notation.names import seat_name

    state = table.state
    listener = listener_of(table, lang, state.active)
    weights = dict(chances(state))
    return {
        "format": 1,
        "turn": seat_name(state.active),
        "question": state.turn.ask.value,
        "commands": [
            {
                "command": write_action(action),
                "told": tell_choice(listener, state, action),
                "weight": weights.get(action),
            }
            for action in actions
        ],
    }
