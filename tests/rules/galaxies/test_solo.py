"""The solo game: SOL, CHN-5."""

import pytest

from rules.galaxies.events import (
    DieLost,
    Gained,
    Lost,
    RogueActed,
    RogueBonus,
    RogueIdle,
    RogueRose,
    Scored,
    Stolen,
    TurnBegan,
)
from rules.galaxies.frames import RogueTurn, Turn
from rules.galaxies.game import GALAXIES
from rules.galaxies.mat import Mat
from rules.galaxies.opening import Options
from rules.galaxies.ships import HOME
from rules.galaxies.state import MAX_ROUNDS, ROGUE
from tests.rules.galaxies.scenario import A, Scene, flown, mat, planets, scene, spot, wide

STARTING = mat("home, home, home, home", energy=0, culture=0)
POOR = mat("home, home", energy=0, culture=0)


def against(
    own: Mat = POOR, rogue: Mat = STARTING, left: int = 0, *, name: str = "artemis", **more: object
) -> Scene:
    """The Rogue is about to roll a die, with so many more to come."""
    agreed = {key: more.pop(key) for key in ("hard", "expansion", "rogue_max") if key in more}
    options = Options(1, rogue=name, **agreed)  # type: ignore[arg-type]
    stack = (RogueTurn(left),)
    return scene(own, rogue, options=options, turn=ROGUE, stack=stack, rolled="", **more)  # type: ignore[arg-type]


def test_sol_1_a_row_of_four_and_no_missions() -> None:
    """The player begins; tolls and watches have no effect."""
    state = GALAXIES.start(Options(1))
    assert (len(state.row), state.first, GALAXIES.seats(state)) == (4, A, (A,))
    own = mat(colonies="nibiru birkomius", energy=0, culture=0)
    table = scene(own, STARTING, options=Options(1), rolled="colony move")
    assert "use colony" not in table.options
    zavodnick = mat(colonies="zavodnick", energy=0, culture=0)
    alone = scene(zavodnick, STARTING, options=Options(1), rolled="colony move")
    assert alone.do("use colony", "use energy").who == "azure"


def test_sol_2_the_rogue_begins_with_four_ships_and_nothing_else() -> None:
    """Level 1."""
    rogue = GALAXIES.start(Options(1)).mats[ROGUE]
    assert (rogue.level, rogue.energy, rogue.culture, rogue.ships) == (1, 0, 0, (HOME,) * 4)


def test_sol_3_its_dice_are_resolved_one_at_a_time() -> None:
    """Five at level 1."""
    table = scene(POOR, STARTING, options=Options(1), rolled="move").do("end")
    assert table.told(TurnBegan)[0].dice == 5
    for _ in range(4):
        table.do("roll diplomacy")
        assert table.state.turn == ROGUE
    table.do("roll diplomacy")
    assert (table.state.turn, table.state.round) == (A, 2)


def test_sol_4_an_unusable_die_is_put_aside() -> None:
    """Nothing to advance, nobody to rob, no ship at home."""
    away = mat("jakks 0, helios 0, nagato 0, gort 0", energy=6, culture=0)
    for rogue, face in ((STARTING, "economy"), (away, "move"), (away, "energy")):
        table = against(rogue=rogue, left=1).do(f"roll {face}")
        assert len(table.told(RogueIdle)) == 1
    assert against(left=1).do("roll colony").told(RogueActed) == []


def test_sol_5_the_player_may_have_a_die_rolled_again() -> None:
    """For 1 energy and 1 culture, as often as he can pay."""
    table = against(mat(energy=2, culture=2), left=1).do("roll energy")
    assert table.options == ["force", "let"]
    table.do("force")
    assert (table.who, table.has(A)) == ("chance", (1, 1))
    table.do("roll energy", "force", "roll energy")
    assert table.state.mats[ROGUE].energy == 4


def test_sol_6_the_player_may_follow_a_die_that_acted() -> None:
    """For 1 culture."""
    table = against(mat(energy=0, culture=1), left=1).do("roll energy")
    assert table.options == ["follow", "no"]
    assert table.do("follow").has(A) == (2, 0)


def test_sol_7_it_moves_to_the_leftmost_planet_without_its_ships() -> None:
    """To the start of its orbit."""
    rogue = mat("home, home, home, jakks 1", energy=0, culture=0)
    table = against(rogue=rogue, left=1).do("roll move")
    assert spot("helios 0") in table.ships(ROGUE)


def test_sol_8_all_its_ships_of_a_type_advance() -> None:
    """From left to right; each colonises when it gets there."""
    rogue = mat("jakks 1, helios 0, nagato 0, home", energy=0, culture=0)
    table = against(rogue=rogue, left=1).do("roll diplomacy")
    assert table.state.mats[ROGUE].colonies == planets("jakks")
    table.do("planet mared")
    assert spot("helios 1") in table.ships(ROGUE)
    assert spot("nagato 0") in table.ships(ROGUE)


def test_sol_8_one_die_colonises_one_planet_after_the_other() -> None:
    """COL-1: the first gap is filled and its pilots are asked before the next ship advances."""
    rogue = mat("jakks 1, helios 2, home, home", energy=0, culture=0)
    own = mat("home", flown("nexus", "jakks 0", "mistral"), energy=0, culture=0)
    table = against(own, rogue, left=1, expansion=True).do("roll diplomacy")
    assert (table.who, table.state.mats[ROGUE].colonies) == ("chance", planets("jakks"))
    table.do("planet drewkaiden")
    assert "go helios orbit" in table.options
    table.do("go helios orbit")
    assert table.state.mats[ROGUE].colonies == planets("jakks helios")
    table.do("planet mared")
    assert table.who == "azure"
    assert table.do("go gort orbit").fleet(A, "nexus") == spot("gort 0")
    assert table.state.stack[-1] == RogueTurn(0)


def test_sol_13_a_die_that_wins_advances_nobody_after_it() -> None:
    """The first of two planets is enough."""
    colonies = "gort shouhua aughmoore"
    rogue = mat("jakks 1, helios 2", energy=0, culture=0, colonies=colonies)
    table = against(rogue=rogue, left=1, row="jakks helios nagato maia").do("roll diplomacy")
    assert table.state.outcome is not None
    assert table.state.mats[ROGUE].colonies == planets(f"{colonies} jakks")


@pytest.mark.parametrize("name", ["hades", "gamelyn"])
def test_sol_8_a_ladder_colonises_one_planet_after_the_other(name: str) -> None:
    """All its ships advance 2: what one leads to comes first."""
    rogue = mat("jakks 0, helios 1", level=4 if name == "hades" else 5, energy=0, culture=0)
    table = against(rogue=rogue, left=1, name=name).do("roll colony")
    assert table.state.mats[ROGUE].colonies == planets("jakks")
    table.do("planet mared")
    assert table.state.mats[ROGUE].colonies == planets("jakks helios")


def test_sol_9_home_yields_both_kinds_to_it() -> None:
    """EX-25: a ship at home and one around an energy planet: 2, cut at 6."""
    rogue = mat("home, nagato 0, jakks 0, helios 0", level=2, energy=5, culture=0)
    table = against(rogue=rogue).do("roll energy")
    gained = next(one for one in table.told(Gained) if one.seat == ROGUE)
    assert (gained.energy, gained.wasted) == (1, (1, 0))
    assert (table.state.mats[ROGUE].level, table.state.mats[ROGUE].energy) == (3, 0)
    other = against(rogue=mat("home, gort 0", energy=0, culture=0), left=1).do("roll culture")
    assert other.state.mats[ROGUE].culture == 1


def test_sol_10_its_colony_die_does_a_step_of_its_ladder() -> None:
    """What cannot be taken is not taken; where there is a choice the player has it."""
    rogue = mat("home", level=4, energy=0, culture=0)
    table = against(mat("gort 1, jakks 1", culture=0, energy=0), rogue, 1).do("roll colony")
    assert table.options == ["retreat jakks orbit 1", "retreat gort orbit 1"]
    table.do("retreat gort orbit 1")
    assert spot("gort 0") in table.ships(A)


def test_sol_11_full_tracks_become_a_level_and_three_dice() -> None:
    """Energy first; then culture, which is spent after the dice."""
    rogue = mat("home, home", energy=6, culture=6)
    table = against(rogue=rogue).do("roll economy")
    assert table.told(RogueRose)[0].level == 2
    assert table.told(RogueBonus)[0].dice == 3
    table.do("roll culture")
    assert len(table.told(RogueIdle)) == 1
    table.do("roll culture", "roll culture")
    assert table.told(Lost)[0].culture == 6
    assert table.state.turn == A


def test_sol_12_a_harder_rogue_rolls_unusable_dice_once_more() -> None:
    """Once per die."""
    table = against(left=1, hard=True).do("roll economy")
    assert table.told(RogueIdle)[0].is_rolled_again
    table.do("roll economy")
    assert not table.told(RogueIdle)[0].is_rolled_again


def test_sol_13_who_has_21_first_has_won_at_once() -> None:
    """In the middle of a turn; the Rogue also by its last level, or after sixty rounds."""
    own = mat("gort 5", level=6, colonies="shouhua", energy=0)
    table = scene(own, STARTING, options=Options(1), rolled="economy move").do("use economy")
    assert table.state.outcome is not None
    assert (table.state.outcome.winners, table.state.stack) == ((A,), ())
    risen = against(rogue=mat("home", level=5, energy=6, culture=0)).do("roll economy")
    assert risen.state.outcome is not None
    late = against(round=MAX_ROUNDS).do("roll economy")
    assert late.state.outcome is not None
    assert late.state.outcome.winners == risen.state.outcome.winners == ()


def test_sol_14_the_rogue_is_another_player_for_cards() -> None:
    """Its ships are pushed, its tracks robbed; `rally` advances its nearest ship; `shield` holds."""
    rogue = mat("gort 2, jakks 0, home, home", energy=1, culture=0)
    own = mat(colonies="la-torres", energy=0, culture=0)
    table = scene(own, rogue, options=Options(1), rolled="colony move").do("use colony")
    assert (table.has(A), table.has(ROGUE)) == ((1, 0), (0, 0))
    rally = mat("nagato 0", colonies="terra-bettia", energy=0, culture=0)
    table = scene(rally, rogue, options=Options(1), rolled="colony move").do("use colony")
    assert spot("jakks 1") in table.ships(ROGUE)
    marrow = mat("", flown("aurora", "gort 2", "marrow"), energy=0, culture=0)
    held = against(marrow, mat("home", level=4, energy=0, culture=0), 1, expansion=True)
    assert len(held.do("roll colony").told(RogueIdle)) == 1


def test_sol_15_a_lost_die_is_missing_at_the_next_roll() -> None:
    """At least one is left."""
    rogue = mat("home", level=4, energy=0, culture=0)
    table = against(rogue=rogue, name="zendica").do("roll colony")
    assert table.told(DieLost)[0].number == 1
    assert table.told(TurnBegan)[0].dice == 3
    assert table.state.lost_dice == 0


def test_sol_16_with_the_expansion_pilots_and_dwarf_planets_count() -> None:
    """The Rogue does not hire; an empty exploration deck ends nothing."""
    state = GALAXIES.start(wide(1))
    assert (len(state.pilots), state.deck, state.mats[A].missions) == (4, 30, ())
    gone = tuple(range(29))
    table = scene(mat("home"), STARTING, options=wide(1), rolled="move energy", deck=1, dodged=gone)
    table.do("use move", "go black", "card maelstrom")
    assert (table.state.deck, table.state.trigger) == (0, None)


def test_sol_17_a_lost_game_has_no_winner() -> None:
    """Scores list the player; the Rogue's points are in the state."""
    rogue = mat("jakks 1, home", level=5, energy=0, culture=0, colonies="gort shouhua")
    table = against(mat(colonies="jakks"), rogue).do("roll diplomacy")
    if table.options:
        table.do("let")
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.victory, outcome.rule) == ((), "rogue", "SOL-13")
    assert GALAXIES.scores(table.state) == (1,)
    assert [one.seat for one in table.told(Scored)] == [A]


LADDERS = [
    ("artemis", 1, (1, 2), (0, 0)),
    ("artemis", 2, (2, 1), (0, 0)),
    ("artemis", 3, (2, 1), (0, 1)),
    ("rothkel", 3, (2, 2), (2, 0)),
    ("zendica", 2, (2, 2), (0, 2)),
    ("hades", 1, (2, 2), (1, 1)),
    ("hades", 2, (0, 2), (2, 0)),
    ("gamelyn", 1, (1, 1), (0, 0)),
    ("gamelyn", 2, (1, 1), (1, 1)),
]


@pytest.mark.parametrize(("name", "level", "own", "its"), LADDERS)
def test_ladders(name: str, level: int, own: tuple[int, int], its: tuple[int, int]) -> None:
    """What each step does to 2 and 2 of the player and a Rogue with nothing."""
    rogue = mat("home", level=level, energy=0, culture=0)
    table = against(mat(energy=2, culture=2), rogue, 1, name=name).do("roll colony", "let")
    assert (table.has(A), table.has(ROGUE)) == (own, its)


def ladder(name: str, level: int, own: Mat, rogue: str = "home") -> Scene:
    """A colony die of a Rogue at a level, with nothing to force it."""
    its = mat(rogue, level=level, energy=0, culture=0)
    return against(own, its, 1, name=name).do("roll colony")


def test_sol_18_artemis_robs_two_of_ones_choice_at_the_top() -> None:
    """The player chooses what."""
    table = ladder("artemis", 5, mat(energy=2, culture=2)).do("let")
    assert table.options == ["mix 2e", "mix 1e 1c", "mix 2c"]
    table.do("mix 1e 1c")
    assert table.told(Stolen)[0].seat == ROGUE


def test_sol_19_rothkel_advances_all_its_ships_at_the_top() -> None:
    """Of both types."""
    table = ladder("rothkel", 5, POOR, "jakks 0, nagato 0")
    assert table.ships(ROGUE) == (spot("jakks 1"), spot("nagato 1"))


def test_sol_20_zendica_sends_all_ships_back_at_the_top() -> None:
    """Each by 1."""
    table = ladder("zendica", 5, mat("gort 2, jakks 1", energy=0, culture=0))
    assert table.ships(A) == (spot("jakks 0"), spot("gort 1"))


def test_sol_21_hades_advances_by_two() -> None:
    """At level 4; steps beyond the symbol are lost."""
    table = ladder("hades", 4, POOR, "jakks 1, nagato 0")
    assert table.state.mats[ROGUE].colonies == planets("jakks")
    assert spot("nagato 2") in table.do("planet mared").ships(ROGUE)


def test_sol_22_gamelyn_advances_and_robs() -> None:
    """At level 4 both."""
    table = ladder("gamelyn", 4, mat(energy=1, culture=0), "nagato 0")
    assert table.ships(ROGUE) == (spot("nagato 1"),)
    assert (table.has(A), table.has(ROGUE)) == ((0, 0), (1, 0))


def test_chn_5_the_rogues_dice_are_rolled_one_at_a_time() -> None:
    """A forced reroll is a new chance for that die."""
    table = against(mat(energy=1, culture=1), left=2)
    assert len(GALAXIES.chances(table.state)) == 6
    table.do("roll energy", "force")
    assert table.state.stack[-1] == RogueTurn(2)
    assert isinstance(scene().state.stack[-1], Turn)
