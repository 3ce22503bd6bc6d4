"""Dice: TRN, ROL, CON, ACT."""

from rules.galaxies.events import Converted, Rerolled, TurnBegan, Used
from rules.galaxies.turns import rerolls
from tests.rules.galaxies.scenario import QUIET, A, B, dice, mat, scene, wide


def test_trn_1_dice_by_level_are_rolled_at_the_start() -> None:
    """Four at level 1, seven at level 6."""
    for level, number in ((1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 7)):
        table = scene(mat(), mat(level=level)).do("end")
        assert table.told(TurnBegan)[0].dice == number
        table.do(*["roll move"] * number)
        assert table.state.bay.dice == dice("move " * number)


def test_trn_2_anything_in_any_order_as_often_as_one_likes() -> None:
    """Activate, reroll, convert, end."""
    table = scene(rolled="energy energy move colony")
    assert table.options == ["use move", "use energy", "use colony", "reroll", "convert", "end"]
    table.do("use energy", "use energy")
    assert table.options == ["use move", "use colony", "reroll", "end"]


def test_trn_3_a_turn_ends_by_itself_without_dice() -> None:
    """When no inactive die is left and nothing is open."""
    table = scene(rolled="energy energy").do("use energy")
    assert table.who == "azure"
    table.do("use energy")
    assert (table.who, table.state.turn) == ("chance", B)
    assert scene(rolled="energy").do("end").state.turn == B


def test_trn_4_only_inactive_dice_can_be_used() -> None:
    """What is in the bay or the converter is used up."""
    table = scene(rolled="energy move move move").do("use energy")
    assert table.state.bay.used == dice("energy")
    assert table.refusal("use energy") == ("no-such-die", "TRN-4")
    table.do("reroll")
    assert table.refusal("reroll energy") == ("no-such-die", "TRN-4")
    assert table.told(Used) == []


def test_rol_1_the_first_reroll_is_free_and_every_later_one_costs_one_energy() -> None:
    """EX-6: three dice for nothing, then one die for 1 energy, then Zalax for nothing."""
    zalax = mat("home, home", colonies="zalax", energy=1, culture=0)
    table = scene(zalax, QUIET, rolled="move move energy colony")
    table.do("reroll", "reroll move move energy")
    assert table.told(Rerolled)[0].price == 0
    table.do("roll colony", "roll culture", "roll culture")
    table.do("reroll", "reroll culture")
    assert (table.told(Rerolled)[0].price, table.has(A)) == (1, (0, 0))
    table.do("roll culture")
    assert table.refusal("reroll") == ("reroll-price", "ROL-1")
    table.do("use colony")
    assert "reroll culture culture colony" in table.options
    table.do("reroll culture culture colony")
    assert (table.told(Rerolled)[0].price, table.has(A)) == (0, (0, 0))


def test_rol_1_needs_a_die() -> None:
    """A reroll of nothing is none."""
    table = scene(rolled="move energy").do("reroll")
    assert table.options == ["reroll move energy", "reroll move", "reroll energy"]


def test_rol_1_at_most_95_ways_with_seven_dice() -> None:
    """Fifteen with four different dice."""
    assert len(rerolls((2, 1, 1, 1, 1, 1))) == 95
    assert len(rerolls((1, 1, 1, 1, 0, 0))) == 15


def test_rol_2_no_reroll_inside_an_action() -> None:
    """It is possible again as soon as the action is done."""
    table = scene(rolled="move energy").do("use move")
    assert table.refusal("reroll") == ("other-question", "MOV-1")
    table.do("go gort orbit")
    assert "reroll" in table.options


def test_rol_3_a_reroll_by_a_card_does_not_use_up_the_free_one() -> None:
    """Zalax before any other reroll."""
    table = scene(mat(colonies="zalax", energy=0, culture=0), QUIET, rolled="colony move energy")
    table.do("use colony", "reroll move", "roll energy")
    assert not table.state.bay.has_rerolled
    assert "reroll" in table.options


def test_con_1_two_dice_are_spent_and_a_third_is_set() -> None:
    """EX-5: once per turn, with at least three inactive dice."""
    table = scene(rolled="move move energy colony").do("convert")
    assert table.options == ["change move", "change energy", "change colony"]
    table.do("change energy")
    assert table.refusal("to energy") == ("same-face", "CON-1")
    table.do("to culture")
    assert table.options == ["spend move", "spend colony"]
    table.do("spend move", "spend move")
    assert table.told(Converted)[0].spent == dice("move move")
    assert table.state.bay.dice == dice("culture colony")
    assert "convert" not in table.options
    assert table.refusal("convert") == ("converted-already", "CON-1")
    assert scene(rolled="move energy").refusal("convert") == ("too-few-dice", "CON-1")


def test_con_2_dice_in_the_converter_are_never_followed() -> None:
    """Nobody is asked, and they are gone for this turn."""
    table = scene(mat(), mat(culture=7), rolled="energy energy energy")
    table.do("convert", "to move")
    assert (table.who, table.state.bay.spent) == ("azure", dice("energy energy"))
    assert table.state.bay.dice == dice("move")


def test_act_1_an_action_is_done_completely_before_anybody_follows() -> None:
    """The gap that a colony leaves is filled first (CHN-6)."""
    table = scene(
        mat("jakks 1, home"), mat("gort 0, jakks surface", culture=3), rolled="diplomacy move"
    )
    table.do("use diplomacy")
    assert table.who == "chance"
    assert table.options[0].startswith("planet ")


def test_act_2_a_die_must_be_able_to_do_something() -> None:
    """Each face has its reason."""
    away = mat("jakks surface, nagato surface", energy=1, culture=0)
    table = scene(away, QUIET, rolled="culture energy diplomacy economy colony")
    assert table.options[:2] == ["use energy", "use culture"]
    assert table.refusal("use diplomacy") == ("no-ship-to-advance", "ACT-2")
    assert table.refusal("use economy") == ("no-ship-to-advance", "ACT-2")
    assert table.refusal("use colony") == ("nothing-for-colony", "ACT-2")
    home = scene(mat("home, home"), QUIET, rolled="culture move")
    assert home.refusal("use culture") == ("nothing-to-acquire", "ACT-2")
    full = scene(mat(energy=7), QUIET, rolled="energy")
    assert "use energy" in full.options


def test_act_2_a_move_needs_a_ship_that_can_go_somewhere() -> None:
    """On danger tracks ships are stuck (DNG-2)."""
    table = scene(mat("reef danger 2"), QUIET, options=wide(), rolled="move energy")
    assert table.refusal("use move") == ("no-ship-to-move", "ACT-2")


def test_act_3_questions_are_asked_one_by_one() -> None:
    """Which ship, where to, and whether its action is used; there is no way back."""
    table = scene(mat("home, jakks 0"), QUIET, rolled="move energy").do("use move")
    assert table.options == ["ship home", "ship jakks orbit"]
    table.do("ship home")
    assert "go nagato surface" in table.options
    assert table.refusal("end") == ("other-question", "MOV-1")
    table.do("go jakks surface")
    assert table.options == ["act", "no"]


def test_chn_6_a_follower_never_decides_before_the_row_is_full() -> None:
    """Chance fills the gap, then the follower is asked."""
    table = scene(mat("jakks 1, home"), mat("helios 0, home", culture=3), rolled="dip move")
    table.do("use diplomacy").do(table.options[0])
    assert (table.who, table.options) == ("crimson", ["follow", "no"])
