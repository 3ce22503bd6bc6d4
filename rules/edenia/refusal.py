"""Why not: the reason an action that is not on the list is refused, with its rule and facts.

Rule of the file: it is asked only about actions `legal` does not list, and it has an answer for every
action that has a text.
"""

from typing import assert_never

from rules.edenia.actions import (
    Action,
    Draw,
    End,
    Exit,
    First,
    Go,
    Jump,
    Keep,
    Lay,
    Leap,
    On,
    Place,
    Play,
    PlayGromout,
    PlayJunction,
    PlayPocket,
    RaiseFlag,
    Reveal,
    Roll,
    Search,
    Skip,
    Stop,
    TakeClover,
    Tunnel,
    Under,
)
from rules.edenia.equal_sheep import as_listed
from rules.edenia.galaxy import EMPTY_FACE, Cell
from rules.edenia.legal import legal
from rules.edenia.notation.names import cell_name, path_name, seat_name
from rules.edenia.places import planet_at
from rules.edenia.prices import SEARCH_PRICE
from rules.edenia.reasons import Reason, refuse
from rules.edenia.refusal_plays import why_not_play
from rules.edenia.refusal_starts import why_not_go, why_not_jump
from rules.edenia.starts import moving_cell, starts
from rules.edenia.state import CHANCE_ASKS, Ask, State
from rules.kernel.refused import Refused

_ASK_RULE = {
    Ask.FIRST: "SET-3",
    Ask.START: "MOV-3",
    Ask.LEAP: "LEAP-2",
    Ask.MOUTH: "RIM-1",
    Ask.DWARF: "DWA-2",
    Ask.HOLE: "HOLE-1",
    Ask.ROLL: "HOLE-1",
    Ask.DRAW: "SET-2",
    Ask.LAY: "ART-3",
    Ask.UNDER: "ED-2",
    Ask.PLANET: "HAB-2",
    Ask.REVEAL: "DWA-2",
    Ask.KEEP: "DWA-2",
    Ask.LEAVE: "TEL-2",
    Ask.PLACE: "ART-4",
    Ask.AFTER: "ART-1",
    Ask.OVER: "END-2",
}
"""The rule behind each question."""

_ANSWERS: dict[type[Action], tuple[Ask, ...]] = {
    Go: (Ask.START, Ask.LEAVE),
    Jump: (Ask.START,),
    Skip: (Ask.START,),
    End: (Ask.START, Ask.AFTER),
    Leap: (Ask.LEAP,),
    Stop: (Ask.LEAP, Ask.DWARF),
    Tunnel: (Ask.MOUTH,),
    On: (Ask.DWARF,),
    Search: (Ask.DWARF,),
    Keep: (Ask.KEEP,),
    Exit: (Ask.HOLE,),
    TakeClover: (Ask.PLANET,),
    RaiseFlag: (Ask.PLANET,),
    Lay: (Ask.LAY,),
    Under: (Ask.UNDER,),
    Place: (Ask.PLACE,),
    Play: (Ask.START, Ask.AFTER),
    PlayJunction: (Ask.START, Ask.AFTER),
    PlayPocket: (Ask.START, Ask.AFTER),
    PlayGromout: (Ask.START, Ask.AFTER),
    First: (Ask.FIRST,),
    Roll: (Ask.ROLL,),
    Draw: (Ask.DRAW,),
    Reveal: (Ask.REVEAL,),
}
"""The questions each action can answer."""


def why_not(state: State, action: Action) -> Refused:
    """Tell why an action is not legal."""
    ask = state.turn.ask
    if ask is Ask.OVER:
        return refuse(Reason.GAME_OVER, "END-2")
    answers = _ANSWERS[type(action)]
    if state.turn.is_reckoning and not isinstance(action, Reveal):
        return refuse(Reason.CHANCE_DECIDES, "WIN-3", question=ask.value)
    if ask not in answers:
        return _out_of_place(ask, action, answers[0])
    listed = as_listed(state, action)
    if listed in legal(state):
        return refuse(Reason.LOWEST_NUMBER_FIRST, "MOV-3", sheep=str(getattr(listed, "sheep", 0)))
    match action:
        case Go():
            return why_not_go(state, action)
        case Jump():
            return why_not_jump(state, action)
        case Play() | PlayJunction() | PlayPocket() | PlayGromout():
            return why_not_play(state, action)
        case Skip():
            if not starts(state):
                return refuse(Reason.NOTHING_CAN_MOVE, "MOV-7")
            return refuse(Reason.MUST_MOVE, "SKIP-2")
        case End():
            if state.turn.played:
                return refuse(Reason.MUST_MOVE, "SKIP-2")
            return refuse(Reason.MOVE_OR_SKIP, "SKIP-1")
        case Tunnel():
            return refuse(Reason.SAME_MOUTH, "RIM-1", path=path_name(action.path))
        case Search():
            return _why_not_search(state)
        case TakeClover():
            return refuse(Reason.NO_CLOVER_HERE, "HAB-2", planet=cell_name(moving_cell(state)))
        case RaiseFlag():
            return _why_not_flag(state)
        case Keep():
            return refuse(Reason.NOT_FOUND, "DWA-2", artefact=action.artefact)
        case Lay():
            return refuse(Reason.NOT_DRAWN, "ART-3", tile=action.face)
        case Under():
            return refuse(Reason.NOT_DRAWN, "ED-2", tile=action.face)
        case Place():
            return _why_not_place(state, action.cell)
        case Exit():
            return refuse(Reason.NO_SUCH_EXIT, "HOLE-1")
        case Draw():
            return refuse(Reason.NOT_IN_DECK, "SET-2", tile=action.face)
        case Reveal():
            return refuse(Reason.NOT_IN_POOL, "DWA-1", artefact=action.artefact)
        case First():
            return refuse(Reason.NO_SUCH_SEAT, "SET-3")
        case Leap() | Stop() | On() | Roll():
            raise ValueError(f"{action} is always legal when it is asked")
        case _:
            assert_never(action)


def _out_of_place(ask: Ask, action: Action, wanted: Ask) -> Refused:
    """Refuse an answer to a question that is not the open one."""
    if ask in CHANCE_ASKS:
        return refuse(Reason.CHANCE_DECIDES, _ASK_RULE[ask], question=ask.value)
    is_play = isinstance(action, Play | PlayJunction | PlayPocket | PlayGromout)
    if is_play and ask is not Ask.PLACE:
        return refuse(Reason.NOT_DURING_MOVE, "ART-1", question=ask.value)
    if ask is Ask.LEAVE and isinstance(action, Jump):
        return refuse(Reason.TELEPORTED_ALREADY, "TEL-4", sheep=str(action.sheep))
    if ask is Ask.AFTER and isinstance(action, Go | Jump | Skip):
        return refuse(Reason.MOVE_IS_OVER, "MOV-8")
    if ask in (Ask.START, Ask.AFTER):
        return refuse(Reason.NOT_ASKED, _ASK_RULE[wanted], question=wanted.value)
    return refuse(Reason.QUESTION_OPEN, _ASK_RULE[ask], question=ask.value)


def _why_not_search(state: State) -> Refused:
    """DWA-2 and OPT-2: clovers to pay, something to find, and no lambs."""
    if state.rules.lambs:
        return refuse(Reason.LAMBS_DO_NOT, "OPT-2")
    if state.players[state.active].clovers < SEARCH_PRICE:
        return refuse(Reason.NO_CLOVER, "DWA-2")
    return refuse(Reason.NO_ARTEFACT_HERE, "DWA-2")


def _why_not_flag(state: State) -> Refused:
    """HAB-2 and OPT-2: a flag in hand, not against Gromout, no lambs."""
    if state.rules.lambs:
        return refuse(Reason.LAMBS_DO_NOT, "OPT-2")
    cell = moving_cell(state)
    planet = planet_at(state.planets, cell)
    where = cell_name(cell)
    if planet.flag == state.active and planet.protected:
        return refuse(Reason.FLAG_PROTECTED, "ART-6", planet=where)
    if planet.protected and planet.flag is not None:
        return refuse(Reason.FLAG_PROTECTED, "ART-6", planet=where, owner=seat_name(planet.flag))
    return refuse(Reason.NO_FLAG_LEFT, "HAB-2", planet=where)


def _why_not_place(state: State, cell: Cell) -> Refused:
    """ART-4: an empty cell beside an Exploration tile."""
    where = cell_name(cell)
    if state.tiles[cell] != EMPTY_FACE:
        return refuse(Reason.CELL_TAKEN, "ART-4", cell=where)
    return refuse(Reason.NOT_BESIDE_TILE, "ART-4", cell=where)
