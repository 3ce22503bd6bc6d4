"""The judgement of who will win, and how."""

from math import isclose

import msgspec
import pytest

from rules.edenia.opening import Options
from rules.edenia.prospects import estimate, prospects
from rules.edenia.standing import standings
from rules.edenia.way_to_law import Needs, turns_to_law
from rules.edenia.weights import WEIGHTS, Prices
from rules.kernel.seat import Seat
from tests.rules.edenia.fixed_box import typed
from tests.rules.edenia.random_play import OPTIONS, random_states

PLAIN = Prices(flag=2, far_flag=3, clover=1, scarce=2, burn=1)


def needs(missing: int, clovers: int = 0, flags: int = 0, supply: int = 10) -> Needs:
    """Needs without sheep on the way; every flag has its planet."""
    return Needs(missing, clovers, flags, flags, (), (), supply)


@pytest.mark.parametrize("options", OPTIONS)
def test_shares_make_a_whole(options: Options) -> None:
    """In every state of a random game, whatever was agreed on; nobody's share is negative."""
    for state in random_states(5, options):
        shares = prospects(state)
        assert isclose(sum(share.total for share in shares), 1)
        assert all(part >= 0 for share in shares for part in share)
        if state.rules.lambs:
            assert all(share.law == share.prestige == 0 for share in shares) or state.outcome
        elif not state.rules.law42:
            assert all(share.law == 0 for share in shares)


def test_an_end_is_no_guess() -> None:
    """The winners have all of it, by the victory that it was."""
    *_, last = random_states(5, OPTIONS[0])
    assert last.outcome is not None
    for seat, share in enumerate(prospects(last)):
        won = Seat(seat) in last.outcome.winners
        assert share.total == (1 / len(last.outcome.winners) if won else 0)


def test_chances_are_shares_of_what_a_game_is_worth() -> None:
    """Nobody loses by dragging more than another, and an end is worth all."""
    for state in random_states(5, OPTIONS[0]):
        chances, shares = estimate(state), prospects(state)
        whole = sum(chances)
        is_late = state.round > WEIGHTS.patience and state.outcome is None
        assert whole < 1 if is_late else isclose(whole, 1)
        for chance, share in zip(chances, shares, strict=True):
            assert isclose(chance, share.total * whole)


def test_a_late_game_is_worth_more_the_nearer_its_end() -> None:
    """All lose as long as nobody opens the way: with the same sheep, later is worth less."""
    *_, state = (state for state in random_states(5, OPTIONS[0]) if state.outcome is None)
    worth = [sum(estimate(msgspec.structs.replace(state, round=late))) for late in (10, 30, 60)]
    assert worth[0] > worth[1] > worth[2] > 0


def test_the_way_to_42_is_the_cheapest_mix() -> None:
    """WIN-2: clovers one by one, or a flag for seven; too many points are spent again."""
    assert turns_to_law(needs(3), PLAIN) == 3
    assert turns_to_law(needs(7, flags=1), PLAIN) == 2
    assert turns_to_law(needs(9, flags=1), PLAIN) == 4
    assert turns_to_law(needs(6, flags=1, clovers=1), PLAIN) == 3
    assert turns_to_law(needs(-2, clovers=2), PLAIN) == 2


def test_what_nobody_can_pay_for_is_far() -> None:
    """Passing 42 without clovers to spend ends that way; an empty supply makes clovers dear."""
    assert turns_to_law(needs(-2, clovers=1), PLAIN) > 10
    assert turns_to_law(needs(3, supply=0), PLAIN) > turns_to_law(needs(3), PLAIN)


def test_a_sheep_on_its_way_brings_its_trifolium() -> None:
    """EDE-1: the turns it still needs, for the value of the highest token left."""
    assert turns_to_law(Needs(15, 0, 0, 0, (20, 30), (15, 13), 10), PLAIN) == 2
    assert turns_to_law(Needs(28, 0, 0, 0, (20, 30), (15, 13), 10), PLAIN) == 5


def test_each_kind_of_nearness_shows() -> None:
    """Two sheep on Edenia speak for the race, 41 points for the law, a lead at the end for prestige."""
    race = typed(
        "red trifoliums 15 11, sheep Arridis; Edenia; Edenia\ngreen trifoliums 13, sheep Edenia"
    )
    assert prospects(race)[0].race > prospects(race)[1].race
    law = typed("red clovers 13, trifoliums 15 13, sheep Arridis; Edenia; Edenia")
    assert prospects(law)[0].law > prospects(law)[0].race
    prestige = typed(
        "supply trifoliums 9\nred clovers 5, trifoliums 15 11, sheep Arridis; Edenia; Edenia\n"
        "green trifoliums 13, sheep Edenia"
    )
    assert prospects(prestige)[0].prestige > prospects(prestige)[1].prestige


def test_a_flag_that_can_be_lost_counts_for_less() -> None:
    """HAB-2 and ART-6: the same position with a protected flag looks better."""
    rows = "1  Ari OOO ... ... ...\nplanet B1 clovers 1, flag red{}\nred flags 2, sheep B1 planet"
    shaky, safe = typed(rows.format("")), typed(rows.format(", protected"))
    assert prospects(shaky)[0].total < prospects(safe)[0].total
    assert standings(shaky, WEIGHTS)[0].points < standings(safe, WEIGHTS)[0].points


def test_flags_pay_less_with_every_round() -> None:
    """HAB-2: two players who take each other's flags for ever must find something better to do."""
    rows = "round {}\n1  Ari OOO ... ... ...\nplanet B1 clovers 1, flag red\nred flags 2"
    early, late = (prospects(typed(rows.format(number))) for number in (5, 40))
    assert late[0].law < early[0].law
