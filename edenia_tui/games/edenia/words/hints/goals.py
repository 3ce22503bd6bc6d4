"""The goals a choice serves: the three victories, and what leads to them."""

from collections.abc import Iterator
from typing import Final

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.hints.dangers import victory_ahead, victory_at_once
from edenia_tui.games.edenia.words.hints.outlook import Outlook
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.language.reason import Reason
from rules.edenia.events import ReachedEdenia
from rules.edenia.galaxy import GOAL, Sheep
from rules.edenia.game import EDENIA
from rules.edenia.journeys import MOVE, from_spot, journeys, on_the_way
from rules.edenia.places import find_sheep, sheep_of
from rules.edenia.prospects import prospects
from rules.edenia.scoring import points
from rules.edenia.standing import shut_pads
from rules.edenia.state import FLAG_POINTS, FLOCK_SIZE, State
from rules.kernel.seat import Seat

_CERTAIN: Final = 0.995
_WORTH_A_WORD: Final = MOVE // 2
"""By so many tenths of a move a sheep must come nearer."""
_NEAR_LAW: Final = 15
"""From so many missing points on, 42 is a goal."""
_NOTICEABLE: Final = 0.01
"""Nobody feels a smaller gain of chances."""
_RULES: Final = {"law": "WIN-2", "prestige": "WIN-3"}


def tell_ending(outlook: Outlook) -> Iterator[Reason]:
    """Tell that the choice ends the game, and for whom."""
    outcome = outlook.after.outcome
    if outcome is None:
        return
    listener = outlook.listener
    if outlook.seat not in outcome.winners:
        names = listener.together(map(listener.name, outcome.winners))
        number = len(outcome.winners)
        told = listener.say("hint-loses", names=names, number=number, rule=outcome.rule)
        yield Reason(95, told)
        return
    best = max(points(outlook.after.players[seat]) for seat in outlook.others)
    facts = {"points": outlook.points, "best": best}
    yield Reason(
        100, listener.say("hint-wins", victory=outcome.victory, rule=outcome.rule, **facts)
    )


def tell_victory_ahead(outlook: Outlook) -> Iterator[Reason]:
    """Tell that the player can win yet in this turn, or in the next one."""
    look = victory_ahead if outlook.is_turn_over else victory_at_once
    found = look(outlook.after, outlook.seat)
    if found is None:
        return
    percent = max(1, round(found.chance * 100))
    if not outlook.is_turn_over:
        is_sure = found.chance >= _CERTAIN
        message, weight = ("hint-now", 85) if is_sure else ("hint-at-once", 60 + percent // 4)
    elif found.chance >= _CERTAIN:
        message, weight = "hint-ahead", 80
    else:
        message, weight = "hint-ahead-perhaps", 58 + percent // 5
    facts = {"victory": found.outcome.victory, "rule": found.outcome.rule}
    yield Reason(weight, outlook.listener.say(message, percent=percent, **facts))


def tell_trifolium(outlook: Outlook) -> Iterator[Reason]:
    """EDE-1: a sheep on Edenia, and what it brings."""
    for event in outlook.every(ReachedEdenia):
        home = len(outlook.mine.trifoliums)
        told = outlook.listener.say("hint-trifolium", trifolium=event.trifolium, home=home)
        yield Reason(62, told)


def tell_law(outlook: Outlook) -> Iterator[Reason]:
    """WIN-2: points that bring 42 within reach, and what would be the last step."""
    missing = outlook.missing
    if not outlook.has_law or outlook.points == outlook.points_before or missing <= 0:
        return
    last = _last_step(outlook)
    if last or missing <= _NEAR_LAW:
        message = f"hint-law-{last}" if last else "hint-law"
        told = outlook.listener.say(message, points=outlook.points, missing=missing, rule="WIN-2")
        yield Reason(56 if last else 40, told)


def _last_step(outlook: Outlook) -> str:
    """Name the one token that would make 42."""
    missing = outlook.missing
    if missing == 1:
        return "clover"
    if missing == FLAG_POINTS and outlook.mine.flags:
        return "flag"
    return "trifolium" if missing in outlook.after.trifoliums[:1] else ""


def tell_race(outlook: Outlook) -> Iterator[Reason]:
    """WIN-1: the sheep that comes nearer to Edenia, or at least nearer than by other choices."""
    nearer: list[tuple[int, int, Sheep]] = []
    for number in range(1, FLOCK_SIZE + 1):
        sheep = sheep_of(outlook.seat, number)
        now, then = (_tenths_to_go(state, sheep) for state in (outlook.before, outlook.after))
        if then and now - then >= _WORTH_A_WORD and _moves(then) < _moves(now):
            nearer.append((now - then, then, sheep))
    if not nearer:
        yield from _tell_nearest(outlook)
        return
    gain, then, sheep = max(nearer)
    told = outlook.listener.say(
        "hint-nearer",
        sheep=nouns.sheep(outlook.listener, sheep),
        moves=_moves(then),
        before=_moves(then + gain),
        rule=outlook.before.rules.race_rule,
    )
    yield Reason(min(30 + gain, 54), told)


def _tell_nearest(outlook: Outlook) -> Iterator[Reason]:
    """WIN-1: in the middle of a move, the choice that leaves the sheep nearest, if others do not."""
    before, sheep = outlook.before, outlook.before.turn.sheep
    if sheep is None:
        return
    then = _tenths_to_go(outlook.at_once, sheep)
    all_of_them = [
        _tenths_to_go(EDENIA.apply(before, action).state, sheep) for action in EDENIA.legal(before)
    ]
    if then and then == min(all_of_them) and max(all_of_them) - then >= _WORTH_A_WORD:
        named, rule = nouns.sheep(outlook.listener, sheep), before.rules.race_rule
        yield Reason(27, outlook.listener.say("hint-nearest", sheep=named, rule=rule))


def _tenths_to_go(state: State, sheep: Sheep) -> int:
    """Tell the tenths of a move a sheep needs to Edenia; 0 when it is there."""
    known = journeys(state.tiles, state.rim, shut_pads(state))
    found, walk = find_sheep(state.flock, sheep), state.walk
    if found is None and walk is not None:
        return MOVE + on_the_way(known, walk.spot, walk.toward)
    return 0 if found is None or found[0] == GOAL else from_spot(known, state.tiles, found[0])


def _moves(tenths: int) -> int:
    """Round to whole moves, as people count them."""
    return max(1, (tenths + MOVE // 2) // MOVE)


def tell_lead(outlook: Outlook) -> Iterator[Reason]:
    """WIN-3: the lead in points, more telling the fewer Trifoliums are left."""
    if outlook.before.rules.lambs:
        return
    leads = [_lead(state, outlook.seat) for state in (outlook.before, outlook.after)]
    if leads[0] <= 0 < leads[1]:
        best = outlook.points - leads[1]
        mine = amount(outlook.listener, "point", outlook.points)
        told = outlook.listener.say("hint-lead", points=mine, best=best)
        yield Reason(52 - 6 * len(outlook.after.trifoliums), told)


def _lead(state: State, seat: Seat) -> int:
    mine, *others = (points(state.players[seat]), *_points_of_others(state, seat))
    return mine - max(others)


def _points_of_others(state: State, seat: Seat) -> Iterator[int]:
    return (points(player) for other, player in enumerate(state.players) if other != seat)


def tell_drift(outlook: Outlook) -> Iterator[Reason]:
    """Say at least towards which victory it helps most, judged without looking ahead, or that none."""
    now, then = (prospects(state)[outlook.seat] for state in (outlook.before, outlook.after))
    gain, victory = max(
        (after - before, name) for name, before, after in zip(now._fields, now, then, strict=True)
    )
    if gain >= _NOTICEABLE:
        rule = _RULES.get(victory, outlook.before.rules.race_rule)
        yield Reason(10, outlook.listener.say("hint-helps", victory=victory, rule=rule))
    else:
        message = "hint-nothing" if outlook.is_idle else "hint-later"
        yield Reason(0, outlook.listener.say(message))
