"""Whatever happens in a game can be drawn, at every zoom and for everybody."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.drawing import Drawing
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.edenia.board.loupe import draw_loupe
from edenia_tui.games.edenia.board.marks import Marks
from rules.edenia.events import Moved
from rules.edenia.galaxy import CELLS, Cell, Sheep
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.seat import CHANCE
from tests.games.edenia.board import CHARSETS

LONG = 250
"""Enough actions for random sheep to fill most of a galaxy."""


def moments(players: int, seed: int) -> Iterator[tuple[State, tuple[int, ...]]]:
    """Play a random game; give each state and the steps that led to it."""
    rng = Random(seed)
    state = EDENIA.start(Options(players=players))
    steps: tuple[int, ...] = ()
    for _ in range(LONG):
        yield state, steps
        actor = EDENIA.to_act(state)
        if actor is None:
            return
        if actor is CHANCE:
            actions, weights = zip(*EDENIA.chances(state), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = rng.choice(EDENIA.legal(state))
        step = EDENIA.apply(state, action)
        steps = tuple(n for event in step.events if isinstance(event, Moved) for n in event.steps)
        state = step.state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_can_be_drawn(players: int) -> None:
    """Each state of a random game is drawn for everybody in every way, with all sheep on their cells."""
    everyone = {Sheep(n) for n in range(players * 3)}
    for number, (state, steps) in enumerate(moments(players, seed=players)):
        cell = CELLS[number % 25]
        marks = Marks(steps, cell, Sheep(number % (players * 3)))
        for view in {EDENIA.view(state, seat) for seat in (None, *EDENIA.seats(state))}:
            loupes = [draw_loupe(view, cell, charset, marks=marks) for charset in CHARSETS]
            for charset, zoom in product(CHARSETS, Zoom):
                canvas = draw_galaxy(view, zoom, charset, marks)
                assert set(canvas.sheep) == everyone
                there = {who for who in everyone if cell_of(canvas, who) == cell}
                assert all(set(loupe.sheep) == there == set_apart(loupe) for loupe in loupes)


def cell_of(canvas: Drawing, sheep: Sheep) -> Cell:
    """Tell the cell on which a sheep is drawn; it is never drawn outside."""
    place = canvas.sheep[sheep]
    (cell,) = (cell for cell, region in canvas.cells.items() if region.holds(place.x, place.y))
    return cell


def set_apart(loupe: Drawing) -> set[Sheep]:
    """List the sheep that have a place of their own."""
    return {who for who, place in loupe.sheep.items() if loupe.sheep_at(*place[:2]) == (who,)}
