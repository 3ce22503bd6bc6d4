"""Results: who won and by which rule, and everybody's points."""

from edenia_tui.games.exo.words import nouns
from edenia_tui.language.citing import cited
from edenia_tui.language.listener import Listener
from rules.exo.rulebook import rulebook
from rules.exo.scoring import beside_star
from rules.exo.state import State
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat


def tell_outcome(listener: Listener, view: State, outcome: Outcome) -> list[str]:
    """Tell who won and why, then everybody's points, winners first."""

    def rank(seat: Seat) -> tuple[bool, int]:
        return seat not in outcome.winners, -view.galaxies[seat].points

    ranking = sorted(view.seats(), key=rank)
    return [_victory(listener, outcome), *(_points(listener, view, seat) for seat in ranking)]


def _victory(listener: Listener, outcome: Outcome) -> str:
    if len(outcome.winners) > 1:
        names = listener.together(map(listener.name_or_you, outcome.winners))
        return listener.say(
            "outcome-shared", names=names, rule=cited(listener, rulebook(), outcome.rule)
        )
    message = f"outcome-{outcome.victory}"
    return listener.say_of(
        outcome.winners[0], message, rule=cited(listener, rulebook(), outcome.rule)
    )


def _points(listener: Listener, view: State, seat: Seat) -> str:
    galaxy = view.galaxies[seat]
    return listener.say_of(
        seat,
        "outcome-score",
        points=nouns.amount(listener, "point", galaxy.points),
        beside=nouns.amount(listener, "beside", beside_star(galaxy)),
    )
