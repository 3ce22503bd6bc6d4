"""What the dice of a turn are worth before they are used, in points: a judgement, not a rule."""

from rules.galaxies.acquiring import yielded
from rules.galaxies.atoms import Res
from rules.galaxies.faces import FACES, Dice, Face, dice_of, faces_of, take
from rules.galaxies.fleet import spots_of
from rules.galaxies.frames import Converting, Rerolling, Rolling
from rules.galaxies.mat import RES_MAX, Mat
from rules.galaxies.ships import Where
from rules.galaxies.state import State
from rules.galaxies.weights import WEIGHTS
from rules.kernel.seat import Seat

_W = WEIGHTS
_CONVERTER_DICE = 3
"""CON-1: the one that is changed and the two that are spent."""


def worth_of_hand(state: State, faces: list[float]) -> float:
    """Judge the dice of the player in turn: those that lie there, and those that are being rolled.

    Args:
        state: the table.
        faces: what each face would do for him.
    """
    mat, dice = state.mats[state.turn], state.bay.dice
    top = state.stack[-1] if state.stack else None
    dull = _W.worn if state.bay.has_rerolled else _W.dull
    rolled = sum([max(worth, dull) for worth in faces]) / len(faces)
    least = max(rolled, dull) if isinstance(top, Rerolling) else dull
    if isinstance(top, Converting):
        return _converted(dice, top, faces, least)
    worth = 0.0
    for face in FACES:
        if dice[face]:
            worth += max(faces[face], least)
            worth += (dice[face] - 1) * max(_again(face, faces, mat), least)
    for frame in state.stack:
        if isinstance(frame, Rolling):
            worth += frame.left * rolled
    if isinstance(top, Rerolling):
        worth -= _W.reroll * top.price
    return worth


def worth_of_roll(state: State, seat: Seat, faces: list[float]) -> float:
    """Judge all dice of somebody before they are rolled, by what each face would do."""
    return dice_of_level(state, seat) * sum([max(one, _W.dull) for one in faces]) / len(faces)


def dice_of_level(state: State, seat: Seat) -> int:
    """TRN-1: tell how many dice somebody rolls; the Rogue's last level counts as the one before."""
    levels = state.setup.content.levels
    return levels[min(state.mats[seat].level, len(levels)) - 1].dice


def _converted(dice: Dice, frame: Converting, faces: list[float], least: float) -> float:
    """CON-1: judge what the converter leaves, as far as it is told, if the cheapest dice are given."""
    told = [face for face in (frame.face, frame.spent) if face is not None]
    kept = sorted([max(faces[face], least) for face in faces_of(take(dice, dice_of(*told)))])
    to_give = _CONVERTER_DICE - len(told)
    return sum(kept[to_give:]) + (max(faces) if frame.to is None else faces[frame.to])


def worth_of_faces(state: State, seat: Seat) -> list[float]:
    """Judge what each face would do for somebody."""
    mat = state.mats[seat]
    planets = state.setup.content.planets
    ways = {"dip": 0.0, "eco": 0.0}
    has_idle = False
    for spot in spots_of(mat):
        if spot.where is Where.ORBIT:
            card = planets[spot.card]
            gain = _W.step * card.points / (card.length + 1)
            ways[card.kind] = max(ways[card.kind], gain)
        elif spot.where is Where.DANGER:
            ways = {kind: max(way, _W.rescue) for kind, way in ways.items()}
        else:
            has_idle = True
    return [
        _W.move if has_idle else _W.shift,
        _W.gain * _W.energy * min(yielded(state, seat, Res.E), RES_MAX - mat.energy),
        _W.gain * _W.culture * min(yielded(state, seat, Res.C), RES_MAX - mat.culture),
        ways["dip"],
        ways["eco"],
        _colony(state, mat),
    ]


def _colony(state: State, mat: Mat) -> float:
    """UPG-1: a level that can be paid is most of what a colony die is for."""
    is_top = mat.level >= len(state.setup.content.levels)
    if not is_top and max(mat.energy, mat.culture) > mat.level:
        return _W.upgrade
    return _W.perform if mat.colonies else 0.0


def _again(face: Face, faces: list[float], mat: Mat) -> float:
    """Judge a second die of a face: a level is seldom paid twice."""
    if face is Face.COLONY:
        return _W.perform if mat.colonies else 0.0
    return faces[face]
