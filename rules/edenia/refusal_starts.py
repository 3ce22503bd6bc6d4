"""Why a sheep cannot set off that way."""

from rules.edenia.actions import Go, Jump
from rules.edenia.galaxy import (
    ARRIDIS_EXITS,
    GOAL,
    HOME,
    HUB,
    IN,
    KIND,
    NO_PATH,
    SIDES,
    Cell,
    Kind,
    Sheep,
    Spot,
)
from rules.edenia.geometry import cell_of, ends_of, hub_of
from rules.edenia.notation.names import cell_name, place_name, sheep_name, side_name
from rules.edenia.places import find_sheep, line_at, number_of, sheep_of
from rules.edenia.reasons import Reason, refuse
from rules.edenia.starts import NUMBERS, can_leave
from rules.edenia.state import Ask, State
from rules.kernel.refused import Refused


def why_not_sheep(state: State, number: int) -> Refused | None:
    """Check what every start needs: a sheep of one's own that is free to move."""
    if number not in NUMBERS:
        return refuse(Reason.NO_SUCH_SHEEP, "SET-3", sheep=str(number))
    sheep = sheep_of(state.active, number)
    chosen = state.turn.sheep
    if chosen is not None and chosen != sheep:
        rule = "TEL-2" if state.turn.ask is Ask.LEAVE else "ART-8" if state.turn.ported else "ART-5"
        return refuse(Reason.OTHER_SHEEP_MOVES, rule, sheep=str(number_of(chosen)))
    spot = _spot(state, sheep)
    if spot == GOAL:
        return refuse(Reason.ON_EDENIA, "EDE-1", sheep=str(number))
    return None


def why_not_go(state: State, action: Go) -> Refused:
    """Tell why this sheep cannot take this way."""
    refused = why_not_sheep(state, action.sheep)
    if refused is not None:
        return refused
    sheep = sheep_of(state.active, action.sheep)
    spot = _spot(state, sheep)
    if spot < HUB:
        return _why_not_on_track(state, action, sheep, spot)
    where = place_name(spot, state.tiles)
    sides = ARRIDIS_EXITS if spot == HOME else SIDES
    if action.side not in sides:
        return refuse(Reason.NO_SUCH_EXIT, "MOV-3", place=where, side=side_name(action.side))
    if spot == HOME or KIND[state.tiles[cell_of(spot)]] is Kind.PLANET:
        if action.path == NO_PATH:
            return refuse(Reason.NAME_A_PATH, "MOV-3", place=where)
        return refuse(Reason.NO_TILE_LEFT, "MOV-4", place=where, side=side_name(action.side))
    return refuse(Reason.NO_PATH_TO_NAME, "MOV-3", place=where)


def _why_not_on_track(state: State, action: Go, sheep: Sheep, spot: Spot) -> Refused:
    """MOV-2 and MOV-6: along the track, to either end, and not against a sheep one cannot leap."""
    where = place_name(spot, state.tiles)
    cell = cell_of(spot)
    ends = ends_of(state.tiles[cell], spot)
    if action.path != NO_PATH:
        return refuse(Reason.NO_PATH_TO_NAME, "MOV-2", place=where)
    if action.side not in ends:
        either = " or ".join(map(side_name, ends))
        return refuse(
            Reason.NO_SUCH_EXIT, "MOV-2", place=where, side=side_name(action.side), ends=either
        )
    line = line_at(state.flock, spot)
    index = line.index(sheep)
    ahead = line[:index][::-1] if action.side == ends[0] else line[index + 1 :]
    if not ahead and action.side == IN:
        ahead = line_at(state.flock, hub_of(cell))
    if not ahead and not can_leave(state, cell, action.side):
        return refuse(Reason.NO_TILE_LEFT, "MOV-6", place=where, side=side_name(action.side))
    return refuse(Reason.BLOCKED, "MOV-6", place=where, by=sheep_name(ahead[0]))


def why_not_jump(state: State, action: Jump) -> Refused:
    """TEL-2, TEL-4: tell why this sheep cannot teleport there."""
    refused = why_not_sheep(state, action.sheep)
    if refused is not None:
        return refused
    spot = _spot(state, sheep_of(state.active, action.sheep))
    cell = cell_of(spot)
    if spot < HUB or KIND[state.tiles[cell]] is not Kind.PAD:
        where = place_name(spot, state.tiles)
        return refuse(Reason.NOT_ON_A_PAD, "TEL-2", sheep=str(action.sheep), place=where)
    if state.turn.ported:
        return refuse(Reason.TELEPORTED_ALREADY, "TEL-4", sheep=str(action.sheep))
    if cell in state.sabotaged:
        return refuse(Reason.PAD_SABOTAGED, "TEL-2", pad=cell_name(cell))
    return why_not_pad(state, action.cell, "TEL-2")


def why_not_pad(state: State, cell: Cell, rule: str) -> Refused:
    """Tell why a pad cannot be teleported to: it is none, it is not free, or it must be paid."""
    where = cell_name(cell)
    if KIND[state.tiles[cell]] is not Kind.PAD:
        return refuse(Reason.NOT_A_PAD, rule, cell=where)
    if cell in state.sabotaged:
        return refuse(Reason.PAD_SABOTAGED, rule, pad=where)
    if there := line_at(state.flock, hub_of(cell)):
        return refuse(Reason.PAD_OCCUPIED, rule, pad=where, by=sheep_name(there[0]))
    return refuse(Reason.NO_CLOVER, rule, pad=where)


def _spot(state: State, sheep: Sheep) -> Spot:
    found = find_sheep(state.flock, sheep)
    if found is None:
        raise ValueError(f"sheep {sheep} stands nowhere")
    return found[0]
