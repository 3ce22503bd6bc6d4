"""planet: what lies on somebody's planet, together or tile by tile."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.analysis.standing import are_points_open
from rules.prince.planet import CELLS_OF, Face, Planet, scores_of
from rules.prince.state import State
from rules.prince.tiles import NO_TILE, STACKS, Stack, TileSet


def planet(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell what a planet shows; with full, tile by tile."""
    typed = Arguments(listener, view, words)
    is_full = typed.is_full()
    seat = typed.seat_or_own()
    typed.end()
    told = tell_tiles if is_full else tell_planet
    return [listener.say_of(seat, "planet-of"), *told(listener, view, seat)]


def tell_planet(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """Tell the Characters with their points, all that is in sight, and what is flipped."""
    planet = view.planets[seat]
    characters = _characters(listener, view, seat)
    if characters:
        yield listener.say("planet-characters", characters=characters)
    things = ", ".join(nouns.things_on(listener, planet.sight.counts))
    if things:
        yield listener.say("planet-things", things=things)
    flipped = [tile for cell, tile in enumerate(planet.cells) if planet.is_flipped(cell)]
    if flipped:
        yield listener.say("planet-flipped", tiles=_tiles(listener, view.tiles, flipped))
    if not characters and not things and not flipped:
        yield listener.say("planet-empty")


def tell_tiles(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """PLA-1: tell every tile, stack by stack in the order in which cells are filled."""
    planet = view.planets[seat]
    for stack in STACKS:
        tiles = [
            _at(listener, view.tiles, planet, cell)
            for cell in CELLS_OF[stack]
            if planet.cells[cell] != NO_TILE
        ]
        told = "; ".join(tiles) or listener.say("tiles-none")
        yield listener.say("planet-stack", stack=nouns.stack(listener, stack), tiles=told)


def _characters(listener: Listener, view: State, seat: Seat) -> str:
    """CHA-1 and SEC-6: name the Characters, with points where those are open."""
    planet = view.planets[seat]
    unseen = planet.tiles_of(Stack.CHARACTER).count(None)
    with_points = are_points_open(view, listener.seat, seat)
    told = [
        f"{nouns.character(listener, tile)} {points}"
        if with_points
        else nouns.character(listener, tile)
        for tile, points in scores_of(planet)
    ]
    if unseen:
        told.append(nouns.amount(listener, "secret", unseen))
    return ", ".join(told)


def _at(listener: Listener, tiles: TileSet, planet: Planet, cell: int) -> str:
    told = _tile(listener, tiles, planet.cells[cell])
    return listener.say("planet-turned", tile=told) if planet.is_flipped(cell) else told


def _tiles(listener: Listener, tiles: TileSet, which: Sequence[Face]) -> str:
    return "; ".join(_tile(listener, tiles, one) for one in which)


def _tile(listener: Listener, tiles: TileSet, which: Face) -> str:
    if which is None:
        return listener.say("tile-unseen")
    return nouns.tile_in_a_list(listener, tiles, which)
