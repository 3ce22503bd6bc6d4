"""score, volcanoes: points Character by Character, and what volcanoes would cost."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.analysis.standing import endangered, known_points
from rules.prince.planet import scores_of, volcanoes_of
from rules.prince.state import State


def score(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """SEC-6: tell the points so far of the listener, or of the one who is named."""
    typed = Arguments(listener, view, words)
    seat = typed.seat_or_own()
    typed.end()
    return [*tell_score(listener, view, seat)]


def tell_score(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """CHA-13 and VOL-2: tell what each Character gives, and what volcanoes take at the end."""
    points = known_points(view, listener.seat, seat)
    if points is None:
        yield listener.say_of(seat, "score-secret")
    else:
        is_over = view.outcome is not None
        cost = volcanoes_of(view.planets[seat]) if is_over and seat in endangered(view) else 0
        told = nouns.amount(listener, "point", points - cost)
        yield listener.say_of(seat, "query-player", facts=told)
        for character, given in scores_of(view.planets[seat]):
            what = nouns.character(listener, character)
            yield listener.say("query-part", what=what, points=given)
    yield from _volcanoes_of(listener, view, seat)


def volcanoes(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """VOL-1 and VOL-2: tell everybody's volcanoes, and who would lose points by them now."""
    Arguments(listener, view, words).end()
    counted = [(volcanoes_of(view.planets[seat]), seat) for seat in view.seats()]
    counted.sort(key=lambda one: (-one[0], one[1]))
    counts = ", ".join(listener.say_of(seat, "count-of", count=count) for count, seat in counted)
    lines = [listener.say("volcanoes", counts=counts)]
    losers = endangered(view)
    if losers:
        names = listener.together(map(listener.name_or_you, losers))
        cost = volcanoes_of(view.planets[losers[0]])
        lines.append(listener.say("volcanoes-most", names=names, cost=cost))
    return lines


def _volcanoes_of(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    told = nouns.amount(listener, "volcano", volcanoes_of(view.planets[seat]))
    if seat in endangered(view):
        cost = volcanoes_of(view.planets[seat])
        message = "score-volcanoes-now" if view.outcome is None else "score-volcanoes"
        yield listener.say(message, volcanoes=told, cost=cost)
    else:
        yield listener.say("query-facts", facts=told)
