"""Positions as text: one canonical form that holds everything, the middle of a turn too.

exo 1
round 3
first altair
turn altair, holds sbo
...the universe, row by row...
...the galaxy of each player round its Star, row by row...
"""

from rules.exo.content import standard_layout, write_layout
from rules.exo.layout import Layout
from rules.exo.notation.names import column_name, planet_name, row_name, seat_name
from rules.exo.planet import Planet
from rules.exo.square import STAR, Square, east_of_star, north_of_star, square_at
from rules.exo.state import Ask, Galaxy, State

FORMAT = 1
NOTHING = "..."
STAR_SIGN = "***"
_KEY = 10
_CHANCE = (Ask.LAY, Ask.FIRST)


def write_position(state: State) -> str:
    """Give the canonical text of a state; it ends with a line break."""
    lines = [f"exo {FORMAT}", *_layout(state.layout), *_turn(state), *universe_lines(state)]
    for seat, galaxy in zip(state.seats(), state.galaxies, strict=True):
        lines.extend(_galaxy(seat_name(seat), galaxy))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def universe_lines(state: State) -> list[str]:
    """Draw the universe, each planet where it lies."""
    left = min(state.layout.columns)
    lines = []
    for letter, places in state.layout.rows():
        line = f"{letter:{_KEY}}"
        for place in places:
            start = _KEY + state.layout.columns[place] - left
            line = f"{line:{start}}{_sign(state.universe[place])} "
        lines.append(line)
    return lines


def _layout(layout: Layout) -> list[str]:
    """Draw the places of a universe that is not the standard one."""
    if layout == standard_layout():
        return []
    return [f"{'layout':{_KEY}}{line}" for line in write_layout(layout).splitlines()]


def _turn(state: State) -> list[str]:
    items = [seat_name(state.active)]
    if state.ask in _CHANCE:
        items.append(f"ask {state.ask.value}")
    if state.ask is Ask.PUT:
        items.append(f"holds {planet_name(state.held)}")
    return [
        f"round     {state.round}",
        f"first     {seat_name(state.first)}",
        f"turn      {', '.join(items)}",
    ]


def _galaxy(name: str, galaxy: Galaxy) -> list[str]:
    """Draw a galaxy as far as it reaches, with the names of its columns and rows."""
    lying: dict[Square, str] = {STAR: STAR_SIGN}
    for square, planet in zip(galaxy.squares, galaxy.planets, strict=True):
        lying[square] = planet_name(planet)
    norths = [north_of_star(square) for square in lying]
    easts = [east_of_star(square) for square in lying]
    columns = range(min(easts), max(easts) + 1)
    lines = [f"{name:{_KEY}}" + "".join(f"{column_name(east):5}" for east in columns)]
    for north in range(max(norths), min(norths) - 1, -1):
        signs = (lying.get(square_at(north, east), NOTHING) for east in columns)
        lines.append(f"{row_name(north):{_KEY}}" + "".join(f"{sign:5}" for sign in signs))
    return lines


def _sign(planet: Planet) -> str:
    return NOTHING if planet < 0 else planet_name(planet)
