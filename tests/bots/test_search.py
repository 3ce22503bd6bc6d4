"""The tree search keeps to its budget and its clock."""

from collections.abc import Iterator
from random import Random
from textwrap import dedent

from rules.bots.budget import Budget
from rules.bots.searcher import RAM, SHEPHERD, Searcher
from rules.edenia.game import EDENIA
from rules.kernel.seat import Seat
from tests.bots.hint_positions import SECRETS
from tests.rules.edenia.fixed_box import typed

RED = Seat(0)


def test_iterations_are_counted() -> None:
    """As many as the budget says, and every child has been looked at."""
    view = EDENIA.view(typed(SECRETS), RED)
    for manner in (RAM, SHEPHERD):
        root = Searcher(manner, Budget(iterations=60)).search(EDENIA, view, Random(1)).root
        assert root.visits == 60
        assert set(root.children) == set(EDENIA.legal(view))


def test_the_clock_ends_the_search() -> None:
    """A clock that moves on by a tenth at each look allows ten iterations in a second."""
    view = EDENIA.view(typed(SECRETS), RED)

    def ticks() -> Iterator[float]:
        time = 0.0
        while True:
            yield time
            time += 0.1

    clock = ticks()
    searcher = Searcher(RAM, Budget(seconds=0.95), lambda: next(clock))
    assert searcher.search(EDENIA, view, Random(1)).root.visits == 10


def test_what_a_late_game_is_worth_less_is_told_up_the_tree() -> None:
    """A game may take from all chances alike where it drags on; the search must not even that out."""
    late = EDENIA.view(typed(f"round 60\n{dedent(SECRETS)}"), RED)
    for manner in (RAM, SHEPHERD):
        root = Searcher(manner, Budget(iterations=40)).search(EDENIA, late, Random(1)).root
        for node in (root, *root.children.values()):
            assert 0 < sum(node.totals) < 0.9 * node.visits
