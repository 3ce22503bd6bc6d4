"""The command `edenia`: finds the command asked for and loads only that one."""

from functools import partial
from importlib import import_module
from itertools import chain
from typing import Any

import click

_TOOLS = "…"
"""Stands for the commands that games have for themselves."""
_GROUPS = {
    "Learn": ("learn", "puzzle", "daily"),
    "Play": ("play", "resume", "demo", "host"),
    "Your games": ("saves", "replay", "stats", "export", "import"),
    "Rules and positions": (
        *("rules", "new", "show", "legal", "check", _TOOLS, "explain", "hint"),
    ),
    "Bots": ("simulate", "arena"),
    "This program": ("completion",),
}
"""The commands by what they are for, in the order of the help."""
_COMMANDS = frozenset(name for names in _GROUPS.values() for name in names) - {_TOOLS}
_MARGIN = 6
"""The columns of the help before, between and after a command and what it does."""
_MODULES = {"import": "importing"}
"""Where a command's name cannot be that of a module."""


class LazyGroup(click.Group):
    """A group whose commands are modules of `edenia_tui.commands`, imported when needed."""

    def main(self, *given: Any, **options: Any) -> Any:
        """Run, and end tidily, unless whoever calls wants to do that."""
        if not options.get("standalone_mode", True):
            return super().main(*given, **options)
        ending = import_module("edenia_tui.commands.ending")
        return ending.end_tidily(self, partial(super().main, *given, **options), *given, **options)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """List the commands in the order of the help."""
        return [name for names in _with_tools().values() for name in names]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import the command of a name, or find the game that has it."""
        if cmd_name not in _COMMANDS:
            return _tool(cmd_name)
        module = import_module(f"edenia_tui.commands.{_MODULES.get(cmd_name, cmd_name)}")
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands below what they are for."""
        groups = _with_tools()
        limit = formatter.width - _MARGIN - max(map(len, chain.from_iterable(groups.values())))
        for group, names in groups.items():
            found = [(name, self.get_command(ctx, name)) for name in names]
            rows = [(name, one.get_short_help_str(limit)) for name, one in found if one is not None]
            with formatter.section(group):
                formatter.write_dl(rows)


def _with_tools() -> dict[str, list[str]]:
    """List the commands by what they are for, those that games have for themselves in their place."""
    tools = [tool.name for tool in import_module("edenia_tui.commands.tools").all_tools()]
    return {
        group: [*chain.from_iterable(tools if name == _TOOLS else [name] for name in names)]
        for group, names in _GROUPS.items()
    }


def _tool(name: str) -> click.Command | None:
    """Make the command of a name that a game has for itself."""
    module = import_module("edenia_tui.commands.tools")
    found: click.Command | None = next(
        (module.command_of(tool) for tool in module.all_tools() if tool.name == name), None
    )
    return found


def _tell_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:  # noqa: FBT001
    """Tell which version this is, and whether its rules were compiled."""
    if not asked or ctx.resilient_parsing:
        return
    version = import_module("importlib.metadata").version("edenia")
    where: str = import_module("rules.kernel.memo").__file__ or ""
    click.echo(f"edenia, version {version}, rules {'not ' * where.endswith('.py')}compiled")
    ctx.exit()


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_tell_version,
    help="Show the version, and whether the rules are compiled.",
)
@click.option("--lang", type=click.Choice(["en", "fr"]), help="The language; else from LANG.")
@click.option("--line", "--screen-reader", "line", is_flag=True, help="Plain lines of text.")
@click.option("--no-animation", is_flag=True, help="Nothing moves by itself on the screen.")
@click.pass_context
def main(ctx: click.Context, lang: str | None, *, line: bool, no_animation: bool) -> None:
    """Edenia: space sheep cross a galaxy of tiles; three ways to win.

    Other games are played with --game exo (EXO n°2), --game prince (The Little
    Prince) and --game galaxies (Tiny Epic Galaxies). Every game is kept: go on
    with it, take moves back, look at it again, try it otherwise, hand it on.

    Positions and commands are plain text. A position file may leave out
    whatever has not been touched or moved; "-" reads standard input.

    \b
    Examples:
      edenia                      asks what to do; edenia --line in plain lines
      edenia learn                learn it in a few minutes, by playing
      edenia play --line          a new game, by plain lines of text
      edenia demo                 watch bots play
      edenia host                 let others come by ssh, and play together
      edenia replay game.record   look at a game again, or try it otherwise
      edenia simulate --players 3 --games 100 --seed 1
      edenia show table.txt
      edenia legal table.txt
      edenia check table.txt "go 1 east star"
    """
    if ctx.invoked_subcommand is None:
        run_menu = import_module("edenia_tui.commands.menu").run_menu
        raise SystemExit(run_menu(lang, line=line, no_animation=no_animation))
    if lang is not None:
        raise click.UsageError(f"--lang goes after {ctx.invoked_subcommand}")
    if line:
        raise click.UsageError("--line goes after play, resume or replay")
    if no_animation:
        raise click.UsageError("--no-animation goes after play or resume")
