"""Nothing is lost and nothing comes from nowhere, after every action of any random game."""

from dataclasses import replace as with_fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.exo.opening import Options
from rules.exo.planet import PLANETS, share_of
from rules.exo.scoring import count_points
from rules.exo.square import STAR, STEPS, Square
from rules.exo.state import PLANETS_EACH, Ask, Galaxy, State
from rules.kernel.seat import Seat
from tests.rules.games import EXO_ROWS, play

ROW = EXO_ROWS[0]

options = st.builds(
    Options,
    players=st.integers(2, 3),
    first=st.none() | st.sampled_from([Seat(0), Seat(1)]),
)


def complaints(state: State) -> list[str]:
    """What does not add up in a state."""
    found = []
    planets = [planet for planet in state.universe if planet >= 0]
    planets += [planet for galaxy in state.galaxies for planet in galaxy.planets]
    planets += [state.held] if state.ask is Ask.PUT else []
    if len(set(planets)) != len(planets):
        found.append("SET-1: a planet lies twice")
    if state.ask not in (Ask.FIRST, Ask.LAY) and sorted(planets) != list(PLANETS):
        found.append("SET-1: a planet is lost")
    for place, covers in enumerate(state.layout.covers):
        if state.universe[place] < 0 and any(state.universe[cover] >= 0 for cover in covers):
            found.append("TAKE-2: a planet lies on nothing")
    full = PLANETS_EACH[len(state.galaxies)]
    sizes = [len(galaxy.planets) for galaxy in state.galaxies]
    if max(sizes) > full or max(sizes) - min(sizes) > 1:
        found.append("END-1: galaxies of different size")
    if (state.outcome is not None) != (min(sizes) == full):
        found.append("END-1: over too soon or too late")
    return found + [wrong for galaxy in state.galaxies for wrong in complaints_of(galaxy)]


def complaints_of(galaxy: Galaxy) -> list[str]:
    """What does not follow from the planets of a galaxy."""
    found = []
    lying = {*galaxy.squares}
    beside = {Square(square + step) for square in (STAR, *lying) for step in STEPS}
    if galaxy.open != tuple(sorted(beside - lying - {STAR})):
        found.append("PUT-2: other squares are open")
    if galaxy.points != count_points(galaxy):
        found.append("LINE-1: miscounted")
    return found


@settings(derandomize=True, max_examples=40, deadline=None)
@given(options, st.integers(0, 10_000))
def test_every_action_keeps_the_invariants(chosen: Options, seed: int) -> None:
    """Planets, covers, sizes, open squares and points add up after every action."""
    row = with_fields(ROW, options=chosen)
    assert complaints(row.game.start(chosen)) == []
    for number, moment in enumerate(play(row, seed)):
        assert complaints(moment.step.state) == [], f"action {number}"


@settings(derandomize=True, max_examples=15, deadline=None)
@given(options, st.integers(0, 10_000))
def test_what_squares_promise_is_what_planets_earn(chosen: Options, seed: int) -> None:
    """Counted from nothing, any planet on any open square makes the points that stand there."""
    *_, last = play(with_fields(ROW, options=chosen), seed)
    for galaxy in last.step.state.galaxies:
        for square, promise in zip(galaxy.open, galaxy.promise, strict=True):
            for planet in PLANETS[:: 5 + seed % 4]:
                more = replace(
                    galaxy, squares=(*galaxy.squares, square), planets=(*galaxy.planets, planet)
                )
                assert count_points(more) - galaxy.points == share_of(promise, planet)


def late_state() -> State:
    """A state near the end of a game."""
    state: State = list(play(ROW, 1))[-3].step.state
    return state


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"universe": (-1,) * 27}, "SET-1: a planet is lost"),
        ({"universe": tuple(PLANETS)}, "SET-1: a planet lies twice"),
        ({"galaxies": (Galaxy(), Galaxy())}, "SET-1"),
    ],
)
def test_a_wrong_table_is_found(change: dict[str, tuple[int, ...]], complaint: str) -> None:
    """The invariants are no empty words."""
    state = late_state()
    assert complaints(state) == []
    assert any(complaint in one for one in complaints(replace(state, **change)))


def test_a_wrong_count_is_found() -> None:
    """A point or an open square too many in a galaxy is complained of."""
    galaxy = late_state().galaxies[0]
    assert complaints_of(replace(galaxy, points=galaxy.points + 1)) == ["LINE-1: miscounted"]
    assert complaints_of(replace(galaxy, open=galaxy.open[1:])) == ["PUT-2: other squares are open"]
