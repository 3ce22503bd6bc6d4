"""Positions from text, first half: which line says what. `assembling` makes a state of it."""

from typing import Final

from rules.galaxies.cards import MODEL_NAMES
from rules.galaxies.notation.assembling import assemble
from rules.galaxies.notation.sheet import MatEntry, Sheet
from rules.galaxies.notation.wording import canonical_line
from rules.galaxies.notation.writing import BAR, FORMAT
from rules.galaxies.slips import Noun, Slip
from rules.galaxies.state import ROGUE_NAME, SEATS, State
from rules.kernel.lines import Word, read_words, split_at, the_only
from rules.kernel.slips import Slip as CommonSlip

_HEADER: Final = "galaxies"
_DOING: Final = "doing"
_TABLE: Final = (
    *(_HEADER, "decks", "rules", "round", "first", "turn", "trigger"),
    *("row", "gone", "under", "pilots", "dismissed", "deck", "open", "dodged"),
    *(
        "lost-dice",
        "dice",
        "used",
        "hired",
        "spent",
        "dropped",
        "complete",
        "holds",
        "once",
        "surged",
    ),
    *("over", _DOING),
)
"""The first words of lines about the whole table."""
_SEATS: Final = (*SEATS, ROGUE_NAME)
LISTS: Final = ("ships", "colonies", "missions", "cards")
MAT_WORDS: Final = ("level", "energy", "culture", *LISTS, "keeps", *MODEL_NAMES)
"""What can be told of a player; lists may go on behind a comma."""


def read_position(text: str) -> State:
    """Understand a position typed by hand.

    Raises:
        Unreadable: with the line and column where it stops making sense.
    """
    sheet = Sheet(last=Word("", 1, 1))
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith(BAR):
            sheet.decks[number] = line.replace(BAR, " ", 1)
            lines[number - 1] = ""
    for words in read_words("\n".join(lines), separators=",;"):
        sheet.last = words[-1]
        _read_line(sheet, canonical_line(words))
    return assemble(sheet)


def _read_line(sheet: Sheet, words: list[Word]) -> None:
    """Read a line about the table, about a player, or one that goes on with the player before."""
    key, *rest = words
    if key.text == _DOING:
        sheet.doing.append(words)
    elif key.text in _TABLE:
        if key.text in sheet.lines:
            key.fail(CommonSlip.SECOND_LINE)
        if key.text == _HEADER:
            _check_header(key, rest)
        sheet.lines[key.text] = words
    elif key.text in _SEATS:
        if key.text in sheet.mats:
            key.fail(CommonSlip.SECOND_LINE)
        sheet.mats[key.text] = MatEntry(key)
        _read_mat(sheet.mats[key.text], rest)
    elif key.text in MAT_WORDS or key.text.isdecimal():
        if not sheet.mats:
            key.fail(Slip.PLAYER_LINE, expected=_SEATS)
        _read_mat(list(sheet.mats.values())[-1], words)
    else:
        key.fail(CommonSlip.UNKNOWN_LINE, expected=(*_TABLE, *_SEATS))


def _check_header(key: Word, words: list[Word]) -> None:
    word = the_only(key, words)
    if word.number() != FORMAT:
        word.fail(CommonSlip.FORMAT, known=FORMAT)


def _read_mat(entry: MatEntry, words: list[Word]) -> None:
    """Read what is told of a player, between commas; a number may stand before what it counts."""
    last = ""
    for group in _groups(words):
        if group[0].text.isdecimal() and len(group) > 1 and last not in LISTS:
            group[:2] = [group[1], group[0]]
        if group[0].text not in MAT_WORDS:
            if last not in LISTS:
                group[0].one_of(MAT_WORDS, Noun.PLAYER_WORD)
            group.insert(0, group[0].meaning(last))
        last = group[0].text
        if last not in LISTS and entry.of(last):
            group[0].fail(CommonSlip.TWICE)
        entry.groups.append(group)


def _groups(words: list[Word]) -> list[list[Word]]:
    return [group for part in split_at(words, ";") for group in split_at(part, ",")]
