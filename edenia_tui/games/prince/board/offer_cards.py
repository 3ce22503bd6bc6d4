"""The tiles on offer, or the stacks to choose from, as cards."""

from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.palette import Paint
from edenia_tui.games.prince.board.block import Block
from edenia_tui.games.prince.board.cards import Card, draw_cards, width_of
from edenia_tui.games.prince.board.marks import Offered
from edenia_tui.games.prince.board.names import Names
from edenia_tui.games.prince.board.offer import Bid, bids_of, gain_of, is_character, news_of
from edenia_tui.games.prince.board.residents import STAR_INK, Parts
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.signs import INKS
from edenia_tui.games.prince.board.stacks import coming, draws_of
from edenia_tui.language.wrapping import rows
from rules.prince.elements import SHEEP, STAR, WHITE
from rules.prince.tiles import FIRST_CHARACTER, STACKS, TILE_NAMES, Stack

_NAME: Final = Ink("name", Paint(bold=True))
_WHITE: Final = TILE_NAMES.index("white")
"""The Character who counts white sheep; those who count others come after him, as the sheep do."""


def draw_offer_cards(scene: Scene, columns: int) -> Block:
    """Draw a card for each tile, with what it would change below it."""
    bids = bids_of(scene)
    room = width_of(len(bids), columns) - 3
    return draw_cards([_tile(scene, bid, room) for bid in bids], columns, scene.charset)


def draw_offer_card(scene: Scene, site: Offered, columns: int) -> Block:
    """Draw the card of one tile alone."""
    bid = bids_of(scene)[site.place]
    return draw_cards([_tile(scene, bid, columns - 3)], columns, scene.charset)


def draw_stack_cards(scene: Scene, columns: int) -> Block:
    """Draw a card for each stack, with what nobody has seen of it."""
    room = width_of(len(STACKS), columns) - 3
    return draw_cards([_stack(scene, one, room) for one in STACKS], columns, scene.charset)


def draw_stack_card(scene: Scene, stack: Stack, columns: int) -> Block:
    """Draw the card of one stack alone."""
    return draw_cards([_stack(scene, stack, columns - 3)], columns, scene.charset)


def _tile(scene: Scene, bid: Bid, room: int) -> Card:
    lines, below = _face(scene, bid, room), _below(scene, bid, room)
    return Card(bid.site, bid.key, lines, below, bid.is_chosen, is_back=bid.tile is None)


def _stack(scene: Scene, stack: Stack, room: int) -> Card:
    left = scene.view.draws[stack]
    ink = inks.TEXT if left else inks.DIM
    lines: list[Parts] = [[(draws_of(scene.view, stack, scene.signs), ink)]]
    if left:
        lines += _filled(coming(scene, stack), room)
    title = f"{stack + 1} {scene.names.words.stacks[stack]}"
    below = [scene.names.speech("screen-draws", count=left)]
    return Card(stack, title, lines, below, scene.is_meant(stack), ink=ink)


def _face(scene: Scene, bid: Bid, room: int) -> list[Parts]:
    """Write what is on a tile, a row for each kind of thing; of a Character what it scores for."""
    view, names, signs = scene.view, scene.names, scene.signs
    tile = bid.tile
    if tile is None:
        return []
    counts = view.tiles.counts[tile]
    if is_character(tile):
        which = tile - FIRST_CHARACTER
        stars = signs.elements[STAR] * counts[STAR]
        called = names.words.characters[which]
        lines: list[Parts] = [[(row, _NAME)] for row in rows(called, room)]
        lines.append([(stars, STAR_INK)])
        return lines + [[(row, inks.TEXT)] for row in rows(names.words.scoring[which], room)]
    return [
        [
            (signs.elements[one] * count, INKS[one]),
            (" " + _thing(names, one, room - count - 1), inks.TEXT),
        ]
        for one, count in enumerate(counts)
        if count
    ]


def _thing(names: Names, element: int, room: int) -> str:
    """Name a thing; a sheep by its colour alone where there is no room for more."""
    name = names.words.elements[element]
    if len(name) <= room:
        return name
    if element in SHEEP:
        return names.words.short[_WHITE - FIRST_CHARACTER + element - WHITE].lower()
    return names.words.things[element]


def _below(scene: Scene, bid: Bid, room: int) -> list[str]:
    """Tell what a tile would change, and for whom if it is not the one who looks."""
    reader, names, gain = scene.reader, scene.names, gain_of(scene, bid)
    if gain and reader is not None and reader != scene.foremost:
        gain = f"{names.letters[reader]} {gain}"
    told = [gain] if gain else []
    for one in news_of(bid, names, room + 1):
        told += rows(one, room + 1)
    return told


def _filled(parts: Parts, room: int) -> list[Parts]:
    """Set words into lines that are as full as can be."""
    lines: list[Parts] = [[]]
    used = 0
    for text, ink in parts:
        if used and used + len(text) > room:
            lines.append([])
            used = 0
        lines[-1].append((f"{text} ", ink))
        used += len(text) + 1
    return lines
