"""`edenia learn`: lessons, played with the real rules."""

from typing import TYPE_CHECKING

import click

from edenia_tui.commands.choosing import game_option
from edenia_tui.commands.failing import fail
from edenia_tui.commands.starting import ascii_option, speaking_options, start_speaking
from edenia_tui.games.entry import Entry

if TYPE_CHECKING:
    from edenia_tui.commands.fronts import Fronts


@click.command("learn")
@click.argument("lesson", required=False, default="")
@click.option("--list", "listed", is_flag=True, help="List the lessons, and which are done.")
@click.option("--coach", is_flag=True, help="A first game against gentle bots, with a coach.")
@click.option("--text", is_flag=True, help="How to play, on one page.")
@game_option
@speaking_options
@ascii_option
def command(
    lesson: str,
    entry: Entry,
    lang: str | None,
    *,
    listed: bool,
    coach: bool,
    text: bool,
    line: bool,
    in_ascii: bool | None,
) -> None:
    """Learn a game by playing it: small positions, each with something to do.

    A lesson takes about a minute. What you choose is done if it leads there;
    else it is explained by its rule and put back. LESSON is a number or a name;
    without one, the first that is not done.

    \b
    Examples:
      edenia learn
      edenia learn 3 --line
      edenia learn --game exo
      edenia learn --list
      edenia learn --coach
      edenia learn --text --game prince
    """
    if text:
        _print_page(entry, lang, in_ascii=in_ascii)
        return
    fronts = start_speaking(lang, line=line or listed, in_ascii=in_ascii)
    if coach:
        raise SystemExit(_play_first(fronts, entry))
    from edenia_tui.learn.course import Lessons
    from edenia_tui.learn.telling import tell_lessons

    if listed:
        click.echo("\n".join(tell_lessons(fronts.visit.manner, entry)))
        return
    try:
        course = Lessons(entry, fronts.visit.manner, lesson)
    except KeyError:
        fail(f"LESSON: {entry.title} has no lesson {lesson!r}; edenia learn --list tells which")
    raise SystemExit(fronts.learn(course))


def _play_first(fronts: "Fronts", entry: Entry) -> int:
    """Play a first game; the exit code."""
    from edenia_tui.learn.first_game import first_game
    from edenia_tui.storage.save_errors import SaveError

    try:
        return fronts.play(first_game(fronts.visit, entry))
    except SaveError as error:
        fail(fronts.visit.manner.speech("line-cannot-keep", reason=str(error.reason)))


def _print_page(entry: Entry, lang: str | None, *, in_ascii: bool | None) -> None:
    """Print the page, with its drawing unless lines are read aloud."""
    from edenia_tui.commands import surroundings
    from edenia_tui.language.speech import speech
    from edenia_tui.learn.page import print_page

    is_aloud = surroundings.wants_lines(is_terminal=surroundings.is_read_at_terminal())
    charset = None if is_aloud else surroundings.charset_here(in_ascii)
    surroundings.write_what_can_be()
    said = speech(surroundings.language_of(lang))
    click.echo("\n".join(print_page(said, entry, charset)))
