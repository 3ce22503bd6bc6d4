"""`edenia saves`: the games that are kept."""

from typing import TYPE_CHECKING

import click

from edenia_tui.commands.answering import json_option, lang_option, say, say_json
from edenia_tui.commands.choosing import saved_game_option
from edenia_tui.games.entry import Entry
from edenia_tui.outside.clean import clean_line

if TYPE_CHECKING:
    from edenia_tui.language.speech import Speech
    from edenia_tui.storage.summary import Summary

LISTED = 20
"""So many games are listed unless all are wanted: a page."""


@click.command("saves")
@click.option("--all", "all_of_them", is_flag=True, help=f"Not only the last {LISTED}.")
@saved_game_option
@json_option
@lang_option
def command(entry: Entry | None, lang: str | None, *, all_of_them: bool, as_json: bool) -> None:
    """List the games that are kept, those played last first.

    Each line is the name of a game, a colon, how far it has come, who plays and
    the day it was last played. In a pipe a line is never broken. Go on with
    edenia resume NAME.

    \b
    Examples:
      edenia saves
      edenia saves --all --lang fr
      edenia saves --game exo
      edenia saves --json
    """
    from edenia_tui.commands.progress import reading_progress
    from edenia_tui.commands.surroundings import (
        is_read_at_terminal,
        language_of,
        local_library,
        write_what_can_be,
    )
    from edenia_tui.commands.zone import ZoneHere
    from edenia_tui.games.kept_games import tell_games
    from edenia_tui.games.registry import entry_named
    from edenia_tui.language.speech import speech
    from edenia_tui.language.wrapping import wrapped

    library, kind = local_library(), "" if entry is None else entry.name
    number = library.count(kind)
    games = library.summaries(None if all_of_them else LISTED, kind, reading_progress(lang))
    write_what_can_be()
    spoken = speech(language_of(lang))
    if as_json:
        reports = [_report(game, entry_named(game.game), spoken) for game in games]
        say_json({"format": 1, "games": reports})
        return
    lines = tell_games(spoken, ZoneHere(), games)
    if number > len(games):
        lines.append(spoken("saves-more", number=number - len(games)))
    if is_read_at_terminal():
        lines = [part for line in lines for part in wrapped(line)]
    say(lines)


def _report(game: "Summary", entry: Entry, spoken: "Speech") -> dict[str, object]:
    from edenia_tui.commands.zone import ZoneHere
    from edenia_tui.language.kept import last_played, tell_problem

    seats = entry.options.seats
    problem = tell_problem(spoken.about(entry.words.messages), game) if game.problem else None
    return {
        "name": clean_line(game.name),
        "game": game.game or None,
        "problem": problem,
        "players": [
            {"seat": word, "name": sitter.name, "player": sitter.player}
            for word, sitter in zip(seats, game.sitters, strict=False)
        ],
        "last_played": last_played(game, ZoneHere()).isoformat() if game.written else None,
        "actions": game.actions,
        "round": game.round,
        "turn": None if game.turn is None else seats[game.turn],
        "winners": [seats[seat] for seat in game.winners],
        "victory": game.victory or None,
        "origin": None if game.origin is None else f"{game.origin.name}@{game.origin.number}",
    }
