"""What a shell offers when somebody presses Tab."""

import os
from collections.abc import Sequence
from contextlib import redirect_stderr
from io import StringIO
from typing import Any

import click
from click.shell_completion import CompletionItem

_STDIN = "-"


def complete_files(
    _ctx: click.Context, _param: click.Parameter, incomplete: str
) -> list[CompletionItem[Any]]:
    """Let the shell offer its files."""
    return [CompletionItem(incomplete, type="file")]


def complete_commands(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem[Any]]:
    """Offer what is legal on the table in `file` after the commands that were typed before."""
    file, typed = ctx.params.get("file"), ctx.params.get(param.name or "")
    if not file or file.startswith(_STDIN):
        return []
    with redirect_stderr(StringIO()):  # a complaint would stand in the middle of the typed line
        legal = _legal(file, typed or ())
    return [CompletionItem(_as_one_word(line)) for line in legal if line.startswith(incomplete)]


def _legal(file: str, typed: Sequence[str]) -> list[str]:
    """List the legal commands; none where the file or a command does not make sense."""
    from edenia_tui.commands.inputs import read_table
    from rules.kernel.refused import Ambiguous, NotACommand, Refused

    try:
        table = read_table(file)
        game, state = table.entry.game, table.state
        for line in typed:
            state = game.apply(state, game.read_action(state, line)).state
    except (SystemExit, NotACommand, Ambiguous, Refused):
        return []
    return [game.write_action(action) for action in game.legal(state)]


def _as_one_word(line: str) -> str:
    """Quote a command for bash, which takes what it is offered as it is; other shells quote it."""
    if os.environ.get("_EDENIA_COMPLETE") != "bash_complete":
        return line
    begun = os.environ.get("COMP_WORDS", "").rpartition("\n")[2]
    escaped = line.replace("\\", "\\\\")
    return escaped if begun.startswith(("'", '"')) or " " not in line else f"'{escaped}'"
