"""Doing one action."""

from msgspec.structs import replace

from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.step import Step
from tests.games.cups.rules.legal import legal
from tests.games.cups.rules.refusal import why_not
from tests.games.cups.rules.state import (
    Action,
    Ask,
    Began,
    Bid,
    Count,
    Counted,
    Doubted,
    Ended,
    Event,
    Face,
    First,
    Lost,
    Roll,
    Rolled,
    Said,
    Shown,
    State,
    TurnBegan,
)


def apply(state: State, action: Action) -> Step[State, Event]:
    """Do an action, or refuse it with the reason and its rule."""
    if action not in legal(state):
        raise why_not(state, action)
    match action:
        case First(seat):
            begun = replace(state, first=seat, active=seat, ask=Ask.ROLL)
            return Step(begun, (Began(seat),))
        case Roll(face):
            return _roll(state, face)
        case Count(number):
            said = replace(state, said=number, ask=Ask.FACE)
            return Step(said, (Counted(state.active, number),))
        case Face(face):
            return _say(state, face)
        case _:
            return _doubt(state)


def _roll(state: State, face: int) -> Step[State, Event]:
    """SET-1: one die after the other, cup after cup."""
    seat = next(one for one in state.seats() if len(state.dice[one]) < state.left[one])
    dice = tuple((*cup, face) if one == seat else cup for one, cup in enumerate(state.dice))
    rolled = Rolled(seat, face)
    if tuple(map(len, dice)) != state.left:
        return Step(replace(state, dice=dice), (rolled,))
    asked = replace(state, dice=dice, ask=Ask.COUNT)
    return Step(asked, (rolled, TurnBegan(state.active, state.round)))


def _say(state: State, face: int) -> Step[State, Event]:
    """BID-1: the bid stands, and the next one with dice is asked."""
    bid = Bid(state.active, state.said, face)
    seat, number = _next(state.left, state.active), state.round
    number += any(one == state.first for one in _between(state, state.active, seat))
    asked = replace(state, active=seat, round=number, ask=Ask.COUNT, bid=bid, said=0)
    return Step(asked, (Said(bid.seat, bid.count, bid.face), TurnBegan(seat, number)))


def _doubt(state: State) -> Step[State, Event]:
    """DOUBT-1: the cups are lifted, and somebody loses a die; END-1: or the game ends."""
    bid = state.bid
    if bid is None:
        raise ValueError("nothing was said")
    there = sum(cup.count(bid.face) + cup.count(None) // 6 for cup in state.dice)
    loser = bid.seat if there < bid.count else state.active
    left = tuple(many - (seat == loser) for seat, many in enumerate(state.left))
    events: tuple[Event, ...] = (
        Doubted(state.active, bid),
        *(Shown(seat, state.dice[seat]) for seat in state.seats() if state.dice[seat]),
        Lost(loser, there, left[loser]),
    )
    empty: tuple[tuple[int | None, ...], ...] = ((),) * len(left)
    alive = [seat for seat in state.seats() if left[seat]]
    if len(alive) == 1:
        outcome = Outcome((alive[0],), "last", "END-1")
        over = replace(state, left=left, dice=empty, bid=None, ask=Ask.OVER, outcome=outcome)
        return Step(over, (*events, Ended(outcome)))
    begins = loser if left[loser] else _next(left, loser)
    following = replace(
        state,
        left=left,
        dice=empty,
        bid=None,
        active=begins,
        round=state.round + 1,
        ask=Ask.ROLL,
    )
    return Step(following, events)


def _next(left: tuple[int, ...], seat: Seat) -> Seat:
    """Give the next one with dice."""
    following = (Seat((seat + step) % len(left)) for step in range(1, len(left) + 1))
    return next(one for one in following if left[one])


def _between(state: State, seat: Seat, to: Seat) -> list[Seat]:
    """List the seats that a turn comes to or passes on its way."""
    passed: list[Seat] = []
    while seat != to or not passed:
        seat = Seat((seat + 1) % len(state.left))
        passed.append(seat)
    return passed
