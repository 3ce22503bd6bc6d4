"""The black: its deck and open cards, the ships out there, and those on danger tracks."""

from collections.abc import Iterator
from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.block import Block, put_parts
from edenia_tui.games.galaxies.board.marks import BLACK_SITE, Site, Sort
from edenia_tui.games.galaxies.board.scene import Scene, Ship
from edenia_tui.games.galaxies.board.short import short_effect
from edenia_tui.games.galaxies.board.signs import DANGER_INK
from edenia_tui.games.galaxies.board.track import ink_of
from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.effects import tell_effect
from rules.galaxies.cards import NO_CARD, Card
from rules.galaxies.frames import Exploring
from rules.galaxies.ships import Where

_LEAST: Final = 9
"""The columns that an open card has at least."""


def draw_black_line(scene: Scene, columns: int) -> Block:
    """Draw the black in one row: the cards by their names."""
    sheet, sites = Sheet(columns, 1), dict[Site, Region]()
    cards = scene.view.open
    end = _put_heading(sheet, scene, columns - _LEAST * len(cards) - 1)
    sites[BLACK_SITE] = Region(0, 0, end, 1)
    x = end + 1
    width = (columns - x) // max(1, len(cards))
    for place, card in enumerate(cards):
        site = Site(Sort.CARD, place)
        is_meant = scene.is_meant(site)
        mark = scene.signs.pointed if is_meant else ""
        name = f"{mark}{nouns.card(scene.names.listener, scene.view, card)}"[: width - 1]
        sheet.put(x, 0, name, inks.ROUTE if is_meant else inks.TEXT)
        sites[site] = Region(x, 0, width, 1)
        x += width
    return Block(sheet.finish(), sites)


def draw_black_list(scene: Scene, columns: int, rows: int) -> Block:
    """Draw the black with a row for each open card and for each ship in danger."""
    sheet, sites = Sheet(columns, rows), dict[Site, Region]()
    _put_heading(sheet, scene, columns)
    sites[BLACK_SITE] = Region(0, 0, columns, 1)
    for place, card in enumerate(scene.view.open):
        site, y = Site(Sort.CARD, place), place + 1
        is_meant = scene.is_meant(site)
        ink = inks.ROUTE if is_meant else inks.TEXT
        sheet.put(0, y, scene.signs.pointed if is_meant else " ", ink)
        sheet.put(1, y, _card(scene, card, columns - 1), ink)
        sites[site] = Region(0, y, columns, 1)
    for y, ship in enumerate(_endangered(scene), 1 + len(scene.view.open)):
        if y < rows:
            put_parts(sheet, Region(1, y, columns - 1, 1), _danger(scene, ship))
    return Block(sheet.finish(), sites)


def _danger(scene: Scene, ship: Ship) -> Iterator[tuple[str, Ink]]:
    """DNG-1: tell which ship is stuck, where, and which advances it needs."""
    spot = ship.piece.spot
    kind = scene.view.setup.content.cards[spot.card].effect[-1].kind or "any"
    yield f"{ship.letter} ", ink_of(ship)
    yield f"{nouns.card(scene.names.listener, scene.view, spot.card)} ", inks.TEXT
    yield f"{scene.names.words.kinds[kind]} {scene.signs.danger * spot.number}", DANGER_INK


def _card(scene: Scene, card: Card, columns: int) -> str:
    """Tell a card and what it does, in words where there is room for them."""
    name = nouns.card(scene.names.listener, scene.view, card)
    effect = scene.view.setup.content.cards[card].effect
    told = f"{name}: {tell_effect(scene.names.listener, effect)}"
    if len(told) > columns:
        told = f"{name}: {short_effect(scene.names, scene.signs, effect)}"
    return told[:columns]


def _put_heading(sheet: Sheet, scene: Scene, columns: int) -> int:
    is_meant = scene.is_meant(BLACK_SITE)
    mark = scene.signs.pointed if is_meant else ""
    word = f"{mark}{scene.names.say('screen-black-short')} {scene.view.deck} "
    parts = [
        (word, inks.ROUTE if is_meant else inks.DIM),
        *_ships(scene),
        *_drawn(scene, columns // 2),
    ]
    return put_parts(sheet, Region(0, 0, columns, 1), parts)


def _ships(scene: Scene) -> Iterator[tuple[str, Ink]]:
    """Tell the ships in the black by their letters, and on danger tracks with the advances to go."""
    for ship in scene.ships_at(Where.BLACK, -1):
        yield ship.letter, ink_of(ship)
    for ship in _endangered(scene):
        yield f" {ship.letter}", ink_of(ship)
        yield f"{scene.signs.danger}{ship.piece.spot.number}", DANGER_INK


def _endangered(scene: Scene) -> list[Ship]:
    return [ship for ship in scene.ships if ship.piece.spot.where is Where.DANGER]


def _drawn(scene: Scene, columns: int) -> Iterator[tuple[str, Ink]]:
    """EXP-3: tell the card that is decided about."""
    frame = scene.view.stack[-1] if scene.view.stack else None
    if isinstance(frame, Exploring) and frame.drawn != NO_CARD:
        is_red = scene.view.setup.content.cards[frame.drawn].is_red
        ink = DANGER_INK if is_red else inks.ROUTE
        yield f" {scene.signs.pointed}{_card(scene, frame.drawn, columns)}", ink
