"""What a position says of the players and their sheep."""

from rules.edenia.galaxy import ARRIDIS_FACE, Cell
from rules.edenia.geometry import port_at
from rules.edenia.notation import vocabulary
from rules.edenia.notation.names import PATH_NAMES, find_cell
from rules.edenia.notation.sheet import PlayerEntry, SheepEntry, Sheet
from rules.edenia.notation.writing import WALKING
from rules.edenia.state import FLAGS, FLOCK_SIZE
from rules.kernel.lines import Word, nothing_after, split_at, the_only

_HUBS = ("planet", "dwarf", "pad")
_ITEMS = ("clovers", "flags", "trifoliums", "hidden", "played", "sheep")


def read_player(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read a line that begins with a colour."""
    seat = vocabulary.seat(key)
    entry = sheet.players[seat] = PlayerEntry(key)
    said: set[str] = set()
    for word, *rest in split_at(words, ","):
        item = word.one_of(_ITEMS, "a word about the player")
        if item in said:
            word.fail(f"{item} stands here a second time")
        said.add(item)
        match item:
            case "clovers":
                entry.clovers = the_only(word, rest).number()
            case "flags":
                entry.flags = the_only(word, rest).number(0, FLAGS)
            case "trifoliums":
                entry.trifoliums = tuple(value.number(1, 99) for value in rest)
            case "hidden":
                entry.hidden = rest
            case "played":
                entry.played = rest
            case _:
                read_sheep(sheet, word, rest)


def read_sheep(sheet: Sheet, key: Word, words: list[Word]) -> None:
    """Read where a player's sheep stand; on a line of its own it belongs to the last player."""
    if not sheet.players:
        key.fail("sheep belong to a player: begin a line with a colour before it")
    entry = list(sheet.players.values())[-1]
    for group in split_at(words, ";"):
        if len(entry.sheep) == FLOCK_SIZE:
            group[0].fail(f"a flock has {FLOCK_SIZE} sheep, no more")
        entry.sheep.append(_place(group))


def _place(words: list[Word]) -> SheepEntry:
    """Understand Arridis, Edenia, C1 dwarf or B3 east star 2."""
    where, *rest = words
    cell = find_cell(where.text)
    if cell is None:
        is_home = where.text.lower() == ARRIDIS_FACE.lower()
        places = ("arridis", "edenia", WALKING)
        named = "arridis" if is_home else where.one_of(places, "a place")
        nothing_after(where, rest)
        return SheepEntry(where, named)
    if not rest:
        return SheepEntry(where, "hub", cell)
    if len(rest) == 1 and rest[0].text.lower() in _HUBS:
        return SheepEntry(where, "hub", cell, hub=rest[0].text.lower())
    return _track(where, cell, rest)


def _track(where: Word, cell: Cell, words: list[Word]) -> SheepEntry:
    if len(words) not in (2, 3):
        words[0].fail("expected a side and a path, as in: B3 east star")
    if words[0].text.lower() in PATH_NAMES:
        words[0].fail("first the side, then the path, as in: B3 east star")
    path, side = vocabulary.path(words[1]), vocabulary.outer_side(words[0])
    rank = words[2].number(1, 12) if len(words) == 3 else None
    return SheepEntry(where, "track", cell, port_at(side, path), rank)
