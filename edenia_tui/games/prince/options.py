"""The options of The Little Prince in the header of a record."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from edenia_tui.storage.content_text import ContentText
from rules.kernel.lines import Word
from rules.kernel.seat import Seat
from rules.prince.content import TILE_SETS
from rules.prince.opening import MAX_PLAYERS, MIN_PLAYERS, Options
from rules.prince.slips import Slip
from rules.prince.state import SEATS
from rules.prince.tiles import TileSet

_RULES, _FIRST = "rules", "first"
_SECRET: Final = "secret"  # noqa: S105


class PrinceOptions:
    """Two lines: `rules secret` where Characters are, and `first` when it was agreed who begins."""

    seats = SEATS
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    keys = (_RULES, _FIRST)
    content = ContentText[Options, TileSet](
        TILE_SETS,
        lambda options: options.tiles,
        lambda options, tiles: replace(options, tiles=tiles),
    )

    def write(self, options: Options) -> tuple[str, ...]:
        """Give the lines."""
        rules = (f"{_RULES} {_SECRET}",) if options.secret else ()
        first = () if options.first is None else (f"{_FIRST} {SEATS[options.first]}",)
        return (*rules, *first)

    def read(self, players: int, lines: Mapping[str, list[Word]]) -> Options:
        """Understand the lines; without them, open Characters and a beginner drawn by lot."""
        first = _first(lines[_FIRST], players) if _FIRST in lines else None
        return Options(players, first, secret=_is_secret(lines.get(_RULES, [])))

    def earlier(self, options: Options) -> tuple[Options, ...]:  # noqa: ARG002
        """Give nothing: these rules were never read otherwise."""
        return ()


def _is_secret(words: list[Word]) -> bool:
    for word in words[1:]:
        if word.text != _SECRET:
            word.fail(Slip.AGREED, expected=(_SECRET,))
    return len(words) > 1


def _first(words: list[Word], players: int) -> Seat:
    key, *seats = words
    if len(seats) != 1 or seats[0].text not in SEATS[:players]:
        key.fail(Slip.FIRST_LINE, expected=SEATS[:players])
    return Seat(SEATS.index(seats[0].text))


PRINCE_OPTIONS = PrinceOptions()
