"""Moves: setting off, the answers that carry a walk on, and skipping."""

from msgspec.structs import replace

from rules.edenia import playing
from rules.edenia.actions import Exit, Go, Jump, Leap, On, Roll, Skip, Stop, Tunnel
from rules.edenia.draft import Draft
from rules.edenia.events import HoleExit, Rolled, Skipped
from rules.edenia.galaxy import (
    ARRIDIS,
    HOME,
    HUB,
    KIND,
    Cell,
    Kind,
    Spot,
    hub_path,
    pad_colour,
)
from rules.edenia.places import sheep_of
from rules.edenia.prices import SKIP_GAIN
from rules.edenia.state import Ask
from rules.edenia.tokens import gain_clovers
from rules.edenia.turns import end_move, end_turn
from rules.edenia.walk import Walker

_PLANET = Kind.PLANET


def go(draft: Draft, action: Go) -> None:
    """MOV-2 and MOV-3: leave a place by a side and path, or set off along the track."""
    sheep = sheep_of(draft.active, action.sheep)
    spot, index, others = draft.lift(sheep)
    draft.turn = replace(draft.turn, sheep=sheep)
    side = action.side
    if spot < HUB:
        ahead = index if side == spot & 3 else others - index
        Walker(draft, sheep, spot, side).set_off(ahead)
    elif spot == HOME:
        Walker(draft, sheep, Spot(ARRIDIS * 12 + action.path * 4 + side), side).onward()
    else:
        cell = spot - HUB
        face = draft.tiles[cell]
        path = action.path if KIND[face] is _PLANET else hub_path(face)
        spoke = Spot(cell * 12 + path * 4 + side)
        walker = Walker(draft, sheep, spoke, side)
        walker.enter(spoke, side)
        walker.onward()


def jump(draft: Draft, action: Jump) -> None:
    """TEL-2: free between pads of one colour, else a clover."""
    sheep = sheep_of(draft.active, action.sheep)
    spot, _ = draft.whereabouts(sheep)
    colour = pad_colour(draft.tiles[spot - HUB])
    draft.turn = replace(draft.turn, sheep=sheep, ported=True, ask=Ask.LEAVE)
    playing.teleport(draft, sheep, action.cell, colour)


def skip(draft: Draft, _: Skip) -> None:
    """SKIP-1: a gift from the supply, if it has any."""
    seat = draft.active
    clovers = min(SKIP_GAIN, draft.clovers)
    draft.events.append(Skipped(seat, clovers))
    if clovers:
        draft.clovers -= clovers
        gain_clovers(draft, seat, clovers)
    if draft.outcome is None:
        end_turn(draft)


def leap(draft: Draft, _: Leap) -> None:
    """LEAP-2: pay, leap and go on."""
    Walker.resume(draft).leap()


def stop(draft: Draft, _: Stop) -> None:
    """LEAP-3 and LEAP-4: behind the sheep ahead; DWA-2: on the dwarf planet."""
    walker = Walker.resume(draft)
    if draft.turn.ask is Ask.DWARF:
        walker.settle(Cell(walker.spot // 12), "DWA-2")
        end_move(draft)
    else:
        walker.stop("LEAP-3" if walker.ahead else "LEAP-4")


def take_mouth(draft: Draft, action: Tunnel) -> None:
    """RIM-1: leave the tunnel by the chosen mouth."""
    walker = Walker.resume(draft)
    if walker.take_mouth(action.path):
        walker.onward()


def cross_dwarf(draft: Draft, _: On) -> None:
    """DWA-2: go straight on."""
    walker = Walker.resume(draft)
    if walker.cross_hub():
        walker.onward()


def choose_exit(draft: Draft, action: Exit) -> None:
    """HOLE-1: first the side, then the die."""
    if draft.walk is not None:
        draft.walk = replace(draft.walk, exit=action.side)
        draft.events.append(HoleExit(action.side))
    draft.turn = replace(draft.turn, ask=Ask.ROLL)


def roll(draft: Draft, action: Roll) -> None:
    """HOLE-1: the die picks the path on the chosen side."""
    draft.events.append(Rolled(action.path))
    if draft.walk is not None:
        Walker.resume(draft).leave_hole(draft.walk.exit, action.path)
