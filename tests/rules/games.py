"""The table of games that the tests of every game run over; a game is added by adding rows.

A row is a game with options it is played with, its types for JSON, and its golden playthrough.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

import pytest

from rules.edenia.actions import Action
from rules.edenia.events import Event
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules, State
from rules.exo.actions import Action as ExoAction
from rules.exo.content import read_layout
from rules.exo.events import Event as ExoEvent
from rules.exo.game import EXO
from rules.exo.opening import Options as ExoOptions
from rules.exo.state import State as ExoState
from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.step import Step

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

ENOUGH = 20_000
"""No game lasts that many actions."""


@dataclass(frozen=True)
class Row(Generic[O, S, A, E]):
    """A game with options, and what the tests need to know of it."""

    name: str
    game: Game[O, S, A, E]
    options: O
    state_type: type[S]
    action_type: Any
    """A type or union, as JSON is decoded into it."""
    event_type: Any
    round_of: Callable[[S], int]
    """Tells the round; the playthrough shows the position when it changes."""
    odd: tuple[str, ...] = ()
    """Texts of well-formed actions that random games hardly ever offer."""
    secrets: bool = True
    """Whether seats know different things."""
    seed: int = 1
    """The random game that is written as playthrough."""
    rounds: int | None = None
    """How many rounds of it; None for the whole game."""

    @property
    def record_type(self) -> Any:
        """The type of a record of this game, for JSON."""
        return Record[type(self.options), self.action_type]  # type: ignore[misc]

    def names(self) -> tuple[str, ...]:
        """Name the players."""
        return tuple(f"player {seat}" for seat in self.game.seats(self.game.start(self.options)))


AnyRow = Row[Any, Any, Any, Any]


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


def _edenia(
    name: str, options: Options, seed: int, rounds: int | None = None
) -> Row[Options, State, Action, Event]:
    return Row(
        name=name,
        game=EDENIA,
        options=options,
        state_type=State,
        action_type=Action,
        event_type=Event,
        round_of=lambda state: state.round,
        odd=_EDENIA_ODD,
        secrets=not options.rules.lambs,
        seed=seed,
        rounds=rounds,
    )


_EDENIA_ODD = (
    "go 4 east",
    "go 9 in star",
    "go 1 in nebula",
    "jump 7 a1",
    "jump 1 c3",
    "hole in",
    "place a1",
    "place e5",
    "first black",
    "draw b//",
    "keep gromout-7",
    "play gromout",
    "play junction-3",
    "play pocket-red-5",
    "play turbo-9",
    "play junction-3 8 north star",
    "play junction-3 1 in star",
    "play pocket-red-5 6 c3",
    "play gromout c3",
    "reveal turbo-9",
    "lay OOO",
    "under OOO",
)

EDENIA_ROWS: tuple[AnyRow, ...] = (
    _edenia("2-fr", Options(2), 11),
    _edenia("2-en-no-42", Options(2, None, Rules(Edition.EN, law42=False)), 8),
    _edenia("3-en", Options(3, Seat(1), Rules(Edition.EN)), 32),
    _edenia("3-lambs", Options(3, None, Rules(lambs=True)), 4),
    _edenia("4-fr", Options(4), 60),
    _edenia("4-en", Options(4, None, Rules(Edition.EN)), 58, rounds=20),
)


def _exo(
    name: str, options: ExoOptions, seed: int
) -> Row[ExoOptions, ExoState, ExoAction, ExoEvent]:
    return Row(
        name=name,
        game=EXO,
        options=options,
        state_type=ExoState,
        action_type=ExoAction,
        event_type=ExoEvent,
        round_of=lambda state: state.round,
        odd=_EXO_ODD,
        secrets=False,
        seed=seed,
    )


_EXO_ODD = (
    "put star",
    "first vega",
    *(
        f"put {rows}{north}{columns}{east}"
        for rows in "ns"
        for columns in "ew"
        for north in range(1, 14)
        for east in range(1, 14, 2)
    ),
)
"""Squares near and far, and a seat that two players leave empty."""

_STEPS = read_layout("""
    a  o   o   o   o   o   o   o   o   o
    b  o   o   o   o   o   o   o   o   o
    c  o   o   o   o   o   o   o   o   o
""")
"""A universe of nine stacks."""

EXO_ROWS: tuple[AnyRow, ...] = (
    _exo("2", ExoOptions(2), 1),
    _exo("2-stacks", ExoOptions(2, Seat(1), _STEPS), 2),
    _exo("3", ExoOptions(3), 3),
)

ROWS: tuple[AnyRow, ...] = (*EDENIA_ROWS, *EXO_ROWS)

every_row = pytest.mark.parametrize(
    "row", ROWS, ids=[f"{row.game.name}-{row.name}" for row in ROWS]
)
"""Runs a test for each row of the table."""
