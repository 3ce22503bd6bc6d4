"""threats: what the open tiles would give each of the others, and who loses points by volcanoes."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.analysis.changes import changes_of, has_room
from rules.prince.analysis.standing import are_points_open, endangered
from rules.prince.planet import volcanoes_of
from rules.prince.state import State
from rules.prince.tiles import Tile


def threats(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the best open tile of each of the others, then one's own danger by volcanoes."""
    Arguments(listener, view, words).end()
    lines = [
        line
        for seat in view.seats()
        if seat != listener.seat and seat not in view.served
        for line in _best(listener, view, seat)
    ]
    if listener.seat is not None and listener.seat in endangered(view):
        cost = volcanoes_of(view.planets[listener.seat])
        points = nouns.amount(listener, "point", cost)
        lines.append(listener.say("threat-volcanoes", points=points))
    return lines or [listener.say("threats-none")]


def _best(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """SEC-6: with secret Characters nobody may know what a tile gives to somebody else."""
    if not are_points_open(view, listener.seat, seat):
        return
    worth: list[tuple[int, Tile]] = [
        (changes_of(view, seat, tile).gained, tile)
        for tile in view.offer
        if tile is not None and has_room(view.planets[seat], tile)
    ]
    gained, tile = max(worth, default=(0, None))
    if tile is not None and gained > 0:
        told = nouns.tile_in_a_list(listener, view.tiles, tile)
        points = nouns.amount(listener, "point", gained)
        yield listener.say_of(seat, "threat", tile=told, points=points)
