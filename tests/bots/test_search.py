"""The tree search keeps to its budget and its clock."""

from collections.abc import Iterator
from random import Random

from rules.bots.budget import Budget
from rules.bots.searcher import RAM, SHEPHERD, Searcher
from rules.edenia.game import EDENIA
from tests.bots.hint_positions import SECRETS
from tests.rules.edenia.fixed_box import typed


def test_iterations_are_counted() -> None:
    """As many as the budget says, and every child has been looked at."""
    view = EDENIA.view(typed(SECRETS), typed(SECRETS).active)
    for manner in (RAM, SHEPHERD):
        root = Searcher(manner, Budget(iterations=60)).search(EDENIA, view, Random(1)).root
        assert root.visits == 60
        assert set(root.children) == set(EDENIA.legal(view))


def test_the_clock_ends_the_search() -> None:
    """A clock that moves on by a tenth at each look allows ten iterations in a second."""
    view = EDENIA.view(typed(SECRETS), typed(SECRETS).active)

    def ticks() -> Iterator[float]:
        time = 0.0
        while True:
            yield time
            time += 0.1

    clock = ticks()
    searcher = Searcher(RAM, Budget(seconds=0.95), lambda: next(clock))
    assert searcher.search(EDENIA, view, Random(1)).root.visits == 10


def test_values_are_shares_of_one_win() -> None:
    """What is told up the tree sums to one over the seats."""
    view = EDENIA.view(typed(SECRETS), typed(SECRETS).active)
    root = Searcher(RAM, Budget(iterations=40)).search(EDENIA, view, Random(1)).root
    assert abs(sum(root.totals) - 40) < 1e-6
