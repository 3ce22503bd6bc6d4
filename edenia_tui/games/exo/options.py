"""The options of EXO in the header of a record."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from edenia_tui.storage.content_text import ContentText
from rules.exo.content import UNIVERSES
from rules.exo.layout import Layout
from rules.exo.opening import MAX_PLAYERS, MIN_PLAYERS, Options
from rules.exo.slips import Slip
from rules.exo.state import STARS
from rules.kernel.lines import Word
from rules.kernel.seat import Seat

_FIRST: Final = "first"


class ExoOptions:
    """One line: `first` when it was agreed who begins."""

    seats = STARS
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    keys = (_FIRST,)
    content = ContentText[Options, Layout](
        UNIVERSES,
        lambda options: options.layout,
        lambda options, layout: replace(options, layout=layout),
    )

    def write(self, options: Options) -> tuple[str, ...]:
        """Give the lines."""
        return () if options.first is None else (f"{_FIRST} {STARS[options.first]}",)

    def read(self, players: int, lines: Mapping[str, list[Word]]) -> Options:
        """Understand the lines; without them, a beginner drawn by lot."""
        first = _first(lines[_FIRST], players) if _FIRST in lines else None
        return Options(players, first)

    def earlier(self, options: Options) -> tuple[Options, ...]:  # noqa: ARG002
        """Give nothing: these rules were never read otherwise."""
        return ()


def _first(words: list[Word], players: int) -> Seat:
    key, *stars = words
    if len(stars) != 1 or stars[0].text not in STARS[:players]:
        key.fail(Slip.FIRST_LINE, expected=STARS[:players])
    return Seat(STARS.index(stars[0].text))


EXO_OPTIONS = ExoOptions()
