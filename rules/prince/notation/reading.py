"""Positions from text, first half: what each line says. `assembling` makes a state of it."""

from collections.abc import Callable

from rules.kernel.lines import Word, read_words, split_at, the_only
from rules.kernel.seat import Seat
from rules.prince.notation.assembling import assemble
from rules.prince.notation.names import HIDDEN
from rules.prince.notation.sheet import SecretEntry, Sheet
from rules.prince.notation.wording import canonical_line
from rules.prince.notation.writing import FORMAT, SECRET
from rules.prince.planet import CELLS
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
            key.fail(f"a line {key.text!r} stands here a second time")
        sheet.lines.add(name)
    if name in _LINES:
        _LINES[name](sheet, key, rest)
    elif name in SEATS:
        sheet.planets[Seat(SEATS.index(name))] = [key]
        _planet_row(sheet, rest)
    elif sheet.planets:
        _planet_row(sheet, words)
    else:
        expected = ", ".join((*_LINES, *SEATS))
        key.fail(f"{key.text!r} begins no line of a position; expected one of: {expected}")


def _planet_row(sheet: Sheet, words: list[Word]) -> None:
    planet = list(sheet.planets.values())[-1]
    planet.extend(words)
    if len(planet) > len(CELLS) + 1:
        planet[len(CELLS) + 1].fail(f"a planet has {len(CELLS)} cells; this tile is one too many")


def _header(_: Sheet, key: Word, words: list[Word]) -> None:
    word = the_only(key, words)
    if word.number() != FORMAT:
        word.fail(f"this is format {word.text}; only format {FORMAT} can be read")


def _tiles(sheet: Sheet, key: Word, words: list[Word]) -> None:
    if not words:
        key.fail("expected a stack and its tiles, as in: tiles centre VLL E")
    stack = words[0].one_of(STACK_NAMES, "a stack")
    sheet.tiles.setdefault(stack, [words[0]]).extend(words[1:])


def _rules(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.is_secret = the_only(key, words).one_of(("open", SECRET), "the rules") == SECRET


def _round(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.round = the_only(key, words)


def _first(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.first = the_only(key, words)


def _turn(sheet: Sheet, key: Word, words: list[Word]) -> None:
    parts = split_at(words, ",")
    if not parts:
        key.fail("expected whose turn it is, as in: turn coral, ask take")
    sheet.turn = the_only(key, parts[0])
    for word, *rest in parts[1:]:
        word.one_of(("ask",), "a word about the turn")
        said = the_only(word, rest)
        sheet.ask = said, Ask(said.one_of(_ASKS, "a question"))


def _offer(sheet: Sheet, key: Word, words: list[Word]) -> None:
    if not words:
        key.fail("expected a stack and the tiles that lie there, as in: offer centre VLL E")
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
        key.fail("expected who took, in order, as in: secret amber coral jade")
    entry = SecretEntry(key, order)
    for word, *rest in parts:
        if word.one_of(("rest", HIDDEN), "a word about a secret draw") == "rest":
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
