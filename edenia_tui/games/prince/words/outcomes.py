"""Results: who won and by which rule, and what everybody's points are made of."""

from collections.abc import Iterator
from typing import Final

from edenia_tui.games.prince.words import nouns
from edenia_tui.language.citing import cited
from edenia_tui.language.listener import Listener
from rules.kernel.outcome import Outcome
from rules.prince.events import Scored
from rules.prince.rulebook import rulebook
from rules.prince.scoring import score_all
from rules.prince.state import State

_A_LINE: Final = 2
"""So many parts of a score stand on a line at level full, so that none is broken."""


def tell_outcome(listener: Listener, view: State, outcome: Outcome) -> list[str]:
    """Tell who won and why, then everybody's points, winners first."""

    def rank(scored: Scored) -> tuple[bool, int, int]:
        return scored.seat not in outcome.winners, -scored.total, scored.volcanoes

    ranking = sorted(score_all(view.planets), key=rank)
    told = [_victory(listener, outcome)]
    for scored in ranking:
        told.extend(_score(listener, scored))
    return told


def _victory(listener: Listener, outcome: Outcome) -> str:
    rule = cited(listener, rulebook(), outcome.rule)
    if len(outcome.winners) > 1:
        names = listener.together(map(listener.name_or_you, outcome.winners))
        return listener.say("outcome-shared", names=names, rule=rule)
    return listener.say_of(outcome.winners[0], f"outcome-{outcome.victory}", rule=rule)


def _score(listener: Listener, scored: Scored) -> Iterator[str]:
    """Tell a total, and what it is made of unless as little as possible is wanted."""
    points = nouns.amount(listener, "point", scored.total)
    parts = parts_of(listener, scored)
    if listener.is_brief:
        yield listener.say_of(scored.seat, "outcome-total", points=points)
    elif not listener.is_full:
        yield listener.say_of(scored.seat, "outcome-score", points=points, parts=", ".join(parts))
    else:
        yield listener.say_of(scored.seat, "outcome-total", points=points)
        for start in range(0, len(parts), _A_LINE):
            some = ", ".join(parts[start : start + _A_LINE])
            yield listener.say_of(scored.seat, "outcome-parts", parts=some)


def parts_of(listener: Listener, scored: Scored) -> list[str]:
    """CHA-13 and VOL-2: list what each Character gives, and what the volcanoes cost."""
    parts = [
        listener.say("outcome-part", character=nouns.character(listener, tile), points=points)
        for tile, points in scored.characters
    ]
    if scored.lost:
        parts.append(listener.say("outcome-lost", lost=scored.lost))
    return parts
