"""The end of a game in rows: the points, what volcanoes cost, and the total, the best first."""

from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.inks import SEAT_INKS
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.signs import INKS
from rules.prince.elements import VOLCANO
from rules.prince.scoring import score_all
from rules.prince.tiles import FIRST_CHARACTER

_WITH_CHARACTERS: Final = 70
"""So many columns have room for what each Character gives."""


def draw_results(scene: Scene, columns: int) -> Canvas:
    """VOL-2 and WIN-1: a row for each player; a sign stands before whoever has won."""
    view, names, signs = scene.view, scene.names, scene.signs
    scored = sorted(score_all(view.planets), key=lambda one: (-one.total, one.volcanoes))
    sheet = Sheet(columns, len(scored))
    winners = () if view.outcome is None else view.outcome.winners
    for y, one in enumerate(scored):
        has_won = one.seat in winners
        sheet.put(0, y, signs.pointed if has_won else " ", inks.TEXT)
        called = f"{names.letters[one.seat]} {names.players[one.seat]}"
        sheet.put(2, y, f"{called:14}", SEAT_INKS[one.seat])
        sheet.put(17, y, f"{one.total + one.lost:3}", inks.TEXT)
        if one.lost:
            cost = f"-{one.lost} {signs.elements[VOLCANO]}"
            sheet.put(21, y, cost, INKS[VOLCANO])
        sheet.put(28, y, f"= {one.total}", inks.WON if has_won else inks.TEXT)
        given = [f"{names.words.short[who - FIRST_CHARACTER]} {n}" for who, n in one.characters]
        if columns >= _WITH_CHARACTERS:
            sheet.put(36, y, ", ".join(given)[: columns - 36], inks.DIM)
    return sheet.finish()
