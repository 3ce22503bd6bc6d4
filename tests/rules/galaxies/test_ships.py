"""Ships and what they yield: MOV, ACQ, ADV, PSH, COL."""

from rules.galaxies.events import Advanced, CameHome, Colonised, Gained
from rules.galaxies.ships import HOME
from tests.rules.galaxies.scenario import (
    QUIET,
    A,
    B,
    C,
    flown,
    mat,
    planet,
    planets,
    scene,
    spot,
    wide,
)


def test_mov_1_to_orbit_or_surface_of_another_planet_or_home() -> None:
    """From home only to planets; never to where it is."""
    table = scene(mat("home, jakks 0"), QUIET, row="jakks gort", rolled="move energy")
    table.do("use move", "ship home")
    assert table.options == ["go jakks surface", "go gort orbit", "go gort surface"]
    assert table.refusal("go home") == ("same-place", "MOV-1")
    assert table.refusal("go maia orbit") == ("not-in-row", "MOV-1")
    other = scene(mat("home, jakks 0"), QUIET, row="jakks gort", rolled="move energy")
    other.do("use move", "ship jakks orbit")
    assert other.options == ["go gort orbit", "go gort surface", "go home"]


def test_mov_2_not_between_surface_and_orbit_of_one_planet() -> None:
    """Both ways."""
    for place in ("jakks 0", "jakks surface"):
        there = "go jakks surface" if place == "jakks 0" else "go jakks orbit"
        table = scene(mat(place), QUIET, row="jakks gort", rolled="move energy").do("use move")
        assert there not in table.options
        assert table.refusal(there) == ("same-planet", "MOV-2")


def test_mov_3_one_own_ship_in_orbit_and_one_on_the_surface() -> None:
    """Both is allowed; others' ships do not matter."""
    table = scene(
        mat("home, jakks 0"),
        mat("jakks surface", culture=0),
        row="jakks gort",
        rolled="move energy",
    )
    table.do("use move", "ship home")
    assert table.refusal("go jakks orbit") == ("place-taken", "MOV-3")
    table.do("go jakks surface", "no")
    assert table.ships(A) == (spot("jakks 0"), spot("jakks surface"))


def test_mov_4_a_landing_offers_the_action_of_the_planet() -> None:
    """Only at that moment, and only if it can be performed; it may be declined."""
    table = scene(mat(), QUIET, row="jakks hoefker helios", rolled="move energy")
    table.do("use move", "go jakks surface")
    assert table.options == ["act", "no"]
    assert table.do("act").has(A) == (2, 2)
    dear = scene(mat(energy=0), QUIET, row="jakks hoefker", rolled="move energy")
    assert dear.do("use move", "go hoefker surface").options[0] == "use energy"
    orbiting = scene(row="jakks", rolled="move energy").do("use move", "go jakks orbit")
    assert orbiting.options[0] == "use energy"


def test_mov_5_with_the_expansion_a_ship_may_go_to_the_black() -> None:
    """From home or a planet."""
    table = scene(mat("home, jakks 0"), QUIET, options=wide(), rolled="move energy")
    assert "go black" in table.do("use move", "ship jakks orbit").options


def test_acq_1_energy_for_ships_at_home_and_at_energy_planets() -> None:
    """EX-1: one at home, one around, one on such a planet: 3; the follower gets 2."""
    ana = mat("home, vici-ks156 0, mj-120210 surface", energy=0)
    bob = mat("home, bisschop 0", energy=0, culture=1)
    table = scene(ana, bob, row="vici-ks156 mj-120210 bisschop", rolled="energy move")
    table.do("use energy")
    assert table.has(A) == (3, 1)
    assert table.do("follow").has(B) == (2, 0)


def test_acq_2_culture_for_ships_at_culture_planets_and_in_the_black() -> None:
    """Home gives none."""
    table = scene(mat("jakks 0, black, home"), QUIET, options=wide(), rolled="culture move")
    assert table.do("use culture").has(A) == (2, 3)


def test_acq_3_what_exceeds_seven_is_lost() -> None:
    """Colonies yield nothing; there is nothing to choose."""
    table = scene(mat(energy=6, colonies="vici-ks156"), QUIET, rolled="energy move")
    table.do("use energy")
    assert table.has(A) == (7, 1)
    gained = table.told(Gained)[0]
    assert (gained.energy, gained.wasted) == (1, (1, 0))


def test_acq_4_a_planet_of_both_gifts_counts_for_both() -> None:
    """Each time in full."""
    table = scene(
        mat("ostrel 0", energy=0, culture=0),
        QUIET,
        options=wide(),
        row="ostrel",
        rolled="energy culture move",
    )
    assert table.do("use energy", "use culture").has(A) == (1, 1)


def test_adv_1_a_die_advances_one_ship_of_its_type() -> None:
    """Diplomacy around diplomacy planets, economy around economy planets."""
    table = scene(
        mat("jakks 0, gort 0, home"), QUIET, row="jakks gort", rolled="diplomacy economy move"
    )
    table.do("use diplomacy")
    assert spot("jakks 1") in table.ships(A)
    table.do("use economy")
    assert spot("gort 1") in table.ships(A)


def test_adv_1_which_ship_is_asked_if_several_can() -> None:
    """A ship of the other type cannot be chosen."""
    table = scene(
        mat("jakks 0, helios 1, gort 0"), QUIET, row="jakks helios gort", rolled="diplomacy move"
    )
    table.do("use diplomacy")
    assert table.options == ["advance jakks orbit", "advance helios orbit 1"]
    assert table.refusal("advance gort orbit") == ("wrong-kind", "ADV-1")
    assert table.refusal("advance home") == ("no-such-ship", "MOV-1")


def test_adv_2_steps_beyond_the_symbol_are_lost() -> None:
    """EX-3: two steps with one to go; a ship around an economy planet could not be chosen."""
    table = scene(
        mat("leandra 1, gort 0", colonies="padraigin-3110", culture=2, energy=0),
        QUIET,
        row="leandra gort",
        rolled="colony move",
    )
    table.do("use colony", "colony padraigin-3110")
    assert table.told(Advanced)[0].steps == 1
    assert table.state.mats[A].colonies == planets("padraigin-3110 leandra")


def test_adv_3_a_planet_needs_one_advance_more_than_its_length() -> None:
    """EX-2: two for Jakks, six for Shouhua."""
    table = scene(mat("jakks 0"), QUIET, rolled="diplomacy diplomacy move")
    table.do("use diplomacy")
    assert table.ships(A) == (spot("jakks 1"),)
    table.do("use diplomacy")
    assert table.ships(A) == (HOME,)
    far = scene(mat("shouhua 5"), QUIET, row="shouhua", rolled="diplomacy move")
    far.do("use diplomacy")
    assert far.told(Colonised)[0].points == 7


def test_psh_1_a_pushed_ship_stays_in_orbit() -> None:
    """A ship on 1 goes to 0 even by a push of 2."""
    table = scene(
        mat(colonies="jorg", culture=2, energy=0), mat("gort 1", culture=0), rolled="colony move"
    )
    table.do("use colony")
    assert table.options == ["upgrade 2c", "colony jorg"]
    assert table.do("colony jorg").ships(B) == (spot("gort 0"),)


def test_psh_2_only_ships_with_a_number_can_be_pushed() -> None:
    """Not on the start space, on surfaces, at home, in the black."""
    table = scene(
        mat("jakks 1", colonies="k-widow", energy=0),
        mat("gort 0, gort surface, home", culture=0),
        mat("gort 2, helios 1", culture=0),
        row="jakks gort helios",
        rolled="colony move",
    )
    table.do("use colony")
    assert table.options == ["push gold helios orbit 1", "push gold gort orbit 2"]
    assert table.refusal("push crimson gort orbit") == ("on-start", "PSH-2")
    assert table.refusal("push crimson home") == ("not-orbiting", "PSH-2")
    assert table.refusal("push azure jakks orbit 1") == ("own-ship", "PSH-2")


def test_col_1_all_ships_go_home_and_the_gap_is_filled() -> None:
    """The card goes to the colonist; whoever was there is at home again."""
    table = scene(
        mat("jakks 1, jakks surface"),
        mat("jakks 0, gort 1", culture=0),
        row="jakks gort helios maia",
        rolled="diplomacy move",
    )
    table.do("use diplomacy")
    assert table.state.mats[A].colonies == planets("jakks")
    assert (table.ships(A), table.ships(B)) == ((HOME, HOME), (HOME, spot("gort 1")))
    assert len(table.told(CameHome)) == 3
    assert (table.who, table.points(A)) == ("chance", 1)
    table.do("planet nibiru")
    assert table.state.row[0] == planet("nibiru")


def test_col_2_without_planets_the_gap_stays() -> None:
    """The row is shorter."""
    rest = tuple(one for one in range(40) if one not in planets("jakks gort helios maia"))
    table = scene(
        mat("jakks 1"), QUIET, row="jakks gort helios maia", rolled="diplomacy move", gone=rest
    )
    table.do("use diplomacy")
    assert table.state.row[0] == -1
    assert table.options[:2] == ["use move", "reroll"]


def test_col_3_it_does_not_matter_whose_turn_it_is() -> None:
    """EX-10: Cy colonises Gort by following, and triggers the end with 22 points."""
    cy = mat("gort 5", level=6, colonies="shouhua", culture=1)
    table = scene(mat("gort 0"), QUIET, cy, row="gort jakks", rolled="economy move")
    table.do("use economy", "follow")
    assert (table.points(C), table.state.trigger) == (22, C)
    table.do("planet maia", "end")
    assert table.state.turn == B


def test_an_advanced_ship_is_a_ship_where_it_stands() -> None:
    """PIL-3: it yields, advances and colonises."""
    table = scene(
        mat("home", flown("aurora", "jakks 1", "marrow"), energy=0),
        QUIET,
        options=wide(),
        rolled="diplomacy energy",
    )
    table.do("use diplomacy", "planet maia")
    assert table.fleet(A, "aurora") == HOME
    assert table.do("use energy").has(A)[0] == 2
