"""The four stacks: how often each can still be drawn from, and what nobody has seen of it yet."""

from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.block import Block
from edenia_tui.games.prince.board.marks import Site
from edenia_tui.games.prince.board.residents import Parts
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.signs import INKS, Signs
from rules.prince.pool import unseen
from rules.prince.state import DRAWS, State
from rules.prince.tiles import FIRST_CHARACTER, STACKS, Stack

_DRAWS: Final = 14
"""The column where the draws begin, in a row of its own."""
_COMING: Final = 19


def draws_of(view: State, stack: Stack, signs: Signs) -> str:
    """Draw how often a stack can still be drawn from."""
    left = view.draws[stack]
    return signs.left * left + signs.gone * (DRAWS - left)


def draw_stack_line(scene: Scene, columns: int) -> Block:
    """Draw all stacks in one row, apart as far as there is room; the one of this round stands out."""
    view, signs = scene.view, scene.signs
    texts = []
    for stack in STACKS:
        mark = signs.turn if stack is view.stack else " "
        mark = signs.pointed if scene.is_meant(stack) else mark
        texts.append(f"{mark}{scene.names.words.stacks[stack]} {draws_of(view, stack, signs)}")
    if sum(map(len, texts)) + len(texts) > columns:
        texts = [f"{text[:-DRAWS]}{view.draws[stack]}" for stack, text in enumerate(texts)]
    gap = max(1, (columns - sum(map(len, texts))) // (len(texts) - 1))
    sheet, sites, x = Sheet(columns, 1), dict[Site, Region](), 0
    for stack, text in zip(STACKS, texts, strict=True):
        ink = inks.TEXT if stack is view.stack else inks.DIM
        sheet.put(x, 0, text, inks.ROUTE if scene.is_meant(stack) else ink)
        sites[stack] = Region(x, 0, len(text), 1)
        x += len(text) + gap
    return Block(sheet.finish(), sites)


def draw_stack_list(scene: Scene, columns: int) -> Block:
    """Draw a row for each stack, with the key that picks it and what may still come of it."""
    view, signs = scene.view, scene.signs
    sheet, sites = Sheet(columns, len(STACKS)), dict[Site, Region]()
    for y, stack in enumerate(STACKS):
        is_meant = scene.is_meant(stack)
        ink = inks.ROUTE if is_meant else inks.TEXT if view.draws[stack] else inks.DIM
        sheet.put(0, y, f"{signs.pointed if is_meant else ' '}{stack + 1}", ink)
        sheet.put(3, y, scene.names.words.stacks[stack], ink)
        sheet.put(_DRAWS, y, draws_of(view, stack, signs), ink)
        x = _COMING
        for text, one in coming(scene, stack) if view.draws[stack] else []:
            if x + len(text) > columns - 2:
                sheet.put(x, y, signs.more, inks.DIM)
                break
            sheet.put(x, y, text, one)
            x += len(text) + 1
        sites[stack] = Region(0, y, columns, 1)
    return Block(sheet.finish(), sites)


def coming(scene: Scene, stack: Stack) -> Parts:
    """SEC-1: count what is on the tiles of a stack that nobody has seen; Characters by their names."""
    view, kinds = scene.view, unseen(scene.view, stack)
    if stack is Stack.CHARACTER:
        called = scene.names.words.short
        return [(called[tile - FIRST_CHARACTER][:3], inks.TEXT) for tile, _ in kinds]
    told: Parts = []
    for element, sign in enumerate(scene.signs.elements):
        count = sum(view.tiles.counts[tile][element] * copies for tile, copies in kinds)
        if count:
            told.append((f"{sign}{count}", INKS[element]))
    return told
