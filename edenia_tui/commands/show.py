"""`edenia show`: any position, or any point of a record, drawn or written out in full."""

from typing import TYPE_CHECKING, Any

import click

from edenia_tui.commands.answering import color_option, lang_option, listener_of, say
from edenia_tui.commands.choosing import file_game_option
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import fail
from edenia_tui.commands.inputs import Table, read_table
from edenia_tui.games.entry import Entry
from rules.kernel.opaque import AnyState
from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.canvas.charset import Charset

_ROOM_FOR_WORDS = 12
"""The lines that are kept free below the larger drawing."""


@click.command("show")
@click.argument("file", shell_complete=complete_files)
@click.option("--text", "form", flag_value="text", help="The position as text, to edit or check.")
@click.option("--json", "form", flag_value="json", help="The state as JSON, for programs.")
@click.option("--svg", "form", flag_value="svg", help="The table as an SVG picture.")
@click.option(
    "--ascii/--no-ascii",
    "in_ascii",
    default=None,
    help="Draw with the signs of a typewriter, or with all.",
)
@click.option("--zoom", type=click.Choice(["small", "medium"]), help="Else what fits.")
@click.option(
    "--seat",
    help="Show only what this seat may know: red, in exo altair, in prince amber, in galaxies azure.",
)
@file_game_option
@color_option
@lang_option
def command(
    file: str,
    form: str | None,
    zoom: str | None,
    seat: str | None,
    entry: Entry | None,
    wish: str,
    lang: str | None,
    *,
    in_ascii: bool | None,
) -> None:
    """Show the position in FILE, or a point of the record in FILE.

    On a terminal the table is drawn, followed by the hands and by what is
    asked. In a pipe, on a dumb terminal and under ACCESSIBLE the position is
    written out as text, with everything the file leaves out: the rim, the deck,
    the supply. An option that is about drawing draws there as well.

    FILE is a position or a kept game, which its first word tells. After the
    name of a kept game @N shows it after its Nth action, chance's counted; @0
    is the set-up. "-" reads standard input. Of a game that still runs is shown
    what its only person knows, or everybody; --seat asks for other eyes.

    \b
    Examples:
      edenia show table.txt
      edenia show table.txt --text > whole.txt
      edenia show game.record@37 --seat green
      edenia show game.record --svg > galaxy.svg
      edenia show table.txt --color always | less -R
      echo "red clovers 2, sheep B1 east star" | edenia show -

    In the drawing a path is told by its line, a sheep by the letter of its
    colour and its number: R2 is the second red one.

    Exit codes: 0 shown, 2 the file cannot be read, with line and column.
    """
    table = read_table(file, entry, lang)
    watcher = _seat(table, seat)
    state = _seen_by(table, watcher)
    wants_drawing = in_ascii is not None or zoom is not None or wish == "always"
    if form == "text" or (form is None and not wants_drawing and _speaks()):
        click.echo(table.entry.game.write_position(state), nl=False)
    elif form == "json":
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(state)))
    elif form == "svg":
        _paint(table.entry, state, zoom or "medium", lang, in_ascii=in_ascii)
    else:
        charset = _draw(table.entry, state, zoom, wish, lang, in_ascii=in_ascii)
        _tell(table, state, watcher, lang, charset)


def _seat(table: Table, colour: str | None) -> Seat | None:
    """Find the seat of a colour or Star that plays."""
    if colour is None:
        return None
    players = table.entry.options.seats[: len(table.names)]
    if colour.lower() not in players:
        fail(f"--seat: {colour} does not play here; there are: {', '.join(players)}")
    return Seat(players.index(colour.lower()))


def _seen_by(table: Table, seat: Seat | None) -> Any:
    """Leave what a seat may know; without one, what may be seen by whoever asks."""
    if seat is None:
        return table.state
    state = table.state if table.whole is None else table.whole
    return table.entry.game.view(state, seat)


def _speaks() -> bool:
    """Tell whether lines are wanted rather than drawings; in a pipe that needs no settings."""
    from edenia_tui.commands.surroundings import is_read_at_terminal, wants_lines

    if not is_read_at_terminal():
        return True

    return wants_lines(is_terminal=True)


def _draw(
    entry: Entry,
    state: AnyState,
    zoom: str | None,
    wish: str,
    lang: str | None,
    *,
    in_ascii: bool | None,
) -> "Charset":
    """Draw the table before any words are looked up; give the signs it was drawn with."""
    from edenia_tui.canvas.ansi import Depth, paint
    from edenia_tui.canvas.zoom import Zoom
    from edenia_tui.commands import surroundings

    charset = surroundings.charset_here(in_ascii)
    language = surroundings.language_of(lang)
    surroundings.write_what_can_be()
    is_terminal = surroundings.is_read_at_terminal()
    if zoom is None:
        columns, rows = surroundings.terminal_size() if is_terminal else (0, 0)
        room = columns, rows - _ROOM_FOR_WORDS
        canvas = entry.board.draw_to_fit(state, room, charset, language)
    else:
        canvas = entry.board.draw(state, Zoom(zoom), charset, language)
    depth = surroundings.depth_for(wish, is_terminal=is_terminal)
    click.echo(
        paint(canvas, depth),
        surroundings.painted_output(),
        nl=False,
        color=depth is not Depth.NONE,
    )
    return charset


def _tell(
    table: Table, state: AnyState, seat: Seat | None, lang: str | None, charset: "Charset"
) -> None:
    """Tell in words what a drawing does not show."""
    from edenia_tui.language.legend import legend
    from edenia_tui.language.sentences import fold
    from edenia_tui.language.wrapping import wrapped

    listener = listener_of(table, lang, seat)
    key, words = table.entry.board.key(charset), table.entry.words
    say(
        [
            *wrapped(legend(listener, key)),
            *fold([*words.holdings(listener, state), *words.asked(listener, state)]),
        ]
    )


def _paint(
    entry: Entry, state: AnyState, zoom: str, lang: str | None, *, in_ascii: bool | None
) -> None:
    """Paint the table as a picture; its bytes are UTF-8 whatever the terminal speaks."""
    from edenia_tui.canvas.charset import ASCII, UNICODE
    from edenia_tui.canvas.svg import picture
    from edenia_tui.canvas.zoom import Zoom
    from edenia_tui.commands.surroundings import language_of

    charset = ASCII if in_ascii else UNICODE
    canvas = entry.board.draw(state, Zoom(zoom), charset, language_of(lang))
    text = entry.game.write_position(state)
    click.echo(picture(canvas, entry.title, text).encode(), nl=False)
