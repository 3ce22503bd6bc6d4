"""Bare `edenia`: asks what to do."""

from contextlib import suppress

import click

from edenia_tui.commands.failing import fail
from edenia_tui.commands.starting import start_speaking, tidy_end
from edenia_tui.line.console import Console
from edenia_tui.line.manner import Manner

TRIES = 20


def run_menu(ctx: click.Context) -> int:
    """Ask until something is chosen; the exit code."""
    code = 0
    with tidy_end(), suppress(KeyboardInterrupt):
        console, manner = start_speaking(None, line=False)
        code = _menu(ctx, console, manner)
    return code


def _menu(ctx: click.Context, console: Console, manner: Manner) -> int:
    from edenia_tui.line.starting import begin, resume, show_demo

    for _ in range(TRIES):
        match console.hear(manner.speech("menu-what") + " "):
            case "1":
                return begin(console, manner, complain=fail)
            case "2":
                return resume(console, manner)
            case "3":
                show_demo(console, manner, ["lamb", "lamb"], None)
                return 0
            case "4":
                click.echo(ctx.get_help())
                return 0
            case "5" | None:
                return 0
            case "":
                continue
            case _:
                console.say([manner.speech("menu-wrong")])
    return 0
