"""What every command that answers in words needs: its options, a listener, a way to speak."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.commands.inputs import Table
    from edenia_tui.language.listener import Listener

REFUSED = 1
"""The exit code for what is not legal."""

lang_option = click.option(
    "--lang", type=click.Choice(["en", "fr"]), help="The language; else from LANG."
)
color_option = click.option(
    "--color",
    "wish",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="Colours; auto obeys NO_COLOR.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON, for programs.")


def listener_of(table: "Table", lang: str | None, seat: Seat | None = None) -> "Listener":
    """Speak to somebody at a table, a seat or whoever looks on, with the letters that can be written."""
    from edenia_tui.commands.surroundings import language_of, write_what_can_be
    from edenia_tui.language.listener import Listener
    from edenia_tui.language.speech import speech

    write_what_can_be()
    spoken = speech(language_of(lang))
    return Listener(spoken.about(table.entry.words.messages), table.names, seat)


def say(lines: Iterable[str], *, err: bool = False) -> None:
    """Say lines, as an answer or beside it."""
    for line in lines:
        click.echo(line, err=err)


def say_json(answer: dict[str, object]) -> None:
    """Answer as JSON, indented so that people can read it too."""
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(answer)))
