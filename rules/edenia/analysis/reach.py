"""Where a sheep can be at the end of its move, and how likely its player can make each place.

For every place by itself the player chooses what is best for getting there, while die and deck have
their odds. Odds are whole numbers out of one common total, so that nothing is rounded.
"""

from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import prod

from rules.edenia.actions import (
    Action,
)
from rules.edenia.analysis.moving import moves_of
from rules.edenia.deck import next_tiles, without
from rules.edenia.equal_sheep import lowest_equal
from rules.edenia.galaxy import HUB, KIND, PATHS, Cell, Face, Sheep, Spot
from rules.edenia.game import EDENIA
from rules.edenia.geometry import cell_of
from rules.edenia.places import find_sheep, seat_of
from rules.edenia.state import (
    CHANCE_ASKS,
    R2M2_TILES,
    Ask,
    Deck,
    State,
)
from rules.kernel.value import Value

MOST_STEPS = 400_000
"""How many actions are tried before the answer is given as it is: a few seconds."""

_ARRIVED = (Ask.PLANET, Ask.REVEAL, Ask.KEEP)
_AT_THE_HOLE = (Ask.HOLE, Ask.ROLL)
_MOST_DRAWS = R2M2_TILES + 1

Landed = tuple[Spot, str]
"""A place, and what is there: on a tile that is not laid yet it may be one thing or another."""
Odds = Mapping[Landed, int]


class Landing(Value, frozen=True):
    """A place the sheep can be at the end of its move."""

    spot: Spot
    tiles: tuple[Face, ...]
    """A galaxy in which it is there: the tile may be one that is drawn on the way."""
    chance: Fraction
    """How likely it is when the player aims for it."""
    start: Action | None
    """What to do first; None when chance acts first, or the sheep is there."""


class Reach(Value, frozen=True):
    """Everything a sheep can reach, the likeliest places first."""

    landings: tuple[Landing, ...]
    is_complete: bool
    """Whether everything was tried; if not, the true odds may be better, and places be missing."""
    is_guessed: bool
    """Whether tiles came from a deck that nobody knows."""


class OtherSheepMoves(Exception):
    """Another sheep is in the middle of its move, so this one stands before an unknown table."""

    def __init__(self, sheep: Sheep) -> None:
        """Keep the sheep that moves."""
        super().__init__(sheep)
        self.sheep = sheep


def reach(state: State, sheep: Sheep, most_steps: int = MOST_STEPS) -> Reach:
    """Try every way a sheep can move without playing artefacts; what is declared already counts.

    MOV-3: of equal sheep the listed one is tried. A sheep whose turn it is not moves as if its player's
    turn began now. Passing the Black Hole again and again is tried last: one more pass at a time, as
    long as there are steps left.

    Raises:
        OtherSheepMoves: another sheep is under way.
    """
    sheep = lowest_equal(state.flock, sheep)
    start = _about_to_move(state, sheep)
    if start.turn.ask in _ARRIVED:
        found = find_sheep(start.flock, sheep)
        here = () if found is None else (Landing(found[0], start.tiles, Fraction(1), None),)
        return Reach(here, is_complete=True, is_guessed=False)
    best: dict[Landed, Landing] = {}
    passed = 0 if start.walk is None else start.walk.passes
    steps = 0
    for passes in range(passed, start.rules.hole_passes + 1):
        search = _Search(start, sheep, passes, most_steps - steps)
        for place, landing in search.landings():
            known = best.get(place)
            if known is None or known.chance < landing.chance:
                best[place] = landing
        steps += search.steps
        if search.is_complete or steps >= most_steps:
            break
    landings = sorted(best.values(), key=_rank)
    return Reach(tuple(landings), search.is_complete, search.is_guessed)


def _rank(landing: Landing) -> tuple[Fraction, Cell, Spot, str]:
    """Put likely places first, then go by the cell."""
    cell = cell_of(landing.spot)
    return -landing.chance, cell, landing.spot, KIND[landing.tiles[cell]].value


def _about_to_move(state: State, sheep: Sheep) -> State:
    """Let the sheep move as the turn stands, or as if its player's turn began now."""
    turn, seat = state.turn, seat_of(sheep)
    if state.outcome is not None:
        return state
    moves_now = state.active == seat and not turn.moved and turn.sheep in (None, sheep)
    if moves_now and turn.ask is not Ask.FIRST:
        return state
    if state.walk is not None and turn.sheep is not None:
        raise OtherSheepMoves(turn.sheep)
    return state.at_turn_of(seat)


class _Search:
    """One look at everything that can come, up to a number of passes through the Black Hole."""

    def __init__(self, start: State, sheep: Sheep, passes: int, most_steps: int) -> None:
        self.steps = 0
        self.is_complete = True
        self.is_guessed = False
        self._start = start
        self._sheep = sheep
        self._passes = passes
        self._most_steps = most_steps
        self._whole = len(PATHS) ** start.rules.hole_passes * prod(_draws(start.deck))
        self._known: dict[Hashable, Odds] = {}
        self._tiles: dict[Landed, tuple[Face, ...]] = {}

    def landings(self) -> list[tuple[Landed, Landing]]:
        """List what can be reached from the start, each place with its best beginning."""
        start = self._start
        if start.turn.ask in CHANCE_ASKS:
            odds = self._by_chance(start)
            return [self._landing(place, share, None) for place, share in odds.items()]
        best: dict[Landed, tuple[int, Action]] = {}
        for action, after in self._choices(start):
            for place, share in self._odds(after).items():
                if place not in best or best[place][0] < share:
                    best[place] = share, action
        return [self._landing(place, share, action) for place, (share, action) in best.items()]

    def _landing(self, place: Landed, share: int, action: Action | None) -> tuple[Landed, Landing]:
        chance = Fraction(share, self._whole)
        return place, Landing(place[0], self._tiles[place], chance, action)

    def _odds(self, state: State) -> Odds:
        """Tell the best odds of every place from here; a game that ends on the way reaches none."""
        if not _is_to_move(state):
            found = find_sheep(state.flock, self._sheep)
            if found is not None:
                return {self._place(found[0], state.tiles): self._whole}
        if state.outcome is not None:
            return {}
        key = _key(state)
        known = self._known.get(key)
        if known is None:
            known = self._look_ahead(state)
            self._known[key] = known
        return known

    def _place(self, spot: Spot, tiles: tuple[Face, ...]) -> Landed:
        kind = KIND[tiles[cell_of(spot)]].value if spot >= HUB else ""
        self._tiles.setdefault((spot, kind), tiles)
        return spot, kind

    def _look_ahead(self, state: State) -> Odds:
        walk = state.walk
        is_far = state.turn.ask is Ask.HOLE and walk is not None and walk.passes >= self._passes
        if is_far or self.steps >= self._most_steps:
            self.is_complete = False
            return {}
        if state.turn.ask in CHANCE_ASKS:
            return self._by_chance(state)
        best: dict[Landed, int] = {}
        for _, after in self._choices(state):
            for place, share in self._odds(after).items():
                if share > best.get(place, 0):
                    best[place] = share
        return best

    def _choices(self, state: State) -> list[tuple[Action, State]]:
        """Try what the player can do; all at once, because the list of legal actions is remembered."""
        return [(action, self._after(state, action)) for action in moves_of(state, self._sheep)]

    def _by_chance(self, state: State) -> Odds:
        if state.turn.ask is Ask.DRAW and state.deck is None:
            self.is_guessed = True
        sums: dict[Landed, int] = {}
        total = 0
        brought = [(self._after(state, action), weight) for action, weight in EDENIA.chances(state)]
        for after, weight in brought:
            total += weight
            for place, share in self._odds(after).items():
                sums[place] = sums.get(place, 0) + weight * share
        return {place: share // total for place, share in sums.items()}

    def _after(self, state: State, action: Action) -> State:
        self.steps += 1
        return EDENIA.apply(state, action).state


def _is_to_move(state: State) -> bool:
    """Tell a sheep that stands and has still to move: it has teleported, or an artefact was played."""
    turn = state.turn
    if state.walk is not None or turn.ask is Ask.LEAVE:
        return True
    return turn.ask in (Ask.PLACE, Ask.DRAW) or (turn.ask is Ask.START and turn.played)


def _key(state: State) -> Hashable:
    """Keep of a state only what can differ within one move and matters for where it ends.

    The Black Hole clears the memory of the way, so all ways into it are the same.
    """
    turn, walk = state.turn, state.walk
    where: Hashable = walk or state.flock
    if walk is not None and turn.ask in _AT_THE_HOLE:
        where = (walk.exit, walk.explored, walk.passes)
    clovers = state.players[state.active].clovers
    return turn.ask, turn.drawn, turn.engines, clovers, state.tiles, state.rim, where


def _draws(deck: Deck | None) -> list[int]:
    """Count what can come at each draw of a move, so that odds divide evenly."""
    totals: list[int] = []
    while len(totals) < _MOST_DRAWS and deck != ():
        tiles = next_tiles(deck)
        totals.append(sum(weight for _, weight in tiles))
        deck = without(deck, tiles[0][0])
    return totals
