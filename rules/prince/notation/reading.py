"""Positions from text, first half: what each line says. `assembling` makes a state of it."""

from collections.abc import Callable

from rules.kernel.lines import Word, read_words, split_at, the_only
from rules.kernel.seat import Seat
from rules.kernel.slips import Noun as CommonNoun
from rules.kernel.slips import Slip as CommonSlip
from rules.prince.notation.assembling import assemble
from rules.prince.notation.names import HIDDEN
from rules.prince.notation.sheet import SecretEntry, Sheet
from rules.prince.notation.wording import canonical_line
from rules.prince.notation.writing import FORMAT, SECRET
from rules.prince.planet import CELLS
from rules.prince.slips import Noun, Slip
from rules.prince.state import SEATS, Ask, State
from rules.prince.tiles import STACK_NAMES

_ASKS = tuple(ask.value for ask in Ask)
_REPEATED = ("tiles", SECRET)
_HEADER = "prince"


def read_position(text: str) -> State:
    """Understand a position typed by hand.

    Raises:
        Unreadable: with the line and column where it stops making sense.
    """
    sheet = Sheet(last=Word("", 1, 1))
    for words in read_words(text, separators=","):
        sheet.last = words[-1]
        _read_line(sheet, canonical_line(words))
    return assemble(sheet)


def _read_line(sheet: Sheet, words: list[Word]) -> None:
    """Read a line that begins with a key, or tiles that go on with the planet before them."""
    key, *rest = words
    name = key.text.lower()
    if name == _HEADER and sheet.planets:  # the Little Prince himself, first in a row
        _planet_row(sheet, words)
        return
    if name in _LINES or name in SEATS:
        if name in sheet.lines and name not in _REPEATED:
            key.fail(CommonSlip.SECOND_LINE)
        sheet.lines.add(name)
    if name in _LINES:
        _LINES[name](sheet, key, rest)
    elif name in SEATS:
        sheet.planets[Seat(SEATS.index(name))] = [key]
        _planet_row(sheet, rest)
    elif sheet.planets:
        _planet_row(sheet, words)
    else:
        key.fail(CommonSlip.UNKNOWN_LINE, expected=(*_LINES, *SEATS))


def _planet_row(sheet: Sheet, words: list[Word]) -> None:
    planet = list(sheet.planets.values())[-1]
    planet.extend(words)
    if len(planet) > len(CELLS) + 1:
        planet[len(CELLS) + 1].fail(Slip.CELLS, number=len(CELLS))


def _header(_: Sheet, key: Word, words: list[Word]) -> None:
    word = the_only(key, words)
    if word.number() != FORMAT:
        word.fail(CommonSlip.FORMAT, known=FORMAT)


def _tiles(sheet: Sheet, key: Word, words: list[Word]) -> None:
    if not words:
        key.fail(Slip.TILES_LINE)
    stack = words[0].one_of(STACK_NAMES, Noun.STACK)
    sheet.tiles.setdefault(stack, [words[0]]).extend(words[1:])


def _rules(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.is_secret = the_only(key, words).one_of(("open", SECRET), Noun.RULES) == SECRET


def _round(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.round = the_only(key, words)


def _first(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.first = the_only(key, words)


def _turn(sheet: Sheet, key: Word, words: list[Word]) -> None:
    parts = split_at(words, ",")
    if not parts:
        key.fail(Slip.TURN_LINE)
    sheet.turn = the_only(key, parts[0])
    for word, *rest in parts[1:]:
        word.one_of(("ask",), CommonNoun.TURN_WORD)
        said = the_only(word, rest)
        sheet.ask = said, Ask(said.one_of(_ASKS, CommonNoun.QUESTION))


def _offer(sheet: Sheet, key: Word, words: list[Word]) -> None:
    if not words:
        key.fail(Slip.OFFER_LINE)
    sheet.offer = words


def _hidden(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.hidden = the_only(key, words)


def _served(sheet: Sheet, _: Word, words: list[Word]) -> None:
    sheet.served = words


def _discards(sheet: Sheet, _: Word, words: list[Word]) -> None:
    sheet.discards = words


def _secret(sheet: Sheet, key: Word, words: list[Word]) -> None:
    order, *parts = split_at(words, ",") or [[]]
    if not order:
        key.fail(Slip.SECRET_LINE)
    entry = SecretEntry(key, order)
    for word, *rest in parts:
        if word.one_of(("rest", HIDDEN), Noun.DRAW_WORD) == "rest":
            entry.rest = rest
        else:
            entry.hidden = the_only(word, rest)
    sheet.secrets.append(entry)


_LINES: dict[str, Callable[[Sheet, Word, list[Word]], None]] = {
    _HEADER: _header,
    "tiles": _tiles,
    "rules": _rules,
    "round": _round,
    "first": _first,
    "turn": _turn,
    "offer": _offer,
    HIDDEN: _hidden,
    "served": _served,
    "discards": _discards,
    SECRET: _secret,
}
