"""Playing artefacts: before the move, or after it."""

from msgspec.structs import replace

from rules.edenia.actions import Place, Play, PlayGromout, PlayJunction, PlayPocket
from rules.edenia.artefact import ArtefactKind, artefact
from rules.edenia.draft import Draft
from rules.edenia.events import Played, Protected, Switched, Teleported
from rules.edenia.galaxy import Cell, Sheep
from rules.edenia.geometry import cell_of, side_of, track_at
from rules.edenia.laying import lay_tile
from rules.edenia.places import sheep_of
from rules.edenia.prices import fare
from rules.edenia.starts import starts
from rules.edenia.state import Ask
from rules.edenia.tokens import pay_clovers, protect_flag, turn_face_up
from rules.edenia.turns import ask_after_move, end_turn


def play(draft: Draft, action: Play) -> None:
    """ART-2, ART-3, ART-4 and ART-7: the artefacts that need no target."""
    _turn_up(draft, action.artefact)
    turn = draft.turn
    match artefact(action.artefact).kind:
        case ArtefactKind.TURBO:
            draft.turn = replace(turn, engines=turn.engines + 1)
        case ArtefactKind.R2M2:
            draft.turn = replace(turn, r2m2=True)
        case ArtefactKind.QUANTUM:
            draft.turn = replace(turn, again=True)
        case ArtefactKind.SCOPE:
            draft.turn = replace(turn, ask=Ask.DRAW)
            return
        case _:
            raise ValueError(f"{action.artefact} needs a target")
    _carry_on(draft)


def place(draft: Draft, action: Place) -> None:
    """ART-4: lay the Sheepscope's tile; it is not the tile of the turn."""
    (face,) = draft.turn.drawn
    ask = Ask.AFTER if draft.turn.moved else Ask.START
    draft.turn = replace(draft.turn, ask=ask, drawn=())
    lay_tile(draft, action.cell, face)
    _carry_on(draft)


def gromout(draft: Draft, action: PlayGromout) -> None:
    """ART-6: protect one's own flag for good."""
    _turn_up(draft, action.artefact)
    protect_flag(draft, action.cell)
    draft.events.append(Protected(draft.active, action.cell))
    _carry_on(draft)


def junction(draft: Draft, action: PlayJunction) -> None:
    """ART-5: put the sheep first in line at an edge of its tile; it is the one that moves."""
    _turn_up(draft, action.artefact)
    sheep = sheep_of(draft.active, action.sheep)
    cell = cell_of(draft.whereabouts(sheep)[0])
    spot = track_at(draft.tiles[cell], cell, action.side, action.path)
    draft.lift(sheep)
    index = 0 if action.side == side_of(spot) else len(draft.line(spot))
    draft.stand(sheep, spot, index)
    draft.turn = replace(draft.turn, sheep=sheep)
    draft.events.append(Switched(sheep, spot, index))
    _carry_on(draft)


def pocket(draft: Draft, action: PlayPocket) -> None:
    """ART-8: teleport from anywhere; that sheep is the one that moves."""
    _turn_up(draft, action.artefact)
    sheep = sheep_of(draft.active, action.sheep)
    draft.turn = replace(draft.turn, sheep=sheep, ported=True)
    teleport(draft, sheep, action.cell, artefact(action.artefact).colour)
    if draft.outcome is None:
        _carry_on(draft)


def teleport(draft: Draft, sheep: Sheep, cell: Cell, colour: str) -> None:
    """TEL-2 and TEL-3: arrive, sabotage the pad while tokens last, and pay for another colour."""
    paid = fare(draft.tiles[cell], colour)
    draft.lift(sheep)
    draft.settle_on_hub(sheep, cell)
    sabotaged = draft.sabotages > 0
    if sabotaged:
        draft.sabotages -= 1
        draft.sabotaged = tuple(sorted((*draft.sabotaged, cell)))
    draft.events.append(Teleported(sheep, cell, paid, sabotaged))
    if paid:
        pay_clovers(draft, draft.active, paid)


def _turn_up(draft: Draft, name: str) -> None:
    """ART-9: the artefact lies face up from now on."""
    turn_face_up(draft, draft.active, name)
    draft.events.append(Played(draft.active, name))
    if not draft.turn.moved:
        draft.turn = replace(draft.turn, played=True)


def _carry_on(draft: Draft) -> None:
    """MOV-7 and ART-10: ask on, or end the turn when nothing can be done any more."""
    if draft.turn.moved:
        ask_after_move(draft)
    elif not draft.players[draft.active].hidden and not starts(draft.state()):
        end_turn(draft)
