"""`edenia hint`: the best choices in a position, and why."""

from typing import TYPE_CHECKING, Any

import click

from edenia_tui.commands.answering import json_option, lang_option, listener_of, say, say_json
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.inputs import Table, read_table

if TYPE_CHECKING:
    from rules.bots.budget import Budget
    from rules.bots.hint import Advice
    from rules.edenia.state import State


def _read_budget(_: click.Context, __: click.Parameter, text: str) -> "Budget":
    from rules.bots.budget import read_budget

    try:
        return read_budget(text)
    except ValueError as error:
        raise click.BadParameter(str(error)) from error


@click.command("hint")
@click.argument("file", shell_complete=complete_files)
@click.option(
    "--budget",
    default="1s",
    show_default=True,
    callback=_read_budget,
    help="How long to think: seconds such as 1.5s, or positions such as 500.",
)
@json_option
@lang_option
def command(file: str, budget: "Budget", lang: str | None, *, as_json: bool) -> None:
    """Tell the best choices in the position in FILE ("-": standard input).

    Two or three commands, best first, each with an estimate of the chance to
    win, what is likely to follow in the same turn, and at most two reasons: the
    goal it serves, the danger it avoids, the rule it uses.

    Only what the player to act may know is used. With positions instead of
    seconds the same file always gets the same hint.

    \b
    Examples:
      edenia hint table.txt
      edenia hint table.txt --budget 3s --lang fr
      edenia hint game.record@37 --budget 500 --json

    Exit codes: 0 answered (no choice when the game is over or chance decides), 2
    the file cannot be read, with line and column.
    """
    from edenia_tui.hints import seek_advice
    from rules.edenia.game import EDENIA

    table = read_table(file)
    view = EDENIA.view(table.state, table.state.active)
    advice = seek_advice(EDENIA, view, budget)
    if as_json:
        say_json(_report(table, view, advice, lang))
    else:
        _tell(table, view, advice, lang)


def _tell(table: Table, view: "State", advice: tuple["Advice[Any]", ...], lang: str | None) -> None:
    from edenia_tui.games import GAMES
    from edenia_tui.hints import Name, tell_hint
    from edenia_tui.words.edenia.queries.sentences import fold
    from rules.edenia.game import EDENIA

    listener = listener_of(table, lang, view.active)
    if view.outcome is not None:
        say([listener.say("question-over")], err=True)
        return
    commands = [EDENIA.write_action(one.action) for one in advice]
    named = [(Name(text, text), one) for text, one in zip(commands, advice, strict=True)]
    lines = tell_hint(EDENIA, GAMES["edenia"].words, listener, view, named)
    say(fold(lines), err=not advice)


def _report(
    table: Table, view: "State", advice: tuple["Advice[Any]", ...], lang: str | None
) -> dict[str, Any]:
    from edenia_tui.words.edenia.hints.reasons import tell_reasons
    from rules.edenia.notation.actions import write_action
    from rules.edenia.notation.names import seat_name

    listener = listener_of(table, lang, view.active)
    return {
        "format": 1,
        "turn": seat_name(view.active),
        "question": view.turn.ask.value,
        "choices": [
            {
                "command": write_action(one.action),
                "chance": round(one.chance, 3),
                "following": [write_action(action) for action in one.line[1:]],
                "reasons": tell_reasons(listener, view, one.line),
            }
            for one in advice
        ],
    }
