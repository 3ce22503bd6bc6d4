"""who: the players, all of them in a line each or one in full."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount, cells, numbers, some
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.points import points_of
from edenia_tui.games.edenia.words.queries.whereabouts import whereabouts
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import GOAL
from rules.edenia.places import flock_of, line_at, seat_of
from rules.edenia.state import State
from rules.kernel.seat import Seat


def who(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell of everybody, or of the one who is named."""
    typed = Arguments(listener, view, words)
    if not typed:
        return everybody(listener, view)
    seat = typed.seat()
    typed.end()
    return list(_in_full(listener, view, seat))


def everybody(listener: Listener, view: State) -> list[str]:
    """Tell of the players in the order of play, the one who began first."""
    seats = view.seats()
    in_order = (*seats[view.first :], *seats[: view.first])
    return [_in_a_line(listener, view, seat) for seat in in_order]


def _in_a_line(listener: Listener, view: State, seat: Seat) -> str:
    player = view.players[seat]
    facts = [points_of(listener, view, seat), amount(listener, "clover", player.clovers)]
    if not view.rules.lambs:
        facts.append(amount(listener, "flag-in-hand", player.flags))
    facts += some(listener, trifolium=len(player.trifoliums), edenia=_on_edenia(view, seat))
    return listener.say_of(seat, "query-player", facts=", ".join(facts))


def _in_full(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    player = view.players[seat]
    yield _in_a_line(listener, view, seat)
    if player.trifoliums:
        yield listener.say("query-trifoliums", values=numbers(player.trifoliums))
    planets = [planet.cell for planet in view.planets if planet.flag == seat]
    if planets:
        yield listener.say("query-flags-at", count=len(planets), cells=cells(listener, planets))
    if player.hidden:
        hidden = amount(listener, "artefact", len(player.hidden))
        yield listener.say("query-hidden", artefacts=hidden)
    if player.played:
        names = ", ".join(nouns.artefact_name(listener, name) for name in player.played)
        yield listener.say("query-played", names=names)
    for sheep in flock_of(seat):
        place = whereabouts(listener, view, sheep)
        yield listener.say("query-sheep-at", sheep=nouns.sheep(listener, sheep), place=place)


def _on_edenia(view: State, seat: Seat) -> int:
    return sum(seat_of(sheep) == seat for sheep in line_at(view.flock, GOAL))
