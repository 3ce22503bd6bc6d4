r"""Where the two editions differ: ED-1 to ED-3."""

import pytest

from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from tests.rules.edenia.scenario import Scene

RED, GREEN, YELLOW = Seat(0), Seat(1), Seat(2)


def outcome(scene: Scene) -> Outcome:
    """Give the outcome of a game that must be over."""
    assert scene.to_act == "nobody"
    assert scene.state.outcome is not None
    return scene.state.outcome


@pytest.mark.parametrize(("edition", "winner"), [("fr", RED), ("en", GREEN)])
def test_ed_1_a_prestige_tie_is_broken_by_token_or_by_flock(edition: str, winner: Seat) -> None:
    """Twenty points each: red has the highest Trifolium, green has more sheep on Edenia."""
    scene = Scene(rf"""
        5 ... ... ... +++ Ede
        rules {edition}
        supply trifoliums 9
        turn green
        red clovers 5, trifoliums 15, sheep Edenia
        green trifoliums 11, sheep Edenia; D5 east star
    """).play("go 2 east")
    assert scene.points("red") == scene.points("green") == 20
    assert outcome(scene) == Outcome((winner,), "prestige", "WIN-3", "ED-1")


@pytest.mark.parametrize(("edition", "winners"), [("fr", (RED,)), ("en", (RED, GREEN))])
def test_ed_1_equal_flocks_share_the_victory_in_english_only(
    edition: str, winners: tuple[Seat, ...]
) -> None:
    """Two sheep and 24 points each: the highest Trifolium counts in the French game alone."""
    scene = Scene(rf"""
        5 ... ... ... +++ Ede
        rules {edition}
        red trifoliums 15, sheep Edenia; D5 east star
        green trifoliums 13 11, sheep Edenia; Edenia
    """).play("go 2 east")
    assert scene.points("red") == scene.points("green") == 24
    assert outcome(scene) == Outcome(winners, "prestige", "WIN-3", "ED-1")


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_ed_1_a_tie_that_nothing_breaks_is_shared(edition: str) -> None:
    """Nobody on Edenia after the last round: the best two share the victory, the third does not."""
    scene = Scene(rf"""
        rules {edition}
        round 200
        turn yellow
        red clovers 3
        green clovers 2
        yellow clovers 2
    """).play("skip")
    assert outcome(scene) == Outcome((RED, YELLOW), "prestige", "END-3", "ED-1")


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_ed_1_points_come_before_the_tie_break(edition: str) -> None:
    """A player with fewer points gains nothing by a higher Trifolium or a larger flock."""
    scene = Scene(rf"""
        5 ... ... ... +++ Ede
        rules {edition}
        supply trifoliums 3
        turn green
        red clovers 12
        green trifoliums 8, sheep Edenia; D5 east star
    """).play("go 2 east")
    assert scene.points("green") == 11
    assert outcome(scene) == Outcome((RED,), "prestige", "WIN-3")


@pytest.mark.parametrize(("edition", "winner"), [("fr", RED), ("en", GREEN)])
def test_ed_1_only_the_tied_players_are_compared(edition: str, winner: Seat) -> None:
    """Yellow has the highest Trifolium and the most sheep of all, but fewer points."""
    scene = Scene(rf"""
        rules {edition}
        round 200
        turn yellow
        supply trifoliums 1
        red clovers 7, trifoliums 13, sheep Edenia
        green trifoliums 9 11, sheep Edenia; Edenia
        yellow trifoliums 15 2, sheep Edenia; Edenia
    """).play("skip")
    assert scene.points("yellow") == 18
    assert outcome(scene) == Outcome((winner,), "prestige", "END-3", "ED-1")


def drawn_three(edition: str) -> Scene:
    """Draw three tiles with R2-M2 before C2; one more is in the deck."""
    scene = Scene(f"""
2 ... +++ ... ... ...
rules {edition}
deck /++ +++ ++/ | OOO
red hidden r2m2-3, sheep B2 east star
""")
    return scene.play("play r2m2-3", "go 1 east", "draw ++/", "draw /++", "draw +++")


@pytest.mark.parametrize(("first", "second"), [("++/", "/++"), ("/++", "++/")])
def test_ed_2_fr_the_player_orders_the_leftovers(first: str, second: str) -> None:
    """The French player names the tile that goes under the deck first; the other one follows."""
    scene = drawn_three("fr").play("lay +++")
    assert scene.to_act == "red"
    assert sorted(scene.choices) == ["under ++/", "under /++"]
    scene.play(f"under {first}")
    assert scene.state.deck == (("OOO",), (first,), (second,))
    assert scene.where("red 1") == "C2 east star"


def test_ed_2_fr_only_leftovers_go_under() -> None:
    """The tile that was laid cannot go under the deck."""
    refusal = drawn_three("fr").play("lay +++").refused("under +++")
    assert (refusal.reason, refusal.rule) == ("not-drawn", "ED-2")
    assert refusal.facts == {"tile": "+++"}


@pytest.mark.parametrize(
    ("laid", "first", "second"),
    [("+++", "++/", "/++"), ("/++", "++/", "+++"), ("++/", "/++", "+++")],
)
def test_ed_2_en_the_leftovers_keep_the_order_drawn(laid: str, first: str, second: str) -> None:
    """The English player is not asked: what was drawn first goes under the deck first."""
    scene = drawn_three("en").play(f"lay {laid}")
    assert scene.state.deck == (("OOO",), (first,), (second,))
    assert scene.to_act == "green"


def test_ed_2_the_leftovers_are_drawn_in_their_order() -> None:
    """Under the deck the tiles are no longer shuffled: each comes when its turn comes."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        rules en
        deck /++ +++ ++/
        red hidden r2m2-3, sheep B2 east star
    """).play("play r2m2-3", "go 1 east", "draw ++/", "draw /++", "draw +++", "lay +++")
    scene.play("skip", "go 1 east")
    assert scene.choices == ["draw ++/"]
    refusal = scene.refused("draw /++")
    assert (refusal.reason, refusal.rule) == ("not-in-deck", "SET-2")


def test_ed_3_fr_the_junction_works_on_the_black_hole() -> None:
    """A French player's sheep may switch to any of the eleven other spokes of the Black Hole."""
    scene = Scene(r"""
        rules fr
        red hidden junction-3, sheep C3 north star
    """)
    plays = scene.choices_of("play junction-3 1")
    assert len(plays) == 11
    assert "play junction-3 1 north star" not in plays
    scene.play("play junction-3 1 east meteorite")
    assert scene.where("red 1") == "C3 east meteorite"
    assert scene.choices == ["go 1 east", "go 1 in"]


def test_ed_3_en_the_junction_does_not_work_on_the_black_hole() -> None:
    """The Black Hole is no Exploration tile."""
    scene = Scene(r"""
        rules en
        red hidden junction-3, sheep C3 north star
    """)
    assert scene.choices_of("play") == []
    refusal = scene.refused("play junction-3 1 east meteorite")
    assert (refusal.reason, refusal.rule) == ("not-on-exploration-tile", "ED-3")
    assert refusal.facts == {"place": "C3 north star"}


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_ed_3_both_editions_use_the_junction_on_an_exploration_tile(edition: str) -> None:
    """On the spoke of a habitable planet the Junction works in either edition."""
    scene = Scene(rf"""
        2 ... ... OOO ... ...
        rules {edition}
        red hidden junction-3, sheep C2 north star
    """).play("play junction-3 1 east meteorite")
    assert scene.where("red 1") == "C2 east meteorite"
