"""Taking a tile: it goes into the planet, and baobabs may grow too many."""

from msgspec.structs import replace

from rules.kernel.seat import Seat
from rules.prince.events import Event, Flipped, Taken
from rules.prince.planet import (
    Face,
    Planet,
    overgrown,
    points_of,
    volcanoes_of,
    with_flipped,
    with_tile,
)
from rules.prince.state import Secret, State
from rules.prince.tiles import NO_TILE, Stack, Tile


def take(state: State, tile: Face, events: list[Event], *, was_hidden: bool = False) -> State:
    """RND-2, TWO-3 and PLA-2: the one who is asked gets a tile; TWO-7: it is turned up at once."""
    if state.stack is None:
        raise ValueError("no stack was drawn")
    seat, tiles = state.active, state.tiles
    before = state.planets[seat]
    cell = before.free_cell(state.stack)
    planet = with_tile(tiles, before, cell, tile)
    offer, down = state.offer, state.down
    if was_hidden:
        down = NO_TILE
    else:
        at = offer.index(tile)
        offer = (*offer[:at], *offer[at + 1 :])
    is_private = state.secret
    points = points_of(planet)
    events.append(
        Taken(
            seat,
            state.stack,
            tile,
            cell,
            was_hidden,
            points - points_of(before),
            points,
            volcanoes_of(planet),
            _seen_by(state, len(offer), was_hidden=was_hidden),
            is_private,
        )
    )
    planet = _after_baobabs(state, planet, events)
    return replace(
        state,
        planets=(*state.planets[:seat], planet, *state.planets[seat + 1 :]),
        offer=offer,
        down=down,
        served=(*state.served, seat),
        secrets=_secrets(state, was_hidden=was_hidden),
    )


def _after_baobabs(state: State, planet: Planet, events: list[Event]) -> Planet:
    """BAO-1 and BAO-3: too many baobabs flip their tiles at once, and the count starts again."""
    cells = overgrown(state.tiles, planet)
    if not cells:
        return planet
    after = with_flipped(state.tiles, planet, cells)
    points = points_of(after)
    gained = points - points_of(planet)
    gone = tuple(Tile(planet.cells[cell] or 0) for cell in cells)
    volcanoes = volcanoes_of(after)
    events.append(Flipped(state.active, cells, gone, gained, points, volcanoes, state.secret))
    return after


def _seen_by(state: State, left: int, *, was_hidden: bool) -> tuple[Seat, ...] | None:
    """SEC-4 and SEC-5: tell who may know a Character that was taken; None: everybody."""
    if not state.secret or state.stack is not Stack.CHARACTER:
        return None
    if state.is_for_two():
        if not was_hidden:
            return None
        return tuple(dict.fromkeys((state.active, state.chooser)))
    knows_last = state.served[-1:] if left == 0 else ()
    return (state.active, *knows_last)


def _secrets(state: State, *, was_hidden: bool) -> tuple[Secret, ...]:
    """HID-3: remember the order in which secret Characters were taken."""
    if not state.secret or state.stack is not Stack.CHARACTER:
        return state.secrets
    seat = state.active
    if not state.served:
        return (*state.secrets, Secret((seat,), hidden=seat if was_hidden else None))
    *others, last = state.secrets
    hidden = seat if was_hidden else last.hidden
    return (*others, Secret((*last.order, seat), last.rest, hidden))
