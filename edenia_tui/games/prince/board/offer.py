"""The tiles on offer, and what each would change for somebody."""

from typing import NamedTuple

from edenia_tui.games.prince.board.marks import Offered
from edenia_tui.games.prince.board.names import Names
from edenia_tui.games.prince.board.scene import Scene
from rules.kernel.seat import Seat
from rules.prince.analysis.changes import Change, changes_of, has_room
from rules.prince.analysis.standing import are_points_open
from rules.prince.planet import BAOBAB_LIMIT, Face
from rules.prince.state import State
from rules.prince.tiles import FIRST_CHARACTER, NO_TILE, Stack, Tile, stack_of


class Bid(NamedTuple):
    """One tile on offer."""

    site: Offered
    tile: Face
    is_down: bool
    """TWO-2: whether it lies face down on the table."""
    change: Change | None
    """What it would change for the reader; None where nobody knows, or nobody asks."""
    is_chosen: bool
    """Whether it is looked at, or taken by the choice considered."""

    @property
    def key(self) -> str:
        """The digit that picks it."""
        return str(self.site.place + 1)


def bids_of(scene: Scene) -> list[Bid]:
    """List the tiles on offer; the one that lies face down comes last."""
    view, marks = scene.view, scene.marks
    faces = [(tile, False) for tile in view.offer]
    if view.down != NO_TILE:
        faces.append((view.down, True))
    return [
        Bid(
            Offered(place),
            tile,
            is_down,
            _change(view, scene.reader, tile),
            Offered(place) in (marks.offered, marks.focus),
        )
        for place, (tile, is_down) in enumerate(faces)
    ]


def gain_of(scene: Scene, bid: Bid) -> str:
    """CHA-13: write how many points a tile would add; SEC-6: nobody knows where some are hidden."""
    reader = scene.reader
    if bid.change is None or reader is None:
        return ""
    is_open = are_points_open(scene.view, scene.eyes, reader)
    return f"{bid.change.gained:+}" if is_open else "?"


def news_of(bid: Bid, names: Names, room: int) -> list[str]:
    """Tell what a tile would change, what is dangerous first; a Character by a name that has room."""
    say, change = names.speech, bid.change
    told: list[str] = []
    if bid.is_down:
        told.append(say("screen-offer-down"))
    if change is None:
        return told
    if change.flips:
        told.append(say("screen-offer-flips", count=len(change.flips)))
    told += [_worth(names, tile, gain, room) for tile, gain in change.gains]
    if change.is_most and change.added > 0:
        told.append(say("screen-offer-most", count=change.volcanoes))
    if change.baobabs == BAOBAB_LIMIT - 1 and change.sprouts:
        told.append(say("screen-offer-baobabs", count=change.baobabs))
    return told


def _worth(names: Names, tile: Tile, gain: int, room: int) -> str:
    whole = f"{names.words.characters[tile - FIRST_CHARACTER]} {gain:+}"
    return whole if len(whole) <= room else f"{names.words.short[tile - FIRST_CHARACTER]} {gain:+}"


def is_character(tile: Face) -> bool:
    """Tell whether a tile in sight is a Character."""
    return tile is not None and tile != NO_TILE and stack_of(tile) is Stack.CHARACTER


def _change(view: State, reader: Seat | None, tile: Face) -> Change | None:
    if reader is None or tile is None or not has_room(view.planets[reader], tile):
        return None
    return changes_of(view, reader, tile)
