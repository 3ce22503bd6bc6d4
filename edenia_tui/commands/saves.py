"""`edenia saves`: the games that are kept."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

from edenia_tui.commands.answering import json_option, lang_option, say, say_json
from edenia_tui.commands.starting import tidy_end

if TYPE_CHECKING:
    from collections.abc import Sequence

    from edenia_tui.table.catalogue import Summary
    from edenia_tui.words.speech import Speech

LISTED = 20
"""So many games are listed unless all are wanted: a page."""


@click.command("saves")
@click.option("--all", "all_of_them", is_flag=True, help=f"Not only the last {LISTED}.")
@json_option
@lang_option
def command(lang: str | None, *, all_of_them: bool, as_json: bool) -> None:
    """List the games that are kept, those played last first.

    Each line is the name of a game, a colon, how far it has come, who plays and
    the day it was last played. Go on with edenia resume NAME.

    \b
    Examples:
      edenia saves
      edenia saves --all --lang fr
      edenia saves --json
    """
    from edenia_tui.commands.surroundings import language_of, write_what_can_be
    from edenia_tui.games import GAMES
    from edenia_tui.table.catalogue import Catalogue
    from edenia_tui.table.shelf import Shelf
    from edenia_tui.words.speech import speech
    from edenia_tui.words.wrapping import wrapped

    entry = GAMES["edenia"]
    shelf: Shelf[Any, Any, Any, Any] = Shelf(entry.game, entry.options)
    number = len(shelf.paths())
    games = Catalogue(shelf).list_games(None if all_of_them else LISTED)
    write_what_can_be()
    with tidy_end():
        if as_json:
            say_json({"format": 1, "games": [_report(game, entry.options.seats) for game in games]})
            return
        spoken = speech(language_of(lang))
        lines = [_tell(spoken, game, entry.options.seats) for game in games]
        if not lines:
            lines.append(spoken("saves-none"))
        if number > len(games):
            lines.append(spoken("saves-more", number=number - len(games)))
        say(part for line in lines for part in wrapped(line))


def _tell(spoken: "Speech", game: "Summary", seats: "Sequence[str]") -> str:
    """Tell a game in one sentence, its name first."""
    name = _printable(game.name)
    if game.problem:
        reason = game.problem.partition("; ")[0]
        return spoken("saves-unreadable", name=name, reason=_printable(reason))
    names = [
        spoken(f"seat-{seat}") if sitter.name == word else _printable(sitter.name)
        for seat, (sitter, word) in enumerate(zip(game.sitters, seats, strict=False))
    ]
    who = ", ".join(
        called
        if sitter.is_human
        else spoken("saves-bot", name=called, bot=_word(spoken, "bot", sitter.player))
        for called, sitter in zip(names, game.sitters, strict=True)
    )
    facts: dict[str, str | int] = {
        "name": name,
        "round": game.round,
        "who": who,
        "when": f"{_when(game):%Y-%m-%d}",
    }
    if game.winners:
        winners = ", ".join(names[seat] for seat in game.winners)
        victory = _word(spoken, "victory", game.victory)
        return spoken("saves-over", winners=winners, victory=victory, **facts)
    if game.turn is None:
        return spoken("saves-waiting", **facts)
    return spoken("saves-running", turn=names[game.turn], **facts)


def _word(spoken: "Speech", kind: str, word: str) -> str:
    """Put a word of the file into the language spoken; one that is not known stays as it is."""
    message = f"saves-{kind}-{word}"
    return spoken(message) if message in spoken.ids() else _printable(word)


def _report(game: "Summary", seats: "Sequence[str]") -> dict[str, Any]:
    return {
        "name": _printable(game.name),
        "problem": game.problem or None,
        "players": [
            {"seat": word, "name": sitter.name, "player": sitter.player}
            for word, sitter in zip(seats, game.sitters, strict=False)
        ],
        "last_played": _when(game).isoformat() if game.written else None,
        "actions": game.actions,
        "round": game.round,
        "turn": None if game.turn is None else seats[game.turn],
        "winners": [seats[seat] for seat in game.winners],
        "victory": game.victory or None,
        "origin": None if game.origin is None else f"{game.origin.name}@{game.origin.number}",
    }


def _when(game: "Summary") -> datetime:
    """Tell when a game was last played, by the clock of this place."""
    return datetime.fromtimestamp(game.written // 10**9, UTC).astimezone()


def _printable(text: str) -> str:
    """Leave out what could steer a terminal: a file may be called anything."""
    return "".join(char if char.isprintable() else "?" for char in text)
