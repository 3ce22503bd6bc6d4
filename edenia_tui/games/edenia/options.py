"""The options of Edenia in the header of a record."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from edenia_tui.storage.content_text import ContentText
from rules.edenia.box import Box
from rules.edenia.content import BOXES
from rules.edenia.opening import MAX_PLAYERS, MIN_PLAYERS, Options
from rules.edenia.slips import Slip
from rules.edenia.state import COLOURS, Edition, Rules
from rules.kernel.lines import Word
from rules.kernel.seat import Seat

_RULES, _FIRST = "rules", "first"
_NO_42, _LAMBS, _FIVE = "no-42", "little-lambs", "five-passes"
_EDITIONS: Final = {edition.value: edition for edition in Edition}


class EdeniaOptions:
    """Two lines: `rules`, and `first` when it was agreed who begins."""

    seats = COLOURS
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    keys = (_RULES, _FIRST)
    content = ContentText[Options, Box](
        BOXES, lambda options: options.box, lambda options, box: replace(options, box=box)
    )

    def write(self, options: Options) -> tuple[str, ...]:
        """Give the lines."""
        agreed = [_RULES, options.rules.edition.value]
        agreed += [_NO_42] if not options.rules.law42 else []
        agreed += [_LAMBS] if options.rules.lambs else []
        agreed += [_FIVE] if options.rules.five_passes else []
        first = () if options.first is None else (f"{_FIRST} {COLOURS[options.first]}",)
        return (" ".join(agreed), *first)

    def read(self, players: int, lines: Mapping[str, list[Word]]) -> Options:
        """Understand the lines; without them, the usual rules and a beginner drawn by lot."""
        first = _first(lines[_FIRST], players) if _FIRST in lines else None
        return Options(players, first, _rules(lines.get(_RULES, [])[1:]))

    def earlier(self, options: Options) -> tuple[Options, ...]:
        """HOLE-3: five passes through the Black Hole were the most in records of the first format."""
        return (replace(options, rules=replace(options.rules, five_passes=True)),)


def _rules(words: list[Word]) -> Rules:
    edition, law42, lambs, five = Edition.FR, True, False, False
    for word in words:
        if word.text in _EDITIONS:
            edition = _EDITIONS[word.text]
        elif word.text == _NO_42:
            law42 = False
        elif word.text == _LAMBS:
            lambs = True
        elif word.text == _FIVE:
            five = True
        else:
            word.fail(Slip.AGREED, expected=(*_EDITIONS, _NO_42, _LAMBS))
    return Rules(edition, law42, lambs, five)


def _first(words: list[Word], players: int) -> Seat:
    key, *colours = words
    if len(colours) != 1 or colours[0].text not in COLOURS[:players]:
        key.fail(Slip.FIRST_LINE, expected=COLOURS[:players])
    return Seat(COLOURS.index(colours[0].text))


EDENIA_OPTIONS = EdeniaOptions()
