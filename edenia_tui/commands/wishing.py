"""The wishes that games have for themselves, as options of the program."""

from collections.abc import Mapping

import click

from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import fail
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.games.wish import CONTENT, YES, Wish

Given = str | bool | None
"""What an option holds; nothing, or False, where it was not typed."""


class WishingCommand(click.Command):
    """A command that has, after `--game`, whatever can be wished in a game on the table.

    The table is asked each time: a game may have come to it since the command was loaded.
    """

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """List the options of the command with those of the games."""
        own = super().get_params(ctx)
        place = 1 + [param.name for param in own].index("entry")
        return [*own[:place], *self.wished(), *own[place:]]

    def wished(self) -> list[click.Option]:
        """List the options of the games."""
        return [*_wish_options(is_for_players=False), _content_option()]


class PlayingCommand(WishingCommand):
    """The same in the words for people."""

    def wished(self) -> list[click.Option]:
        """List the options of the games."""
        return [*_wish_options(is_for_players=True), _content_option()]


def wishes_of(entry: Entry, given: Mapping[str, Given]) -> dict[str, str]:
    """Gather what was wished, or leave with a line when this game has no such wish."""
    wishes = {
        name: YES if value is True else value
        for name in (*_all_wishes(), CONTENT)
        if (value := given.get(_parameter(name))) is not None and value is not False
    }
    for name, text in wishes.items():
        if not _grants(entry, name, text):
            fail(f"--{name}: there is no such choice in games of {entry.name}")
    return wishes


def players_of(
    entry: Entry, wishes: Mapping[str, str], seats: int, players: int | None
) -> int | None:
    """Tell how many play: one, where something is wished that makes sense alone only."""
    alone = [wish.name for wish in entry.wishes if wish.only_alone and wish.name in wishes]
    if not alone:
        return players
    if max(seats, players or 1) > 1:
        fail(f"--{alone[0]} is for one who plays alone: --players 1, or no seat but yours")
    return 1


def _grants(entry: Entry, name: str, text: str) -> bool:
    if name == CONTENT:
        return bool(entry.content)
    return any(wish.name == name and wish.can_be(text) for wish in entry.wishes)


def _all_wishes() -> dict[str, list[Wish]]:
    """List the wishes by name: several games may have one of the same."""
    found: dict[str, list[Wish]] = {}
    for entry in GAMES.values():
        for wish in entry.wishes:
            found.setdefault(wish.name, []).append(wish)
    return found


def _wish_options(*, is_for_players: bool) -> list[click.Option]:
    return [
        _wish_option(name, wishes, is_for_players=is_for_players)
        for name, wishes in _all_wishes().items()
    ]


def _wish_option(name: str, wishes: list[Wish], *, is_for_players: bool) -> click.Option:
    """Make one option of the wishes of one name, with the values of all of them."""
    helps = [(is_for_players and wish.help_to_players) or wish.help for wish in wishes]
    told = " ".join(dict.fromkeys(helps))
    declared = [f"--{name}", _parameter(name)]
    values = [*dict.fromkeys(value for wish in wishes for value in wish.values)]
    if not values:
        return click.Option(declared, is_flag=True, help=told)
    return click.Option(declared, type=click.Choice(values), help=told)


def _content_option() -> click.Option:
    pieces = ", or ".join(
        entry.content if entry.name == USUAL else f"for {entry.name} {entry.content}"
        for entry in GAMES.values()
        if entry.content
    )
    return click.Option(
        [f"--{CONTENT}"],
        metavar="FILE",
        shell_complete=complete_files,
        help=f"Other pieces as data: {pieces}.",
    )


def _parameter(name: str) -> str:
    """Name the parameter that holds a wish."""
    return name.replace("-", "_")
