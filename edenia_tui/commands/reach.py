"""`edenia reach`: where a sheep can be at the end of its move."""

from typing import TYPE_CHECKING, Any

import click

from edenia_tui.commands.answering import (
    REFUSED,
    json_option,
    lang_option,
    listener_of,
    say,
    say_json,
)
from edenia_tui.commands.choosing import need
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import UNREADABLE
from edenia_tui.commands.inputs import Table, read_table

if TYPE_CHECKING:
    from edenia_tui.language.listener import Listener
    from rules.edenia.analysis.reach import Reach
    from rules.edenia.galaxy import Sheep


@click.command("reach")
@click.argument("file", shell_complete=complete_files)
@click.argument("sheep", nargs=-1, required=True)
@json_option
@lang_option
def command(file: str, sheep: tuple[str, ...], lang: str | None, *, as_json: bool) -> None:
    """List every place where SHEEP can be at the end of its move.

    SHEEP is a number, 1 to 3, of the player whose turn it is, or a colour and a
    number; a sheep of somebody else moves as if the turn were theirs. No
    artefact is played; what has been declared already counts.

    Each place comes with its odds when the player aims for it, where die or
    deck decide, and with the command to begin with; likely places first. When
    the deck is not known, any tile is taken to be as likely as another. When
    there is too much to try, the answer says so and the odds may be better.

    \b
    Examples:
      edenia reach table.txt 2
      edenia reach table.txt green 1 --json
      edenia reach game.record@37 vert 3 --lang fr

    Exit codes: 0 listed, 1 another sheep is in the middle of its move, 2 the
    file or the sheep cannot be read.
    """
    from edenia_tui.games.edenia.words import nouns
    from edenia_tui.games.edenia.words.odds import tell_reach
    from rules.edenia.analysis.reach import OtherSheepMoves, reach

    table = read_table(file)
    need(table.entry, "reach")
    listener = listener_of(table, lang, table.state.active)
    mover = _sheep(listener, table, sheep)
    try:
        found = reach(table.state, mover)
    except OtherSheepMoves as error:
        other = nouns.sheep(listener, error.sheep)
        say([listener.say("report-reach-other", sheep=other)], err=True)
        raise SystemExit(REFUSED) from None
    if as_json:
        say_json(_report(mover, found))
    else:
        say(tell_reach(listener, mover, found))


def _sheep(listener: "Listener", table: Table, words: tuple[str, ...]) -> "Sheep":
    """Understand a number, or a player and a number."""
    from edenia_tui.games.edenia.words.queries.arguments import Arguments
    from edenia_tui.language.query import WrongArgument
    from rules.edenia.places import sheep_of

    given = " ".join(words).split()
    typed = Arguments(listener, table.state, given)
    try:
        seat = typed.seat() if len(given) > 1 else table.state.active
        number = typed.sheep_number()
        typed.end()
    except WrongArgument as wrong:
        expected = listener.say(wrong.expected)
        say([listener.say("report-reach-wrong", expected=expected)], err=True)
        raise SystemExit(UNREADABLE) from None
    return sheep_of(seat, number)


def _report(mover: "Sheep", found: "Reach") -> dict[str, Any]:
    from rules.edenia.notation.actions import write_action
    from rules.edenia.notation.names import place_name, sheep_name

    return {
        "format": 1,
        "sheep": sheep_name(mover),
        "complete": found.is_complete,
        "deck_known": not found.is_guessed,
        "places": [
            {
                "place": place_name(landing.spot, landing.tiles),
                "chance": str(landing.chance),
                "start": None if landing.start is None else write_action(landing.start),
            }
            for landing in found.landings
        ],
    }
