"""Positions as text: one canonical form that holds everything, the middle of a move too.

edenia 1
rules fr
round 6
turn red, ask leap, sheep 2
walk B3 east star > west, ahead 1, explored
...the galaxy with its rim, row by row...
red clovers 2, flags 2, trifoliums 15, hidden scope-4 ?, sheep Arridis; walking; C1 dwarf
"""

from rules.edenia.content import standard_box
from rules.edenia.galaxy import HUB, IN, Sheep
from rules.edenia.geometry import cell_at, step_along
from rules.edenia.notation.names import (
    COLUMNS,
    cell_name,
    place_name,
    seat_name,
    side_name,
    step_name,
)
from rules.edenia.places import find_sheep, line_at, number_of, sheep_of
from rules.edenia.state import FLOCK_SIZE, Ask, Dwarf, Planet, Player, State, Token
from rules.kernel.seat import Seat

FORMAT = 1
NONE = "none"
UNKNOWN = "unknown"
HIDDEN = "?"
WALKING = "walking"


def write_position(state: State) -> str:
    """Give the canonical text of a state or view; it ends with a line break."""
    lines = [f"edenia {FORMAT}", *_agreement(state), *_turn(state), *galaxy_lines(state)]
    lines.append(f"deck      {_deck(state)}")
    lines.append(
        f"supply    clovers {state.clovers}, sabotages {state.sabotages}, "
        f"trifoliums {_numbers(state.trifoliums)}"
    )
    lines.extend(_planet(planet) for planet in state.planets)
    lines.extend(_dwarf(dwarf) for dwarf in state.dwarfs)
    lines.extend(f"pad       {cell_name(cell)} sabotaged" for cell in state.sabotaged)
    for seat in state.seats():
        lines.extend(_player(state, seat, state.players[seat]))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def galaxy_lines(state: State) -> list[str]:
    """Draw the galaxy with its rim, each thing where it lies."""
    rim = [f"{side:5}" for side in state.rim]
    blank = " " * 5
    west = [blank, *rim[12:16]]
    east = [*rim[4:8], blank]
    lines = [
        " " * 15 + "    ".join(COLUMNS),
        f"{'north':9}" + blank * 2 + "".join(rim[0:4]),
    ]
    for row in range(5):
        tiles = (state.tiles[cell_at(row, column)] for column in range(5))
        faces = "".join(f"{face:5}" for face in tiles)
        lines.append(f"{row + 1:<9}{west[row]}{faces}{east[row]}")
    lines.append(f"{'south':9}" + blank + "".join(rim[8:12]))
    return lines


def _agreement(state: State) -> list[str]:
    rules = [state.rules.edition.value]
    rules += [] if state.rules.law42 else ["no-42"]
    rules += ["little-lambs"] if state.rules.lambs else []
    rules += ["five-passes"] if state.rules.five_passes else []
    lines = [f"rules     {', '.join(rules)}"]
    if state.artefacts != (() if state.rules.lambs else standard_box().artefacts):
        lines.append(f"artefacts {' '.join(state.artefacts) or NONE}")
    return lines


def _turn(state: State) -> list[str]:
    turn, walk = state.turn, state.walk
    items = [seat_name(state.active)]
    if turn.ask is not Ask.START:
        items.append(f"ask {turn.ask.value}")
    if turn.sheep is not None:
        items.append(f"sheep {number_of(turn.sheep)}")
    flags = {
        "moved": turn.moved and turn.ask is not Ask.AFTER,
        "played": turn.played,
        "r2m2": turn.r2m2,
        "ported": turn.ported,
        "again": turn.again,
    }
    items.extend(word for word, true in flags.items() if true)
    if turn.engines:
        items.append(f"engines {turn.engines}")
    if turn.drawn:
        items.append(f"drawn {' '.join(turn.drawn)}")
    lines = [f"round     {state.round}", f"first     {seat_name(state.first)}"]
    lines.append(f"turn      {', '.join(items)}")
    if walk is not None:
        way = [step_name(step_along(walk.spot, walk.toward))]
        way += [f"ahead {walk.ahead}"] if walk.ahead else []
        way += ["explored"] if walk.explored else []
        way += [f"passes {walk.passes}"] if walk.passes else []
        way += [f"exit {side_name(walk.exit)}"] if walk.exit != IN else []
        lines.append(f"walk      {', '.join(way)}")
        lines.extend(f"trail     {step_name(step)}" for step in walk.trail)
    if state.outcome is not None:
        outcome = state.outcome
        winners = " ".join(seat_name(seat) for seat in outcome.winners)
        rules = " ".join(filter(None, (outcome.rule, outcome.tie_break)))
        lines.append(f"over      {outcome.victory}, {winners}, {rules}")
    return lines


def _deck(state: State) -> str:
    if state.deck is None:
        return UNKNOWN
    return " | ".join(" ".join(layer) for layer in state.deck) or NONE


def _planet(planet: Planet) -> str:
    items = [f"clovers {planet.clovers}"]
    if planet.flag is not None:
        items.append(f"flag {seat_name(planet.flag)}")
    if planet.protected:
        items.append("protected")
    return f"planet    {cell_name(planet.cell)} {', '.join(items)}"


def _dwarf(dwarf: Dwarf) -> str:
    tokens = " ".join(_token(token) for token in dwarf.tokens)
    return f"dwarf     {cell_name(dwarf.cell)} {tokens or NONE}"


def _token(token: Token) -> str:
    seen = [seat_name(Seat(seat)) for seat in range(4) if token.seen & 1 << seat]
    return (token.name or HIDDEN) + (f":{'+'.join(seen)}" if seen else "")


def _player(state: State, seat: Seat, player: Player) -> list[str]:
    items = [f"clovers {player.clovers}", f"flags {player.flags}"]
    if player.trifoliums:
        items.append(f"trifoliums {_numbers(player.trifoliums)}")
    if player.hidden:
        items.append(f"hidden {' '.join(name or HIDDEN for name in player.hidden)}")
    if player.played:
        items.append(f"played {' '.join(player.played)}")
    flock = "; ".join(
        _whereabouts(state, sheep_of(seat, number)) for number in range(1, FLOCK_SIZE + 1)
    )
    return [f"{seat_name(seat):9} {', '.join(items)}", f"{'':9} sheep {flock}"]


def _whereabouts(state: State, sheep: Sheep) -> str:
    """Tell where a sheep stands and, when others share its track, its place from the named end."""
    found = find_sheep(state.flock, sheep)
    if found is None:
        return WALKING
    spot, index = found
    name = place_name(spot, state.tiles)
    shared = spot < HUB and len(line_at(state.flock, spot)) > 1
    return f"{name} {index + 1}" if shared else name


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values)) or NONE
