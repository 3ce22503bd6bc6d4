"""`edenia stats`: what somebody's kept games add up to."""

from typing import TYPE_CHECKING

import click

from edenia_tui.commands.answering import json_option, lang_option, say, say_json
from edenia_tui.commands.choosing import saved_game_option
from edenia_tui.games.entry import Entry

if TYPE_CHECKING:
    from edenia_tui.statistics.career import Account


@click.command("stats")
@click.option("--name", help="Whose games; else those in which only one person plays.")
@saved_game_option
@click.option(
    "--ascii/--no-ascii",
    "in_ascii",
    default=None,
    help="Draw with the signs of a typewriter, or with all.",
)
@json_option
@lang_option
def command(
    name: str | None, entry: Entry | None, lang: str | None, *, in_ascii: bool | None, as_json: bool
) -> None:
    """Tell what your games add up to, game by game.

    That is wins by opponent, by victory and by number of players, the usual
    length, and series.

    Counted are the kept games in which you are the only person, whatever name
    you gave. With --name those in which a person of that name plays, alone or
    with others. Branches and imported games are never counted.

    A game is put down to its strongest opponent. A shared victory is a victory,
    a game you resigned and a bot ended is lost. Games follow each other in the
    order in which they were last played.

    On a terminal the wins are drawn as bars. In a pipe, on a dumb terminal and
    under ACCESSIBLE they are told in sentences; --ascii draws there as well.

    \b
    Examples:
      edenia stats
      edenia stats --game exo
      edenia stats --name Anna --lang fr
      edenia stats --json

    docs/saves.md explains --json.
    """
    from edenia_tui.commands.progress import reading_progress
    from edenia_tui.commands.surroundings import (
        is_read_at_terminal,
        language_of,
        local_library,
        wants_lines,
        write_what_can_be,
    )
    from edenia_tui.language.speech import speech
    from edenia_tui.statistics.career import accounts_of
    from edenia_tui.statistics.telling import COMMAND, CareerTeller

    accounts = accounts_of(local_library(), name, entry, reading_progress(lang))
    write_what_can_be()
    if as_json:
        say_json({"format": 1, "name": name, "games": [_report(one) for one in accounts]})
        return
    drawn = in_ascii is not None or not wants_lines(is_terminal=is_read_at_terminal())
    signs = _signs(in_ascii=in_ascii) if drawn else None
    say(CareerTeller(speech(language_of(lang)), COMMAND, signs).tell_all(accounts, name))


def _signs(*, in_ascii: bool | None) -> tuple[str, str]:
    """Choose what bars are drawn with."""
    from edenia_tui.canvas.bars import BLOCKS, SIGNS
    from edenia_tui.canvas.charset import ASCII
    from edenia_tui.commands.surroundings import charset_here

    return SIGNS if charset_here(in_ascii) is ASCII else BLOCKS


def _report(account: "Account") -> dict[str, object]:
    """Give everything about one game for programs."""
    import msgspec

    return {"game": account.entry.name, **msgspec.structs.asdict(account.career)}
