"""`edenia resume`: go on with a game."""

from pathlib import Path

import click

from edenia_tui.commands.starting import (
    ascii_option,
    speaking_options,
    start_speaking,
    tidy_end,
)


@click.command("resume")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@speaking_options
@ascii_option
def command(file: Path | None, lang: str | None, *, line: bool, in_ascii: bool) -> None:
    """Go on with the last unfinished game, or with the one in FILE.

    \b
    Examples:
      edenia resume
      edenia resume --lang fr
    """
    with tidy_end():
        fronts = start_speaking(lang, line=line, in_ascii=in_ascii)
        from edenia_tui.line.starting import resume

        raise SystemExit(resume(fronts.console, fronts.manner, fronts.play, file))
