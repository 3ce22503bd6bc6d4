"""The end: END, MIS, BDG, DWF, SEC-7."""

import pytest
from msgspec.structs import replace

from rules.galaxies.cards import NO_MISSION
from rules.galaxies.events import Ended, Revealed, Scored, Triggered
from rules.galaxies.mat import Mat
from rules.galaxies.missions import mission_points
from rules.galaxies.points import points_of
from rules.galaxies.scoring import prizes_for
from rules.galaxies.state import MAX_ROUNDS
from rules.kernel.seat import Seat
from tests.rules.galaxies.scenario import (
    QUIET,
    A,
    B,
    C,
    Scene,
    card,
    flown,
    mat,
    mission,
    pilot,
    scene,
    wide,
)

RICH = "shouhua nibiru"


def worth(key: str, *mats: Mat, seat: Seat = A, **fields: object) -> int:
    """What a mission is worth at this table."""
    state = scene(*mats, options=wide(len(mats)), **fields).state  # type: ignore[arg-type]
    return mission_points(state, seat, mission(key))


def last_turn(*mats: Mat, **fields: object) -> Scene:
    """The last seat is about to end the last turn."""
    seat = Seat(len(mats) - 1)
    table = scene(*mats, turn=seat, trigger=A, rolled="move energy", **fields)  # type: ignore[arg-type]
    return table.do("end")


def test_end_1_the_first_with_21_points_triggers_the_end() -> None:
    """EX-24: level, colonies, pilots and dwarf planets count: 20 are not enough."""
    own = mat(
        "home",
        flown("aurora", "home", "quill", "lightspeeder"),
        flown("nexus", "home", "rook"),
        level=5,
        colonies="maia nagato helios",
        found=(card("pebble"), card("acorn")),
    )
    table = scene(own, QUIET, options=wide())
    assert table.points(A) == 20
    more = replace(own, energy=6, culture=0)
    table = scene(more, QUIET, options=wide(), rolled="colony move").do("use colony", "upgrade 5e")
    assert (table.points(A), table.state.trigger) == (23, A)
    assert table.told(Triggered)[0].rule == "END-1"


def test_end_2_the_round_is_finished() -> None:
    """All have had the same number of turns: the game is over after the last seat's."""
    first = mat(level=6, colonies=RICH)
    table = scene(first, mat(), QUIET, trigger=A, rolled="move energy").do("end")
    assert table.who == "chance"
    table.do(*["roll energy"] * 4, "end")
    assert (table.who, table.state.turn) == ("chance", C)
    table.do(*["roll energy"] * 4, "end")
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.winners == (A,)
    assert isinstance(table.events[-1], Ended)


def test_end_3_missions_are_added_at_the_end() -> None:
    """Not before."""
    keeper = mat(kept=mission("hoarder"), energy=3, culture=3)
    table = last_turn(keeper, QUIET)
    assert [event.mission for event in table.told(Scored)] == [2, 0]
    assert table.told(Revealed)[0].mission == mission("hoarder")


def test_end_4_ties_are_broken_by_planets_then_level_then_resources() -> None:
    """EX-11: the second has more planets; dwarf planets are none; else the victory is shared."""
    many = mat(colonies="jakks leandra tifnod vizcarra bisschop", energy=0, culture=0)
    few = mat(colonies="maia", energy=7, culture=7)
    by_planets = last_turn(few, many).state.outcome
    assert by_planets is not None
    assert (by_planets.winners, by_planets.tie_break) == ((B,), "END-4")
    higher = mat(level=2, colonies="jakks", energy=0, culture=0)
    lower = mat(level=1, colonies="helios", energy=7, culture=0)
    by_level = last_turn(lower, higher).state.outcome
    assert by_level is not None
    assert by_level.winners == (B,)
    by_stores = last_turn(mat(energy=1), mat(energy=3)).state.outcome
    assert by_stores is not None
    assert by_stores.winners == (B,)
    shared = last_turn(mat(), mat()).state.outcome
    assert shared is not None
    assert (shared.winners, shared.tie_break) == ((A, B), "END-4")


def test_end_5_after_sixty_rounds_it_is_scored_as_it_stands() -> None:
    """Nobody has triggered the end."""
    table = scene(mat(colonies="jakks"), QUIET, turn=B, round=MAX_ROUNDS, rolled="move").do("end")
    assert table.state.outcome is not None
    assert (table.state.outcome.rule, table.state.trigger) == ("END-5", None)


def test_mis_1_a_tie_at_the_top_gives_the_tie_value() -> None:
    """EX-12: culture 5, 5, 2 and the Seeker with one of the fives: 2 points."""
    five, two = mat(culture=5), mat(culture=2)
    assert worth("seeker", five, five, two) == 2
    assert worth("seeker", five, two, two) == 3
    assert worth("seeker", five, five, two, seat=C) == 0
    assert worth("conqueror", two, two, two) == 2


def test_mis_2_locked_ships_count_for_neither() -> None:
    """Orbiter wants all active ships at home, Explorer none."""
    home, away, mixed = mat("home, home"), mat("gort 0, jakks 0"), mat("home, gort 0")
    assert [worth("orbiter", one, QUIET) for one in (home, away, mixed)] == [2, 0, 0]
    assert [worth("explorer", one, QUIET) for one in (home, away, mixed)] == [0, 2, 0]


def test_mis_3_none_and_none_is_equal() -> None:
    """Two of each, too."""
    assert worth("equalizer", mat(), QUIET) == 3
    assert worth("equalizer", mat(colonies="jakks gort"), QUIET) == 3
    assert worth("equalizer", mat(colonies="jakks"), QUIET) == 0


def test_mis_4_elder_is_who_triggered_the_end() -> None:
    """By points or by the deck."""
    assert worth("elder", mat(), QUIET, trigger=A) == 2
    assert worth("elder", mat(), QUIET, trigger=B) == 0
    assert worth("elder", mat(), QUIET) == 0


def test_mis_5_missions_that_compare() -> None:
    """Energy, planets, types of planets; Hermit wants the fewest."""
    own, other = mat(energy=5, colonies="jakks helios gort"), mat(colonies="maia", energy=1)
    third = mat(colonies="gyore piedes", energy=0)
    keys = ("charger", "conqueror", "noble", "trader", "hermit")
    assert [worth(key, own, other, third) for key in keys] == [3, 3, 3, 0, 0]
    assert worth("hermit", own, other, third, seat=B) == 3
    assert worth("trader", own, other, third, seat=C) == 3


def test_mis_6_missions_for_oneself() -> None:
    """Hoarder and Industrialist."""
    assert worth("hoarder", mat(energy=3, culture=3), QUIET) == 2
    assert worth("hoarder", mat(energy=7, culture=2), QUIET) == 0
    assert worth("industrialist", mat(level=6), QUIET) == 2
    assert worth("industrialist", mat(level=5), QUIET) == 0


def test_mis_7_missions_of_the_expansion_that_compare() -> None:
    """Replaced pilots and danger cards in use count."""
    own = mat("reef danger 1", flown("aurora", "home", "quill", "rook"), found=(card("pebble"),))
    other = mat("home", flown("nexus", "home", "ember"), found=(card("acorn"),))
    keys = ("recruiter", "archivist", "curator", "homebody")
    assert [worth(key, own, other, QUIET) for key in keys] == [3, 3, 3, 0]
    assert worth("homebody", own, other, QUIET, seat=C) == 3


def test_mis_8_missions_of_the_expansion_for_oneself() -> None:
    """Wanderer, Daredevil, Landlord, Admiral."""
    reds = tuple(card(key) for key in ("ion-storm", "shear"))
    assert worth("wanderer", mat("black, black"), QUIET) == 2
    assert worth("wanderer", mat("black, reef danger 1"), QUIET) == 0
    assert worth("daredevil", mat("reef danger 1", found=reds), QUIET) == 2
    assert worth("daredevil", mat(found=reds), QUIET) == 0
    assert worth("landlord", mat(colonies="gort"), QUIET) == 2
    assert worth("landlord", mat(colonies="maia"), QUIET) == 0
    three = [flown(one, "home", who) for one, who in zip(_MODELS, _PILOTS, strict=True)]
    assert worth("admiral", mat("", *three), QUIET) == 2
    assert worth("admiral", mat("", *three[:2]), QUIET) == 0


_MODELS = ("aurora", "intrepid", "nexus")
_PILOTS = ("quill", "ember", "rook")


@pytest.mark.parametrize(
    ("counts", "prizes"),
    [
        ((4, 2, 2, 0), [2, 1, 1, 0]),
        ((3, 3, 2, 1), [1, 1, 0, 0]),
        ((1, 0, 0, 0), [2, 0, 0, 0]),
        ((3, 2), [2, 0]),
        ((2, 2), [1, 1]),
        ((0, 0), [0, 0]),
        ((5, 3, 1), [2, 1, 0]),
    ],
)
def test_bdg_2_the_most_badges_of_a_type_win_a_prize(
    counts: tuple[int, ...], prizes: list[int]
) -> None:
    """EX-22: the second most, too, where more than two play."""
    assert prizes_for(counts) == prizes


def test_bdg_1_all_badges_count_of_cards_and_pilots() -> None:
    """EX-17: replaced pilots as well, and danger cards in use."""
    own = mat(
        "reef danger 2",
        flown("aurora", "home", "lightspeeder", "quill"),
        found=(card("star-charts"),),
    )
    table = last_turn(own, QUIET, options=wide())
    scored = table.told(Scored)[0]
    assert scored.badges == (3, 2, 1, 1)
    assert (scored.prizes, scored.pilots) == ((2, 2, 2, 2), 2)
    assert pilot("quill") in own.fleet[0].pilots


def test_bdg_3_a_tie_for_the_most_leaves_no_second_prize() -> None:
    """Each of them gets what the second would."""
    assert prizes_for([2, 2, 1]) == [1, 1, 0]


def test_bdg_4_two_players_have_no_second_prize() -> None:
    """A tie gives one to both."""
    assert (prizes_for([2, 1]), prizes_for([1, 1])) == ([2, 0], [1, 1])


def test_bdg_5_no_badge_no_prize() -> None:
    """The second most of none is nothing."""
    assert prizes_for([1, 0, 0]) == [2, 0, 0]
    assert prizes_for([0, 0, 0]) == [0, 0, 0]


def test_dwf_1_a_dwarf_planet_is_a_point_and_no_planet() -> None:
    """At once, and in sight of all."""
    own = mat(found=(card("pebble"), card("thimble")))
    table = scene(own, QUIET, mat(), options=wide(3))
    assert points_of(table.state, A) == 2
    assert worth("hermit", own, QUIET, mat()) == 2


def test_sec_7_everything_is_turned_up_at_the_end() -> None:
    """Missions and cards, for all eyes."""
    own = mat(kept=mission("elder"), missions=(mission("elder"),), found=(card("shear"),))
    table = last_turn(own, QUIET, options=wide())
    assert table.told(Revealed)[0].cards == (card("shear"),)
    assert table.state.mats[B].kept == NO_MISSION
