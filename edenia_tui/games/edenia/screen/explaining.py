"""What `?` and the keys tell about a cell and the hand, with the reasons against what cannot be done."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.games.edenia.words.refusals import explain_refusal
from edenia_tui.games.told import Explained
from edenia_tui.language.listener import Listener
from rules.edenia.actions import Action
from rules.edenia.analysis.obstacles import against_artefact, against_sheep
from rules.edenia.analysis.rules_of import rule_of_cell
from rules.edenia.analysis.whereabouts import lines_on
from rules.edenia.galaxy import Cell
from rules.edenia.places import number_of, seat_of
from rules.edenia.state import State
from rules.kernel.refused import Refused


def about_cell(listener: Listener, view: State, cell: Cell) -> list[str]:
    """Tell what is on a cell."""
    return QUERIES["at"].answer(listener, view, [nouns.cell(listener, cell).replace(" ", "")])


def explain_cell(listener: Listener, view: State, legal: Sequence[Action], cell: Cell) -> Explained:
    """Tell what is on a cell, and why one's own sheep there cannot move."""
    lines = about_cell(listener, view, cell)
    if legal:
        lines += _stuck(listener, view, cell)
    return Explained(lines, rule_of_cell(view, cell))


def explain_hand(listener: Listener, view: State, legal: Sequence[Action]) -> list[str]:
    """Tell one's artefacts, and why some cannot be played now."""
    lines = QUERIES["have"].answer(listener, view, [])
    if not legal:
        return lines
    names = [name for name in view.players[view.active].hidden if name is not None]
    refusals = [against_artefact(view, name) for name in names]
    return [*lines, *(line for one in refusals if one for line in _told(listener, one))]


def _stuck(listener: Listener, view: State, cell: Cell) -> list[str]:
    lines: list[str] = []
    for _, flock in lines_on(view, cell):
        own = [sheep for sheep in flock if seat_of(sheep) == listener.seat]
        refusals = [against_sheep(view, number_of(sheep)) for sheep in own]
        lines += [line for one in refusals if one for line in _told(listener, one)]
    return list(dict.fromkeys(lines))


def _told(listener: Listener, refused: Refused) -> list[str]:
    return explain_refusal(listener, "", refused, "")
