"""Which rules tell more about a choice, and about a place."""

from edenia_tui.games.galaxies.board.marks import Site, Sort
from rules.galaxies import actions as do
from rules.galaxies.actions import Action
from rules.galaxies.asking import RULES, question_of
from rules.galaxies.faces import Face
from rules.galaxies.frames import Converting, Effect
from rules.galaxies.state import State

_OF_SORT = {
    Sort.ORBIT: "ADV-1",
    Sort.SURFACE: "MOV-4",
    Sort.DIE: "TRN-4",
    Sort.PILOT: "HIR-2",
    Sort.BLACK: "BLK-1",
    Sort.CARD: "EXP-1",
    Sort.MAT: "END-1",
    Sort.MISSION: "SET-3",
}
_OF_FACE = {
    Face.MOVE: "MOV-1",
    Face.ENERGY: "ACQ-1",
    Face.CULTURE: "ACQ-2",
    Face.DIPLOMACY: "ADV-1",
    Face.ECONOMY: "ADV-1",
    Face.COLONY: "USE-1",
}
_OF_CHANCE = {
    do.First: "CHN-4",
    do.Fill: "CHN-2",
    do.Enlist: "CHN-2",
    do.Deal: "CHN-3",
    do.Roll: "CHN-1",
    do.Draw: "CHN-2",
}
_OWN = {
    do.OpenReroll: ("ROL-1", "ROL-2"),
    do.Convert: ("CON-1", "CON-2"),
    do.Hire: ("HIR-1", "HIR-2", "HIR-3"),
    do.End: ("TRN-3",),
    do.Follow: ("FOL-2", "FOL-3"),
    do.Advance: ("ADV-3",),
    do.Upgrade: ("UPG-1", "UPG-2"),
    do.Leave: ("EXP-4",),
    do.Go: ("MOV-3",),
    do.Push: ("PSH-1",),
    do.Exchange: ("HIR-10",),
}


def rules_of(view: State, action: Action) -> tuple[str, ...]:
    """Name the rule a choice is offered by, and those that decide what comes of it."""
    if type(action) in _OF_CHANCE:
        return (_OF_CHANCE[type(action)],)
    rules = [] if (question := question_of(view)) is None else [RULES[question]]
    frame = view.stack[-1]
    if isinstance(action, do.Change | do.To | do.Spend) and not isinstance(frame, Converting):
        rules = ["CRD-2"]
    if isinstance(action, do.Use):
        rules += [_OF_FACE[action.face]]
    if isinstance(frame, Effect) and not frame.by_die:
        rules.append("CRD-2")
    rules += _OWN.get(type(action), ())
    return tuple(dict.fromkeys(rules))


def rule_of_site(site: Site) -> str:
    """Name the rule of a place."""
    return _OF_SORT[site.sort]
