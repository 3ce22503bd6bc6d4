"""`edenia import`: take in a game that somebody handed on."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from edenia_tui.commands.answering import REFUSED, lang_option, say
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import UNREADABLE
from edenia_tui.commands.inputs import STDIN, name_of, read_text, say_of
from edenia_tui.outside import limits

if TYPE_CHECKING:
    from edenia_tui.conversation.visit import Visit


@click.command("import")
@click.argument("file", shell_complete=complete_files)
@click.option("--name", help="What to call the game; else what FILE is called.")
@lang_option
def command(file: str, name: str | None, lang: str | None) -> None:
    """Check the game in FILE and keep it.

    FILE is a record as text, or as JSON from edenia export; "-" reads standard
    input. Every action is checked against the rules; the first that does not fit
    is named with its line, or in JSON its number, and the rule. Then nothing is
    kept.

    What counts is kept in canonical form beside your own games; what was taken
    back is left out. No game is ever written over: if the name is taken, a
    number follows it. The record notes where the game comes from, and edenia
    stats does not count it.

    \b
    Examples:
      edenia import game.record
      edenia import game.json --name final
      edenia export old --as json | ssh friend edenia import - --name from-ann

    Exit codes: 0 kept; 1 an action is against the rules, or the disk does not
    take the game; 2 FILE cannot be read, with the place.
    """
    from edenia_tui.commands.surroundings import local_visit, write_what_can_be
    from edenia_tui.language.wrapping import wrapped
    from edenia_tui.sharing.taking_in import NotTaken, clean_stem, take_in

    visit = local_visit(lang)
    spoken = visit.manner.speech
    write_what_can_be()
    called = clean_stem(name or "") or ("" if file == STDIN else Path(file).stem)
    try:
        text = _whole_lines(file, _read(file, visit), lang)
        taken = take_in(text, called, visit, name_of(file, lang))
    except NotTaken as error:
        say(error.lines, err=True)
        raise SystemExit(UNREADABLE if error.is_unreadable else REFUSED) from None
    after = "share-look" if taken.is_over else "share-go-on"
    say([*wrapped(taken.tell(spoken)), spoken(after, name=taken.name)])


def _read(file: str, visit: "Visit") -> str:
    """Read a file, or standard input."""
    from edenia_tui.sharing.taking_in import read_file

    lang = visit.manner.speech.language
    return read_text(file, limits.DOCUMENT, lang) if file == STDIN else read_file(file, visit)


def _whole_lines(file: str, text: str, lang: str | None) -> str:
    """Say so when an unfinished last line is left out."""
    from edenia_tui.sharing.taking_in import without_torn_line

    whole = without_torn_line(text)
    if whole != text:
        click.echo(say_of(file, lang, "text-torn"), err=True)
    return whole
