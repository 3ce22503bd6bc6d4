"""Which game is meant, and the options it is played with."""

from typing import Any

import click

from edenia_tui.commands.failing import fail
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.games.wish import CONTENT
from rules.kernel.refused import Unreadable


def find_game(_: click.Context, __: click.Parameter, name: str | None) -> Entry | None:
    """Find a game by its name, or leave with a line; None when none is named."""
    if name is not None and name not in GAMES:
        fail(f"--game: there is no game {name!r}; there are: {', '.join(GAMES)}")
    return None if name is None else GAMES[name]


game_option = click.option(
    "--game", "entry", default=USUAL, show_default=True, callback=find_game, help="Which game."
)
file_game_option = click.option(
    "--game", "entry", callback=find_game, help="Which game, if the position does not name it."
)

saved_game_option = click.option(
    "--game", "entry", callback=find_game, help="Only this game; else all."
)


def make_options(
    entry: Entry, players: int, wishes: dict[str, str], lang: str | None = None
) -> Any:
    """Make the options of a game, or leave with the place where a file does not make sense."""
    number = entry.agreement.players
    if players not in number:
        fail(f"{entry.title} is for {number[0]} to {number[-1]} players, not {players}")
    return entry.agreement.options(players, read_wishes(entry, wishes, lang))


def read_wishes(entry: Entry, wishes: dict[str, str], lang: str | None = None) -> dict[str, str]:
    """Put the text of a file where it was named, or leave with the place where it makes no sense."""
    file = wishes.get(CONTENT)
    if file is None:
        return wishes
    from edenia_tui.commands.inputs import fail_at, read_text

    read = {**wishes, CONTENT: read_text(file, lang=lang)}
    try:
        entry.agreement.options(entry.agreement.players[0], read)
    except Unreadable as error:
        fail_at(file, entry, lang, error)
    return read
