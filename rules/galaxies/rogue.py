"""SOL-3 to SOL-13: the turn of the Rogue, die by die."""

from msgspec.structs import replace

from rules.galaxies.advancing import advanceable
from rules.galaxies.atoms import Kind, Res
from rules.galaxies.cards import NO_PLANET
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import (
    Cause,
    RogueActed,
    RogueBonus,
    RogueForced,
    RogueIdle,
    RogueRose,
    Rolled,
)
from rules.galaxies.faces import Face, dice_of
from rules.galaxies.frames import Die, Ladder, RogueStage, RogueTurn, Source, Sweeping
from rules.galaxies.ladder import is_step_usable, step_of
from rules.galaxies.moving import shift_ship
from rules.galaxies.points import check_points, level_points
from rules.galaxies.resources import amounts, gain, lose, pay
from rules.galaxies.rogue_ships import leftmost_free, rogue_yield
from rules.galaxies.ships import HOME, orbit
from rules.galaxies.state import ROGUE
from rules.galaxies.turns import end_turn
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat

PLAYER = Seat(0)
BONUS_DICE = 3
_KINDS = {Face.DIPLOMACY: Kind.DIP, Face.ECONOMY: Kind.ECO}
_ROLL, _FORCE, _ACT = RogueStage.ROLL, RogueStage.FORCE, RogueStage.ACT


def roll_rogue(draft: Draft, frame: RogueTurn, face: Face) -> None:
    """CHN-5, SOL-4, SOL-5 and SOL-12: a die is rolled; what it can do decides what is asked."""
    draft.tell(Rolled(ROGUE, face, frame.left, dice_of(face)))
    if is_usable(draft, face, is_bonus=frame.is_bonus):
        draft.stack[-1] = replace(frame, stage=_FORCE, face=face)
        return
    is_again = draft.setup.hard and not frame.rolled_again
    draft.tell(RogueIdle(face, is_again))
    if is_again:
        draft.stack[-1] = replace(frame, stage=_ROLL, face=None, rolled_again=True)
    else:
        draft.stack[-1] = replace(frame, stage=_ACT, face=face)


def can_force(table: Table) -> bool:
    """SOL-5: 1 energy and 1 culture."""
    mat = table.mats[PLAYER]
    return mat.energy > 0 and mat.culture > 0


def force(draft: Draft, frame: RogueTurn) -> None:
    """SOL-5: the die is rolled again."""
    pay(draft, PLAYER, 1, 1, Cause.FORCE)
    if frame.face is not None:
        draft.tell(RogueForced(frame.face))
    draft.stack[-1] = replace(frame, stage=_ROLL, face=None)


def let_act(draft: Draft, frame: RogueTurn) -> None:
    """SOL-6 to SOL-10: the die acts, then it may be followed; a bonus die may not (SOL-11)."""
    face = frame.face
    if face is None:
        raise ValueError("nobody has rolled")
    draft.stack[-1] = replace(frame, stage=_ACT)
    waiting = () if frame.is_bonus else (PLAYER,)
    draft.push(Die(face, ROGUE, waiting, Source.ROGUE))
    atoms = step_of(draft) if face is Face.COLONY else ()
    draft.tell(RogueActed(face, atoms))
    if face is Face.MOVE:
        shift_ship(draft, ROGUE, HOME, orbit(leftmost_free(draft)))
    elif face in _KINDS:
        draft.push(Sweeping(_KINDS[face], by_die=True))
    elif face is Face.COLONY:
        draft.push(Ladder(atoms))
    else:
        res = Res.E if face is Face.ENERGY else Res.C
        gain(draft, ROGUE, *amounts(res, rogue_yield(draft, res)), Cause.ACQUIRE)


def is_usable(table: Table, face: Face, *, is_bonus: bool) -> bool:
    """SOL-4: tell whether a die would change something; SOL-11: culture does not as a bonus."""
    mat = table.mats[ROGUE]
    most = table.setup.rogue_max
    match face:
        case Face.MOVE:
            return HOME in mat.ships and leftmost_free(table) != NO_PLANET
        case Face.ENERGY:
            return mat.energy < most and rogue_yield(table, Res.E) > 0
        case Face.CULTURE:
            return not is_bonus and mat.culture < most and rogue_yield(table, Res.C) > 0
        case Face.COLONY:
            return is_step_usable(table, step_of(table))
        case _:
            return bool(advanceable(table, ROGUE, _KINDS[face], by_die=True))


def go_on_rogue(draft: Draft, frame: RogueTurn) -> bool:
    """SOL-3 and SOL-11: go on to the next die, or to what comes after the last; False: ask or roll."""
    if frame.stage is _ROLL:
        return False
    if frame.stage is _FORCE:
        if can_force(draft):
            return False
        let_act(draft, frame)
    elif frame.left:
        draft.stack[-1] = RogueTurn(
            frame.left - 1, is_bonus=frame.is_bonus, has_risen=frame.has_risen
        )
    else:
        _after_last_die(draft, frame)
    return True


def _after_last_die(draft: Draft, frame: RogueTurn) -> None:
    """SOL-11: energy first, then culture; at most once each per turn."""
    most = draft.setup.rogue_max
    if frame.is_bonus:
        lose(draft, ROGUE, 0, draft.mats[ROGUE].culture, Cause.ROGUE)
    has_risen = frame.has_risen
    if not has_risen and draft.mats[ROGUE].energy >= most:
        has_risen = True
        _rise(draft)
    if draft.outcome is not None:
        return
    if not frame.is_bonus and draft.mats[ROGUE].culture >= most:
        draft.tell(RogueBonus(BONUS_DICE))
        draft.stack[-1] = RogueTurn(BONUS_DICE - 1, is_bonus=True, has_risen=has_risen)
    else:
        end_turn(draft)


def _rise(draft: Draft) -> None:
    """SOL-11 and SOL-13: a level more for all its energy; beyond the last one it has won."""
    lose(draft, ROGUE, draft.mats[ROGUE].energy, 0, Cause.ROGUE)
    points = level_points(draft, ROGUE)
    level = draft.mats[ROGUE].level + 1
    draft.change_mat(ROGUE, level=level)
    total = check_points(draft, ROGUE)
    draft.tell(RogueRose(level, level_points(draft, ROGUE) - points, total))
    if level > len(draft.setup.content.rogue_levels):
        draft.outcome = Outcome((), "rogue", "SOL-13")
