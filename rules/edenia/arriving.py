"""Arriving: what a sheep does on the habitable planet or dwarf planet it has reached."""

from msgspec.structs import replace

from rules.edenia import tokens
from rules.edenia.actions import Keep, RaiseFlag, Reveal, Search, TakeClover
from rules.edenia.artefact import artefact
from rules.edenia.draft import Draft
from rules.edenia.events import CloverTaken, FlagRaised, Kept, Revealed, Searched
from rules.edenia.galaxy import Cell
from rules.edenia.geometry import cell_of
from rules.edenia.places import dwarf_at, planet_at
from rules.edenia.pool import in_order
from rules.edenia.prices import PLANET_GAIN, SEARCH_PRICE
from rules.edenia.reckoning import turn_up_next
from rules.edenia.state import FLAG_POINTS, Ask, Token
from rules.edenia.tokens import (
    keep_artefact,
    pay_clovers,
    set_tokens,
    take_planet_clovers,
)
from rules.edenia.turns import end_move
from rules.edenia.walk import Walker
from rules.kernel.seat import Seat


def take_clover(draft: Draft, _: TakeClover) -> None:
    """HAB-2: take what the planet gives."""
    cell = _moving_cell(draft)
    clovers = min(PLANET_GAIN, planet_at(draft.planets, cell).clovers)
    draft.events.append(CloverTaken(draft.active, cell, clovers))
    take_planet_clovers(draft, draft.active, cell, clovers)
    end_move(draft)


def raise_flag(draft: Draft, _: RaiseFlag) -> None:
    """HAB-2: raise a flag on the planet; over one's own that changes nothing."""
    cell = _moving_cell(draft)
    ousted = tokens.raise_flag(draft, draft.active, cell)
    points = 0 if ousted == draft.active else FLAG_POINTS
    draft.events.append(FlagRaised(draft.active, cell, ousted, points))
    end_move(draft)


def search(draft: Draft, _: Search) -> None:
    """DWA-2: stop, pay and look."""
    seat = draft.active
    walker = Walker.resume(draft)
    cell = cell_of(walker.spot)
    walker.settle(cell, "DWA-2")
    draft.events.append(Searched(seat, cell, SEARCH_PRICE))
    pay_clovers(draft, seat, SEARCH_PRICE)
    if draft.outcome is not None:
        return
    found = dwarf_at(draft.dwarfs, cell).tokens
    for token in found:
        if token.name is not None:
            draft.events.append(Revealed(seat, cell, token.name))
    looked = (token if token.name is None else _seen(token.name, token, seat) for token in found)
    set_tokens(draft, cell, in_order(looked))
    _ask_what_to_keep(draft, cell)


def reveal(draft: Draft, action: Reveal) -> None:
    """DWA-3: what was looked at is known to that player only; WIN-3: in the end to everybody."""
    if draft.turn.is_reckoning:
        turn_up_next(draft, action.artefact)
        return
    cell = _moving_cell(draft)
    known = list(dwarf_at(draft.dwarfs, cell).tokens)
    index = next(index for index, token in enumerate(known) if token.name is None)
    known[index] = _seen(action.artefact, known[index], draft.active)
    set_tokens(draft, cell, in_order(known))
    draft.events.append(Revealed(draft.active, cell, action.artefact))
    _ask_what_to_keep(draft, cell)


def keep(draft: Draft, action: Keep) -> None:
    """DWA-2: keep one of the artefacts found; the others stay."""
    cell = _moving_cell(draft)
    points = artefact(action.artefact).points
    draft.events.append(Kept(draft.active, cell, action.artefact, points))
    keep_artefact(draft, draft.active, cell, action.artefact)
    end_move(draft)


def _seen(name: str, token: Token, seat: Seat) -> Token:
    return Token(name, token.seen | 1 << seat)


def _ask_what_to_keep(draft: Draft, cell: Cell) -> None:
    unknown = any(token.name is None for token in dwarf_at(draft.dwarfs, cell).tokens)
    draft.turn = replace(draft.turn, ask=Ask.REVEAL if unknown else Ask.KEEP)


def _moving_cell(draft: Draft) -> Cell:
    """Tell the cell on whose hub the moving sheep has just arrived."""
    if draft.turn.sheep is None:
        raise ValueError("no sheep is moving")
    return cell_of(draft.whereabouts(draft.turn.sheep)[0])
