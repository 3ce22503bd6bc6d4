"""`edenia export`: a game, or a point of it, in a form to hand on."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

from edenia_tui.commands.answering import lang_option, listener_of
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import fail
from edenia_tui.commands.records import Game, read_game

if TYPE_CHECKING:
    from edenia_tui.conversation.viewpoint import Viewpoint


@click.command("export")
@click.argument("file", shell_complete=complete_files)
@click.option(
    "--as",
    "form",
    type=click.Choice(
        ["text", "json", "cast", "cast3", "news", "news-json", "svg", "position"],
        case_sensitive=False,
    ),
    default="text",
    show_default=True,
    help="What to make of it.",
)
@click.option(
    "--eyes",
    metavar="WHO",
    help="Who looks at a cast, svg or position: a colour, a name, spectator, or all.",
)
@click.option(
    "--output",
    "-o",
    metavar="OUT",
    help="Write this file, which must not exist yet; else standard output.",
)
@click.option("--ascii", "in_ascii", is_flag=True, help="Draw a cast or svg with ASCII signs only.")
@lang_option
def command(
    file: str, form: str, eyes: str | None, output: str | None, lang: str | None, *, in_ascii: bool
) -> None:
    """Write the game in FILE in a form to hand on.

    FILE is a path, the name of a game that edenia saves lists, or "-" for
    standard input. After it, @N stands for the game up to its Nth action,
    chance's counted; @0 is the set-up.

    \b
      text       a record in canonical form; edenia import takes it in
      json       the same for programs, with everything each action led to;
                 edenia import takes that in, too
      cast       an asciicast of version 2, one picture an action, 80x24; for
                 asciinema play and the players of web pages
      cast3      the same in version 3
      news       what was public, as sentences, to read or to be read aloud
      news-json  the same, one JSON object a line
      svg        a picture of the table at the end of FILE, or at its Nth action
      position   the position there as text, for edenia check and its kin

    Records tell everything, hidden artefacts as well. What was taken back is
    left out. For somebody who still plays, choose news, or --eyes: with the
    eyes of red one sees what red saw, with those of a spectator what was public,
    and all hides nothing. Without --eyes nothing is hidden once the game is over;
    before that the only person sees what they knew, and others what everybody
    knew. News cannot be imported. The sentences are in the language of --lang.

    \b
    Examples:
      edenia export 2025-03-09-18-05-41 > game.record
      edenia export game.record --as json -o game.json
      edenia export game.record --as cast --eyes red -o game.cast
      edenia export game.record --as news --lang fr
      edenia export game.record@37 --as svg -o galaxy.svg
      edenia export game.record@37 --as position | edenia legal -

    Exit codes: 0 written, 2 FILE cannot be read or OUT cannot be written.
    docs/saves.md explains the forms.
    """
    from edenia_tui.canvas.charset import ASCII, UNICODE
    from edenia_tui.sharing.forms import FORMS, Shared

    _check_options(form, eyes, in_ascii=in_ascii)
    game = read_game(file, lang)
    seen = _viewpoint(game, eyes)
    listener = listener_of(game.table, lang, seen.seat)
    charset = ASCII if in_ascii else UNICODE
    parts = FORMS[form].write(Shared(game.entry, game.saved, listener, seen, charset))
    if output is None:
        _write_out(parts)
    else:
        _write_file(output, parts)


def _check_options(form: str, eyes: str | None, *, in_ascii: bool) -> None:
    """Refuse what has no meaning rather than leave it out silently."""
    from edenia_tui.sharing.forms import FORMS

    if eyes is not None and not FORMS[form].has_viewpoint:
        seen = ", ".join(name for name, one in FORMS.items() if one.has_viewpoint)
        raise click.UsageError(f"--eyes goes with --as {seen}, not {form}")
    if in_ascii and not FORMS[form].is_drawn:
        drawn = ", ".join(name for name, one in FORMS.items() if one.is_drawn)
        raise click.UsageError(f"--ascii goes with --as {drawn}, not {form}")


def _viewpoint(game: Game, who: str | None) -> "Viewpoint":
    """Understand whose eyes are meant; without a word, those that give nothing away."""
    from edenia_tui.conversation.viewpoint import read_viewpoint, usual_viewpoint
    from edenia_tui.language.listener import Listener
    from edenia_tui.language.speech import speech

    if who is None:
        return usual_viewpoint(game.saved.sitters, is_over=game.is_over)
    eyes = read_viewpoint(
        Listener(speech("en", game.entry.words.messages), game.table.names), who.split()
    )
    if eyes is None:
        players = game.entry.options.seats[: len(game.saved.seated)]
        fail(f"--eyes: nobody here is called so; there are: {', '.join(players)}, spectator, all")
    return eyes


def _write_out(parts: Iterable[bytes]) -> None:
    """Write to standard output."""
    for part in parts:
        click.echo(part, nl=False)


def _write_file(output: str, parts: Iterable[bytes]) -> None:
    """Write a new file whole, or leave with a line."""
    from edenia_tui.commands.surroundings import local_exchange
    from edenia_tui.storage.exchange import NotWritten

    try:
        local_exchange().write(output, parts)
    except NotWritten as error:
        fail(f"{output}: {error.reason}")
