"""Actions of cards: USE, UPG, CRD, ED and the planets of the base game."""

import pytest

from rules.galaxies.events import Performed, Upgraded
from rules.galaxies.opening import Options
from rules.galaxies.ships import HOME
from rules.galaxies.state import Edition
from tests.rules.galaxies.scenario import (
    QUIET,
    A,
    B,
    C,
    Scene,
    dice,
    mat,
    planet,
    planets,
    scene,
    spot,
    wide,
)

UTEG = Options(2, edition=Edition.UTEG)


def performing(key: str, *others: object, ships: str = "home, home", **fields: object) -> Scene:
    """Somebody who has used a colony die for the action of this colony."""
    kept = {name: fields.pop(name) for name in ("energy", "culture", "level") if name in fields}
    own = mat(ships, colonies=key, **{"energy": 0, "culture": 0, **kept})
    fields.setdefault("rolled", "colony move energy")
    table = scene(own, *(others or (QUIET,)), **fields)  # type: ignore[arg-type]
    table.do("use colony")
    if f"colony {key}" in table.options:
        table.do(f"colony {key}")
    return table


def test_use_1_upgrade_once_or_use_one_colony() -> None:
    """One of both, not both."""
    table = scene(mat(colonies="jakks mj-120210"), QUIET, rolled="colony move").do("use colony")
    assert table.options == ["upgrade 2e", "colony jakks", "colony mj-120210"]
    table.do("colony mj-120210")
    assert table.has(A) == (4, 1)
    assert table.told(Performed)[0].owner == A
    assert table.refusal("use colony") == ("no-such-die", "TRN-4")


def test_upg_1_a_level_costs_its_number_in_one_resource() -> None:
    """EX-4: 20 resources and 8 points from level 1 to 6."""
    table = scene(mat(energy=3, culture=2), QUIET, rolled="colony colony move").do("use colony")
    assert table.options == ["upgrade 2e", "upgrade 2c"]
    assert table.refusal("upgrade 1e 1c") == ("upgrade-price", "UPG-1")
    table.do("upgrade 2c")
    assert table.has(A) == (3, 0)
    paid = points = 0
    for level in range(1, 6):
        own = scene(mat(energy=7, level=level), QUIET, rolled="colony move")
        own.do("use colony", f"upgrade {level + 1}e")
        paid += 7 - own.has(A)[0]
        points += own.told(Upgraded)[0].points
    assert (paid, points) == (20, 8)
    top = scene(mat(energy=7, level=6, colonies="jakks"), QUIET, rolled="colony move")
    assert top.do("use colony").has(A) == (7, 2)


def test_upg_2_a_new_ship_is_at_home_a_new_die_comes_next_turn() -> None:
    """Level 3 has a third ship, level 2 a fifth die."""
    table = scene(mat("gort 0, jakks 0", level=2, energy=3), QUIET, rolled="colony move")
    table.do("use colony", "upgrade 3e")
    assert HOME in table.ships(A)
    assert len(table.ships(A)) == 3
    assert table.state.bay.dice == dice("move")


def test_upg_3_reductions_add_up_to_a_price_of_at_least_one() -> None:
    """Mared takes one off for the single lowest empire (ED-2)."""
    table = performing("mared", mat(level=2, culture=0), energy=1)
    assert table.options == ["upgrade 1e"]
    table.do("upgrade 1e")
    assert (table.state.mats[A].level, table.has(A)) == (2, (0, 0))


def test_ed_1_helios_takes_a_planet_out_of_the_game_or_under_the_deck() -> None:
    """A planet with a ship is never replaced; what lies under the deck comes last."""
    for options, place in ((Options(2), "gone"), (UTEG, "under")):
        table = performing("helios", mat("gort 0", culture=0), row="jakks gort", options=options)
        assert table.who == "chance"
        assert getattr(table.state, place) == planets("jakks")
        assert "planet jakks" not in table.options
        assert len(table.options) == 37


def test_ed_2_mared_is_for_the_lowest_empire() -> None:
    """Alone in one edition, tied is enough in the other."""
    for options, is_offered in ((Options(2), False), (UTEG, True)):
        table = scene(
            mat(colonies="mared", energy=1, culture=0), QUIET, rolled="colony move", options=options
        )
        assert ("use colony" in table.options) is is_offered


def test_ed_3_andellouxian_6_gives_one_kind_or_any_mix() -> None:
    """A ship on number 2 goes home for 2."""
    one, mixed = (
        performing("andellouxian-6", ships="gort 2, home", options=options)
        for options in (Options(2), UTEG)
    )
    assert one.options == ["mix 2e", "mix 2c"]
    assert mixed.options == ["mix 2e", "mix 1e 1c", "mix 2c"]


def test_crd_1_prices_must_be_payable_and_something_must_happen() -> None:
    """Each case has its reason."""
    own = mat(colonies="hoefker k-widow jakks", energy=0, culture=0)
    table = scene(own, QUIET, mat(culture=0), rolled="colony move")
    table.do("use colony")
    assert table.has(A) == (0, 1)
    both = mat("home", colonies="hoefker k-widow jakks shouhua mj-120210", energy=0, culture=0)
    asked = scene(both, QUIET, rolled="colony move").do("use colony")
    assert asked.options == ["colony jakks", "colony mj-120210"]
    assert asked.refusal("colony hoefker") == ("price", "CRD-1")
    assert asked.refusal("colony k-widow") == ("no-effect", "CRD-1")
    assert asked.refusal("colony gort") == ("no-such-colony", "USE-1")


def test_crd_2_atoms_are_done_from_left_to_right() -> None:
    """Yarrow: one of its two advances is enough."""
    table = performing("yarrow", ships="gort 0, home", row="gort jakks", energy=1, options=wide())
    assert table.has(A) == (0, 0)
    assert spot("gort 1") in table.ships(A)


def test_crd_3_own_actions_are_for_the_player_in_turn() -> None:
    """A follower cannot use Maia."""
    follower = mat(colonies="maia jakks", culture=1, energy=0)
    table = scene(mat(energy=2), follower, rolled="colony move move").do("use colony", "upgrade 2e")
    assert table.do("follow").has(B) == (0, 1)


def test_crd_4_once_per_turn_and_actor() -> None:
    """CLJ-0517 steals once, however it is reached."""
    own = mat(colonies="clj-0517 jakks vici-ks156", energy=0, culture=0)
    table = scene(own, mat(culture=3, energy=0), rolled="colony colony move")
    table.do("use colony", "colony clj-0517")
    assert table.state.bay.once == ((A, planet("clj-0517")),)
    table.do("use colony")
    assert table.options == ["colony jakks", "colony vici-ks156"]
    assert table.refusal("colony clj-0517") == ("once-a-turn", "CRD-4")


def test_crd_5_a_card_is_not_reached_from_inside_itself() -> None:
    """EX-9: Umbra-Forum, Walsfeo, Piedes repeat an energy die; from there none of the three again."""
    table = scene(
        mat(culture=1, energy=0),
        mat(colonies="piedes", culture=0, energy=0),
        row="umbra-forum walsfeo gort",
        rolled="move energy culture",
    )
    table.do("use energy", "use move", "go umbra-forum surface", "act")
    assert table.options == ["colony walsfeo"]
    assert table.refusal("colony umbra-forum") == ("in-chain", "CRD-5")
    table.do("colony walsfeo")
    assert [event.planet for event in table.told(Performed)] == list(planets("walsfeo piedes"))
    assert (table.has(A), table.has(B)) == ((3, 0), (0, 1))


def test_crd_6_a_borrowed_action_is_performed_as_ones_own() -> None:
    """Walsfeo pays the owner, and the actor gains."""
    bob = mat(colonies="mj-120210", culture=0, energy=0)
    table = performing("walsfeo", bob, culture=1)
    assert (table.has(A), table.has(B)) == ((2, 0), (0, 1))
    assert table.told(Performed)[-1].owner == B


def test_crd_7_a_card_that_leaves_still_finishes_its_action() -> None:
    """Yarrow in the row is colonised by its own economy advance after the diplomacy one."""
    table = scene(
        mat("yarrow 5, jakks 0, home", energy=1, culture=0),
        QUIET,
        row="yarrow jakks",
        rolled="move energy",
        options=wide(),
    )
    table.do("use move", "ship home", "go yarrow surface", "act")
    assert planet("yarrow") in table.state.mats[A].colonies
    assert spot("jakks 1") in table.ships(A)


@pytest.mark.parametrize(
    ("key", "wanted"), [("jakks", (0, 1)), ("vici-ks156", (1, 0)), ("mj-120210", (2, 0))]
)
def test_pln_1_planets_give_resources(key: str, wanted: tuple[int, int]) -> None:
    """JAC-110912 and Gleam-Zanier give something to the others, too."""
    assert performing(key).has(A) == wanted
    table = performing("gleam-zanier")
    assert (table.has(A), table.has(B)) == ((2, 0), (1, 0))


def test_pln_2_planets_turn_one_resource_into_the_other() -> None:
    """Any number that fits, or a price for more."""
    table = performing("pembertonia-major", energy=5, culture=1, level=6)
    assert table.has(A) == (6, 0)
    many = performing("omicron-fenzi", energy=3, culture=5, level=6)
    assert many.options == ["swap 1", "swap 2"]
    assert many.do("swap 2").has(A) == (1, 7)
    assert performing("hoefker", energy=1).has(A) == (0, 2)


def test_pln_3_planets_steal_from_one_player() -> None:
    """From whom is asked if several have some; what finds no room is lost."""
    two, none = mat(culture=0, energy=2), mat(culture=0, energy=0)
    table = performing("la-torres", two, none, two, culture=0)
    assert table.options == ["rob crimson", "rob ivory"]
    assert table.refusal("rob gold") == ("has-nothing", "PLN-3")
    assert table.do("rob ivory").has(A) == (1, 0)


def test_pln_4_planets_pay_for_ships() -> None:
    """Aughmoore for ships at home."""
    assert performing("aughmoore", ships="home, home, gort 0").has(A) == (0, 2)


def test_pln_5_planets_advance_a_ship() -> None:
    """Shouhua any; Nakagawakozi two steps for 2 energy."""
    table = performing("shouhua", ships="gort 0, jakks 0", row="gort jakks")
    assert table.options == ["advance jakks orbit", "advance gort orbit"]
    paid = performing("nakagawakozi", ships="gort 0", row="gort", energy=2)
    assert (paid.has(A), paid.ships(A)) == ((0, 0), (spot("gort 2"),))


def test_pln_6_brumbaugh_pushes_up_to_two_ships() -> None:
    """The second may be none, and is another one."""
    rival = mat("gort 2, jakks 1", culture=0)
    table = performing("brumbaugh", rival, energy=2, row="gort jakks")
    table.do("push crimson gort orbit 2")
    assert table.options == ["push crimson jakks orbit 1", "no"]
    assert table.do("no").ships(B) == (spot("jakks 1"), spot("gort 1"))


def test_pln_7_one_ship_goes_back_and_another_advances() -> None:
    """Both must be possible."""
    table = performing("bsw-10-1", ships="gort 2, jakks 0", row="gort jakks")
    assert table.ships(A) == (spot("jakks 1"), spot("gort 1"))
    alone = mat("gort 2", colonies="bsw-10-1", energy=0)
    assert "use colony" not in scene(alone, QUIET, rolled="colony move").options


def test_pln_8_gort_hops_with_the_same_number() -> None:
    """EX-8: 3 is the symbol of Helios; a ship on 4 may not."""
    table = performing("gort", ships="umbra-forum 3, home", row="umbra-forum helios jakks")
    assert planet("helios") in table.state.mats[A].colonies
    own = mat("maia 4", colonies="gort", energy=0, culture=0)
    far = scene(own, QUIET, row="maia helios", rolled="colony move")
    assert "use colony" not in far.options


def test_pln_9_a_ship_on_the_start_is_recalled_for_nothing() -> None:
    """It goes home all the same."""
    table = performing("andellouxian-6", ships="gort 0, jakks surface", row="gort jakks")
    assert table.ships(A) == (HOME, spot("jakks surface"))
    assert table.has(A) == (0, 0)


def test_pln_10_terra_bettia_lets_others_advance_first() -> None:
    """One step for each other player who likes, then two for the actor."""
    rival = mat("jakks 1", culture=0)
    table = performing("terra-bettia", rival, ships="gort 0", row="gort jakks")
    assert (table.who, table.options) == ("crimson", ["advance jakks orbit 1", "no"])
    table.do("no")
    assert (table.who, table.options) == ("azure", ["advance gort orbit", "no"])
    assert table.do("advance gort orbit").ships(A) == (spot("gort 2"),)


def test_pln_11_nagato_moves_two_different_ships() -> None:
    """The second may be left out; the ship that has moved may not move again."""
    table = performing("nagato", ships="gort 0, jakks 0", row="gort jakks", culture=1)
    table.do("ship gort orbit", "go home")
    assert table.options == ["ship jakks orbit", "no"]
    assert table.do("no").ships(A) == (HOME, spot("jakks 0"))


def test_pln_12_lureena_takes_any_mix() -> None:
    """One energy and one culture for level 2."""
    table = performing("lureena", energy=1, culture=1)
    assert table.options == ["upgrade 1e 1c"]
    assert table.do("upgrade 1e 1c").state.mats[A].level == 2


def test_pln_13_planets_change_dice() -> None:
    """Gyore sets one, Maia drops two for 2 of each."""
    table = performing("gyore", rolled="colony move energy")
    table.do("change move", "to culture")
    assert table.state.bay.dice == dice("culture energy")
    maia = performing("maia", rolled="colony move energy culture")
    maia.do("spend move", "spend culture")
    assert (maia.has(A), maia.state.bay.dice) == ((2, 2), dice("energy"))
    assert maia.state.bay.dropped == 2


def test_pln_16_umbra_forum_performs_any_planet_of_the_row() -> None:
    """No ship is needed there; never itself."""
    table = performing("umbra-forum", row="mj-120210 jakks umbra-forum")
    assert table.options == ["colony mj-120210", "colony jakks"]
    assert table.do("colony mj-120210").has(A) == (2, 0)


def test_pln_17_sargus_36_needs_a_colony_of_somebody_else() -> None:
    """The price goes to its owner."""
    table = performing("sargus-36", mat(colonies="jakks", energy=6, culture=0), energy=1)
    assert (table.has(A), table.has(B)) == ((0, 1), (7, 0))


def test_pln_20_helios_spares_planets_with_ships() -> None:
    """The one where it landed, too."""
    table = scene(mat(), mat("gort 0", culture=0), row="helios gort jakks", rolled="move energy")
    table.do("use move", "go helios surface", "act")
    assert table.state.gone == planets("jakks")
    assert table.state.row[:2] == planets("helios gort")


def test_pln_6_brumbaugh_pushes_two_ships_of_two_owners() -> None:
    """`push2`: the second is another ship, or none."""
    own = mat(colonies="brumbaugh", energy=2, culture=0)
    rivals = mat("gort 2, home", energy=0, culture=0), mat("nagato 1, home", energy=0, culture=0)
    table = scene(own, *rivals, rolled="colony move")
    table.do("use colony", "colony brumbaugh", "push crimson gort orbit 2")
    assert table.options == ["push gold nagato orbit 1", "no"]
    table.do("push gold nagato orbit 1")
    assert (spot("gort 1") in table.ships(B), spot("nagato 0") in table.ships(C)) == (True, True)
    assert table.has(A) == (0, 0)
