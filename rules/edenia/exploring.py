"""Exploring: tiles come off the deck, onto the table and back under the deck."""

from msgspec.structs import replace

from rules.edenia.deck import is_drawable, put_under, without
from rules.edenia.draft import Draft
from rules.edenia.events import Drawn, PutUnder
from rules.edenia.galaxy import NEXT, Face
from rules.edenia.laying import lay_tile
from rules.edenia.state import R2M2_TILES, Ask, Edition
from rules.edenia.walk import Walker


def draw(draft: Draft, face: Face) -> None:
    """MOV-4 and ART-3: lay the tile, or look at up to three first."""
    turn = draft.turn
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
        lay(draft, face, drawn)


def lay(draft: Draft, face: Face, drawn: tuple[Face, ...] = ()) -> None:
    """ART-3 and ED-2: lay one tile ahead of the sheep; the others go under the deck."""
    left = list(drawn or draft.turn.drawn)
    left.remove(face)
    walker = Walker.resume(draft)
    walker.explored = True
    lay_tile(draft, NEXT[walker.spot // 12 * 4 + walker.toward], face)
    draft.turn = replace(draft.turn, r2m2=False, drawn=())
    if draft.rules.edition is Edition.FR and len(set(left)) > 1:
        draft.turn = replace(draft.turn, drawn=tuple(left))
        walker.ask(Ask.UNDER)
    else:
        _bury(draft, left)
        walker.onward()


def under(draft: Draft, face: Face) -> None:
    """ED-2: in the order the player likes."""
    left = list(draft.turn.drawn)
    left.remove(face)
    draft.turn = replace(draft.turn, drawn=())
    _bury(draft, [face, *left])
    Walker.resume(draft).onward()


def _bury(draft: Draft, faces: list[Face]) -> None:
    draft.deck = put_under(draft.deck, faces)
    draft.events.extend(PutUnder(face) for face in faces)
