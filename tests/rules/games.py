"""Random games of every game that has a table in its folder of tests, played once for all tests."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

import pytest

from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.seat import CHANCE
from rules.kernel.step import Step
from tests.games.discovery import UNDER_TEST
from tests.rules.row import AnyRow, Row

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

ENOUGH = 20_000
"""No game lasts that many actions."""
ROWS: tuple[AnyRow, ...] = tuple(row for game in UNDER_TEST for row in game.rows)
EDENIA_ROWS = tuple(row for row in ROWS if row.game.name == "edenia")
EXO_ROWS = tuple(row for row in ROWS if row.game.name == "exo")

every_row = pytest.mark.parametrize(
    "row", ROWS, ids=[f"{row.game.name}-{row.name}" for row in ROWS]
)
"""Runs a test for each row of the table."""


class Moment(NamedTuple, Generic[S, A, E]):
    """One action of a random game."""

    before: S
    action: A
    step: Step[S, E]


def play(row: Row[O, S, A, E], seed: int) -> tuple[Moment[S, A, E], ...]:
    """Give a random game, action by action; it is played once and serves every test that asks for it."""
    return _played(row, seed)


@lru_cache(maxsize=128)
def _played(row: AnyRow, seed: int) -> tuple[Moment[Any, Any, Any], ...]:
    return tuple(play_on(row.game, row.game.start(row.options), Random(seed)))


def play_on(game: Game[O, S, A, E], state: S, rng: Random) -> Iterator[Moment[S, A, E]]:
    """Play on at random from any state to the end: players choose evenly, chance by its weights."""
    for _ in range(ENOUGH):
        if game.to_act(state) is None:
            return
        action = pick(game, state, rng)
        step = game.apply(state, action)
        yield Moment(state, action, step)
        state = step.state
    pytest.fail(f"{game.name}: not over after {ENOUGH} actions")


def pick(game: Game[O, S, A, E], state: S, rng: Random) -> A:
    """Choose one of the legal actions at random."""
    if game.to_act(state) is not CHANCE:
        return rng.choice(game.legal(state))
    chances = game.chances(state)
    (action,) = rng.choices([action for action, _ in chances], [weight for _, weight in chances])
    return action


def states(row: Row[O, S, A, E], seed: int, every: int = 1) -> Iterator[S]:
    """Give the first state of a random game, then each state or each so-many-th one."""
    yield row.game.start(row.options)
    for moment in islice(play(row, seed), every - 1, None, every):
        yield moment.step.state


def record(row: Row[O, S, A, E], seed: int) -> Record[O, A]:
    """Write a random game down."""
    actions = tuple(moment.action for moment in play(row, seed))
    return Record(row.game.name, row.options, row.names(), actions)
