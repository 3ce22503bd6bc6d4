"""Positions as text: one canonical form that holds everything, the middle of a round too.

prince 1
rules secret
round 5
first amber
turn coral, ask take
offer centre LLLF VLL E
served amber
...the planet of each player, four rows of four tiles; (BGG) is flipped, ? unseen, . empty...
"""

from typing import Final

from rules.prince.content import standard_tiles, words_of
from rules.prince.notation.names import EMPTY, HIDDEN, UNSEEN, face_name, seat_name
from rules.prince.planet import SIDE, Face, Planet
from rules.prince.state import Secret, State
from rules.prince.tiles import NO_TILE, STACK_NAMES, STACKS, TILE_NAMES, TileSet

FORMAT: Final = 1
SECRET: Final = "secret"  # noqa: S105
_KEY: Final = 10
_WIDTH: Final = 13


def write_position(state: State) -> str:
    """Give the canonical text of a state or view; it ends with a line break."""
    lines = [f"prince {FORMAT}", *_tiles(state.tiles)]
    if state.secret:
        lines.append(f"{'rules':{_KEY}}{SECRET}")
    lines.append(f"{'round':{_KEY}}{state.round}")
    lines.append(f"{'first':{_KEY}}{seat_name(state.first)}")
    lines.append(f"{'turn':{_KEY}}{seat_name(state.active)}, ask {state.ask.value}")
    lines.extend(_round(state))
    if state.discards:
        names = " ".join(TILE_NAMES[tile] for tile in state.discards)
        lines.append(f"{'discards':{_KEY}}{names}")
    lines.extend(_secret(secret) for secret in state.secrets)
    for seat in state.seats():
        lines.append(seat_name(seat))
        lines.extend(planet_lines(state.tiles, state.planets[seat]))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def planet_lines(tiles: TileSet, planet: Planet) -> list[str]:
    """Draw a planet as four rows of four tiles."""
    words = [
        f"({_face(tiles, tile)})" if planet.is_flipped(cell) else _face(tiles, tile)
        for cell, tile in enumerate(planet.cells)
    ]
    rows = (words[start : start + SIDE] for start in range(0, len(words), SIDE))
    return [" " * _KEY + "".join(f"{word:{_WIDTH}}" for word in row) for row in rows]


def _tiles(tiles: TileSet) -> list[str]:
    """List the tiles of a box that is not the standard one; those of a finished table lie on it."""
    if tiles == standard_tiles() or not tiles.is_whole():
        return []
    return [
        f"{'tiles':{_KEY}}{name} {' '.join(words_of(tiles, stack))}"
        for stack, name in zip(STACKS, STACK_NAMES, strict=True)
    ]


def _round(state: State) -> list[str]:
    if state.stack is None:
        return []
    faces = [_face(state.tiles, tile) for tile in state.offer]
    lines = [f"{'offer':{_KEY}}{' '.join((STACK_NAMES[state.stack], *faces))}"]
    if state.down != NO_TILE:
        lines.append(f"{HIDDEN:{_KEY}}{_face(state.tiles, state.down)}")
    if state.served:
        lines.append(f"{'served':{_KEY}}{' '.join(map(seat_name, state.served))}")
    return lines


def _secret(secret: Secret) -> str:
    parts = [" ".join(map(seat_name, secret.order))]
    if secret.rest:
        parts.append(" ".join(("rest", *(TILE_NAMES[tile] for tile in secret.rest))))
    if secret.hidden is not None:
        parts.append(f"{HIDDEN} {seat_name(secret.hidden)}")
    return f"{SECRET:{_KEY}}{', '.join(parts)}"


def _face(tiles: TileSet, tile: Face) -> str:
    if tile is None:
        return UNSEEN
    return EMPTY if tile == NO_TILE else face_name(tiles, tile)
