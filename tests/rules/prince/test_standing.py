"""How everybody stands, as far as somebody may be told."""

from rules.kernel.seat import Seat
from rules.prince.analysis.standing import are_points_open, endangered, known_points
from tests.rules.prince.scenario import Scene, drawn
from tests.rules.prince.test_ending import EXAMPLE, LAST

AMBER, CORAL = Seat(0), Seat(1)


def test_vol_2_volcanoes_are_taken_off_at_the_end_alone() -> None:
    """VOL-2 and SEC-6: 45 points so far, and 39 when the game is over."""
    before = Scene(LAST.format(offer="XW XG")).state
    assert known_points(before, AMBER, CORAL) == 45
    assert known_points(Scene(EXAMPLE).state, AMBER, CORAL) == 39
    assert endangered(before) == (CORAL,)


def test_vol_3_where_there_is_no_volcano_nobody_is_in_danger() -> None:
    """VOL-3: at the beginning everybody has the most, which is none."""
    assert endangered(drawn(3, "centre", "E", "W", "XG").state) == ()


def test_sec_6_with_secret_characters_points_are_for_their_owner() -> None:
    """SEC-6: others and spectators are not told, whoever sees everything is."""
    state = drawn(3, "character", "king", "vain", "hunter", secret=True).play("take king").state
    scene = Scene(state)
    assert are_points_open(scene.view("amber").state, AMBER, AMBER)
    assert not are_points_open(scene.view("coral").state, CORAL, AMBER)
    assert not are_points_open(scene.view(None).state, None, AMBER)
    assert are_points_open(state, None, AMBER)
