"""Rounds of two players: look at three, one face down."""

from rules.kernel.seat import Seat
from rules.prince.content import read_tiles, standard_tiles, words_of
from rules.prince.events import Discarded, Drawn, Laid, Taken
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.state import Ask
from rules.prince.tiles import STACK_NAMES, STACKS
from tests.rules.prince.scenario import Scene, drawn


def looking() -> Scene:
    """Amber looks at c10, c4 and c17."""
    return drawn(2, "centre", "c10", "c4", "c17")


def test_two_1_the_chooser_alone_looks_at_three() -> None:
    """TWO-1: three tiles, which coral and a spectator do not see."""
    scene = looking()
    assert (scene.to_act, scene.offer) == ("amber", ["c4", "c10", "c17"])
    assert scene.view("coral").offer == scene.view(None).offer == ["?", "?", "?"]
    assert [told.tile for told in scene.news("coral", Drawn)] == [None, None, None]


def test_two_2_one_goes_face_down() -> None:
    """TWO-2: any of the three; the other two lie open for all."""
    scene = looking()
    assert scene.choices == ["hide c4", "hide c10", "hide c17"]
    assert scene.refused("take c4").reason == "hide-first"
    assert scene.refused("hide c1").reason == "not-offered"
    scene.play("hide c10")
    assert scene.view("coral").offer == scene.offer == ["c4", "c17"]
    (laid,) = scene.news("coral", Laid)
    assert laid.hidden is None
    assert len(laid.open) == 2


def test_two_3_the_other_takes_first_and_may_take_unseen() -> None:
    """TWO-3, EX-8: coral takes the hidden tile and lays it open."""
    scene = looking().play("hide c10")
    assert (scene.to_act, scene.choices) == ("coral", ["take c4", "take c17", "take hidden"])
    assert scene.view("coral").choices == scene.choices
    scene.play("take hidden")
    assert scene.tiles("coral") == ["RLL"]
    assert scene.refused("take hidden").rule == "TWO-4"


def test_two_4_the_chooser_takes_second() -> None:
    """TWO-4: one of the two that are left; the hidden one is still called so."""
    scene = looking().play("hide c10", "take c4")
    assert (scene.to_act, scene.choices) == ("amber", ["take c17", "take hidden"])
    assert scene.play("take hidden").tiles("amber") == ["RLL"]


def test_two_5_the_third_is_out_of_the_game_and_open() -> None:
    """TWO-5: also when it lay face down."""
    scene = looking().play("hide c10", "take c4", "take c17")
    (discarded,) = scene.news(None, Discarded)
    assert discarded.was_hidden
    assert "discards  c10" in PRINCE.write_position(scene.state)
    other = looking().play("hide c10", "take hidden", "take c17")
    assert not other.told(Discarded)[0].was_hidden
    assert "discards  c4" in PRINCE.write_position(other.state)


def test_two_6_the_other_chooses_next() -> None:
    """TWO-6: whatever was taken, and by whom."""
    scene = looking().play("hide c10", "take c4", "take c17")
    assert (scene.to_act, scene.state.ask, scene.state.round) == ("coral", Ask.STACK, 2)
    scene.play("centre", "draw c1", "draw c2", "draw c3", "hide c1", "take c2", "take c3")
    assert (scene.to_act, scene.state.round) == ("amber", 3)
    assert scene.refused("name coral").reason == "not-for-two"


def test_two_7_a_tile_taken_face_down_is_turned_up() -> None:
    """TWO-7: everybody is told what it is."""
    scene = looking().play("hide c10", "take hidden")
    assert scene.view(None).tiles("coral") == ["RLL"]
    (taken,) = scene.news(None, Taken)
    assert taken.was_hidden
    assert taken.tile is not None


def test_two_8_the_first_tile_is_complete_before_the_second_is_taken() -> None:
    """TWO-8: coral's third baobab flips before amber is asked."""
    scene = Scene(
        """
        turn coral, ask take
        offer centre BGG E
        hidden W
        amber
            .   UE   UE    .
            .   .    .     .
            .   .    .     .
            .   .    .     .
        coral
            .   BUE  BUN   .
            .   .    .     .
            .   .    .     .
            .   .    .     .
        """
    ).play("take BGG")
    assert scene.to_act == "amber"
    assert scene.tiles("coral") == ["(BUE)", "(BUN)", "(BGG)"]


def test_three_equal_tiles_are_asked_for_all_the_same() -> None:
    """With other tiles: a question that is not asked would tell that all three are alike."""
    lines = [
        f"{name} {' '.join(words_of(standard_tiles(), stack))}"
        for stack, name in zip(STACKS, STACK_NAMES, strict=True)
    ]
    lines[0] = "centre " + "W " * 19 + "E"
    start = PRINCE.start(Options(2, Seat(0), tiles=read_tiles("\n".join(lines))))
    scene = Scene(start).play("centre", "draw c1", "draw c1", "draw c1")
    assert scene.choices == ["hide c1"]
    scene.play("hide c1")
    assert scene.choices == ["take c1", "take hidden"]
    assert scene.play("take c1").choices == ["take c1", "take hidden"]


def test_only_two_players_hide_tiles() -> None:
    """TWO-2 is no rule of three."""
    scene = drawn(3, "centre", "c10", "c4", "c17")
    assert scene.refused("hide c4").reason == "not-for-many"
    assert scene.refused("take hidden").reason == "not-for-many"
