"""The commands that games have for themselves, as commands of the program."""

from collections.abc import Iterator
from typing import Any

import click

from edenia_tui.commands.answering import (
    REFUSED,
    json_option,
    lang_option,
    listener_of,
    say,
    say_json,
)
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import UNREADABLE, fail
from edenia_tui.commands.inputs import read_table
from edenia_tui.games.registry import GAMES
from edenia_tui.games.tool import Tool, Unanswerable

_SEVERAL = "..."


def all_tools() -> Iterator[Tool[Any]]:
    """List the commands that only one game has."""
    return (tool for entry in GAMES.values() for tool in entry.tools)


def command_of(tool: Tool[Any]) -> click.Command:
    """Make a command: a file, the words of the question, how it is answered."""
    names = [name.removesuffix(_SEVERAL) for name in tool.arguments]

    def run(
        file: str, lang: str | None, *, as_json: bool = False, **typed: str | tuple[str, ...]
    ) -> None:
        given = (typed[name] for name in names)
        words = [word for one in given for word in ((one,) if isinstance(one, str) else one)]
        _answer(tool.name, file, words, lang, as_json=as_json)

    made = lang_option(run)
    made = json_option(made) if tool.is_for_programs else made
    for name, argument in [*zip(names, tool.arguments, strict=True)][::-1]:
        number = -1 if argument.endswith(_SEVERAL) else 1
        made = click.argument(name, nargs=number, required=True)(made)
    made = click.argument("file", shell_complete=complete_files)(made)
    return click.command(tool.name, help=tool.help)(made)


def _answer(name: str, file: str, words: list[str], lang: str | None, *, as_json: bool) -> None:
    table = read_table(file, lang=lang)
    tool = next((one for one in table.entry.tools if one.name == name), None)
    if tool is None:
        fail(f"edenia {name} is not for games of {table.entry.name}")
    listener = listener_of(table, lang, table.active if tool.tells_whoever_acts else None)
    try:
        lines, facts = tool.answer(listener, table.state, words)
    except Unanswerable as error:
        say(error.lines, err=True)
        raise SystemExit(REFUSED if error.is_readable else UNREADABLE) from None
    if as_json:
        say_json({**facts})
    else:
        say(lines)
