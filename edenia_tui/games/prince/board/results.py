"""The end of a game in rows: the points, what volcanoes cost, and the total, the best first."""

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.inks import SEAT_INKS
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.signs import INKS
from rules.prince.elements import VOLCANO
from rules.prince.scoring import score_all


def draw_results(scene: Scene, columns: int) -> Canvas:
    """VOL-2 and WIN-1: a row for each player; a sign stands before whoever has won."""
    view, names, signs = scene.view, scene.names, scene.signs
    scored = sorted(score_all(view.planets), key=lambda one: (-one.total, one.volcanoes))
    sheet = Sheet(columns, len(scored))
    winners = () if view.outcome is None else view.outcome.winners
    for y, one in enumerate(scored):
        has_won = one.seat in winners
        sheet.put(0, y, signs.pointed if has_won else " ", inks.ROUTE)
        called = f"{names.letters[one.seat]} {names.players[one.seat]}"
        sheet.put(2, y, f"{called:14}", SEAT_INKS[one.seat])
        sheet.put(17, y, f"{one.total + one.lost:3}", inks.TEXT)
        if one.lost:
            cost = f"-{one.lost} {signs.elements[VOLCANO]}"
            sheet.put(21, y, cost, INKS[VOLCANO])
        sheet.put(28, y, f"= {one.total}", inks.ROUTE if has_won else inks.TEXT)
    return sheet.finish()
