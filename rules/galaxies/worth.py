"""What everybody has before him, in points to come: a judgement, not a rule."""

from rules.galaxies.cards import NO_MISSION, Planet
from rules.galaxies.frames import Exploration, Exploring
from rules.galaxies.handful import dice_of_level, worth_of_hand
from rules.galaxies.missions import mission_points
from rules.galaxies.standing import Orbiting, Standing, appraiser_of
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
    seats = [Seat(index) for index in range(len(state.mats))]
    appraiser = appraiser_of(state.setup)
    standings = [appraiser.of(state, seat) for seat in seats]
    nearest = _nearest(standings)
    left = [_turn_left(state, seat) for seat in seats]
    to_come = 0.0 if state.trigger is not None else sum(left) / len(left)
    result = []
    for seat, standing in zip(seats, standings, strict=True):
        turns = rounds + left[seat]
        times = min(turns, _W.season)
        worth = points[seat] + standing.each_round * rounds + standing.fixed
        worth += standing.stores * times / _W.season + standing.gifts * times
        if standing.orbiting:
            reach = _W.reach[0] + _W.reach[1] * turns
            worth += sum([_on_its_way(one, nearest, reach) for one in standing.orbiting])
        worth += _mission(state, seat) + _draw(state, seat)
        faces, roll = standing.faces, standing.roll
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


def _nearest(standings: list[Standing]) -> dict[Planet, int]:
    """Find how far the ship that is nearest to the symbol of each planet has come."""
    found: dict[Planet, int] = {}
    for standing in standings:
        for one in standing.orbiting:
            if one.number > found.get(one.card, -1):
                found[one.card] = one.number
    return found


def _on_its_way(ship: Orbiting, nearest: dict[Planet, int], reach: float) -> float:
    """Judge the way of a ship by the time there is, and by who is nearer."""
    far = ship.left / reach
    worth = ship.way / (1 + far * far * far)
    gap = nearest[ship.card] - ship.number
    return worth * max(1 - _W.behind * gap, _W.hopeless) if gap else worth


def _mission(state: State, seat: Seat) -> float:
    """Judge a mission as far as it is known, which counts at the end alone (END-3)."""
    kept = state.mats[seat].kept
    if kept is None or kept == NO_MISSION:
        return 0.0
    each = _W.early if state.trigger is None else _W.mission
    return each * mission_points(state, seat, kept)


def _draw(state: State, seat: Seat) -> float:
    """Judge the exploration card that somebody is drawing, before anybody has seen it (EXP-1)."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Exploring) and top.stage is Exploration.DRAW and top.actor == seat:
        return _W.draw
    return 0.0
