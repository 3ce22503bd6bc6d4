"""Which game is meant, and what is wished to be otherwise than usual."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import fail
from edenia_tui.commands.inputs import name_of, read_text
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from rules.kernel.refused import Unreadable

F = TypeVar("F", bound=Callable[..., Any])

_VARIANTS: Final = ("standard", "little-lambs")


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


def wish_options(command: F) -> F:
    """Add the options that `make_options` takes."""
    for option in (
        click.option(
            "--content",
            metavar="FILE",
            shell_complete=complete_files,
            help="Other pieces as data: a box, or for exo a universe.",
        ),
        click.option("--no-42", "no_42", is_flag=True, help="Exactly 42 points do not win."),
        click.option("--variant", type=click.Choice(_VARIANTS), help="Else standard."),
        click.option("--edition", type=click.Choice(["fr", "en"]), help="The rulebook; else fr."),
    ):
        command = option(command)
    return command


def wishes_of(
    entry: Entry,
    *,
    edition: str | None,
    variant: str | None,
    no_42: bool,
    content: str | None = None,
) -> dict[str, str]:
    """Gather what was wished, or leave with a line when this game has no such wish."""
    given = {"edition": edition, "variant": variant, "content": content}
    wishes = {name: wish for name, wish in given.items() if wish is not None}
    if no_42:
        wishes["no-42"] = "yes"
    for name in wishes:
        if name not in entry.agreement.wishes:
            fail(f"--{name}: there is no such choice in games of {entry.name}")
    return wishes


def make_options(entry: Entry, players: int, wishes: dict[str, str]) -> Any:
    """Make the options of a game, or leave with the place where a file does not make sense."""
    number = entry.agreement.players
    if players not in number:
        fail(f"{entry.title} is for {number[0]} to {number[-1]} players, not {players}")
    file = wishes.get("content")
    read = wishes if file is None else {**wishes, "content": read_text(file)}
    try:
        return entry.agreement.options(players, read)
    except Unreadable as error:
        fail(f"{name_of(file or '')}: {error}")
