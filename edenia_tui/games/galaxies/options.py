"""The options of Tiny Epic Galaxies in the header of a record."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from edenia_tui.storage.content_text import ContentText
from rules.galaxies.cards import Content
from rules.galaxies.content import DECKS, standard_content
from rules.galaxies.opening import (
    DEFAULT_ROGUE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    ROGUE_MAXIMA,
    Options,
)
from rules.galaxies.slips import Slip
from rules.galaxies.state import SEATS, Edition
from rules.kernel.lines import Word
from rules.kernel.seat import Seat

_RULES, _FIRST, _ROGUE = "rules", "first", "rogue"
_EXPANSION, _OPEN_CARDS, _HARD = "expansion", "open-cards", "hard"
_EDITIONS: Final = tuple(Edition)
_AGREED: Final = (_EXPANSION, *_EDITIONS, _OPEN_CARDS)
_MAXIMA: Final = {str(most): most for most in ROGUE_MAXIMA}


class GalaxiesOptions:
    """Three lines: `rules`, `rogue` for one alone, and `first` when it was agreed who begins."""

    seats = SEATS
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    keys = (_RULES, _ROGUE, _FIRST)
    content = ContentText[Options, Content](
        DECKS,
        lambda options: options.content,
        lambda options, content: replace(options, content=content),
    )

    def write(self, options: Options) -> tuple[str, ...]:
        """Give the lines; what is usual is left out."""
        rules = [_EXPANSION] if options.expansion else []
        rules += [options.edition] if options.edition is not Edition.TEG else []
        rules += [_OPEN_CARDS] if options.open_cards else []
        rogue = [options.rogue] if options.rogue != DEFAULT_ROGUE else []
        rogue += [_HARD] if options.hard else []
        rogue += [str(options.rogue_max)] if options.rogue_max != ROGUE_MAXIMA[0] else []
        first = [] if options.first is None else [SEATS[options.first]]
        lines = ((_RULES, rules), (_ROGUE, rogue), (_FIRST, first))
        return tuple(" ".join((key, *words)) for key, words in lines if words)

    def read(self, players: int, lines: Mapping[str, list[Word]]) -> Options:
        """Understand the lines; without them, the base game and a beginner drawn by lot."""
        rules = _said(lines.get(_RULES, []), _AGREED)
        names = standard_content().rogue_keys
        rogue = _said(lines.get(_ROGUE, []), (*names, _HARD, *_MAXIMA))
        return Options(
            players,
            expansion=_EXPANSION in rules,
            edition=Edition.UTEG if Edition.UTEG in rules else Edition.TEG,
            open_cards=_OPEN_CARDS in rules,
            first=_first(lines[_FIRST], players) if _FIRST in lines else None,
            rogue=next((name for name in names if name in rogue), DEFAULT_ROGUE),
            hard=_HARD in rogue,
            rogue_max=next((_MAXIMA[word] for word in rogue if word in _MAXIMA), ROGUE_MAXIMA[0]),
        )

    def earlier(self, options: Options) -> tuple[Options, ...]:  # noqa: ARG002
        """Give nothing: these rules were never read otherwise."""
        return ()


def _said(words: list[Word], known: tuple[str, ...]) -> list[str]:
    for word in words[1:]:
        if word.text not in known:
            word.fail(Slip.AGREED, expected=known)
    return [word.text for word in words[1:]]


def _first(words: list[Word], players: int) -> Seat:
    key, *seats = words
    if len(seats) != 1 or seats[0].text not in SEATS[:players]:
        key.fail(Slip.FIRST_LINE, expected=SEATS[:players])
    return Seat(SEATS.index(seats[0].text))


GALAXIES_OPTIONS = GalaxiesOptions()
