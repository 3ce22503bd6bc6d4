"""What `?` tells: about a choice, a cell, the hand or a refusal, each with its rule."""

from typing import Any, Final

from edenia_tui.line.answers import Desk, rules
from edenia_tui.tui.obstacles import against_artefact, against_sheep
from edenia_tui.tui.preview import preview
from edenia_tui.tui.rules_of import rule_of
from edenia_tui.words.edenia import nouns
from rules.edenia.galaxy import HUB, KIND, Cell, Kind
from rules.edenia.places import number_of, seat_of
from rules.kernel.refused import Refused

_PLACES: Final = {
    Kind.EMPTY: "MOV-4",
    Kind.PLAIN: "MOV-1",
    Kind.PLANET: "HAB-2",
    Kind.DWARF: "DWA-2",
    Kind.PAD: "TEL-1",
    Kind.HOLE: "HOLE-1",
    Kind.ARRIDIS: "ARR-1",
    Kind.EDENIA: "EDE-1",
}
"""The rule for a sheep that comes to a place of a kind."""


def explain_choice(desk: Desk, action: Any) -> list[str]:
    """Tell where a choice leads, the rule it is offered by, and the rule that stops it."""
    stop = preview(desk.view, action).rule
    lines = [desk.words.describe_choice(desk.listener, desk.view, action)]
    for rule in dict.fromkeys(filter(None, (rule_of(desk.view, action), stop))):
        lines += ["", *rules(desk, [rule])]
    return lines


def explain_cell(desk: Desk, cell: Cell) -> list[str]:
    """Tell what is on a cell, the rule of the place, and why one's own sheep there cannot move."""
    lines = [*about_cell(desk, cell), *_stuck(desk, cell)]
    return [*lines, "", *rules(desk, [_PLACES[KIND[desk.view.tiles[cell]]]])]


def about_cell(desk: Desk, cell: Cell) -> list[str]:
    """Tell what is on a cell."""
    name = nouns.cell(cell).replace(" ", "")
    return desk.words.queries["at"].answer(desk.listener, desk.view, [name])


def explain_hand(desk: Desk) -> list[str]:
    """Tell one's artefacts, and why some cannot be played now."""
    lines = desk.words.queries["have"].answer(desk.listener, desk.view, [])
    if not desk.legal:
        return lines
    names = [name for name in desk.view.players[desk.view.active].hidden if name is not None]
    refusals = [against_artefact(desk.view, name) for name in names]
    return [*lines, *(line for one in refusals if one for line in explain_refusal(desk, one))]


def explain_refusal(desk: Desk, refused: Refused) -> list[str]:
    """Tell why not, with the id of the rule."""
    return desk.words.refusal(desk.listener, "", refused, "")


def _stuck(desk: Desk, cell: Cell) -> list[str]:
    if not desk.legal:
        return []
    lines: list[str] = []
    for spot, flock in desk.view.flock:
        own = [sheep for sheep in flock if seat_of(sheep) == desk.listener.seat]
        if own and cell == (spot - HUB if spot >= HUB else spot // 12):
            refusals = [against_sheep(desk.view, number_of(sheep)) for sheep in own]
            lines += [line for one in refusals if one for line in explain_refusal(desk, one)]
    return list(dict.fromkeys(lines))
