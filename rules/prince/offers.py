"""Who will get which of the tiles on offer, and what that makes of every planet.

Rule of the file: a judgement, not a rule. Everybody takes what is best for themselves; nobody knows a
tile that lies face down but the one who laid it there.
"""

from collections.abc import Iterable, Sequence
from math import exp

from rules.kernel.seat import Seat
from rules.prince.appraiser import Worth
from rules.prince.planet import Face
from rules.prince.state import Ask, State
from rules.prince.tiles import NO_TILE
from rules.prince.weights import RANKS, WHIM
from rules.prince.worth import Worths

_OPEN = (Ask.TAKE, Ask.NAME, Ask.HIDE)


def after_round(state: State, worths: Worths, prices: Sequence[float]) -> list[Worth]:
    """Judge what planets will be worth once the tiles on offer are taken; else what they are now."""
    offer = state.offer
    if state.ask not in _OPEN or not offer or None in offer:
        return worths.now
    if not state.is_for_two():
        return _after_naming(state, worths, prices)
    if state.served:
        mine, result = state.chooser, list(worths.now)
        left = offer if state.down == NO_TILE else (*offer, state.down)
        result[mine] = _best(worths, mine, left, prices)
        return result
    if state.ask is Ask.TAKE:
        return _after_two(state, worths, prices, offer, state.down)
    laid = [
        _after_two(state, worths, prices, (*offer[:at], *offer[at + 1 :]), hidden)
        for at, hidden in enumerate(offer)
    ]
    mine = state.chooser
    return max(
        laid, key=lambda one: one[mine].at(prices[mine]) - one[1 - mine].at(prices[1 - mine])
    )


def _after_two(
    state: State, worths: Worths, prices: Sequence[float], shown: tuple[Face, ...], down: Face
) -> list[Worth]:
    """TWO-3 and TWO-4: one takes with two tiles in sight, the other one of what is left."""
    mine = state.chooser
    other = Seat(1 - mine)
    price = prices[other]
    tiles = (*shown, down)
    looks = [worths.after(other, tile).at(price) for tile in (*shown, None)]
    best = max(looks)
    odds = [exp((look - best) / WHIM) for look in looks]
    whole = sum(odds)
    chances = [one / whole for one in odds]
    left = [(*tiles[:at], *tiles[at + 1 :]) for at in range(len(tiles))]
    theirs = _mean(zip(chances, [worths.after(other, tile) for tile in tiles], strict=True))
    ours = _mean(zip(chances, [_best(worths, mine, two, prices) for two in left], strict=True))
    return [ours, theirs] if mine == 0 else [theirs, ours]


def _after_naming(state: State, worths: Worths, prices: Sequence[float]) -> list[Worth]:
    """RND-2 and RND-3: who is asked takes the best, the others get what they are left, one by one."""
    result = list(worths.now)
    offer = list(state.offer)
    waiting = [seat for seat in state.seats() if seat not in state.served]
    if state.ask is Ask.TAKE:
        seat = state.active
        tile = max(offer, key=lambda one: worths.after(seat, one).at(prices[seat]))
        result[seat] = worths.after(seat, tile)
        offer.remove(tile)
        waiting.remove(seat)
    for seat in waiting:
        price = prices[seat]
        ranked = sorted(
            [worths.after(seat, tile) for tile in offer], key=lambda one: -one.at(price)
        )
        result[seat] = _mean(zip(RANKS[len(waiting)], ranked, strict=True))
    return result


def _best(worths: Worths, seat: Seat, tiles: Iterable[Face], prices: Sequence[float]) -> Worth:
    price = prices[seat]
    return max([worths.after(seat, tile) for tile in tiles], key=lambda one: one.at(price))


def _mean(weighed: Iterable[tuple[float, Worth]]) -> Worth:
    points = volcanoes = 0.0
    for weight, worth in weighed:
        points += weight * worth.points
        volcanoes += weight * worth.volcanoes
    return Worth(points, volcanoes)
