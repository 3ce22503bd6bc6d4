"""Positions from text, first half: what each line says. `assembling` makes a state of it."""

import re
from collections.abc import Callable

from rules.exo.content import LETTERS
from rules.exo.notation import vocabulary
from rules.exo.notation.assembling import assemble
from rules.exo.notation.names import find_square, square_name
from rules.exo.notation.sheet import PlayerEntry, Sheet, TurnEntry
from rules.exo.notation.wording import canonical_line
from rules.exo.notation.writing import FORMAT, NOTHING, STAR_SIGN
from rules.exo.slips import Slip
from rules.exo.square import FARTHEST, STAR, Square, square_at
from rules.exo.state import STARS, Ask, State
from rules.kernel.lines import Word, read_words, split_at, the_only
from rules.kernel.refused import Unreadable
from rules.kernel.slips import Noun as CommonNoun
from rules.kernel.slips import Slip as CommonSlip

_ASKS = (Ask.FIRST.value, Ask.LAY.value, Ask.TAKE.value)
_ROW = re.compile(r"0|[ns]\d+")
_COLUMN = re.compile(r"0|[ew]\d+")


def read_position(text: str) -> State:
    """Understand a position typed by hand; without a universe, what is nowhere else lies there in order.

    Raises:
        Unreadable: with the line and column where it stops making sense.
    """
    sheet = Sheet(last=Word("", 1, 1))
    try:
        for words in read_words(text, separators=","):
            sheet.last = words[-1]
            key, *rest = canonical_line(words)
            sheet.keys[key.line] = key.text.lower()
            _read_line(sheet, key, rest)
        return assemble(sheet)
    except Unreadable as error:
        raise error.with_example(_example(sheet.keys.get(error.line, ""))) from None


def _example(key: str) -> str:
    """Give a line of the kind that was meant, to whoever got one wrong."""
    if key in STARS:
        return f"{key} n1 sbo, e1 mrz"
    if _ROW.fullmatch(key):
        return "n1 sbo ..."
    return _EXAMPLES.get(key, "")


def _read_line(sheet: Sheet, key: Word, words: list[Word]) -> None:
    name = key.text.lower()
    if _ROW.fullmatch(name):
        _galaxy_row(sheet, key, words)
        return
    if name in sheet.lines and name != "layout":
        key.fail(CommonSlip.SECOND_LINE)
    sheet.lines.add(name)
    if name in _LINES:
        _LINES[name](sheet, key, words)
    elif name in STARS:
        _player(sheet, key, words)
    elif name in tuple(LETTERS):
        sheet.rows[name] = [key, *words]
    else:
        key.fail(Slip.POSITION_LINE, expected=(*_LINES, *STARS))


def _header(_: Sheet, key: Word, words: list[Word]) -> None:
    word = the_only(key, words)
    if word.number() != FORMAT:
        word.fail(CommonSlip.FORMAT, known=FORMAT)


def _layout(sheet: Sheet, key: Word, words: list[Word]) -> None:
    if not words:
        key.fail(Slip.LAYOUT_LINE)
    sheet.layout.append(words)


def _round(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.round = the_only(key, words)


def _first(sheet: Sheet, key: Word, words: list[Word]) -> None:
    word = the_only(key, words)
    sheet.first = word, vocabulary.seat(word)


def _turn(sheet: Sheet, key: Word, words: list[Word]) -> None:
    parts = split_at(words, ",")
    if not parts:
        key.fail(Slip.TURN_LINE)
    star = the_only(key, parts[0])
    entry = TurnEntry(star, vocabulary.seat(star))
    for word, *rest in parts[1:]:
        said = the_only(word, rest)
        if word.one_of(("ask", "holds"), CommonNoun.TURN_WORD) == "ask":
            entry.ask = Ask(said.one_of(_ASKS, CommonNoun.QUESTION))
        else:
            entry.held = said, vocabulary.planet(said)
            entry.ask = Ask.PUT
    sheet.turn = entry


def _player(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read the names of the columns, or a list: n1 sbo, n1e1 mrz."""
    entry = sheet.players[vocabulary.seat(key)] = PlayerEntry(key)
    if all(_COLUMN.fullmatch(word.text.lower()) for word in words):
        entry.columns = [_offset(word) for word in words]
        return
    for *where, name in split_at(words, ","):
        square = find_square(" ".join(word.text for word in where))
        if square is None:
            (where or [name])[0].fail(Slip.PLAYER_LINE)
        _settle(entry, square, name)


def _galaxy_row(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read a row of the last player's galaxy, under the columns that were named."""
    if not sheet.players:
        key.fail(Slip.ROW_BEFORE_STAR)
    entry = list(sheet.players.values())[-1]
    if len(words) != len(entry.columns):
        wanted = len(entry.columns)
        key.fail(Slip.ROW_SQUARES, row=key.text, wanted=wanted, number=len(words))
    north = _offset(key)
    for east, word in zip(entry.columns, words, strict=True):
        square = square_at(north, east)
        if word.text in (STAR_SIGN, "*"):
            if square != STAR:
                word.fail(Slip.STAR_ELSEWHERE, square=square_name(square))
        elif word.text != NOTHING:
            _settle(entry, square, word)


def _settle(entry: PlayerEntry, square: Square, word: Word) -> None:
    planet = vocabulary.planet(word)
    if square == STAR:
        word.fail(Slip.STAR_THERE)
    if square in entry.planets:
        word.fail(Slip.SQUARE_TWICE, square=square_name(square))
    entry.planets[square] = word, planet


def _offset(word: Word) -> int:
    """Understand n2, s1, e1, w3 or 0: how far north or east of the Star."""
    text = word.text.lower()
    if text == "0":
        return 0
    number = word._replace(text=text[1:]).number(1, FARTHEST)
    return number if text[0] in "ne" else -number


_EXAMPLES = {
    "exo": "exo 1",
    "round": "round 3",
    "first": "first altair",
    "turn": "turn altair, holds sbo",
    "a": "a sbt sbz",
    "b": "b sbo srt srz",
    "c": "c sro sgt sgz sgo",
    "d": "d mbt mbz mbo mrt mrz",
    "e": "e mro mgt mgz mgo lbt lbz",
    "f": "f lbo lrt lrz lro lgt lgz lgo",
}
"""A line of each kind as it should be written."""

_LINES: dict[str, Callable[[Sheet, Word, list[Word]], None]] = {
    "exo": _header,
    "layout": _layout,
    "round": _round,
    "first": _first,
    "turn": _turn,
}
