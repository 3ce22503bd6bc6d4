"""What a move can reach: the odds are those of the rules, played out in every way."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import replace

from rules.edenia.actions import (
    Action,
    End,
    Play,
    PlayGromout,
    PlayJunction,
    PlayPocket,
    Search,
    Skip,
)
from rules.edenia.analysis.reach import OtherSheepMoves, Reach, reach
from rules.edenia.equal_sheep import lowest_equal
from rules.edenia.galaxy import TILES, Sheep
from rules.edenia.game import EDENIA
from rules.edenia.notation.names import place_name
from rules.edenia.places import find_sheep, number_of, seat_of, sheep_of
from rules.edenia.state import CHANCE_ASKS, HOLE_PASSES, Ask, State
from rules.kernel.seat import Seat
from tests.long.proofs import cases
from tests.rules.edenia.random_play import OPTIONS, random_states

TABLE = """
    1  Ari +++ ... ... ...
    red clovers 1, sheep B1 east star
    green sheep B1 east nebula
"""
RED_1 = Sheep(0)
MOST_PLAYED_OUT = 3000
NOT_A_MOVE = (End, Play, PlayGromout, PlayJunction, PlayPocket, Search, Skip)
HOLE = """
    1 Ari ... ... ... ...
    2 ... ... +/\\ ... ...
    3 ... +++ hol \\+/ ...
    4 ... ... /\\+ ... ...
    deck OOO +o/ y++
    red clovers 1, sheep B3 east star; Arridis; Arridis
"""


class TooMany(Exception):
    """A position with too many ways to play it out here."""


class PlayOut:
    """Plays a move out in every way, without a memory and without a short cut."""

    def __init__(self, state: State, sheep: Sheep) -> None:
        """Begin to count; MOV-3: the listed one of equal sheep moves."""
        self.sheep = lowest_equal(state.flock, sheep)
        self.played = 0

    def odds(self, state: State, *, begun: bool = False) -> dict[str, Fraction]:
        """Tell the best odds of every place, by name."""
        self.played += 1
        if self.played > MOST_PLAYED_OUT:
            raise TooMany
        found = find_sheep(state.flock, self.sheep)
        if begun and found is not None and state.turn.ask is not Ask.LEAVE:
            return {place_name(found[0], state.tiles): Fraction(1)}
        if state.turn.ask in CHANCE_ASKS:
            return self._average(state)
        best: dict[str, Fraction] = {}
        for action in EDENIA.legal(state):
            other = getattr(action, "sheep", number_of(self.sheep)) != number_of(self.sheep)
            if isinstance(action, NOT_A_MOVE) or other:
                continue
            after = self.odds(EDENIA.apply(state, action).state, begun=True)
            for place, chance in after.items():
                best[place] = max(best.get(place, Fraction(0)), chance)
        return best

    def _average(self, state: State) -> dict[str, Fraction]:
        weighed = EDENIA.chances(state)
        total = sum(weight for _, weight in weighed)
        sums: dict[str, Fraction] = {}
        for action, weight in weighed:
            after = self.odds(EDENIA.apply(state, action).state, begun=True)
            for place, chance in after.items():
                sums[place] = sums.get(place, Fraction(0)) + Fraction(weight, total) * chance
        return sums


def by_name(found: Reach) -> dict[str, Fraction]:
    """Give the odds of places by name."""
    return {place_name(one.spot, one.tiles): one.chance for one in found.landings}


def small_tables() -> Iterator[tuple[State, Sheep]]:
    """Positions of random games at the start of a turn, with a few tiles left and a sheep."""
    for seed in cases("odds"):
        rng = Random(seed)
        for state in random_states(seed, OPTIONS[seed % len(OPTIONS)]):
            if state.turn.ask is Ask.START and not state.turn.played and rng.random() < 0.2:
                deck = tuple(rng.choices(TILES, k=3))
                sheep = sheep_of(state.active, rng.randint(1, 3))
                yield replace(state, deck=(deck[:2], deck[2:])), sheep


def test_odds_are_those_of_playing_everything_out() -> None:
    """On many random positions every place and every fraction is the same."""
    compared = uncertain = 0
    for state, sheep in small_tables():
        try:
            expected = PlayOut(state, sheep).odds(state)
        except TooMany:
            continue
        found = reach(state, sheep)
        assert found.is_complete
        assert by_name(found) == expected
        compared += 1
        uncertain += any(chance < 1 for chance in expected.values())
    assert compared >= 60
    assert uncertain >= 25


def test_odds_through_the_black_hole() -> None:
    """With two passes left, the die and the deck are weighed as they are when all is played out."""
    state = EDENIA.read_position(HOLE)
    state = EDENIA.apply(state, EDENIA.read_action(state, "go 1 east")).state
    assert state.walk is not None
    state = replace(state, walk=replace(state.walk, passes=HOLE_PASSES - 2))
    expected = PlayOut(state, RED_1).odds(state, begun=True)
    assert by_name(reach(state, RED_1)) == expected
    assert Fraction(1, 3) in expected.values()


def test_random_play_never_ends_elsewhere() -> None:
    """Whatever a sheep does, it ends in a place of the list; often enough where chance is certain."""
    state = EDENIA.read_position(HOLE)
    places = by_name(reach(state, RED_1))
    rng = Random(5)
    for _ in range(150):
        now = EDENIA.apply(state, EDENIA.read_action(state, "go 1 east")).state
        while now.walk is not None:
            chances = EDENIA.chances(now) or [(action, 1) for action in EDENIA.legal(now)]
            actions, weights = zip(*chances, strict=True)
            now = EDENIA.apply(now, rng.choices(actions, weights)[0]).state
        found = find_sheep(now.flock, RED_1)
        assert found is not None
        assert place_name(found[0], now.tiles) in places


def test_likely_places_come_first() -> None:
    """The list goes down in likelihood, and no place stands there twice."""
    found = reach(EDENIA.read_position(HOLE), RED_1)
    chances = [one.chance for one in found.landings]
    assert chances == sorted(chances, reverse=True)
    assert len(by_name(found)) == len(chances)
    assert all(0 < chance <= 1 for chance in chances)


def test_the_first_command_is_the_one_that_gives_the_odds() -> None:
    """After the command that is told, the place is as likely as it was said to be."""
    state = EDENIA.read_position(HOLE)
    told: dict[Action, dict[str, Fraction]] = {}
    for one in reach(state, RED_1).landings:
        assert one.start is not None
        told.setdefault(one.start, {})[place_name(one.spot, one.tiles)] = one.chance
    assert len(told) > 1
    for start, chances in told.items():
        after = EDENIA.apply(state, start).state
        if find_sheep(after.flock, RED_1) is None:
            found = by_name(reach(after, RED_1))
            assert {place: found[place] for place in chances} == chances


def test_a_search_that_is_cut_short_says_so_and_never_says_too_much() -> None:
    """With too few steps the answer is marked, and its odds are not better than the true ones."""
    state = EDENIA.read_position(HOLE)
    whole = by_name(reach(state, RED_1))
    cut = reach(state, RED_1, most_steps=300)
    assert not cut.is_complete
    assert cut.landings
    for place, chance in by_name(cut).items():
        assert chance <= whole[place]


def test_somebody_elses_sheep_moves_as_if_it_were_their_turn() -> None:
    """It is red's turn; green's sheep is asked about."""
    state = EDENIA.read_position(TABLE)
    green = sheep_of(Seat(1), 1)
    expected = reach(replace(state, active=seat_of(green)), green)
    assert reach(state, green) == expected
    assert expected.landings


def test_mov_3_an_equal_sheep_reaches_the_same() -> None:
    """Of two sheep on Arridis each gets where the listed one gets, by its command."""
    state = EDENIA.read_position(HOLE)
    second, third = (sheep_of(Seat(0), number) for number in (2, 3))
    assert reach(state, third) == reach(state, second)
    assert reach(state, third).landings


def test_a_sheep_that_has_arrived_stays() -> None:
    """On a planet, before clover or flag, the place is certain; nobody else can be asked about."""
    state = EDENIA.read_position("1 Ari +++ OOO ... ...\nred sheep B1 east star")
    state = EDENIA.apply(state, EDENIA.read_action(state, "go 1 east")).state
    assert by_name(reach(state, RED_1)) == {"C1 planet": Fraction(1)}


def test_another_sheep_under_way_cannot_be_asked_about() -> None:
    """In the middle of sheep 1's move nobody knows what sheep 2 will stand before."""
    state = EDENIA.read_position(TABLE)
    state = EDENIA.apply(state, EDENIA.read_action(state, "go 1 east")).state
    with pytest.raises(OtherSheepMoves):
        reach(state, Sheep(1))
