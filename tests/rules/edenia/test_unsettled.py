"""SEC-1: what hangs on hidden artefacts is known to hang on them, and cannot be taken back."""

from random import Random

import pytest

from rules.edenia.game import EDENIA
from rules.kernel.seat import Seat
from rules.kernel.undo import Fence, fence_of
from tests.rules.edenia.scenario import Scene

RED, GREEN = Seat(0), Seat(1)

OUSTED = r"""
    rules {rules}
    1  Ari OOO ... ... ...
    planet B1 clovers 2, flag green
    red hidden turbo-5, {red}
    green clovers {clovers}, trifoliums 15 13, hidden {hand}, sheep Edenia; Edenia
"""
"""Red may oust green, who keeps 28 points, the clovers and the hand."""


def arriving(clovers: int, hand: str, red: str = "clovers 0", rules: str = "fr") -> Scene:
    """Let red arrive on the planet where green's flag stands."""
    position = OUSTED.format(clovers=clovers, hand=hand, red=red, rules=rules)
    return Scene(position).play("go 1 east star")


def hangs_on(scene: Scene, command: str, seat: Seat = RED) -> str:
    """Name the rule by which a command hangs on what a seat does not know."""
    view = EDENIA.view(scene.state, seat)
    return EDENIA.unsettled_by(view, EDENIA.read_action(scene.state, command))


def fence(scene: Scene, command: str) -> Fence | None:
    """Tell what keeps red from taking a command back."""
    return fence_of(EDENIA, scene.state, EDENIA.read_action(scene.state, command), RED)


@pytest.mark.parametrize("hand", ["turbo-4", "scope-5", "gromout", "quantum"])
def test_win_2_a_loss_that_could_have_made_42_is_not_taken_back(hand: str) -> None:
    """With 39 in sight and one artefact, green could have won: red has found out that it did not."""
    scene = arriving(11, hand)
    assert hangs_on(scene, "flag") == "WIN-2"
    assert fence(scene, "flag") is Fence.HIDDEN
    assert fence(scene, "clover") is None
    assert scene.play("flag").to_act == "red"


def test_win_2_had_the_artefact_been_another_green_would_have_won() -> None:
    """That is what the fence is for: the same flag ends the game where green hides 3 points."""
    scene = arriving(11, "junction-3").play("flag")
    assert scene.to_act == "nobody"
    assert scene.state.outcome is not None
    assert (scene.state.outcome.winners, scene.state.outcome.rule) == ((GREEN,), "WIN-2")


@pytest.mark.parametrize("clovers", [0, 8, 12, 13, 15])
def test_win_2_a_loss_that_no_artefact_makes_42_is_taken_back(clovers: int) -> None:
    """Artefacts are worth 0, 3, 4 or 5: from 28, 36, 40, 41 and 43 in sight none makes 42."""
    scene = arriving(clovers, "scope-4")
    assert hangs_on(scene, "flag") == ""
    assert fence(scene, "flag") is None


@pytest.mark.parametrize(("clovers", "rule"), [(4, "WIN-2"), (5, "WIN-2"), (3, ""), (13, "")])
def test_win_2_two_artefacts_are_counted_together(clovers: int, rule: str) -> None:
    """Two hidden artefacts are worth 0 to 10; what is known elsewhere is not among them."""
    scene = arriving(clovers, "scope-4 scope-3")
    assert hangs_on(scene, "flag") == rule


def test_win_2_what_lies_open_cannot_be_hidden() -> None:
    """Once all artefacts of 3 points lie open, 39 points in sight cannot become 42."""
    played = "played junction-3 pocket-yellow-3 r2m2-3 scope-3 turbo-3"
    assert hangs_on(arriving(11, "scope-4"), "flag") == "WIN-2"
    assert hangs_on(arriving(11, "scope-4", played), "flag") == ""


def test_opt_1_without_the_law_nothing_hangs_on_it() -> None:
    """In a first game 42 points decide nothing."""
    scene = arriving(11, "turbo-4", rules="no-42")
    assert hangs_on(scene, "flag") == ""


def test_win_2_what_one_knows_oneself_hangs_on_nothing() -> None:
    """Red's own hand is no secret to red: a clover that does not make 42 may be taken back."""
    scene = Scene(r"""
        1  Ari OOO ... ... ...
        planet B1 clovers 2
        red clovers 10, trifoliums 15 13, hidden turbo-5, sheep Arridis; Edenia; Edenia
        green hidden scope-4
    """).play("go 1 east star")
    assert hangs_on(scene, "clover") == ""
    assert fence(scene, "clover") is None


@pytest.mark.parametrize(("hidden", "rule"), [(", hidden scope-4", "WIN-3"), ("", "")])
def test_win_3_who_has_the_most_hangs_on_hidden_artefacts(hidden: str, rule: str) -> None:
    """The last Trifolium ends the game; by what red sees nobody could tell who wins."""
    scene = Scene(rf"""
        5  ... ... ... +++ Ede
        supply clovers 0, trifoliums 9
        red trifoliums 15, sheep D5 west star; Edenia
        green trifoliums 13 11{hidden}, sheep Edenia; Edenia
    """)
    assert hangs_on(scene, "go 1 east") == rule


def test_dwa_3_a_search_hangs_on_what_only_others_have_seen() -> None:
    """Green has looked at the artefact that red would find."""
    position = "1 Ari o++ ... ... ...\ndwarf B1 {}\nred clovers 2"
    scene = Scene(position.format("turbo-3:green")).play("go 1 east star")
    assert hangs_on(scene, "search") == "DWA-3"
    assert fence(scene, "search") is Fence.SEEN
    scene = Scene(position.format("turbo-3:red+green")).play("go 1 east star")
    assert hangs_on(scene, "search") == ""


def test_sec_1_no_guess_comes_to_something_else_where_nothing_hangs() -> None:
    """Of many hands that green could have, exactly those with 3 points would have won."""
    scene = arriving(11, "scope-4")
    view, flag = EDENIA.view(scene.state, RED), EDENIA.read_action(scene.state, "flag")
    results = set()
    for seed in range(200):
        guess = EDENIA.guess(view, RED, Random(seed))
        (name,) = guess.players[GREEN].hidden
        is_won = EDENIA.apply(guess, flag).state.outcome is not None
        results.add((str(name)[-2:] == "-3", is_won))
    assert results == {(True, True), (False, False)}
