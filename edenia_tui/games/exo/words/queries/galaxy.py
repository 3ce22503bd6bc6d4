"""galaxy, lines: the planets of a player, and what they score."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.queries.arguments import Arguments
from edenia_tui.games.exo.words.queries.players import in_a_line
from edenia_tui.language.listener import Listener
from rules.exo.scoring import lines_of
from rules.exo.state import Galaxy, State


def galaxy(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell every planet of a player, from the north on."""
    seat = Arguments(listener, view, words).seat_or_own()
    return [in_a_line(listener, view, seat), *planets_of(listener, view.galaxies[seat])]


def planets_of(listener: Listener, which: Galaxy) -> Iterator[str]:
    """Tell square by square what lies there."""
    for square, planet in zip(which.squares, which.planets, strict=True):
        where, what = nouns.square(listener, square), nouns.planet(listener, planet)
        yield listener.say("at", where=where, what=what)


def lines(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """LINE-1 and LINE-3: tell every three planets that score, by their ends and what they share."""
    seat = Arguments(listener, view, words).seat_or_own()
    which = view.galaxies[seat]
    points = nouns.amount(listener, "point", which.points)
    told = [listener.say_of(seat, "query-player", facts=points)]
    for squares, group in groupby(lines_of(which), key=lambda line: line.squares):
        shared = " ".join(nouns.value(listener, line.value) for line in group)
        first, _, last = (nouns.square(listener, square) for square in squares)
        told.append(listener.say("line", first=first, last=last, shared=shared))
    return told
