"""Rounds of three to five players."""

from rules.prince.events import Chosen, Named, RoundBegan, Taken
from rules.prince.state import SEATS, Ask
from tests.rules.prince.scenario import Scene, drawn, opening


def test_rnd_1_as_many_tiles_as_players_lie_open() -> None:
    """RND-1: the chooser names a stack, tiles of it are drawn, everybody sees them."""
    scene = opening(4)
    assert scene.choices == ["centre", "uphill", "downhill", "character"]
    scene.play("downhill")
    assert scene.to_act == "chance"
    scene.play("draw d1", "draw d2", "draw d3")
    assert scene.to_act == "chance"
    scene.play("draw d20")
    assert (scene.to_act, scene.offer) == ("amber", ["d1", "d2", "d3", "d20"])
    assert scene.view(None).offer == scene.view("pearl").offer == scene.offer
    (chosen,) = scene.told(Chosen)
    assert (chosen.seat, chosen.left) == (0, 3)


def test_chn_2_a_tile_is_drawn_once_for_each_copy() -> None:
    """CHN-2: c6 is there twice and twice as likely; then it is gone."""
    scene = opening(3).play("centre")
    weights = {
        command: weight for command, (_, weight) in zip(scene.choices, _chances(scene), strict=True)
    }
    assert (weights["draw c6"], weights["draw c5"], len(weights)) == (2, 1, 17)
    scene.play("draw c6", "draw c6")
    refused = scene.refused("draw c6")
    assert (refused.reason, refused.rule) == ("all-drawn", "SET-1")
    assert scene.refused("draw u1").reason == "not-in-stack"


def _chances(scene: Scene) -> tuple[tuple[object, int], ...]:
    from rules.prince.game import PRINCE  # noqa: PLC0415

    return PRINCE.chances(scene.state)


def test_chn_3_tiles_left_out_are_never_drawn() -> None:
    """CHN-3: after four draws of three, eight tiles of the stack are unseen and it is empty."""
    scene = Scene(
        """
        turn amber, ask stack
        amber
            .   .    .    .
            .   VLL  W    .
            .   VLG  XW   .
            .   .    .    .
        coral
            .   .    .    .
            .   E    XG   .
            .   VLG  XWW  .
            .   .    .    .
        jade
            .   .    .    .
            .   LLN  LLX  .
            .   RLL  VN   .
            .   .    .    .
        """
    )
    assert scene.choices == ["uphill", "downhill", "character"]
    refused = scene.refused("centre")
    assert (refused.reason, refused.rule) == ("stack-empty", "RND-6")


def test_chn_4_the_order_of_drawing_means_nothing() -> None:
    """CHN-4: the same tiles in another order make the same table."""
    one = drawn(3, "centre", "c9", "c1", "c5")
    two = drawn(3, "centre", "c5", "c9", "c1")
    assert one.state == two.state
    assert one.offer == ["c1", "c5", "c9"]


def test_rnd_2_take_a_tile_then_name_somebody_without_one() -> None:
    """RND-2: amber takes and names, coral does the same among those who have none."""
    scene = drawn(4, "centre", "c10", "c4", "c17", "c9").play("take c9")
    assert (scene.to_act, scene.state.ask) == ("amber", Ask.NAME)
    scene.play("name coral")
    assert scene.choices == ["take c4", "take c10", "take c17"]
    scene.play("take c17")
    assert scene.choices == ["name jade", "name pearl"]
    refused = scene.refused("name amber")
    assert (refused.reason, refused.rule) == ("has-tile", "RND-2")
    assert scene.refused("name topaz").reason == "no-such-seat"
    assert scene.refused("take c4").reason == "name-first"


def test_rnd_3_the_last_one_gets_the_last_tile_and_chooses_next() -> None:
    """RND-3: jade was named last, has no choice, and is the chooser of round 2."""
    scene = drawn(3, "centre", "c10", "c4", "c17").play("take c10", "name coral", "take c4")
    assert scene.tiles("jade") == ["E"]
    assert (scene.to_act, scene.state.round, scene.state.ask) == ("jade", 2, Ask.STACK)
    assert [(SEATS[told.seat], SEATS[told.by]) for told in scene.told(Named)] == [
        ("coral", "amber"),
        ("jade", "coral"),
    ]
    assert [(told.round, told.seat) for told in scene.told(RoundBegan)] == [(2, 2)]


def test_rnd_4_equal_tiles_are_offered_once() -> None:
    """RND-4: two copies of c6 are one answer; where all are alike nobody is asked."""
    scene = drawn(3, "centre", "c6", "c6", "c1")
    assert scene.choices == ["take c1", "take c6"]
    scene.play("take c1", "name jade")
    assert [SEATS[told.seat] for told in scene.told(Taken)] == ["amber", "jade", "coral"]
    assert (scene.to_act, scene.state.round) == ("coral", 2)


def test_rnd_4_the_last_stack_is_not_asked_for() -> None:
    """RND-4: with one stack left its tiles are drawn without a question."""
    scene = drawn(3, "centre", "c10", "c4", "c17")
    assert scene.state.draws == (3, 4, 4, 4)
    text = """
        turn amber, ask take
        offer centre RLL BWWO BFWW
        amber
            king        UE   UE   vain
            UF          VLL  W    ULLF
            URLL        .    .    URLL
            astronomer  XW   XW   hunter
        coral
            white       LWW  LWW  hunter
            LXX         E    XG   LXX
            LLLN        .    .    LLLN
            drunkard    VSS  VSS  vain
        jade
            prince      VSSG VSSG grey
            ULLF        LLN  LLX  UF
            VULEW       .    .    VULEW
            geographer  VLLS VLLS turkish
        """
    scene = Scene(text).play("take RLL", "name coral", "take BWWO")
    assert (scene.to_act, scene.state.ask, scene.state.round) == ("chance", Ask.DRAW, 16)


def test_rnd_5_nobody_passes() -> None:
    """RND-5: there is nothing to do but take."""
    scene = drawn(3, "centre", "c10", "c4", "c17")
    assert {choice.split()[0] for choice in scene.choices} == {"take"}
    refused = scene.refused("name coral")
    assert (refused.reason, refused.rule) == ("take-first", "RND-2")
    assert scene.refused("uphill").reason == "chosen-already"


def test_rnd_6_every_planet_is_full_after_sixteen_rounds() -> None:
    """RND-6: four of each kind on every planet, and nothing to draw."""
    from random import Random  # noqa: PLC0415

    from rules.prince.game import PRINCE  # noqa: PLC0415
    from rules.prince.opening import Options  # noqa: PLC0415
    from rules.prince.tiles import STACKS  # noqa: PLC0415
    from tests.rules.games import play_on  # noqa: PLC0415

    *_, last = play_on(PRINCE, PRINCE.start(Options(4)), Random(3))
    state = last.step.state
    assert (state.round, state.draws) == (16, (0, 0, 0, 0))
    assert all(planet.number_of(stack) == 4 for planet in state.planets for stack in STACKS)


def test_all_four_draws_of_one_stack_can_come_first() -> None:
    """A planet can be begun with its four Characters."""
    scene = opening(3)
    names = ["vain", "king", "prince", "white", "grey", "brown", "hunter", "gardener", "turkish"]
    names += ["geographer", "astronomer", "drunkard"]
    while names:
        three, names = names[:3], names[3:]
        scene.play("character", *(f"draw {name}" for name in three))
        chooser = scene.to_act
        others = [seat for seat in SEATS[:3] if seat != chooser]
        scene.play(scene.choices[0], f"name {others[0]}")
        scene.play(scene.choices[0])
    assert [len(scene.tiles(seat)) for seat in SEATS[:3]] == [4, 4, 4]
    assert scene.choices == ["centre", "uphill", "downhill"]


def test_the_same_player_can_be_last_in_every_round() -> None:
    """Nobody has to name coral before the others, so coral may choose every time."""
    scene = opening(3).play("centre", "draw c1", "draw c2", "draw c3")
    scene.play("take c1", "name jade", "take c2")
    assert scene.to_act == "coral"
    scene.play("uphill", "draw u20", "draw u19", "draw u18", "take u20", "name amber", "take u19")
    assert scene.to_act == "jade"
