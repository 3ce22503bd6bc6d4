"""Reading a box from text, and checking that it is a box of Edenia.

Rule of the file: every complaint names the line it is about. See `boxes/` for the form.
"""

from collections import Counter
from collections.abc import Callable

from rules.edenia.artefact import artefact
from rules.edenia.box import EDGE, EDGES, Box, write_box
from rules.edenia.galaxy import KIND, MOUTH, MOUTHS, PATHS, RELAY, TILES, Face, Kind
from rules.edenia.slips import Slip
from rules.kernel.contents import Contents
from rules.kernel.lines import Word, read_words
from rules.kernel.refused import misread
from rules.kernel.slips import Slip as CommonSlip

STARTERS, OTHERS, RELAYS, ARTEFACTS, SABOTAGES, CLOVERS = 3, 19, 9, 18, 8, 30
TRIFOLIUMS = 4
"""In a game of two; the third and fourth player bring one each."""
_KEYS = (
    "starters",
    "tiles",
    *EDGES,
    "trifoliums",
    "third-player",
    "fourth-player",
    "artefacts",
    "sabotages",
    "clovers",
)
GLYPHS = "+ / \\"
"""What the tracks of a tile are drawn by."""
FEATURE_SPREAD = 2
"""By how much the number of dwarf planets and pads may differ from path to path."""
BEND_SPREAD = 6
"""By how much the number of bends may differ from path to path."""
_EDGE_RELAYS = (1, 3)
_PATH_RELAYS = (2, 4)


def standard_box() -> Box:
    """Give our own box of now."""
    return BOXES.published(BOXES.newest)


def read_box(text: str) -> Box:
    """Understand a box file.

    Raises:
        Unreadable: with the line that is wrong, or the last one when something is missing.
    """
    entries = _entries(text)
    rim = tuple(_rim(word) for edge in EDGES for word in _exactly(entries[edge], EDGE))
    box = Box(
        starters=tuple(_face(word) for word in _exactly(entries["starters"], STARTERS)),
        tiles=tuple(_face(word) for word in _exactly(entries["tiles"], OTHERS)),
        rim=rim,
        trifoliums=_numbers(entries["trifoliums"], TRIFOLIUMS),
        third=_numbers(entries["third-player"], 1),
        fourth=_numbers(entries["fourth-player"], 1),
        artefacts=tuple(sorted(_artefact(w) for w in _exactly(entries["artefacts"], ARTEFACTS))),
        clovers=_the_number(entries["clovers"], CLOVERS),
        sabotages=_the_number(entries["sabotages"], SABOTAGES),
    )
    _check_spread(entries)
    return box


def _entries(text: str) -> dict[str, list[Word]]:
    """Collect the words after each key; a key may stand on several lines."""
    entries: dict[str, list[Word]] = {}
    last = 1
    for key, *words in read_words(text):
        last = key.line
        if key.text not in _KEYS:
            key.fail(Slip.BOX_LINE, expected=_KEYS)
        entries.setdefault(key.text, [key]).extend(words)
    for name in _KEYS:
        if name not in entries:
            raise misread(Slip.BOX_MISSING, last, name=name)
    return entries


def _exactly(entry: list[Word], number: int) -> list[Word]:
    key, *words = entry
    if len(words) != number:
        key.fail(CommonSlip.COUNT, name=key.text, wanted=number, number=len(words))
    return words


def _numbers(entry: list[Word], number: int) -> tuple[int, ...]:
    words = _exactly(entry, number)
    return tuple(sorted((word.number(1, 99) for word in words), reverse=True))


def _the_number(entry: list[Word], expected: int) -> int:
    (word,) = _exactly(entry, 1)
    if word.number() != expected:
        number = int(word.text)
        word.fail(CommonSlip.COUNT, name=entry[0].text, wanted=expected, number=number)
    return expected


def _face(word: Word) -> Face:
    if word.text not in TILES:
        word.fail(Slip.TILE, glyphs=GLYPHS)
    return Face(word.text)


def _rim(word: Word) -> str:
    if word.text not in MOUTHS or set(word.text) - {RELAY, MOUTH}:
        word.fail(Slip.BOX_OUTER_SIDE, relay=RELAY)
    return word.text


def _artefact(word: Word) -> str:
    try:
        artefact(word.text)
    except ValueError:
        word.fail(Slip.ARTEFACT)
    return word.text


def _check_spread(entries: dict[str, list[Word]]) -> None:
    """Check that relays, features and bends are spread evenly over the edges and the paths."""
    relays: Counter[int] = Counter()
    for edge in EDGES:
        key, *sides = entries[edge]
        found = [path for word in sides for path in PATHS if word.text[path] == RELAY]
        relays.update(found)
        if not _EDGE_RELAYS[0] <= len(found) <= _EDGE_RELAYS[1]:
            key.fail(Slip.EDGE_RELAYS, edge=edge, number=len(found))
    rim_key = entries[EDGES[0]][0]
    if relays.total() != RELAYS:
        rim_key.fail(Slip.RIM_RELAYS, wanted=RELAYS, number=relays.total())
    if any(not _PATH_RELAYS[0] <= relays[path] <= _PATH_RELAYS[1] for path in PATHS):
        rim_key.fail(Slip.PATH_RELAYS)
    tiles_key, *tiles = entries["tiles"]
    faces = [Face(word.text) for word in (*entries["starters"][1:], *tiles)]
    _check_paths(tiles_key, faces, "features", FEATURE_SPREAD, _is_feature)
    _check_paths(tiles_key, faces, "bends", BEND_SPREAD, "/\\".__contains__)
    if sum(KIND[face] is Kind.PLANET for face in faces) == 0:
        tiles_key.fail(Slip.BOX_PLANETS)


def _is_feature(glyph: str) -> bool:
    return glyph in "oybr"


def _check_paths(
    key: Word, faces: list[Face], things: str, spread: int, counts: Callable[[str], bool]
) -> None:
    per_path = [sum(counts(face[path]) for face in faces) for path in PATHS]
    if max(per_path) - min(per_path) > spread:
        key.fail(Slip.SPREAD, things=things, counts=", ".join(map(str, per_path)))


BOXES = Contents(("rules.edenia", "boxes"), "box", read=read_box, write=write_box, unnamed=(2, 1))
"""Our boxes; a game that was kept without naming one was played with the second, or with the first."""
