"""How a game ends: Characters, volcanoes, and who has won."""

from collections.abc import Sequence

from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.prince.events import Scored
from rules.prince.planet import Planet, scores_of, volcanoes_of

POINTS, VOLCANOES = "points", "volcanoes"
"""The kinds of victory: by the total alone, or by fewer volcanoes among equal totals."""


def score_all(planets: Sequence[Planet]) -> tuple[Scored, ...]:
    """CHA-13, VOL-1 to VOL-4: count every planet; the most volcanoes cost as many points.

    VOL-3: where nobody shows one, the most is none and costs nothing.
    """
    most = max(map(volcanoes_of, planets))
    scored = []
    for index, planet in enumerate(planets):
        characters = scores_of(planet)
        volcanoes = volcanoes_of(planet)
        lost = most if volcanoes == most else 0
        total = sum(points for _, points in characters) - lost
        scored.append(Scored(Seat(index), characters, volcanoes, lost, total))
    return tuple(scored)


def judge(scored: Sequence[Scored]) -> Outcome:
    """WIN-1: the highest total; WIN-2: of equal ones the fewest volcanoes, else a shared victory."""
    best = max(one.total for one in scored)
    tied = [one for one in scored if one.total == best]
    if len(tied) == 1:
        return Outcome((tied[0].seat,), POINTS, "WIN-1")
    fewest = min(one.volcanoes for one in tied)
    winners = tuple(one.seat for one in tied if one.volcanoes == fewest)
    return Outcome(winners, VOLCANOES, "WIN-2")
