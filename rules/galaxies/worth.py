"""What everybody has before him, in points to come: a judgement, not a rule."""

from rules.galaxies.cards import NO_MISSION, Planet
from rules.galaxies.fleet import spots_of
from rules.galaxies.handful import dice_of_level, worth_of_faces, worth_of_hand, worth_of_roll
from rules.galaxies.mat import Mat
from rules.galaxies.missions import badges_of, mission_points
from rules.galaxies.ships import Spot, Where
from rules.galaxies.state import END_POINTS, State
from rules.galaxies.weights import WEIGHTS
from rules.kernel.seat import Seat

_W = WEIGHTS
_LEAST_ROUNDS = 0.5


def rounds_to_come(state: State, points: list[int]) -> float:
    """Judge how many rounds are still to be played after this one."""
    if state.trigger is not None:
        return 0.0
    return max((END_POINTS - max(points)) / _W.pace, _LEAST_ROUNDS)


def worths(state: State, points: list[int], rounds: float) -> list[float]:
    """Judge what everybody at the table will have, in points; the Rogue stands last.

    Args:
        state: the table.
        points: what everybody has.
        rounds: how many are still to be played.
    """
    nearest = _nearest(state)
    mats = state.mats
    left = [_turn_left(state, Seat(index)) for index in range(len(mats))]
    to_come = 0.0 if state.trigger is not None else sum(left) / len(left)
    result = []
    for index, mat in enumerate(mats):
        seat = Seat(index)
        turns = rounds + left[seat]
        worth = points[seat] + _engine(state, mat, rounds) + _stores(state, mat, turns)
        worth += sum([_ship(state, spot, nearest, turns) for spot in spots_of(mat)])
        worth += _cards(state, seat, mat)
        faces = worth_of_faces(state, seat)
        roll = worth_of_roll(state, seat, faces)
        hand = worth_of_hand(state, faces) if seat == state.turn else left[seat] * roll
        result.append(worth + hand - to_come * roll)
    return result


def _turn_left(state: State, seat: Seat) -> float:
    """Tell how much of somebody's turn of this round is still to come (END-2).

    What of the round is to come for all on average is taken off again in `worths`: else a new round
    would look like a gift, and the last die of the old one like a loss.
    """
    if seat == state.turn:
        return min(sum(state.bay.dice) / dice_of_level(state, seat), 1.0)
    count = len(state.mats)
    return float((seat - state.first) % count > (state.turn - state.first) % count)


def _engine(state: State, mat: Mat, rounds: float) -> float:
    """Judge what dice, ships, colonies and pilots will bring."""
    levels = state.setup.content.levels
    level = levels[min(mat.level, len(levels)) - 1]
    each = _W.die * level.dice + _W.ship * level.ships
    each += _W.colony * len(mat.colonies) + _W.pilot * len(mat.fleet)
    return each * rounds


def _stores(state: State, mat: Mat, turns: float) -> float:
    """Judge resources, and how near they are to the price of the next level (UPG-1)."""
    energy, culture = mat.energy, mat.culture
    worth = _W.energy * energy + _W.culture * culture
    worth -= _W.fullness * (energy * energy + culture * culture)
    levels = state.setup.content.levels
    if mat.level < len(levels):
        here, there = levels[mat.level - 1], levels[mat.level]
        ready = min(max(energy, culture) / (mat.level + 1), 1.0)
        worth += _W.ready * ready * ready * (1 + there.points - here.points)
    return worth * min(turns / _W.season, 1.0)


def _nearest(state: State) -> dict[int, int]:
    """Find how far the ship that is nearest to the symbol of each planet has come."""
    found: dict[int, int] = {}
    for mat in state.mats:
        for spot in spots_of(mat):
            if spot.where is Where.ORBIT and spot.number >= found.get(spot.card, -1):
                found[spot.card] = spot.number
    return found


def _ship(state: State, spot: Spot, nearest: dict[int, int], turns: float) -> float:
    """Judge what the place of a ship will bring: its way to the symbol, and what it yields."""
    where = spot.where
    times = min(turns, _W.season)
    if where is Where.HOME:
        return _W.gift_energy * times
    if where is Where.BLACK:
        return _W.black + _W.gift_culture * times
    if where is Where.DANGER:
        return _W.track * spot.number
    if where is Where.NOWHERE:
        return 0.0
    card = state.setup.content.planets[Planet(spot.card)]
    gift = (_W.gift_culture if card.culture else _W.gift_energy) * times
    if where is Where.SURFACE:
        return _W.surface + gift
    length = card.length + 1
    way: float = ((spot.number + _W.start) / (length + _W.start)) ** _W.shape
    far = (length - spot.number) / (_W.reach[0] + _W.reach[1] * turns)
    worth = _W.orbit * card.points * way / (1 + far * far * far)
    gap = nearest[spot.card] - spot.number
    if gap > 0:
        worth *= max(1 - _W.behind * gap, _W.hopeless)
    return worth + gift


def _cards(state: State, seat: Seat, mat: Mat) -> float:
    """Judge a mission as far as it is known, which counts at the end alone (END-3), and badges."""
    worth = 0.0
    if mat.kept is not None and mat.kept != NO_MISSION:
        each = _W.early if state.trigger is None else _W.mission
        worth += each * mission_points(state, seat, mat.kept)
    if state.setup.expansion and state.setup.players > 1 and (mat.fleet or mat.found):
        worth += _W.badge * sum(badges_of(state, mat))
    return worth
