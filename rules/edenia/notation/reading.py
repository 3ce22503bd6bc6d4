"""Positions from text, first half: what each line says. `assembling` makes a state of it."""

from collections.abc import Callable

from rules.edenia.box import Box
from rules.edenia.content import standard_box
from rules.edenia.galaxy import MOUTHS, RELAY, Side, Spot
from rules.edenia.geometry import cell_at, spot_at, step_along
from rules.edenia.notation import vocabulary
from rules.edenia.notation.artefact_words import artefact_words
from rules.edenia.notation.assembling import assemble
from rules.edenia.notation.checking import MOST_ENGINES
from rules.edenia.notation.examples import EXAMPLES, example_for
from rules.edenia.notation.grouping import is_none, listed
from rules.edenia.notation.names import COLUMNS
from rules.edenia.notation.reading_players import read_player, read_sheep
from rules.edenia.notation.reading_tokens import read_dwarf, read_pad, read_planet, read_supply
from rules.edenia.notation.sheet import Sheet, TurnEntry, WalkEntry
from rules.edenia.notation.wording import canonical_line
from rules.edenia.notation.writing import FORMAT, UNKNOWN
from rules.edenia.rulebook import rulebook
from rules.edenia.slips import Noun, Slip
from rules.edenia.state import COLOURS, HOLE_PASSES, LAST_ROUND, Ask, State
from rules.kernel.lines import Word, nothing_after, read_words, split_at, the_only
from rules.kernel.outcome import Outcome
from rules.kernel.refused import Unreadable
from rules.kernel.slips import Noun as CommonNoun
from rules.kernel.slips import Slip as CommonSlip

_ASKS = tuple(ask.value for ask in Ask)
_TURN_WORDS = ("moved", "played", "r2m2", "ported", "again")
_TURN_FACTS = ("ask", "sheep", "engines", "drawn")
_RULES = ("fr", "en", "no-42", "little-lambs", "five-passes")
_VICTORIES = ("race", "law", "prestige")
_ROWS = tuple("12345")
_STEP = "B3 east star > west"


def read_position(text: str, box: Box | None = None) -> State:
    """Understand a position typed by hand: what is left out is untouched, unmoved, or nothing.

    The pieces it does not name are those of the box, ours unless another is given.

    Raises:
        Unreadable: with the line and column where it stops making sense.
    """
    sheet = Sheet(last=Word("", 1, 1))
    try:
        _read_lines(sheet, text)
        return assemble(sheet, box or standard_box())
    except Unreadable as error:
        raise error.with_example(example_for(sheet.keys.get(error.line, ""))) from None


def _read_lines(sheet: Sheet, text: str) -> None:
    """Read every line by its first word."""
    for words in read_words(text, separators=",;|>"):
        sheet.last = words[-1]
        if "".join(word.text.upper() for word in words) != COLUMNS:
            key, *rest = canonical_line(words)
            sheet.keys[key.line] = key.text.lower()
            _read_line(sheet, key, rest)


def _read_line(sheet: Sheet, key: Word, words: list[Word]) -> None:
    name = key.text.lower()
    if name == "turn" and words and words[0].text.isdecimal():
        name = "round"
    if name in sheet.lines and name not in _REPEATED:
        key.fail(CommonSlip.SECOND_LINE)
    sheet.lines.add(name)
    if name in _ROWS:
        _row(sheet, key, words)
    elif name in COLOURS:
        read_player(sheet, key, words)
    elif name in _LINES:
        _LINES[name](sheet, key, words)
    else:
        key.fail(CommonSlip.UNKNOWN_LINE, expected=(*_LINES, *COLOURS, *_ROWS))


def _header(sheet: Sheet, key: Word, words: list[Word]) -> None:
    word = the_only(key, words)
    if word.number() != FORMAT:
        word.fail(CommonSlip.FORMAT, known=FORMAT)


def _rules(sheet: Sheet, key: Word, words: list[Word]) -> None:
    for group in split_at(words, ","):
        for word in group:
            sheet.rules.add(word.one_of(_RULES, Noun.RULE))
    if {"fr", "en"} <= sheet.rules:
        key.fail(Slip.EDITIONS)


def _artefacts(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.artefacts = [] if is_none(words) else artefact_words(listed(words))


def _round(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.round = the_only(key, words).number(1, LAST_ROUND)


def _first(sheet: Sheet, key: Word, words: list[Word]) -> None:
    word = the_only(key, words)
    sheet.first = word, vocabulary.seat(word)


def _turn(sheet: Sheet, key: Word, words: list[Word]) -> None:
    groups = split_at(words, ",")
    if not groups:
        key.fail(Slip.TURN_LINE)
    entry = TurnEntry(key, vocabulary.seat(the_only(key, groups[0])))
    for word, *rest in groups[1:]:
        name = word.one_of((*_TURN_WORDS, *_TURN_FACTS), CommonNoun.TURN_WORD)
        match name:
            case "ask":
                asked = the_only(word, rest).one_of(_ASKS, CommonNoun.QUESTION)
                entry.ask = Ask(asked)
            case "sheep":
                entry.sheep = the_only(word, rest).number(1, 3)
            case "engines":
                entry.engines = the_only(word, rest).number(0, MOST_ENGINES)
            case "drawn":
                entry.drawn = tuple(vocabulary.tile(face) for face in rest)
            case _:
                nothing_after(word, rest)
                entry.words.add(name)
    sheet.turn = entry


def _walk(sheet: Sheet, key: Word, words: list[Word]) -> None:
    groups = split_at(words, ",")
    if not groups:
        key.fail(Slip.WALK_LINE, example=EXAMPLES["walk"])
    spot, toward = _step(key, groups[0])
    entry = WalkEntry(key, spot, toward)
    for word, *rest in groups[1:]:
        match word.one_of(("ahead", "explored", "passes", "exit"), Noun.WALK_WORD):
            case "ahead":
                entry.ahead = the_only(word, rest).number(0, 11)
            case "passes":
                entry.passes = the_only(word, rest).number(0, HOLE_PASSES)
            case "exit":
                entry.exit = vocabulary.side(the_only(word, rest))
            case _:
                nothing_after(word, rest)
                entry.explored = True
    sheet.walk = entry


def _trail(sheet: Sheet, key: Word, words: list[Word]) -> None:
    if sheet.walk is None:
        key.fail(Slip.TRAIL_BEFORE_WALK)
    for group in split_at(words, ";"):
        spot, toward = _step(key, group)
        sheet.walk.trail.append((group[0], step_along(spot, toward)))


def _step(key: Word, words: list[Word]) -> tuple[Spot, Side]:
    """Understand a directed track: B3 east star > west."""
    if len(words) != 5 or words[3].text != ">":
        (words[-1] if words else key).fail(Slip.STEP, step=_STEP)
    where, side, path, _, end = words
    on, leaving = vocabulary.path(path), vocabulary.outer_side(side)
    return spot_at(vocabulary.cell(where), leaving, on), vocabulary.side(end)


def _over(sheet: Sheet, key: Word, words: list[Word]) -> None:
    groups = split_at(words, ",")
    if len(groups) != 3:
        key.fail(Slip.OVER_LINE, example=EXAMPLES["over"])
    victory = the_only(key, groups[0]).one_of(_VICTORIES, Noun.VICTORY)
    winners = tuple(sorted({vocabulary.seat(word) for word in groups[1]}))
    if len(winners) < len(groups[1]):
        groups[1][-1].fail(Slip.OVER_WINNERS)
    rules = [_rule(word) for word in groups[2]]
    if len(rules) > 2:
        groups[2][2].fail(Slip.OVER_RULES)
    sheet.over = groups[1][0], Outcome(winners, victory, *rules)


def _rule(word: Word) -> str:
    rule = word.text.upper()
    if rule not in rulebook().ids():
        word.fail(Slip.RULE)
    return rule


def _row(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Five cells, with the rim to the left and right of them or without."""
    row = int(key.text) - 1
    has_west, has_east = row > 0, row < 4
    full = 5 + has_west + has_east
    if len(words) not in (5, full):
        key.fail(Slip.ROW, row=key.text, full=full)
    if len(words) == full:
        if has_west:
            sheet.rim[11 + row] = _rim(words.pop(0))
        if has_east:
            sheet.rim[4 + row] = _rim(words.pop())
    for column, word in enumerate(words):
        sheet.faces[cell_at(row, column)] = word


def _edge(offset: int) -> Callable[[Sheet, Word, list[Word]], None]:
    def read(sheet: Sheet, key: Word, words: list[Word]) -> None:
        if len(words) != 4:
            key.fail(Slip.EDGE, edge=key.text, number=len(words))
        for index, word in enumerate(words):
            sheet.rim[offset + index] = _rim(word)

    return read


def _rim(word: Word) -> Word:
    if word.text.lower() not in MOUTHS:
        word.fail(Slip.OUTER_SIDE, relay=RELAY)
    return word.meaning(word.text.lower())


def _deck(sheet: Sheet, key: Word, words: list[Word]) -> None:
    sheet.deck_unknown = len(words) == 1 and words[0].text == UNKNOWN
    if not sheet.deck_unknown:
        sheet.deck = [] if is_none(words) else split_at(words, "|")


_REPEATED = frozenset({"planet", "dwarf", "pad", "trail", "sheep"})
"""The lines that may stand more than once."""

_LINES: dict[str, Callable[[Sheet, Word, list[Word]], None]] = {
    "edenia": _header,
    "rules": _rules,
    "artefacts": _artefacts,
    "round": _round,
    "first": _first,
    "turn": _turn,
    "walk": _walk,
    "trail": _trail,
    "over": _over,
    "north": _edge(0),
    "south": _edge(8),
    "deck": _deck,
    "supply": read_supply,
    "planet": read_planet,
    "dwarf": read_dwarf,
    "pad": read_pad,
    "sheep": read_sheep,
}
