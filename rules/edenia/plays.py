"""The ways the artefacts in hand can be played."""

from collections.abc import Iterable
from itertools import product

from rules.edenia.actions import Action, Play, PlayGromout, PlayJunction, PlayPocket
from rules.edenia.artefact import AFTER_MOVE, ArtefactKind, artefact
from rules.edenia.deck import is_drawable
from rules.edenia.galaxy import GOAL, HUB, KIND, PATHS, SIDES, Face, Kind, Sheep
from rules.edenia.geometry import cell_of, track_at
from rules.edenia.places import find_sheep, is_behind_own, scope_cells, sheep_of
from rules.edenia.starts import NUMBERS, affordable_pads
from rules.edenia.state import Edition, State


def plays(state: State) -> tuple[Action, ...]:
    """ART-1: what can be played with the artefacts in hand, before or after the move."""
    hidden = state.players[state.active].hidden
    if not hidden:
        return ()
    out: list[Action] = []
    for name in distinct(hidden):
        kind = artefact(name).kind
        if not state.turn.moved or kind in AFTER_MOVE:
            out.extend(_plays(state, name, kind))
    return tuple(out)


def _plays(state: State, name: str, kind: ArtefactKind) -> Iterable[Action]:
    match kind:
        case ArtefactKind.TURBO | ArtefactKind.QUANTUM:
            return (Play(name),) if kind is ArtefactKind.TURBO or not state.turn.again else ()
        case ArtefactKind.R2M2:
            return () if state.turn.r2m2 else (Play(name),)
        case ArtefactKind.SCOPE:
            can = is_drawable(state.deck) and scope_cells(state.tiles)
            return (Play(name),) if can else ()
        case ArtefactKind.GROMOUT:
            return (
                PlayGromout(name, planet.cell)
                for planet in state.planets
                if planet.flag == state.active and not planet.protected
            )
        case ArtefactKind.JUNCTION:
            return _junctions(state, name)
        case ArtefactKind.POCKET:
            return _pockets(state, name)


def _junctions(state: State, name: str) -> Iterable[Action]:
    """ART-5 and ED-3: any other track of the tile a sheep stands on."""
    for number in NUMBERS:
        sheep = sheep_of(state.active, number)
        found = find_sheep(state.flock, sheep)
        if found is None or found[0] >= HUB or state.turn.sheep not in (None, sheep):
            continue
        cell = cell_of(found[0])
        face = state.tiles[cell]
        if can_junction(state, face):
            for side, path in product(SIDES, PATHS):
                if track_at(face, cell, side, path) != found[0]:
                    yield PlayJunction(name, number, side, path)


def can_junction(state: State, face: Face) -> bool:
    """ED-3: on any tile (fr) or on an Exploration tile (en)."""
    return state.rules.edition is Edition.FR or KIND[face] is not Kind.HOLE


def _pockets(state: State, name: str) -> Iterable[Action]:
    """ART-8 and TEL-4: from anywhere but Edenia to a free pad, once a move."""
    if state.turn.ported:
        return
    pads = affordable_pads(state, artefact(name).colour)
    for number in NUMBERS:
        sheep = sheep_of(state.active, number)
        if state.turn.sheep in (None, sheep) and can_port(state, sheep):
            for pad in pads:
                yield PlayPocket(name, number, pad)


def can_port(state: State, sheep: Sheep) -> bool:
    """ART-8 and MOV-3: not from Edenia; of one's own sheep on a place only the lowest number."""
    found = find_sheep(state.flock, sheep)
    if found is None or found[0] == GOAL:
        return False
    return found[0] < HUB or not is_behind_own(state.flock, sheep, found[0])


def distinct(names: Iterable[str | None]) -> tuple[str, ...]:
    """List names once each, leaving out what is not known."""
    return tuple(dict.fromkeys(name for name in names if name is not None))
