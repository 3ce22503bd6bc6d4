"""What a position says of the players and their sheep."""

from rules.edenia.galaxy import Cell
from rules.edenia.geometry import port_at
from rules.edenia.notation import vocabulary
from rules.edenia.notation.artefact_words import artefact_words, unknown_or_named
from rules.edenia.notation.grouping import count, is_none, items_of, listed, the_value
from rules.edenia.notation.names import PATH_NAMES, SIDE_NAMES, find_cell
from rules.edenia.notation.sheet import PlayerEntry, SheepEntry, Sheet
from rules.edenia.notation.writing import WALKING
from rules.edenia.slips import Noun, Slip
from rules.edenia.state import FLAGS, FLOCK_SIZE
from rules.kernel.lines import Word, nothing_after, split_at
from rules.kernel.slips import Slip as CommonSlip
from rules.kernel.typed import find_word

_HUBS = ("planet", "dwarf", "pad")
_ITEMS = ("clovers", "flags", "trifoliums", "hidden", "artefacts", "played", "sheep")
_PLACES = ("arridis", "edenia", WALKING)


def read_player(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read a line that begins with a colour."""
    seat = vocabulary.seat(key)
    entry = sheet.players[seat] = PlayerEntry(key)
    said: set[str] = set()
    for word, rest in items_of(words, _ITEMS, Noun.PLAYER_WORD):
        item = "hidden" if word.text == "artefacts" else word.text
        if item == "hidden" and rest == [] and "hidden" in said:
            continue
        if item in said:
            word.fail(CommonSlip.TWICE)
        said.add(item)
        match item:
            case "clovers":
                entry.clovers = count(the_value((word, rest), _ITEMS, Noun.PLAYER_WORD))
            case "flags":
                entry.flags = count(the_value((word, rest), _ITEMS, Noun.PLAYER_WORD), 0, FLAGS)
            case "trifoliums":
                values = [] if is_none(rest) else listed(rest)
                entry.trifoliums = tuple(value.number(1, 99) for value in values)
            case "hidden":
                entry.hidden = unknown_or_named(rest)
            case "played":
                entry.played = [] if is_none(rest) else artefact_words(listed(rest))
            case _:
                read_sheep(sheet, word, rest)


def read_sheep(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read where a player's sheep stand; on a line of its own it belongs to the last player."""
    if not sheet.players:
        key.fail(Slip.SHEEP_BEFORE_PLAYER)
    entry = list(sheet.players.values())[-1]
    for group in _groups(words):
        if len(entry.sheep) == FLOCK_SIZE:
            group[0].fail(Slip.FLOCK, most=FLOCK_SIZE)
        entry.sheep.append(_place(group))


def _groups(words: list[Word]) -> list[list[Word]]:
    """Divide places at semicolons; at commas as well, unless one stands within a place."""
    groups: list[list[Word]] = []
    for part in split_at(words, ";"):
        for index, group in enumerate(split_at(part, ",")):
            is_rest = index > 0 and find_word(group[0].text, (*SIDE_NAMES, *PATH_NAMES))
            if is_rest:
                groups[-1].extend(group)
            else:
                groups.append(group)
    return groups


def _place(words: list[Word]) -> SheepEntry:
    """Understand Arridis, Edenia, C1 dwarf, planet B2 or B3 east star 2."""
    where, *rest = words
    if where.text in _HUBS and rest:
        where, rest = rest[0], [where, *rest[1:]]
    cell = find_cell(where.text)
    if cell is None:
        named = where.one_of(_PLACES, Noun.PLACE)
        nothing_after(where, rest)
        return SheepEntry(where, named)
    if not rest:
        return SheepEntry(where, "hub", cell)
    if len(rest) == 1 and rest[0].text.lower() in _HUBS:
        return SheepEntry(where, "hub", cell, hub=rest[0].text.lower())
    return _track(where, cell, rest)


def _track(where: Word, cell: Cell, words: list[Word]) -> SheepEntry:
    if len(words) not in (2, 3):
        words[0].fail(Slip.TRACK)
    if words[0].text.lower() in PATH_NAMES:
        words[0], words[1] = words[1], words[0]
    path, side = vocabulary.path(words[1]), vocabulary.outer_side(words[0])
    rank = words[2].number(1, 12) if len(words) == 3 else None
    return SheepEntry(where, "track", cell, port_at(side, path), rank)
