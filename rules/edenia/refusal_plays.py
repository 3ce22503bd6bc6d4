"""Why an artefact cannot be played so."""

from rules.edenia.actions import Play, PlayGromout, PlayJunction, PlayPocket
from rules.edenia.artefact import AFTER_MOVE, ArtefactKind, artefact
from rules.edenia.deck import is_drawable
from rules.edenia.galaxy import HUB, SIDES
from rules.edenia.geometry import cell_of
from rules.edenia.notation.names import cell_name, place_name
from rules.edenia.places import find_sheep, sheep_of
from rules.edenia.plays import can_junction
from rules.edenia.reasons import Reason, refuse
from rules.edenia.refusal_starts import why_not_pad, why_not_sheep
from rules.edenia.state import State
from rules.kernel.refused import Refused

_RULE = {
    ArtefactKind.TURBO: "ART-2",
    ArtefactKind.R2M2: "ART-2",
    ArtefactKind.SCOPE: "ART-4",
    ArtefactKind.JUNCTION: "ART-5",
    ArtefactKind.GROMOUT: "ART-6",
    ArtefactKind.QUANTUM: "ART-7",
    ArtefactKind.POCKET: "ART-8",
}

_PLAYED_WITH = {
    PlayJunction: (ArtefactKind.JUNCTION,),
    PlayPocket: (ArtefactKind.POCKET,),
    PlayGromout: (ArtefactKind.GROMOUT,),
    Play: (ArtefactKind.TURBO, ArtefactKind.R2M2, ArtefactKind.SCOPE, ArtefactKind.QUANTUM),
}


def why_not_play(state: State, action: Play | PlayJunction | PlayPocket | PlayGromout) -> Refused:
    """Tell why: not in hand, the wrong kind, the wrong time, or the wrong target."""
    name = action.artefact
    kind = artefact(name).kind
    if name not in state.players[state.active].hidden:
        return refuse(Reason.NOT_IN_HAND, "ART-1", artefact=name)
    if kind not in _PLAYED_WITH[type(action)]:
        reason = Reason.NEEDS_TARGET if isinstance(action, Play) else Reason.WRONG_ARTEFACT
        return refuse(reason, _RULE[kind], artefact=name)
    if state.turn.moved and kind not in AFTER_MOVE:
        return refuse(Reason.ONLY_BEFORE_MOVE, _RULE[kind], artefact=name)
    match action:
        case PlayJunction():
            return _why_not_junction(state, action)
        case PlayPocket():
            return _why_not_pocket(state, action)
        case PlayGromout():
            return _why_not_gromout(state, action)
        case Play():
            return _why_not_now(state, kind, name)


def _why_not_now(state: State, kind: ArtefactKind, name: str) -> Refused:
    """ART-3, ART-4, ART-7: a second R2-M2 is idle; a tile and a cell for it; one second turn."""
    if kind is ArtefactKind.SCOPE:
        if not is_drawable(state.deck):
            return refuse(Reason.NO_TILE_LEFT, "ART-4", artefact=name)
        return refuse(Reason.NO_CELL_FOR_TILE, "ART-4", artefact=name)
    if kind is ArtefactKind.R2M2:
        return refuse(Reason.CHANGES_NOTHING, "ART-3", artefact=name)
    return refuse(Reason.ONE_A_TURN, "ART-7", artefact=name)


def _why_not_gromout(state: State, action: PlayGromout) -> Refused:
    """ART-6: one's own flag, not yet protected."""
    where = cell_name(action.cell)
    for planet in state.planets:
        if planet.cell == action.cell and planet.flag == state.active:
            return refuse(Reason.FLAG_PROTECTED, "ART-6", planet=where)
    return refuse(Reason.NO_OWN_FLAG, "ART-6", planet=where)


def _why_not_junction(state: State, action: PlayJunction) -> Refused:
    """ART-5 and ED-3: a sheep on a track, to another track of its tile."""
    refused = why_not_sheep(state, action.sheep)
    if refused is not None:
        return refused
    found = find_sheep(state.flock, sheep_of(state.active, action.sheep))
    if found is None or found[0] >= HUB:
        return refuse(Reason.NOT_ON_A_TRACK, "ART-5", sheep=str(action.sheep))
    where = place_name(found[0], state.tiles)
    if not can_junction(state, state.tiles[cell_of(found[0])]):
        return refuse(Reason.NOT_ON_EXPLORATION_TILE, "ED-3", place=where)
    if action.side not in SIDES:
        return refuse(Reason.NO_SUCH_EXIT, "ART-5", place=where)
    return refuse(Reason.SAME_TRACK, "ART-5", place=where)


def _why_not_pocket(state: State, action: PlayPocket) -> Refused:
    """ART-8 and TEL-4: one teleport a move, to a free pad, paid for when the colours differ."""
    if state.turn.ported:
        return refuse(Reason.TELEPORTED_ALREADY, "TEL-4", sheep=str(action.sheep))
    return why_not_sheep(state, action.sheep) or why_not_pad(state, action.cell, "ART-8")
