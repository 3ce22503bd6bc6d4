"""Kept games as the rows of a table: aligned columns, sorted and sifted as somebody likes."""

from collections.abc import Callable, Iterable, Sequence
from datetime import tzinfo
from enum import Enum
from typing import Any, Final

from edenia_tui.games.registry import entry_named
from edenia_tui.language.kept import last_played, names_in, tell_ending
from edenia_tui.language.speech import Speech
from edenia_tui.outside.clean import clean_line
from edenia_tui.storage.summary import Summary

_WIDTHS: Final = (21, 10, 5, 10, 18)
"""The columns of name, game, round, day and end; the players have the rest."""
_HEADS: Final = ("name", "game", "round", "day", "end", "players")


class Order(Enum):
    """By what games are sorted."""

    DAY = "day"
    NAME = "name"
    GAME = "game"
    ROUND = "round"

    def after(self) -> "Order":
        """Give the next one; the last is followed by the first."""
        orders = list(Order)
        return orders[(orders.index(self) + 1) % len(orders)]


_KEYS: Final[dict[Order, Callable[[Summary], Any]]] = {
    Order.DAY: lambda game: -game.written,
    Order.NAME: lambda game: game.name.casefold(),
    Order.GAME: lambda game: (entry_named(game.game).title, -game.written),
    Order.ROUND: lambda game: (-game.round, -game.written),
}


def arranged(games: Iterable[Summary], order: Order, kind: str) -> list[Summary]:
    """Sort games, and leave out those of another kind than wanted; empty for all."""
    wanted = [game for game in games if kind in ("", entry_named(game.game).name)]
    return sorted(wanted, key=_KEYS[order])


def kinds_of(games: Iterable[Summary]) -> list[str]:
    """Tell which games there are among them, in the order of their titles."""
    return sorted({entry_named(game.game).name for game in games})


def heading(say: Speech) -> str:
    """Name the columns."""
    return _row([say(f"past-games-{head}") for head in _HEADS])


def tell_row(say: Speech, game: Summary, zone: tzinfo) -> str:
    """Tell a game in columns; what has no room is in the sentence about it."""
    entry = entry_named(game.game)
    spoken = say.about(entry.words.messages)
    if game.problem:
        return _row([clean_line(game.name), entry.title, "", "", say("past-games-unreadable"), ""])
    return _row(
        [
            clean_line(game.name),
            entry.title,
            str(game.round),
            f"{last_played(game, zone):%Y-%m-%d}",
            tell_ending(spoken, game, entry.options.seats),
            ", ".join(names_in(spoken, game, entry.options.seats)),
        ]
    )


def _row(cells: Sequence[str]) -> str:
    parts = [f"{cell[:width]:<{width}}" for cell, width in zip(cells, _WIDTHS, strict=False)]
    return " ".join((*parts, *cells[len(_WIDTHS) :]))
