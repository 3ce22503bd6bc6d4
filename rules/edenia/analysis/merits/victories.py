"""Victories a choice brings, brings within reach, or helps towards."""

from collections.abc import Iterator
from typing import Final

from rules.edenia.analysis.merits.dangers import victory_ahead, victory_at_once
from rules.edenia.analysis.merits.outlook import Outlook
from rules.edenia.prospects import prospects
from rules.edenia.scoring import points
from rules.kernel.merit import Merit
from rules.kernel.seat import Seat

_CERTAIN: Final = 0.995
_NOTICEABLE: Final = 0.01
"""Nobody feels a smaller gain of chances."""
_RULES: Final = {"law": "WIN-2", "prestige": "WIN-3"}


class Winning(Merit, frozen=True):
    """The choice ends the game, and its player wins."""

    victory: str
    points: int
    best: int
    """The most points of the others."""


class Losing(Merit, frozen=True):
    """The choice ends the game for others."""

    winners: tuple[Seat, ...]


class VictoryAhead(Merit, frozen=True):
    """The player can win yet in this turn, or in the next one."""

    victory: str
    percent: int
    is_sure: bool
    in_this_turn: bool


class Drift(Merit, frozen=True):
    """Judged without looking ahead, the choice helps towards a victory."""

    victory: str


class NoDrift(Merit, frozen=True):
    """Nothing speaks for the choice yet."""

    is_idle: bool
    """Whether it changes nothing at all."""


Victory = Winning | Losing | VictoryAhead | Drift | NoDrift


def ending(outlook: Outlook) -> Iterator[Winning | Losing]:
    """Tell that the choice ends the game, and for whom."""
    outcome = outlook.after.outcome
    if outcome is None:
        return
    if outlook.seat not in outcome.winners:
        yield Losing(95, outcome.rule, outcome.winners)
        return
    best = max(points(outlook.after.players[seat]) for seat in outlook.others)
    yield Winning(100, outcome.rule, outcome.victory, outlook.points, best)


def victories_ahead(outlook: Outlook) -> Iterator[VictoryAhead]:
    """Tell that the player can win yet in this turn, or in the next one."""
    look = victory_ahead if outlook.is_turn_over else victory_at_once
    found = look(outlook.after, outlook.seat)
    if found is None:
        return
    percent = max(1, round(found.chance * 100))
    is_sure, now = found.chance >= _CERTAIN, not outlook.is_turn_over
    sure, unsure, share = (85, 60, 4) if now else (80, 58, 5)
    weight = sure if is_sure else unsure + percent // share
    outcome = found.outcome
    yield VictoryAhead(weight, outcome.rule, outcome.victory, percent, is_sure, now)


def drift(outlook: Outlook) -> Drift | NoDrift:
    """Say at least towards which victory it helps most, judged without looking ahead, or that none."""
    now, then = (prospects(state)[outlook.seat] for state in (outlook.before, outlook.after))
    gain, victory = max(
        (after - before, name) for name, before, after in zip(now._fields, now, then, strict=True)
    )
    if gain >= _NOTICEABLE:
        return Drift(10, _RULES.get(victory, outlook.before.rules.race_rule), victory)
    return NoDrift(0, "", outlook.is_idle)
