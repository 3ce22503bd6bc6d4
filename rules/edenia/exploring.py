"""Exploring: tiles come off the deck, onto the table and back under the deck."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.edenia.actions import Draw, Lay, Under
from rules.edenia.deck import is_drawable, put_under, without
from rules.edenia.draft import Draft
from rules.edenia.events import Drawn, PutUnder
from rules.edenia.galaxy import Face
from rules.edenia.geometry import cell_beyond, cell_of
from rules.edenia.laying import lay_tile
from rules.edenia.state import R2M2_TILES, Ask, Edition
from rules.edenia.walk import Walker


def draw(draft: Draft, action: Draw) -> None:
    """MOV-4 and ART-3: lay the tile, or look at up to three first."""
    turn, face = draft.turn, action.face
    draft.deck = without(draft.deck, face)
    draft.events.append(Drawn(face))
    drawn = (*turn.drawn, face)
    if draft.walk is None:
        draft.turn = replace(turn, ask=Ask.PLACE, drawn=drawn)
    elif turn.r2m2 and len(drawn) < R2M2_TILES and is_drawable(draft.deck):
        draft.turn = replace(turn, drawn=drawn)
    elif len(drawn) > 1:
        draft.turn = replace(turn, ask=Ask.LAY, drawn=drawn)
    else:
        _lay_ahead(draft, face, ())


def lay(draft: Draft, action: Lay) -> None:
    """ART-3: choose one of the tiles that were drawn."""
    left = list(draft.turn.drawn)
    left.remove(action.face)
    _lay_ahead(draft, action.face, left)


def _lay_ahead(draft: Draft, face: Face, left: Sequence[Face]) -> None:
    """MOV-4 and ED-2: lay a tile ahead of the sheep; what else was drawn goes under the deck."""
    walker = Walker.resume(draft)
    walker.explored = True
    lay_tile(draft, cell_beyond(cell_of(walker.spot), walker.toward), face)
    if draft.rules.edition is Edition.FR and len(set(left)) > 1:
        draft.turn = replace(draft.turn, r2m2=False, drawn=tuple(left))
        walker.ask(Ask.UNDER)
    else:
        draft.turn = replace(draft.turn, r2m2=False, drawn=())
        _bury(draft, left)
        walker.onward()


def under(draft: Draft, action: Under) -> None:
    """ED-2: in the order the player likes."""
    left = list(draft.turn.drawn)
    left.remove(action.face)
    draft.turn = replace(draft.turn, drawn=())
    _bury(draft, [action.face, *left])
    Walker.resume(draft).onward()


def _bury(draft: Draft, faces: Sequence[Face]) -> None:
    draft.deck = put_under(draft.deck, faces)
    draft.events.extend(PutUnder(face) for face in faces)
