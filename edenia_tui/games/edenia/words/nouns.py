"""The nouns of Edenia as they are spoken: cells, sides, paths, tiles, places, artefacts."""

from edenia_tui.language.coordinates import coordinate
from edenia_tui.language.listener import Listener
from rules.edenia.artefact import ArtefactKind, artefact
from rules.edenia.galaxy import (
    COLOURS,
    GOAL,
    HOME,
    HUB,
    KIND,
    NO_PATH,
    PATHS,
    Cell,
    Face,
    Kind,
    Path,
    Sheep,
    Side,
    Spot,
    hub_path,
    pad_colour,
)
from rules.edenia.geometry import cell_of, path_of, side_of
from rules.edenia.notation.names import HUB_NAMES, PATH_NAMES, SIDE_NAMES, cell_name
from rules.edenia.places import number_of, seat_of

_GLYPHS = {"+": "straight", "/": "north-west", "\\": "north-east"}


def cell(listener: Listener, where: Cell) -> str:
    """Speak a cell as a letter and a number, each by itself: b 3, bravo 3."""
    name = cell_name(where).lower()
    return coordinate(listener, name[0], name[1], "cell-counted")


def side(listener: Listener, which: Side) -> str:
    """Speak a side: north, or in, to the hub."""
    return listener.say_aloud(f"side-{SIDE_NAMES[which]}")


def path(listener: Listener, which: Path) -> str:
    """Speak a path."""
    return listener.say(f"path-{PATH_NAMES[which]}")


def sheep(listener: Listener, which: Sheep) -> str:
    """Speak of a sheep: sheep 2 for one's own, Anna 2 for somebody else's."""
    return listener.say_of(seat_of(which), "sheep", number=number_of(which))


def kind(listener: Listener, face: Face) -> str:
    """Speak of a tile by what is on it: a dwarf planet, a blue pad, plain."""
    what = KIND[face]
    if what is Kind.PAD:
        return listener.say(f"kind-pad-{COLOURS[pad_colour(face)]}")
    return listener.say(f"kind-{what.value.lower()}")


def tile(listener: Listener, face: Face) -> str:
    """Speak of a tile in full: what is on it, and how each path runs."""
    what = KIND[face]
    if what in (Kind.PLANET, Kind.HOLE, Kind.EMPTY, Kind.ARRIDIS, Kind.EDENIA):
        return kind(listener, face)
    hub = hub_path(face) if what in HUB_NAMES else NO_PATH
    runs = [
        listener.say("tile-run", path=path(listener, on), run=_run(listener, face[on]))
        for on in PATHS
        if on != hub
    ]
    if hub != NO_PATH:
        head = listener.say("tile-hub", kind=kind(listener, face), path=path(listener, hub))
        runs.insert(0, head)
    return ", ".join(runs)


def joins(listener: Listener, face: Face) -> str:
    """Tell which paths of a tile turn, and which sides they join; nothing where all run straight."""
    if KIND[face] in (Kind.PLANET, Kind.HOLE, Kind.EMPTY, Kind.ARRIDIS, Kind.EDENIA):
        return ""
    told = []
    for glyph in ("/", "\\"):
        paths = [path(listener, on) for on in PATHS if face[on] == glyph]
        if paths:
            named = listener.together(paths)
            told.append(listener.say("tile-joins", paths=named, run=_run(listener, glyph)))
    return ", ".join(told)


def _run(listener: Listener, glyph: str) -> str:
    return listener.say(f"run-{_GLYPHS[glyph]}")


def place(listener: Listener, spot: Spot, tiles: tuple[Face, ...]) -> str:
    """Speak of a place where sheep stand: Arridis, c 1 dwarf, b 3 east star."""
    if spot == HOME:
        return listener.say("kind-arridis")
    if spot == GOAL:
        return listener.say("kind-edenia")
    if spot >= HUB:
        where = cell_of(spot)
        hub = HUB_NAMES[KIND[tiles[where]]]
        return listener.say("place-hub", cell=cell(listener, where), hub=listener.say(f"hub-{hub}"))
    return listener.say(
        "place-track",
        cell=cell(listener, cell_of(spot)),
        side=side(listener, side_of(spot)),
        path=path(listener, path_of(spot)),
    )


def artefact_name(listener: Listener, name: str) -> str:
    """Speak of an artefact with its points: Turbo-engine 3, Turbo-engine worth 3."""
    facts = artefact(name)
    colour = ""
    if facts.kind is ArtefactKind.POCKET:
        colour = listener.say(f"colour-{COLOURS[facts.colour]}")
    return listener.say_aloud(f"artefact-{facts.kind.value}", colour=colour, points=facts.points)
