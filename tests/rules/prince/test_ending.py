"""How a game ends: volcanoes, totals, ties."""

import pytest

from rules.kernel.seat import Seat
from rules.prince.events import Ended, Revealed, Scored
from rules.prince.game import PRINCE
from rules.prince.scoring import judge
from rules.prince.state import Ask
from tests.rules.prince.scenario import Scene, unreadable

EXAMPLE = """
    amber
        geographer   BUG   VULNW lamplighter
        VULEW        RLL   E     URLL
        LXX          XW    VN    XW
        astronomer   ULLF  BSO   prince
    coral
        gardener     UF    URLL  hunter
        BRS          LLN   VLNW  BGO
        VULEW        VLG   VLNW  VSSG
        king         VLWG  LWW   white
    """
"""EX-1: the rule sheet's example, with our tiles."""


def scored(*rows: tuple[int, int, int]) -> tuple[Scored, ...]:
    """Players with volcanoes, what they lost by them, and totals."""
    return tuple(Scored(Seat(seat), (), *row) for seat, row in enumerate(rows))


def test_vol_1_and_win_1_the_example_of_the_rule_sheet() -> None:
    """EX-1: 41 against 45, but 6 volcanoes cost the second player 6: 41 to 39."""
    scene = Scene(EXAMPLE)
    assert (scene.to_act, scene.state.ask) == ("nobody", Ask.OVER)
    assert (scene.points("amber"), scene.points("coral")) == (41, 39)
    outcome = scene.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.victory, outcome.rule) == ((Seat(0),), "points", "WIN-1")


LAST = """
    turn amber, ask take
    offer centre {offer}
    served coral
    discards c1
    amber
        geographer   BUG   VULNW lamplighter
        VULEW        RLL   E     URLL
        LXX          .     VN    XW
        astronomer   ULLF  BSO   prince
    coral
        gardener     UF    URLL  hunter
        BRS          LLN   VLNW  BGO
        VULEW        VLG   VLNW  VSSG
        king         VLWG  LWW   white
    """


def test_vol_1_volcanoes_in_sight_are_counted() -> None:
    """VOL-1: three and six of them in the example."""
    scene = Scene(LAST.format(offer="XW XG")).play("take XW")
    assert [told.volcanoes for told in scene.told(Scored)] == [3, 6]


def test_vol_2_the_most_volcanoes_cost_as_many_points() -> None:
    """VOL-2: only the one with six loses six."""
    scene = Scene(LAST.format(offer="XW XG")).play("take XW")
    assert [told.lost for told in scene.told(Scored)] == [0, 6]
    assert [told.total for told in scene.told(Scored)] == [41, 39]


def test_vol_2_all_who_have_the_most_lose() -> None:
    """VOL-2, EX-5: counts 5, 5, 2 and points 40, 33, 36 make 35, 28, 36."""
    from rules.prince.scoring import score_all  # noqa: PLC0415
    from tests.rules.prince.test_characters import planet  # noqa: PLC0415

    five = planet("c4 c5 c6 c7 u6")
    two = planet("c4 c5")
    assert [one.lost for one in score_all((five, five, two))] == [5, 5, 0]
    assert judge(scored((5, 5, 35), (5, 5, 28), (2, 0, 36))).winners == (2,)


def test_vol_3_without_volcanoes_nobody_loses() -> None:
    """VOL-3: the most is none, and costs nothing."""
    from rules.prince.scoring import score_all  # noqa: PLC0415
    from tests.rules.prince.test_characters import planet  # noqa: PLC0415

    assert [one.lost for one in score_all((planet("c16"), planet("c17")))] == [0, 0]


def test_vol_4_totals_may_fall_below_zero() -> None:
    """VOL-4, EX-7: 3 points and 6 volcanoes make -3."""
    from rules.prince.scoring import score_all  # noqa: PLC0415
    from tests.rules.prince.test_characters import planet  # noqa: PLC0415

    six = planet("hunter c4 c6 c6 u6 u11 d11 c14")
    assert [one.total for one in score_all((six, planet("c17")))] == [-3, 0]


def test_win_1_the_highest_total_wins() -> None:
    """WIN-1: also the only positive one."""
    assert judge(scored((0, 0, 7), (3, 3, 12), (1, 0, 11))).winners == (1,)


@pytest.mark.parametrize(
    ("rows", "winners"),
    [
        (((4, 0, 36), (2, 0, 36)), (1,)),
        (((2, 0, 36), (2, 0, 36)), (0, 1)),
        (((4, 4, 36), (2, 0, 36), (2, 0, 36)), (1, 2)),
        (((4, 4, 36), (2, 0, 35), (5, 0, 36)), (0,)),
    ],
)
def test_win_2_ties_go_to_fewer_volcanoes_or_are_shared(
    rows: tuple[tuple[int, int, int], ...], winners: tuple[int, ...]
) -> None:
    """WIN-2, EX-6: 36 and 36 with 4 and 2 volcanoes; with 2 and 2 shared."""
    outcome = judge(scored(*rows))
    assert (outcome.winners, outcome.rule, outcome.victory) == (winners, "WIN-2", "volcanoes")


def test_the_third_baobab_may_be_the_last_tile() -> None:
    """Amber's last Centre has the third baobab: flipped before anything is counted."""
    scene = Scene(LAST.format(offer="BGG XG")).play("take BGG")
    assert {"(BGG)", "(BUG)", "(BSO)"} <= set(scene.tiles("amber"))
    assert isinstance(scene.events[-1], Ended)
    assert scene.told(Revealed) == []


def test_nothing_can_be_done_after_the_end() -> None:
    """A finished position refuses everything."""
    refused = Scene(EXAMPLE).refused("take c9")
    assert (refused.reason, refused.rule) == ("game-over", "WIN-1")


def test_an_end_with_an_unseen_character_cannot_be_judged() -> None:
    """HID-1: everything is turned up before it is counted."""
    assert "lies open" in unreadable("rules secret\n" + EXAMPLE.replace("king ", "?    "))


OTHER_BOX = EXAMPLE.replace("VN ", "VNN").replace("(BSO)", "(B)")


def test_cha_1_a_finished_table_may_have_tiles_of_another_box() -> None:
    """CHA-1: what lies there scores, whether our list has it or not; it is written and read again."""
    scene = Scene(OTHER_BOX)
    assert scene.points("amber") == 41
    again = Scene(PRINCE.write_position(scene.state))
    assert again.state == scene.state


def test_bao_2_a_flipped_tile_of_a_finished_table_need_not_be_looked_at() -> None:
    """BAO-2: (B) is any tile that baobabs have flipped; nothing on it counts."""
    before, after = Scene(EXAMPLE), Scene(EXAMPLE.replace("BSO ", "(B) "))
    assert after.planet("amber").sight.flipped == 1
    assert before.points("amber") - after.points("amber") == 3, "the brown sheep is gone"


def test_set_1_a_game_that_goes_on_is_played_with_the_tiles_of_its_box() -> None:
    """SET-1: as long as tiles are drawn, only those of the list, or of a typed list, lie there."""
    open_table = EXAMPLE.replace("prince", ".").replace("white", ".")
    assert "VNN" in unreadable(open_table.replace("VN ", "VNN"))
    assert "at most 8" in unreadable(EXAMPLE.replace("VN ", "VNNNNNNNN"))
    assert "no tile" in unreadable(EXAMPLE.replace("VN ", "QQ"))
