"""threats: what each of the others could do next turn that hurts or wins."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.threats import NEAR_LAW, Threat, missing_to_law
from rules.edenia.analysis.threats import threats as threats_of
from rules.edenia.galaxy import EDENIA
from rules.edenia.state import State
from rules.kernel.seat import Seat


def threats(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell a line for each of the others, those that could win first."""
    Arguments(listener, view, words).end()
    told = [
        (rank, line)
        for seat in view.seats()
        if seat != listener.seat
        for rank, line in _of(listener, view, seat)
    ]
    lines = [line for _, line in sorted(told, key=lambda one: one[0])]
    return lines or [listener.say("query-threats-none")]


def _of(listener: Listener, view: State, seat: Seat) -> Iterator[tuple[int, str]]:
    for threat in threats_of(view, seat, listener.seat):
        yield _rank(threat), _tell(listener, threat)
    missing = missing_to_law(view, seat)
    if missing is not None and missing <= NEAR_LAW:
        points = amount(listener, "point", missing)
        yield 1, listener.say_of(seat, "query-threat-law", missing=points)


def _rank(threat: Threat) -> int:
    return 0 if threat.is_victory else 2 if threat.cell == EDENIA else 3


def _tell(listener: Listener, threat: Threat) -> str:
    sheep = nouns.sheep(listener, threat.sheep)
    if threat.cell != EDENIA:
        cell = nouns.cell(listener, threat.cell)
        return listener.say("query-threat-flag", sheep=sheep, cell=cell)
    return listener.say(
        "query-threat-wins" if threat.is_victory else "query-threat-edenia", sheep=sheep
    )
