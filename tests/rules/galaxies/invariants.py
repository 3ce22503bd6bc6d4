"""What must hold in every state, counted by other code than that of the rules."""

from collections import Counter
from collections.abc import Iterator

from rules.galaxies.frames import Exploring, Hiring, RogueTurn, Rolling, Slipping, Turn
from rules.galaxies.mat import Mat
from rules.galaxies.points import points_of
from rules.galaxies.questions import asked
from rules.galaxies.ships import Spot, Where
from rules.galaxies.state import FACE_UP, MAX_ROUNDS, ROGUE, State
from rules.kernel.seat import Seat

_LEVEL_POINTS = (0, 0, 1, 2, 3, 5, 8)
_ROGUE_POINTS = (0, 0, 1, 2, 4, 7, 7)
_LEVEL_SHIPS = (0, 2, 2, 3, 3, 4, 4)
_ROW = {1: 4, 2: 4, 3: 5, 4: 6, 5: 6}


def complaints(state: State) -> Iterator[str]:
    """Everything that does not add up."""
    yield from _cards(state)
    yield from _dice(state)
    yield from _frames(state)
    for index, mat in enumerate(state.mats):
        is_rogue = state.is_solo() and index == ROGUE
        yield from _mat(state, mat, is_rogue=is_rogue)
        points = _points(state, mat, is_rogue=is_rogue)
        if points != points_of(state, Seat(index)):
            yield f"END-1: seat {index} has {points} points"
    if not 1 <= state.round <= MAX_ROUNDS:
        yield "END-5: no such round"


def _cards(state: State) -> Iterator[str]:
    content = state.setup.content
    planets = [one for one in (*state.row, *state.gone, *state.under) if one >= 0]
    planets += [one for mat in state.mats for one in mat.colonies]
    if any(count > 1 for count in Counter(planets).values()):
        yield "SET-2: a planet is there twice"
    if not state.setup.expansion and any(content.planets[one].is_expansion for one in planets):
        yield "OPT-1: a planet of the expansion"
    if len(state.row) != _ROW[state.setup.players]:
        yield "SET-2: the row has another length"
    pilots = [one for one in (*state.pilots, *state.dismissed) if one >= 0]
    pilots += [one for mat in state.mats for flown in mat.fleet for one in flown.pilots]
    if any(count > 1 for count in Counter(pilots).values()):
        yield "XSET-2: a pilot is there twice"
    cards: list[int] = [*state.open, *state.dodged]
    cards += [one for mat in state.mats for one in mat.found if one is not None]
    cards += [spot.card for mat in state.mats for spot in _spots(mat) if spot.where is Where.DANGER]
    cards += [one.drawn for one in state.stack if isinstance(one, Exploring) and one.drawn >= 0]
    if any(count > 1 for count in Counter(cards).values()):
        yield "XSET-3: an exploration card is there twice"
    wanted = len(content.cards) if state.setup.expansion else 0
    if len(cards) + state.deck != wanted:
        yield f"XSET-3: {len(cards)} cards and {state.deck} in the deck"
    if len(state.open) > FACE_UP or any(content.cards[one].is_red for one in state.open):
        yield "EXP-11: what lies open is green, three at most"
    missions = [one for mat in state.mats for one in mat.missions]
    if len(set(missions)) != len(missions):
        yield "SET-3: a mission was dealt twice"


def _dice(state: State) -> Iterator[str]:
    bay = state.bay
    turns = [one for one in state.stack if isinstance(one, Turn)]
    if not turns:
        return
    rolling = sum(one.left for one in state.stack if isinstance(one, Rolling))
    handfuls = (bay.dice, bay.used, bay.hired, bay.spent)
    number = rolling + bay.dropped + sum(map(sum, handfuls))
    level = state.mats[state.turn].level
    most = state.setup.content.levels[level - 1].dice
    if min(map(min, handfuls)) < 0 or number > most:
        yield f"TRN-4: {number} dice"
    if state.setup.players > 1 and number < state.setup.content.levels[0].dice:
        yield f"TRN-4: only {number} dice"
    if sum(bay.spent) not in (0, 2):
        yield "CON-1: two dice in the converter or none"


def _frames(state: State) -> Iterator[str]:
    if (asked(state) is None) != (state.outcome is not None):
        yield "nobody is asked, or somebody after the end"
    if state.outcome is not None and state.stack:
        yield "a frame is left over"
    turns = [one for one in state.stack if isinstance(one, Turn | RogueTurn)]
    if turns and state.stack[0] is not turns[0]:
        yield "something is below the turn"
    if len(turns) > 1:
        yield "two turns at once"
    nowhere = sum(spot.where is Where.NOWHERE for mat in state.mats for spot in _every(mat))
    waiting = sum(isinstance(one, Slipping) for one in state.stack)
    waiting += sum(isinstance(one, Hiring) and one.model is not None for one in state.stack)
    if nowhere != waiting and state.outcome is None:
        yield "COL-1: a ship stands nowhere and nobody is asked about it"


def _mat(state: State, mat: Mat, *, is_rogue: bool) -> Iterator[str]:
    most = state.setup.rogue_max if is_rogue else 7
    if not (0 <= mat.energy <= most and 0 <= mat.culture <= most):
        yield "ACQ-3: no such amount of resources"
    ships = len(mat.ships) + len(mat.fleet)
    hiring = sum(isinstance(one, Hiring) and one.model is not None for one in state.stack)
    if ships - (4 if is_rogue else _LEVEL_SHIPS[mat.level]) not in (0, hiring):
        yield f"HIR-9: {ships} ships at level {mat.level}"
    places = Counter(mat.ships)
    if mat.ships != tuple(sorted(mat.ships)):
        yield "the ships are not sorted"
    planets = state.setup.content.planets
    for spot in _spots(mat):
        if spot.where in (Where.ORBIT, Where.SURFACE) and spot.card not in state.row:
            yield "MOV-1: a ship at a planet that is not in the row"
        if spot.where is Where.ORBIT and not 0 <= spot.number <= planets[spot.card].length:
            yield "ADV-3: no such number in this orbit"
        if spot.where is Where.DANGER and spot.number < 1:
            yield "DNG-4: a ship stays on a danger track"
    at_planets = Counter((one.where, one.card) for one in places.elements() if one.card >= 0)
    if any(count > 1 for count in at_planets.values()):
        yield "MOV-3: two ordinary ships at one place"


def _points(state: State, mat: Mat, *, is_rogue: bool) -> int:
    """Count points toward 21 from what is printed."""
    content = state.setup.content
    points = (_ROGUE_POINTS if is_rogue else _LEVEL_POINTS)[mat.level]
    points += sum(content.planets[one].points for one in mat.colonies)
    points += sum(len(one.pilots) for one in mat.fleet)
    dwarfs = {index for index, one in enumerate(content.cards) if one.effect[0].verb == "dwarf"}
    return points + sum(one in dwarfs for one in mat.found)


def _spots(mat: Mat) -> Iterator[Spot]:
    yield from mat.ships
    yield from (one.spot for one in mat.fleet if one.spot.where is not Where.NOWHERE)


def _every(mat: Mat) -> Iterator[Spot]:
    yield from mat.ships
    yield from (one.spot for one in mat.fleet)
