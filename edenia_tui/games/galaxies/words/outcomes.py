"""Results: who won and by which rule, and what everybody's points are made of."""

from collections.abc import Iterator

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.language.citing import cited
from edenia_tui.language.listener import Listener
from rules.galaxies.events import Scored
from rules.galaxies.points import BY_ROGUE, points_of
from rules.galaxies.rulebook import rulebook
from rules.galaxies.scoring import score_all
from rules.galaxies.state import ROGUE, State
from rules.kernel.outcome import Outcome


def tell_outcome(listener: Listener, view: State, outcome: Outcome) -> list[str]:
    """Tell who won and why, then everybody's points, winners first."""

    def rank(scored: Scored) -> tuple[bool, int]:
        return scored.seat not in outcome.winners, -scored.total

    told = [_victory(listener, view, outcome)]
    for scored in sorted(score_all(view), key=rank):
        told.extend(_score(listener, scored))
    if view.is_solo():
        points = nouns.amount(listener, "point", points_of(view, ROGUE))
        told.append(nouns.say_of(listener, view, ROGUE, "outcome-total", points=points))
    return told


def parts_of(listener: Listener, scored: Scored) -> dict[str, str]:
    """END-3: tell what the points are made of, without what gives none."""
    parts = {
        "level": scored.level,
        "planets": scored.planets,
        "pilots": scored.pilots,
        "dwarfs": scored.dwarfs,
        "mission": scored.mission,
        "badges": sum(scored.prizes),
    }
    return {
        part: listener.say(f"outcome-part-{part}", points=points)
        for part, points in parts.items()
        if points
    }


def _victory(listener: Listener, view: State, outcome: Outcome) -> str:
    rule = cited(listener, rulebook(), outcome.deciding_rule)
    if outcome.victory == BY_ROGUE:
        return listener.say("outcome-rogue", name=nouns.rogue(listener, view), rule=rule)
    if len(outcome.winners) > 1:
        names = listener.together(map(listener.name_or_you, outcome.winners))
        return listener.say("outcome-shared", names=names, rule=rule)
    message = "outcome-tie" if outcome.tie_break else f"outcome-{outcome.victory}"
    if view.is_solo():
        message = "outcome-alone"
    return listener.say_of(outcome.winners[0], message, rule=rule)


def _score(listener: Listener, scored: Scored) -> Iterator[str]:
    """Tell a total, and what one's own is made of; at level full, everybody's."""
    yield listener.say_of(
        scored.seat, "outcome-total", points=nouns.amount(listener, "point", scored.total)
    )
    parts = parts_of(listener, scored)
    is_own = scored.seat == listener.seat and not listener.is_brief
    if parts and (is_own or listener.is_full):
        yield listener.say_of(scored.seat, "outcome-parts", parts=", ".join(parts.values()))
