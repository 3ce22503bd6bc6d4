"""What may be done now."""

from tests.games.cups.rules.state import FACES, Action, Ask, Count, Doubt, Face, First, Roll, State


def legal(state: State) -> tuple[Action, ...]:
    """List the actions that are accepted."""
    bid = state.bid
    match state.ask:
        case Ask.COUNT:  # BID-1, BID-2, DOUBT-1
            least = 1 if bid is None else bid.count + (bid.face == FACES[-1])
            counts = tuple(Count(number) for number in range(least, sum(state.left) + 1))
            return counts if bid is None else (*counts, Doubt())
        case Ask.FACE:  # BID-1
            above = 0 if bid is None or state.said > bid.count else bid.face
            return tuple(Face(face) for face in FACES if face > above)
        case _:
            return tuple(action for action, _ in chances(state))


def chances(state: State) -> tuple[tuple[Action, int], ...]:
    """SET-1, SET-2: every face and every seat is as likely as any other."""
    if state.ask is Ask.ROLL:
        return tuple((Roll(face), 1) for face in FACES)
    if state.ask is Ask.FIRST:
        return tuple((First(seat), 1) for seat in state.seats())
    return ()
