"""Positions from text, second half: a sheet becomes a state, with defaults for what it leaves out.

Rule of the file: whatever does not fit together is said with the line it stands on.
"""

from rules.exo.content import layout_of, standard_layout
from rules.exo.growing import galaxy_of
from rules.exo.layout import Layout
from rules.exo.notation import vocabulary
from rules.exo.notation.names import planet_name, seat_name, square_name
from rules.exo.notation.sheet import PlayerEntry, Sheet, TurnEntry
from rules.exo.notation.writing import NOTHING
from rules.exo.opening import MIN_PLAYERS
from rules.exo.planet import NO_PLANET, PLANETS, Planet
from rules.exo.scoring import judge
from rules.exo.slips import Slip
from rules.exo.square import Square
from rules.exo.state import PLANETS_EACH, STARS, Ask, Galaxy, State
from rules.exo.universe import Universe
from rules.kernel.lines import MOST, Word
from rules.kernel.seat import Seat
from rules.kernel.slips import Slip as CommonSlip

_CHANCE = (Ask.FIRST, Ask.LAY)


def assemble(sheet: Sheet) -> State:
    """Make a state; when all galaxies are full the game is over (END-1)."""
    count = max((MIN_PLAYERS, *(seat + 1 for seat in sheet.players)))
    full = PLANETS_EACH[count]
    said: dict[Planet, Word] = {}
    galaxies = tuple(
        _galaxy(sheet.players[Seat(n)], full, said) if n in sheet.players else Galaxy()
        for n in range(count)
    )
    first = _seat("first", sheet.first, count)
    turn = _turn(sheet, first, galaxies)
    if turn.held is not None:
        _say(said, *turn.held)
    layout = layout_of(sheet.layout) if sheet.layout else standard_layout()
    universe = _universe(sheet, layout, turn.ask, said)
    over = all(len(galaxy.planets) == full for galaxy in galaxies)
    _check_turn(turn, first, galaxies, universe, over=over)
    return State(
        layout=layout,
        universe=universe,
        galaxies=galaxies,
        first=first,
        active=turn.seat,
        round=_round(sheet, galaxies),
        ask=Ask.OVER if over else turn.ask,
        held=turn.held[1] if turn.held else NO_PLANET,
        outcome=judge(galaxies) if over else None,
    )


def _say(said: dict[Planet, Word], word: Word, planet: Planet) -> None:
    """Note where a planet is; SET-1: each is there once."""
    if planet in said:
        word.fail(Slip.PLANET_TWICE, planet=planet_name(planet), before=said[planet].line)
    said[planet] = word


def _galaxy(entry: PlayerEntry, full: int, said: dict[Planet, Word]) -> Galaxy:
    planets: dict[Square, Planet] = {}
    for square, (word, planet) in entry.planets.items():
        _say(said, word, planet)
        if len(planets) == full:
            word.fail(Slip.GALAXY_FULL, number=full, rule="END-1")
        planets[square] = planet
    try:
        return galaxy_of(planets)
    except ValueError as alone:
        square = alone.args[0]
        word, _ = entry.planets[square]
        word.fail(Slip.NOT_JOINED, square=square_name(square), rule="PUT-2")


def _seat(key: str, given: tuple[Word, Seat] | None, count: int) -> Seat:
    if given is None:
        return Seat(0)
    word, seat = given
    if seat >= count:
        word.fail(CommonSlip.NOBODY_PLAYS, key=key, seat=STARS[seat])
    return seat


def _turn(sheet: Sheet, first: Seat, galaxies: tuple[Galaxy, ...]) -> TurnEntry:
    """Take the turn line, or else the first in the order of play who has the fewest planets."""
    if sheet.turn is not None:
        _seat("turn", (sheet.turn.word, sheet.turn.seat), len(galaxies))
        return sheet.turn
    order = [Seat((first + n) % len(galaxies)) for n in range(len(galaxies))]
    return TurnEntry(sheet.last, min(order, key=lambda seat: len(galaxies[seat].planets)))


def _round(sheet: Sheet, galaxies: tuple[Galaxy, ...]) -> int:
    """Take the round line, as long as every later round can be read as well; else count planets."""
    full, fewest = PLANETS_EACH[len(galaxies)], min(len(galaxy.planets) for galaxy in galaxies)
    if sheet.round is None:
        return min(full, fewest + 1)
    to_come = full - fewest
    if (number := sheet.round.number(1)) + to_come > MOST:
        sheet.round.fail(Slip.ROUND, most=full, number=number)
    return number


def _universe(sheet: Sheet, layout: Layout, ask: Ask, said: dict[Planet, Word]) -> Universe:
    if not sheet.rows:
        nowhere = [] if ask in _CHANCE else [p for p in PLANETS if p not in said]
        return (*nowhere, *(NO_PLANET,) * (len(PLANETS) - len(nowhere)))
    universe = [NO_PLANET] * len(PLANETS)
    rows = dict(layout.rows())
    for letter, (key, *words) in sheet.rows.items():
        places = rows.get(letter, ())
        if len(words) != len(places):
            key.fail(Slip.ROW_PLANETS, row=letter, wanted=len(places), number=len(words))
        for place, word in zip(places, words, strict=True):
            if word.text != NOTHING:
                planet = universe[place] = vocabulary.planet(word)
                _say(said, word, planet)
    missing = [planet_name(planet) for planet in PLANETS if planet not in said]
    if missing and ask not in _CHANCE:
        sheet.last.fail(Slip.PLANETS_MISSING, planets=" ".join(missing), rule="SET-1")
    for empty, name in enumerate(layout.names):
        above = [cover for cover in layout.covers[empty] if universe[cover] >= 0]
        if universe[empty] < 0 and above:
            word, upper = said[universe[above[0]]], layout.names[above[0]]
            word.fail(Slip.ON_NOTHING, upper=upper, lower=name, rule="TAKE-2")
    return tuple(universe)


def _check_turn(
    turn: TurnEntry, first: Seat, galaxies: tuple[Galaxy, ...], universe: Universe, *, over: bool
) -> None:
    """Make sure that the rules can go on from here."""
    laid = sum(planet >= 0 for planet in universe)
    if turn.ask in _CHANCE:
        if any(galaxy.planets for galaxy in galaxies) or NO_PLANET in universe[:laid]:
            turn.word.fail(Slip.LAID_IN_ORDER, rule="SET-1")
        if turn.seat != first or (turn.ask is Ask.FIRST and laid) or laid == len(PLANETS):
            turn.word.fail(Slip.CHANCE_BEGINS, rule="SET-3")
    elif over and turn.held is not None:
        turn.held[0].fail(Slip.ALL_FULL, rule="END-1")
    elif not over and len(galaxies[turn.seat].planets) == PLANETS_EACH[len(galaxies)]:
        turn.word.fail(Slip.TURN_OF_FULL, seat=seat_name(turn.seat), rule="END-1")
