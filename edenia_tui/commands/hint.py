"""`edenia hint`: the best choices in a position, and why."""

from typing import TYPE_CHECKING, Any

import click

from edenia_tui.commands.answering import json_option, lang_option, listener_of, say, say_json
from edenia_tui.commands.choosing import file_game_option
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.inputs import Table, read_table
from edenia_tui.games.entry import Entry
from rules.kernel.opaque import AnyState

if TYPE_CHECKING:
    from rules.bots.budget import Budget
    from rules.bots.hint import Advice


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
    help="How long to think: seconds such as 1.5s, or iterations such as 500.",
)
@file_game_option
@json_option
@lang_option
def command(
    file: str, budget: "Budget", entry: Entry | None, lang: str | None, *, as_json: bool
) -> None:
    """Tell the best choices in the position in FILE ("-": standard input).

    Two or three commands, best first, each with an estimate of the chance to
    win, what is likely to follow in the same turn, and at most two reasons: the
    goal it serves, the danger it avoids, the rule it uses.

    Only what the player to act may know is used. With iterations instead of
    seconds the same file always gets the same hint.

    \b
    Examples:
      edenia hint table.txt
      edenia hint table.txt --budget 3s --lang fr
      edenia hint game.record@37 --budget 500 --json

    Exit codes: 0 answered (no choice when the game is over or chance decides), 2
    the file cannot be read, with line and column.
    """
    from edenia_tui.conversation.hints import seek_advice

    table = read_table(file, entry, lang)
    view = table.entry.game.view(table.state, table.active)
    advice = seek_advice(table.entry.game, view, budget)
    if as_json:
        say_json(_report(table, view, advice, lang))
    else:
        _tell(table, view, advice, lang)


def _tell(
    table: Table, view: AnyState, advice: tuple["Advice[Any]", ...], lang: str | None
) -> None:
    from edenia_tui.conversation.hints import Name, tell_hint
    from edenia_tui.language.sentences import fold

    game, words = table.entry.game, table.entry.words
    listener = listener_of(table, lang, table.active)
    if game.outcome(view) is not None:
        say([listener.say("question-over")], err=True)
        return
    commands = [game.write_action(one.action) for one in advice]
    named = [(Name(text, text), one) for text, one in zip(commands, advice, strict=True)]
    say(fold(tell_hint(game, words, listener, view, named)), err=not advice)


def _report(
    table: Table, view: AnyState, advice: tuple["Advice[Any]", ...], lang: str | None
) -> dict[str, object]:
    write, words = table.entry.game.write_action, table.entry.words
    listener = listener_of(table, lang, table.active)
    return {
        "format": 1,
        "turn": table.entry.options.seats[table.active],
        "question": words.ask(view),
        "choices": [
            {
                "command": write(one.action),
                "chance": round(one.chance, 3),
                "following": [write(action) for action in one.line[1:]],
                "reasons": words.reasons(listener, view, one.line),
            }
            for one in advice
        ],
    }
