"""Which rule of the rulebook tells more about a choice or a place."""

from typing import Final

from rules.edenia import actions
from rules.edenia.actions import Action, Go, Keep, Play, Stop
from rules.edenia.artefact import artefact
from rules.edenia.galaxy import HUB, KIND, Cell, Kind
from rules.edenia.places import find_sheep, sheep_of
from rules.edenia.state import Ask, State

_RULES: Final = {
    actions.Jump: "TEL-2",
    actions.Skip: "SKIP-1",
    actions.Leap: "LEAP-2",
    actions.Tunnel: "RIM-1",
    actions.On: "DWA-2",
    actions.Search: "DWA-2",
    actions.Exit: "HOLE-1",
    actions.TakeClover: "HAB-2",
    actions.RaiseFlag: "HAB-2",
    actions.Lay: "ART-3",
    actions.Under: "ED-2",
    actions.Place: "ART-4",
    actions.PlayJunction: "ART-5",
    actions.PlayPocket: "ART-8",
    actions.PlayGromout: "ART-6",
    actions.End: "ART-10",
}
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


def rule_of(view: State, action: Action) -> str:
    """Name the rule by which a choice is offered; KeyError for what only chance does."""
    match action:
        case Go(number):
            found = find_sheep(view.flock, sheep_of(view.active, number))
            return "MOV-2" if found is not None and found[0] < HUB else "MOV-3"
        case Stop():
            return "LEAP-3" if view.turn.ask is Ask.LEAP else "DWA-2"
        case Play(name) | Keep(name):
            return artefact(name).kind.rule
        case _:
            return _RULES[type(action)]


def rule_of_cell(view: State, cell: Cell) -> str:
    """Name the rule for a sheep that comes to a cell."""
    return _PLACES[KIND[view.tiles[cell]]]
