"""What speaks for a choice, as values."""

from random import Random

import pytest

from rules.edenia.analysis.merits.dangers import Change, Rival
from rules.edenia.analysis.merits.die import Throw
from rules.edenia.analysis.merits.goals import Nearer, Trifolium
from rules.edenia.analysis.merits.means import NewFlag, Ousting
from rules.edenia.analysis.merits.merits import AnyMerit, merits_of
from rules.edenia.analysis.merits.victories import Winning
from rules.edenia.game import EDENIA
from rules.kernel.seat import CHANCE, Seat
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene

RED, GREEN = Seat(0), Seat(1)


def merits(position: str, *commands: str) -> dict[type, AnyMerit]:
    """Find the merits of the last command, by their kinds."""
    *before, last = commands
    view = EDENIA.view(Scene(position).play(*before).state, RED)
    return {type(one): one for one in merits_of(view, [EDENIA.read_action(view, last)])}


def test_a_victory_leaves_nothing_else_to_say() -> None:
    """WIN-1: the third sheep on Edenia."""
    found = merits(
        "5 ... ... ... +++ Ede\nred trifoliums 15 13, sheep Edenia; Edenia; D5 east star",
        "go 3 east",
    )
    assert [*found] == [Winning]
    won = found[Winning]
    assert isinstance(won, Winning)
    assert (won.rule, won.victory, won.points, won.best) == ("WIN-1", "race", 39, 0)


def test_a_trifolium_counts_the_sheep_that_are_home() -> None:
    """EDE-1: its value, and how many are on Edenia then."""
    found = merits("5 ... ... ... +++ Ede\nred sheep D5 east star", "go 1 east")[Trifolium]
    assert isinstance(found, Trifolium)
    assert (found.rule, found.value, found.home) == ("EDE-1", 15, 1)


def test_a_flag_that_ousts_another() -> None:
    """HAB-2: what the one gains and the other loses are facts of two merits."""
    found = merits(
        """
        2  +++ OOO ... ... ...
        planet B2 clovers 0, flag green
        green flags 2
        red sheep A2 east star
        """,
        "go 1 east",
        "flag",
    )
    flag, ousting = found[NewFlag], found[Ousting]
    assert isinstance(flag, NewFlag)
    assert isinstance(ousting, Ousting)
    assert (flag.gained, flag.points) == (7, 7)
    assert (ousting.seat, ousting.lost, ousting.points) == (GREEN, 7, 0)
    assert flag.weight > ousting.weight


def test_a_rival_who_is_let_win() -> None:
    """WIN-1: green needs one more sheep and has it before Edenia, whatever red does."""
    found = merits(
        """
        5  ... ... ... +++ Ede
        supply trifoliums 11 9
        green trifoliums 15 13, sheep D5 east star; Edenia; Edenia
        """,
        "skip",
    )[Rival]
    assert isinstance(found, Rival)
    assert (found.seat, found.victory, found.change) == (GREEN, "race", Change.STILL)


def test_the_die_has_three_faces() -> None:
    """HOLE-1: where each of them leads is followed."""
    found = merits(
        "3 ... +++ hol ... ...\n4 ... ... OOO ... ...\ndeck none\nred sheep B3 east star",
        "go 1 east",
        "hole south",
    )[Throw]
    assert isinstance(found, Throw)
    assert [face.course.end for face in found.faces] == [17] * 3


def test_nearer_is_told_in_moves() -> None:
    """WIN-1: the sheep that gains most, and the moves it had to go before."""
    found = merits("1 Ari +++ +++ +++ OOO\nred sheep B1 east star", "go 1 east").get(Nearer)
    assert isinstance(found, Nearer)
    assert found.moves < found.before


@pytest.mark.parametrize("seed", range(4))
def test_any_choice_has_merits_with_rules_of_the_book(seed: int) -> None:
    """In random games there is always something to say, and its rule can be looked up."""
    rng, ids = Random(seed), {"", *EDENIA.rulebook.ids()}
    for state in list(random_states(seed, OPTIONS[seed]))[::11]:
        seat = EDENIA.to_act(state)
        if seat is None or seat is CHANCE:
            continue
        view = EDENIA.view(state, seat)
        found = merits_of(view, [rng.choice(EDENIA.legal(view))])
        assert found
        assert {merit.rule for merit in found} <= ids
