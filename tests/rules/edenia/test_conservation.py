"""Nothing is lost and nothing comes from nowhere: every invariant, after every action."""

from dataclasses import replace as with_fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.edenia.galaxy import GOAL, HOME, Sheep, Spot
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules, State
from rules.kernel.seat import Seat
from tests.long.proofs import cases
from tests.rules.edenia.invariants import changes, complaints
from tests.rules.games import ROWS, play
from tests.rules.row import AnyRow

_CHUNK = 50
"""So many games are one test."""
EDENIA_ROW: AnyRow = next(row for row in ROWS if row.game.name == "edenia")

options = st.builds(
    Options,
    players=st.integers(2, 4),
    first=st.none() | st.sampled_from([Seat(0), Seat(1)]),
    rules=st.builds(Rules, st.sampled_from(Edition), law42=st.booleans(), lambs=st.booleans()),
)


def wrong_in_game(chosen: Options, seed: int) -> list[str]:
    """The first complaints about a random game, with the place where they come up."""
    row = with_fields(EDENIA_ROW, options=chosen)
    found = complaints(row.game.start(chosen))
    for number, (before, action, step) in enumerate(play(row, seed)):
        found += complaints(step.state)
        found += changes(before, action, step.state)
        if found:
            where = f"{chosen}, seed {seed}, action {number}: {row.game.write_action(action)}"
            return [where, *found]
    return found


@settings(derandomize=True, max_examples=60, deadline=None)
@given(options, st.integers(0, 10_000))
def test_every_action_keeps_the_invariants(chosen: Options, seed: int) -> None:
    """Tokens, tiles, sheep, lines and turns add up after every action of any random game."""
    assert wrong_in_game(chosen, seed) == []


def wrong_in_games(seeds: range) -> list[str]:
    """The complaints about many random games with options that go round."""
    found: list[str] = []
    for seed in seeds:
        rules = Rules(
            (Edition.FR, Edition.EN)[seed // 3 % 2],
            law42=seed % 7 != 0,
            lambs=seed % 10 == 9,
        )
        found += wrong_in_game(Options(2 + seed % 3, None, rules), seed)
    return found


@pytest.mark.long
@pytest.mark.parametrize("chunk", cases("invariants")[::_CHUNK])
def test_many_games_keep_the_invariants(chunk: int) -> None:
    """The same, for games of 2, 3 and 4 players, both editions, with and without lambs."""
    assert wrong_in_games(range(chunk, chunk + _CHUNK)) == []


def _late_state() -> State:
    """A state with something of everything: near the end of a long game."""
    moments = list(play(EDENIA_ROW, 1))
    state: State = moments[-2].step.state
    return state


@pytest.mark.parametrize(
    ("field", "complaint"),
    [
        ("clovers", "CLO-1: 31 clovers"),
        ("sabotages", "TEL-3"),
        ("round", "END-3: no such round"),
    ],
)
def test_a_wrong_count_is_found(field: str, complaint: str) -> None:
    """The invariants are no empty words: one clover, sabotage or round too many is complained of."""
    state = _late_state()
    number = 201 if field == "round" else getattr(state, field) + 1
    assert complaints(state) == []
    assert any(complaint in one for one in complaints(replace(state, **{field: number})))


def test_a_lost_sheep_is_found() -> None:
    """A sheep that stands twice, or nowhere, is complained of, and so is an empty line."""
    state = EDENIA_ROW.game.start(Options(2, Seat(0)))
    assert complaints(state) == []
    (_, everyone) = state.flock[0]
    for flock in (
        ((HOME, everyone[1:]),),
        ((HOME, everyone), (GOAL, everyone[:1])),
        ((HOME, everyone), (Spot(301), ())),
        ((HOME, (Sheep(1), Sheep(0), *everyone[2:])),),
    ):
        assert complaints(replace(state, flock=flock))


def test_a_sheep_moved_aside_is_found() -> None:
    """An action after which another sheep than the moving one stands elsewhere is complained of."""
    state = EDENIA_ROW.game.start(Options(2, Seat(0)))
    action = EDENIA_ROW.game.read_action(state, "go 1 east star")
    other = replace(state, flock=((HOME, state.flock[0][1][:-1]),))
    assert changes(state, action, state) == []
    assert any("LEAP-1" in one for one in changes(state, action, other))
