"""Pilots: HIR, PIL, PAT."""

from typing import Any

from rules.galaxies.events import Exchanged, Gained, Hired, LeftOpen, Moved, Pushed
from rules.galaxies.mat import Mat
from rules.galaxies.ships import HOME
from tests.rules.galaxies.scenario import (
    QUIET,
    A,
    B,
    Scene,
    card,
    dice,
    flown,
    mat,
    pilot,
    scene,
    spot,
    wide,
)


def hiring(rolled: str, own: Mat | None = None, other: Mat = QUIET, pilots: str = "") -> Scene:
    """A table with pilots to hire."""
    return scene(
        own or mat(),
        other,
        options=wide(),
        rolled=rolled,
        pilots=pilots or "lightspeeder quill rook juno",
    )


def aboard(who: str, at: str = "home", ships: str = "home", **fields: Any) -> Mat:
    """Somebody who flies Aurora with this pilot."""
    return mat(ships, flown("aurora", at, who), **fields)


def flying(who: str, at: str, rolled: str, *others: Mat, **fields: Any) -> Scene:
    """A table at which the first player flies Aurora with this pilot."""
    ships = fields.pop("ships", "home")
    stores = {key: fields.pop(key) for key in ("energy", "culture", "colonies") if key in fields}
    own = aboard(who, at, str(ships), **stores)
    return scene(own, *(others or (QUIET,)), options=wide(), rolled=rolled, **fields)


def test_hir_1_only_on_ones_own_turn_as_often_as_dice_allow() -> None:
    """Two pilots with four dice."""
    table = hiring("energy energy colony colony")
    table.do("hire lightspeeder", "fly aurora energy energy").do(table.options[0])
    table.do("hire rook", "fly nexus colony colony").do(table.options[0])
    assert len(table.state.mats[A].fleet) == 2
    assert table.state.turn == B


def test_hir_2_two_dice_of_a_face_of_the_hangar_for_a_trained_pilot() -> None:
    """EX-14: Lightspeeder for Aurora or Intrepid with two energy; faces are not mixed."""
    table = hiring("energy energy move colony").do("hire lightspeeder")
    assert table.options == ["fly aurora energy energy", "fly intrepid energy energy"]
    assert table.refusal("fly nexus energy energy") == ("not-trained", "HIR-2")
    assert hiring("energy diplomacy move colony").refusal("hire lightspeeder") == (
        "no-hire",
        "HIR-2",
    )
    moves = hiring("move move energy colony")
    assert moves.refusal("hire lightspeeder") == ("no-hire", "HIR-2")
    assert moves.do("hire rook").options == ["fly ambition move move"]


def test_hir_3_three_dice_of_a_face_hire_anybody_for_any_ship() -> None:
    """EX-14: not offered where two of the same face would do."""
    table = hiring("energy energy energy move").do("hire lightspeeder")
    assert table.options == [
        "fly aurora energy energy",
        "fly intrepid energy energy",
        "fly ambition energy energy energy",
        "fly nexus energy energy energy",
    ]
    assert table.refusal("fly aurora energy energy energy") == ("two-are-enough", "HIR-3")


def test_hir_4_an_ordinary_ship_is_needed_unless_the_ship_flies_already() -> None:
    """Without one only a pilot can be replaced."""
    own = mat("", flown("aurora", "home", "quill"), flown("nexus", "home", "rook"))
    table = hiring("energy energy energy", own, pilots="lightspeeder").do("hire lightspeeder")
    assert table.options == ["fly aurora energy energy", "fly nexus energy energy energy"]
    assert table.refusal("fly intrepid energy energy") == ("no-ship-to-exchange", "HIR-4")


def test_hir_5_the_dice_go_to_the_bay_and_do_nothing_else() -> None:
    """They are not there for `repeat` either."""
    table = hiring("energy energy move").do("hire quill", "fly aurora energy energy")
    bay = table.state.bay
    assert (bay.hired, bay.dice, bay.used) == (dice("energy energy"), dice("move"), dice(""))
    assert bay.complete == ()


def test_hir_6_the_advanced_ship_stands_where_the_ordinary_one_stood() -> None:
    """EX-16: number 2 of Gort; the row is refilled before the player is asked which ship."""
    table = hiring("energy energy move", mat("gort 2, home"))
    table.do("hire lightspeeder", "fly aurora energy energy")
    assert (table.who, table.points(A)) == ("chance", 1)
    assert table.told(Hired)[0].total == 1
    table.do("pilot marrow")
    assert table.state.pilots[0] == pilot("marrow")
    assert table.options == ["exchange home", "exchange gort orbit 2"]
    table.do("exchange gort orbit 2")
    assert table.fleet(A, "aurora") == spot("gort 2")
    assert table.ships(A) == (HOME,)


def test_hir_7_the_others_may_follow_one_die_of_the_face() -> None:
    """EX-15: once, for 1 culture, after the row was refilled."""
    table = hiring("move move move energy", mat("home"), mat(culture=3))
    table.do("hire quill", "fly nexus move move move").do("pilot marrow")
    assert (table.who, table.options) == ("crimson", ["follow", "no"])
    table.do("follow", "go gort orbit")
    assert (table.who, table.state.mats[B].culture) == ("azure", 2)


def test_hir_8_a_replaced_pilot_leaves_his_point_and_badge() -> None:
    """EX-17: Quill after Lightspeeder on Aurora; no ship is exchanged."""
    own = mat("home", flown("aurora", "gort 0", "lightspeeder"))
    table = hiring("energy energy move", own, pilots="quill")
    table.do("hire quill", "fly aurora energy energy")
    assert table.told(Hired)[0].replaced == pilot("lightspeeder")
    assert (table.points(A), table.ships(A)) == (2, (HOME,))
    assert table.told(Exchanged) == []


def test_hir_9_a_new_level_unlocks_ordinary_ships() -> None:
    """The level limits how many ships are active, whatever they are."""
    own = mat("home", flown("aurora", "home", "quill"), level=2, energy=3)
    table = scene(own, QUIET, options=wide(), rolled="colony move")
    table.do("use colony", "upgrade 3e")
    assert (table.ships(A), len(table.state.mats[A].fleet)) == ((HOME, HOME), 1)


def test_hir_10_exchanging_triggers_nothing() -> None:
    """Lantern's landing gain does not come."""
    table = hiring("energy energy move", mat("jakks surface"), pilots="lantern quill rook juno")
    table.do("hire lantern", "fly intrepid energy energy").do(table.options[0])
    assert table.told(Gained) == []
    assert table.options[0] == "use move"


def test_hir_11_without_pilots_the_row_shrinks() -> None:
    """The gap stays."""
    rest = tuple(one for one in range(30) if one != pilot("quill"))
    table = scene(
        mat("home"),
        QUIET,
        options=wide(),
        rolled="energy energy move",
        pilots="quill",
        dismissed=rest,
    )
    table.do("hire quill", "fly aurora energy energy")
    assert (table.who, set(table.state.pilots)) == ("azure", {-1})


def test_pil_1_an_ability_concerns_only_the_ship_flown() -> None:
    """The ordinary ship yields 1, Quill's 2."""
    table = flying("quill", "home", "energy move", energy=0)
    assert table.do("use energy").has(A)[0] == 3


def test_pil_2_abilities_come_before_the_planets_action() -> None:
    """Lantern gains culture, then the action is asked for."""
    table = flying("lantern", "home", "move energy", culture=0, row="hoefker")
    table.do("use move", "ship aurora", "go hoefker surface")
    assert (table.has(A)[1], table.options) == (1, ["act", "no"])


def test_pil_3_advanced_ships_are_ships_in_every_rule() -> None:
    """MOV-3 counts them."""
    table = flying("quill", "jakks 0", "move energy", row="jakks gort")
    table.do("use move", "ship home")
    assert table.refusal("go jakks orbit") == ("place-taken", "MOV-3")


def test_pat_1_double_and_sense_act_in_acquire_actions() -> None:
    """Indigo finds culture anywhere; Quill doubles energy where it is given."""
    table = flying("indigo", "gort 0", "culture move", culture=0, row="gort")
    assert table.do("use culture").has(A)[1] == 1
    doubled = flying("quill", "gort 0", "energy move", energy=0, row="gort", ships="gort surface")
    assert doubled.do("use energy").has(A)[0] == 3


def test_pat_2_pilots_gain_by_landing_entering_finding_and_coming_home() -> None:
    """Oriel chooses what he gains."""
    entered = flying("tern", "home", "move energy", culture=0, row="gort")
    assert entered.do("use move", "ship aurora", "go gort orbit").has(A)[1] == 1
    home = flying("oriel", "gort 1", "move energy", energy=0, culture=0, row="gort")
    home.do("use move", "ship aurora", "go home")
    assert home.options == ["mix 1e", "mix 1c"]
    assert home.do("mix 1c").has(A) == (0, 1)
    found = flying("fathom", "home", "move energy", culture=0, open=(card("drifting-cells"),))
    found.do("use move", "ship aurora", "go black", "take drifting-cells")
    assert found.has(A) == (3, 1)


def test_pat_3_sable_is_not_passed_by_dice() -> None:
    """A ship stops on her number, and cannot be chosen there; cards may pass."""
    sable = aboard("sable", "gort 2", culture=0)
    table = scene(
        mat("gort 1", colonies="shouhua"),
        sable,
        options=wide(),
        row="gort",
        rolled="economy economy colony",
    )
    table.do("use economy")
    assert table.ships(A) == (spot("gort 2"),)
    assert table.refusal("use economy") == ("no-ship-to-advance", "ACT-2")
    table.do("use colony", "colony shouhua")
    assert table.ships(A) == (spot("gort 3"),)


def test_pat_4_kestrel_follows_for_less_if_his_ship_is_used() -> None:
    """Affordable without any culture; the ship is then the one that moves."""
    follower = aboard("kestrel", culture=0)
    table = scene(mat(), follower, options=wide(), rolled="move energy", row="gort jakks")
    table.do("use move", "go gort orbit")
    assert table.options == ["follow with aurora", "no"]
    table.do("follow with aurora")
    assert table.refusal("ship home")[0] == "other-question"
    table.do("go jakks orbit")
    assert table.fleet(B, "aurora") == spot("jakks 0")


def test_pat_5_halcyon_dodges_a_red_card_once() -> None:
    """For 1 energy; the card leaves the game and the next one is drawn."""
    table = flying("halcyon", "home", "move energy", energy=2, deck=30)
    table.do("use move", "ship aurora", "go black", "card ion-storm")
    assert table.options == ["keep", "dodge"]
    table.do("dodge")
    assert (table.state.dodged, table.has(A)[0]) == ((card("ion-storm"),), 1)
    table.do("card long-silence")
    assert card("long-silence") in table.state.mats[A].found


def test_pat_6_lightspeeder_begins_on_number_one() -> None:
    """EX-16: at its next entry into an orbit."""
    table = flying("lightspeeder", "home", "move energy", row="gort")
    table.do("use move", "ship aurora", "go gort orbit")
    assert table.fleet(A, "aurora") == spot("gort 1")
    assert table.told(Moved)[0].target == spot("gort 1")


def test_pat_7_ember_advances_once_more_for_energy() -> None:
    """Once per turn and pilot."""
    table = flying("ember", "maia 0", "diplomacy diplomacy move", energy=3, row="maia")
    table.do("use diplomacy")
    assert table.options == ["surge", "no"]
    table.do("surge")
    assert (table.fleet(A, "aurora"), table.has(A)[0]) == (spot("maia 2"), 2)
    table.do("use diplomacy")
    assert table.options[0] == "use move"


def test_pat_8_anvil_has_shorter_danger_tracks() -> None:
    """EX-20: Graveyard needs one advance; a track of two is none."""
    table = flying("anvil", "home", "move energy", deck=30)
    table.do("use move", "ship aurora", "go black", "card graveyard")
    assert table.fleet(A, "aurora") == spot("graveyard danger 1")
    short = flying("anvil", "home", "move energy", deck=30)
    short.do("use move", "ship aurora", "go black", "card reef")
    assert short.fleet(A, "aurora") == spot("black")
    assert card("reef") in short.state.mats[A].found


def test_pat_9_gannet_is_advanced_by_both_types() -> None:
    """In orbit and on danger tracks."""
    table = flying("gannet", "gort 0", "diplomacy move", row="gort")
    assert table.do("use diplomacy").fleet(A, "aurora") == spot("gort 1")


def test_pat_10_marrow_is_not_pushed() -> None:
    """By nobody else."""
    shielded = aboard("marrow", "gort 2", culture=0)
    own = mat(colonies="k-widow", energy=0)
    table = scene(own, shielded, options=wide(), row="gort", rolled="colony move")
    assert "use colony" not in table.options


def test_pat_11_vesper_uses_actions_from_the_orbit() -> None:
    """As if landed."""
    table = flying("vesper", "home", "move energy", row="jakks", culture=0)
    table.do("use move", "ship aurora", "go jakks orbit")
    assert table.options == ["act", "no"]
    assert table.do("act").has(A)[1] == 1


def test_pat_12_zephyr_moves_between_surface_and_orbit() -> None:
    """The number is lost."""
    table = flying("zephyr", "gort 3", "move energy", row="gort")
    table.do("use move", "ship aurora", "go gort surface")
    assert table.fleet(A, "aurora") == spot("gort surface")


def test_pat_13_pepper_does_not_count_for_mov_3() -> None:
    """Neither for herself nor for others."""
    table = flying("pepper", "gort 1", "move energy", row="gort")
    table.do("use move", "ship home", "go gort orbit")
    assert spot("gort 0") in table.ships(A)


def test_pat_14_nettle_pushes_where_she_arrives() -> None:
    """One ship of somebody else in that orbit."""
    table = flying("nettle", "home", "move energy", mat("gort 2", culture=0), row="gort")
    table.do("use move", "ship aurora", "go gort surface")
    assert table.options == ["push crimson gort orbit 2", "no"]
    table.do("push crimson gort orbit 2")
    assert table.told(Pushed)[0].target == spot("gort 1")


def test_pat_15_dorado_gains_two_by_colonising() -> None:
    """Of what the planet gives, after the gap is filled."""
    table = flying("dorado", "gort 5", "economy move", row="gort", energy=0)
    table.do("use economy").do("planet maia")
    assert table.has(A)[0] == 2


def test_pat_16_mistral_goes_on_instead_of_home() -> None:
    """When somebody else colonises, after the gap is filled."""
    slipping = aboard("mistral", "gort 1", culture=0)
    own = mat("gort 5")
    table = scene(own, slipping, options=wide(), row="gort jakks", rolled="economy move")
    table.do("use economy").do("planet maia")
    assert table.options == ["go maia orbit", "go jakks orbit", "no"]
    table.do("go jakks orbit")
    assert table.fleet(B, "aurora") == spot("jakks 0")


def test_pat_17_jackdaw_leaves_a_green_card_and_takes_another() -> None:
    """EX-21: also with three cards open."""
    lying = tuple(sorted(card(one) for one in ("pebble", "fold", "wake")))
    table = flying("jackdaw", "home", "move energy", deck=27, open=lying)
    table.do("use move", "ship aurora", "go black", "draw", "card acorn")
    assert table.options == ["keep", "take pebble", "take fold", "take wake"]
    table.do("take pebble")
    assert (len(table.state.open), table.points(A)) == (3, 2)
    assert [one.open for one in table.told(LeftOpen)] == [3]


def test_pat_18_rook_makes_upgrades_cheaper_at_home() -> None:
    """One less, never below 1."""
    table = flying("rook", "home", "colony move", energy=1)
    table.do("use colony", "upgrade 1e")
    assert table.state.mats[A].level == 2
    away = flying("rook", "gort 0", "colony move", energy=1, row="gort")
    assert "use colony" not in away.options
