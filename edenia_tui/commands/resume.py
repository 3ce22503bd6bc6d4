"""`edenia resume`: go on with a game."""

import click

from edenia_tui.commands.starting import (
    animation_option,
    ascii_option,
    speaking_options,
    start_speaking,
)


@click.command("resume")
@click.argument("name", required=False)
@speaking_options
@ascii_option
@animation_option
def command(
    name: str | None, lang: str | None, *, line: bool, in_ascii: bool | None, no_animation: bool
) -> None:
    """Go on with the last unfinished game, or with NAME.

    NAME is one of those that edenia saves lists, or any file with a game.

    \b
    Examples:
      edenia resume
      edenia resume 2025-03-09-18-05-41 --lang fr
    """
    fronts = start_speaking(lang, line=line, in_ascii=in_ascii, no_animation=no_animation)
    from edenia_tui.commands.records import find_game
    from edenia_tui.line.starting import FAILED, resume

    kept = find_game(name) if name else None
    code = resume(fronts.console, fronts.visit, fronts.play, kept)
    raise SystemExit(FAILED if code is None else code)
