"""Setting up: SET, XSET, OPT, CHN."""

from collections import Counter

import pytest

from rules.galaxies.actions import Deal, Fill, Roll
from rules.galaxies.cards import NO_MISSION
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.ships import HOME
from rules.kernel.seat import CHANCE, Seat
from tests.rules.galaxies.scenario import CONTENT, A, B, Scene, mission, planet, wide


def begun(options: Options, *, until: str = "roll") -> Scene:
    """A table that is set up by the first outcome of chance each time, the first mission kept."""
    table = Scene(GALAXIES.start(options))
    while table.state.stack and not table.options[0].startswith(until):
        table.do(table.options[0])
    return table


def test_set_1_everybody_begins_alike() -> None:
    """Two ships at home, two locked, 2 energy, 1 culture, level 1."""
    for own in GALAXIES.start(Options(3)).mats:
        assert (own.level, own.energy, own.culture, own.ships) == (1, 2, 1, (HOME, HOME))
        assert not own.colonies + own.found + own.fleet


@pytest.mark.parametrize(("players", "number"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_set_2_the_row_has_two_more_planets_than_players(players: int, number: int) -> None:
    """But 6 with five players, 4 in the solo game; the places keep their numbers."""
    table = begun(Options(players))
    assert table.state.row == tuple(range(number))


def test_set_3_each_player_keeps_one_of_two_missions() -> None:
    """First player, planets, missions, then the choice in the order of the seats."""
    table = begun(Options(3), until="keep")
    assert [len(own.missions) for own in table.state.mats] == [2, 2, 2]
    assert table.who == "azure"
    assert all(own.kept == NO_MISSION for own in table.state.mats)
    second = table.options[1]
    table.do(second)
    assert second == f"keep {CONTENT.mission_keys[table.state.mats[A].kept or 0]}"
    assert table.who == "crimson"
    assert begun(Options(1)).state.mats[A].missions == ()


def test_set_4_two_players_have_missions_without_a_tie_value() -> None:
    """Six of the base game, ten with the expansion."""
    keys = ("elder", "equalizer", "explorer", "hoarder", "industrialist", "orbiter")
    table = begun(Options(2), until="mission")
    assert sorted(table.options) == [f"mission {key}" for key in keys]
    assert len(begun(wide(), until="mission").options) == 10
    assert len(begun(Options(3), until="mission").options) == 12


def test_set_5_chance_picks_the_first_player_and_turns_go_clockwise() -> None:
    """Unless it is named; after the last seat comes the first."""
    table = Scene(GALAXIES.start(Options(3)))
    assert table.options == ["first azure", "first crimson", "first gold"]
    table.do("first gold")
    while not table.options[0].startswith("roll"):
        table.do(table.options[0])
    order = [table.state.turn]
    for _ in range(3):
        table.do(*["roll energy"] * 4, "end")
        order.append(table.state.turn)
    assert order == [2, 0, 1, 2]


def test_xset_1_planets_and_missions_of_the_expansion_come_in() -> None:
    """52 planets and 20 missions, instead of 40 and 12."""
    base, with_more = (begun(options, until="planet") for options in (Options(3), wide(3)))
    assert (len(base.options), len(with_more.options)) == (40, 52)
    assert len(begun(wide(3), until="mission").options) == 20


@pytest.mark.parametrize(("players", "number"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_xset_2_as_many_pilots_as_planets_lie_open(players: int, number: int) -> None:
    """EX-13: three players, 5 and 5; five players, 6 and 6."""
    table = begun(wide(players))
    assert len(table.state.pilots) == len(table.state.row) == number
    assert table.state.pilots == tuple(range(number))


def test_xset_3_the_exploration_deck_has_thirty_cards_and_none_is_open() -> None:
    """Nobody flies an advanced ship yet."""
    state = GALAXIES.start(wide())
    assert (state.deck, state.open) == (30, ())
    assert GALAXIES.start(Options(2)).deck == 0


def test_opt_1_without_the_expansion_its_parts_do_not_exist() -> None:
    """No pilots, no cards, no way into the black."""
    table = begun(Options(2)).do(*["roll move"] * 4, "use move")
    assert table.state.pilots == ()
    assert "go black" not in table.options
    assert table.refusal("go black") == ("no-expansion", "OPT-1")
    assert table.refusal("hire quill") == ("no-expansion", "OPT-1")


def test_opt_3_solo_options_choose_the_rogue() -> None:
    """One of five, hard or not, with 6 or 7 of a resource at most."""
    state = GALAXIES.start(Options(1, rogue="zendica", hard=True, rogue_max=7))
    setup = state.setup
    assert (setup.content.rogues[setup.rogue].name, setup.hard, setup.rogue_max) == (
        "zendica",
        True,
        7,
    )
    for wrong in (Options(1, rogue="nobody"), Options(1, rogue_max=8), Options(6), Options(0)):
        with pytest.raises(ValueError, match=r"."):
            GALAXIES.start(wrong)


def test_opt_4_the_first_player_can_be_named() -> None:
    """Then chance does not name one; a seat that is not there cannot begin."""
    table = begun(Options(3, first=Seat(2)))
    assert (table.state.first, table.state.turn) == (2, 2)
    with pytest.raises(ValueError, match="seat 4"):
        GALAXIES.start(Options(3, first=Seat(4)))


def test_chn_1_one_chance_for_each_die_and_face() -> None:
    """Four dice are four rolls, and only counts are kept."""
    table = begun(Options(2))
    assert GALAXIES.to_act(table.state) is CHANCE
    outcomes = GALAXIES.chances(table.state)
    assert [weight for _, weight in outcomes] == [1] * 6
    assert all(isinstance(action, Roll) for action, _ in outcomes)
    one = begun(Options(2)).do("roll move", "roll colony", "roll move", "roll energy")
    other = begun(Options(2)).do("roll energy", "roll move", "roll move", "roll colony")
    assert one.state == other.state


def test_chn_2_a_deck_is_what_lies_nowhere() -> None:
    """Every planet that is not seen yet is as likely as another."""
    table = begun(Options(2), until="planet").do("planet gort")
    outcomes = GALAXIES.chances(table.state)
    assert len(outcomes) == 39
    assert {weight for _, weight in outcomes} == {1}
    assert Fill(planet("gort")) not in [action for action, _ in outcomes]
    assert table.refusal("planet gort") == ("not-in-deck", "CHN-2")


def test_chn_3_missions_are_dealt_two_by_two() -> None:
    """In the order of seats, each from what is left; only their owner sees them."""
    table = begun(Options(3), until="mission").do("mission elder")
    assert Deal(mission("elder")) not in GALAXIES.legal(table.state)
    assert table.state.mats[A].missions == (mission("elder"),)
    assert GALAXIES.view(table.state, B).mats[A].missions == (None,)
    table.do("mission seeker")
    assert table.state.mats[A].missions == tuple(sorted((mission("elder"), mission("seeker"))))
    assert table.refusal("mission elder") == ("not-in-deck", "CHN-3")


def test_chn_4_every_seat_may_begin() -> None:
    """With the same weight each."""
    outcomes = GALAXIES.chances(GALAXIES.start(Options(5)))
    assert [weight for _, weight in outcomes] == [1] * 5


def test_the_decks_have_the_spread_of_the_box() -> None:
    """Ten of each sort of planets, eight of each length, points by length; badges 12 of each type."""
    base = [one for one in CONTENT.planets if not one.is_expansion]
    more = [one for one in CONTENT.planets if one.is_expansion]
    assert set(Counter((one.kind, one.energy) for one in base).values()) == {10}
    assert set(Counter(one.length for one in base).values()) == {8}
    assert {one.length: one.points for one in base} == {1: 1, 2: 2, 3: 3, 4: 5, 5: 7}
    assert (sum(one.points for one in base), sum(one.points for one in more)) == (144, 41)
    assert set(Counter(b for one in CONTENT.cards for b in one.badges).values()) == {12}
    assert sum(one.is_red for one in CONTENT.cards) == 12
    assert set(Counter(one.trained for one in CONTENT.pilots).values()) == {5}
