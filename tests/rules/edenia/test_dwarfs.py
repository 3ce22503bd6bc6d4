r"""Dwarf planets: DWA-1 to DWA-3."""

import pytest

from rules.edenia.events import Kept, Revealed
from rules.edenia.game import EDENIA
from rules.edenia.state import Dwarf
from rules.kernel.seat import Seat
from tests.rules.edenia.scenario import Scene

RED, GREEN = Seat(0), Seat(1)


def arrival(red: str = "clovers 1", dwarf: str = "? ?", more: str = "") -> Scene:
    """Walk red 1 from B2 to the dwarf planet of C2; east of it D2 ends at unexplored space."""
    position = f"""
2 ... +++ o++ +++ ...
deck none
dwarf C2 {dwarf}
red {red}, sheep B2 east star
{more}
"""
    return Scene(position).play("go 1 east")


def known(scene: Scene, seat: Seat | None) -> list[str | None]:
    """Tell what a seat, or a spectator, knows of the artefacts on C2."""
    dwarfs: tuple[Dwarf, ...] = EDENIA.view(scene.state, seat).dwarfs
    return [token.name for token in dwarfs[0].tokens]


def test_dwa_1_a_new_dwarf_planet_gets_two_artefacts() -> None:
    """Two artefacts lie on a dwarf planet that was just laid, and nobody has seen them."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        red sheep B2 east star
    """).play("go 1 east", "draw o++")
    tokens = scene.dwarf("C2").tokens
    assert [(token.name, token.seen) for token in tokens] == [(None, 0), (None, 0)]


@pytest.mark.parametrize(
    ("artefacts", "stock"),
    [
        ("turbo-3 turbo-4 scope-3 scope-4 quantum", 2),
        ("turbo-3 turbo-4 scope-3 scope-4", 1),
        ("turbo-3 turbo-4 scope-3", 0),
    ],
)
def test_dwa_1_the_last_dwarf_planets_get_what_is_left(artefacts: str, stock: int) -> None:
    """Artefacts in hands, played ones and those on other dwarf planets are not left."""
    scene = Scene(rf"""
        2 ... +++ ... ... ...
        4 ... o++ ... ... ...
        artefacts {artefacts}
        dwarf B4 ?
        red hidden turbo-3, sheep B2 east star
        green played turbo-4
    """).play("go 1 east", "draw o++")
    assert len(scene.dwarf("C2").tokens) == stock
    assert len(scene.dwarf("B4").tokens) == 1


def test_dwa_1_the_sheepscope_stocks_a_dwarf_planet_too() -> None:
    """A dwarf planet is stocked when it is laid, whoever lays it and wherever."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        red hidden scope-3, sheep B2 east star
    """).play("play scope-3", "draw +o+", "place b3")
    assert len(scene.dwarf("B3").tokens) == 2


def test_dwa_1_an_emptied_dwarf_planet_is_not_stocked_again() -> None:
    """Taking the last artefact leaves nothing, though the pool has more."""
    scene = arrival(dwarf="?").play("search", "reveal turbo-3", "keep turbo-3")
    assert scene.dwarf("C2").tokens == ()


def test_dwa_1_a_token_can_only_be_what_the_pool_still_has() -> None:
    """What a player holds cannot be found on the dwarf planet as well."""
    scene = arrival(
        red="clovers 1, hidden turbo-3",
        more="artefacts turbo-3 turbo-4 scope-3 gromout\ngreen played gromout",
    ).play("search")
    assert scene.to_act == "chance"
    assert sorted(scene.choices) == ["reveal scope-3", "reveal turbo-4"]
    refusal = scene.refused("reveal turbo-3")
    assert (refusal.reason, refusal.rule) == ("not-in-pool", "DWA-1")


def test_dwa_2_arriving_asks_whether_to_go_on_stop_or_search() -> None:
    """A player with a clover has all three choices."""
    scene = arrival()
    assert scene.to_act == "red"
    assert scene.choices == ["on", "stop", "search"]


def test_dwa_2_a_new_dwarf_planet_asks_its_finder() -> None:
    """The sheep that explored the dwarf planet has arrived on it."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        red clovers 1, sheep B2 east star
    """).play("go 1 east", "draw o++")
    assert scene.choices == ["on", "stop", "search"]


def test_dwa_2_going_on_leads_straight_ahead() -> None:
    """The sheep leaves by the side across, pays nothing and takes nothing."""
    scene = arrival().play("on")
    assert scene.where("red 1") == "D2 east star"
    assert scene.player("red").clovers == 1
    assert len(scene.dwarf("C2").tokens) == 2


def test_dwa_2_stopping_is_free() -> None:
    """The sheep stands on the dwarf planet, the clover stays, and the turn passes on."""
    scene = arrival().play("stop")
    assert scene.where("red 1") == "C2 dwarf"
    assert scene.last_stop == "DWA-2"
    assert scene.player("red").clovers == 1
    assert scene.to_act == "green"


def test_dwa_2_searching_costs_a_clover_and_shows_everything() -> None:
    """The sheep stands there, the supply has the clover, and one of both artefacts is kept."""
    scene = arrival()
    supply = scene.state.clovers
    scene.play("search", "reveal turbo-3", "reveal scope-4")
    assert scene.where("red 1") == "C2 dwarf"
    assert scene.player("red").clovers == 0
    assert scene.state.clovers == supply + 1
    assert scene.asks == "keep"
    assert sorted(scene.choices) == ["keep scope-4", "keep turbo-3"]


def test_dwa_2_one_is_kept_face_down_and_the_other_stays() -> None:
    """The chosen artefact goes to the hand, the other one lies on the dwarf planet again."""
    scene = arrival().play("search", "reveal turbo-3", "reveal scope-4", "keep turbo-3")
    assert scene.player("red").hidden == ("turbo-3",)
    assert scene.player("red").played == ()
    assert [token.name for token in scene.dwarf("C2").tokens] == ["scope-4"]
    assert scene.points("red") == 3


def test_dwa_2_of_two_equal_artefacts_one_stays() -> None:
    """Two R2-M2 of the same value are one choice, and only one of them is kept."""
    scene = arrival().play("search", "reveal r2m2-4", "reveal r2m2-4")
    assert scene.choices == ["keep r2m2-4"]
    scene.play("keep r2m2-4")
    assert scene.player("red").hidden == ("r2m2-4",)
    assert [token.name for token in scene.dwarf("C2").tokens] == ["r2m2-4"]


def test_dwa_2_only_what_was_found_can_be_kept() -> None:
    """An artefact that is not there is refused by name."""
    scene = arrival().play("search", "reveal turbo-3", "reveal scope-4")
    refusal = scene.refused("keep turbo-5")
    assert (refusal.reason, refusal.rule) == ("not-found", "DWA-2")
    assert refusal.facts == {"artefact": "turbo-5"}


@pytest.mark.parametrize("command", ["end", "on", "stop", "skip", "go 1 north"])
def test_dwa_2_who_has_looked_must_keep_one(command: str) -> None:
    """The clover is paid and the sheep has stopped: only keeping answers."""
    scene = arrival().play("search", "reveal turbo-3", "reveal scope-4")
    refusal = scene.refused(command)
    assert (refusal.reason, refusal.rule) == ("question-open", "DWA-2")


def test_dwa_2_no_search_without_a_clover() -> None:
    """A player without a clover can only go on or stop."""
    scene = arrival(red="clovers 0")
    assert scene.choices == ["on", "stop"]
    refusal = scene.refused("search")
    assert (refusal.reason, refusal.rule) == ("no-clover", "DWA-2")


def test_dwa_2_no_search_where_nothing_is() -> None:
    """An empty dwarf planet is still a place to stop or pass, and nothing more."""
    scene = arrival(dwarf="none")
    assert scene.choices == ["on", "stop"]
    refusal = scene.refused("search")
    assert (refusal.reason, refusal.rule) == ("no-artefact-here", "DWA-2")


def test_dwa_2_no_search_for_a_sheep_that_already_waits_there() -> None:
    """Searching is for the moment of arrival."""
    scene = Scene(r"""
        2 ... ... o++ ... ...
        red clovers 1, sheep C2 dwarf
    """)
    assert "search" not in scene.choices
    refusal = scene.refused("search")
    assert (refusal.reason, refusal.rule) == ("not-asked", "DWA-2")


def test_dwa_2_a_sheep_that_waited_leaves_without_a_question() -> None:
    """Setting off from the dwarf planet is no arrival on it."""
    scene = Scene(r"""
        2 ... ... o++ +++ ...
        deck none
        red clovers 1, sheep C2 dwarf
    """).play("go 1 east")
    assert scene.where("red 1") == "D2 east star"


def test_dwa_2_going_in_from_its_own_spoke_is_an_arrival() -> None:
    """A sheep that waits on a spoke may turn to the dwarf planet and search it."""
    scene = Scene(r"""
        2 ... ... o++ ... ...
        red clovers 1, sheep C2 north star
    """).play("go 1 in")
    assert scene.choices == ["on", "stop", "search"]


def test_dwa_2_a_sheep_that_bounces_back_is_asked_again() -> None:
    """The relay behind the dwarf planet gives the clover that pays for the search on the way back."""
    scene = Scene(r"""
        1 Ari o++ ... ... ...
        red clovers 0, sheep B1 south star
    """).play("go 1 in")
    assert scene.choices == ["on", "stop"]
    scene.play("on")
    assert scene.player("red").clovers == 1
    assert scene.choices == ["on", "stop", "search"]
    scene.play("search", "reveal turbo-3", "reveal turbo-4", "keep turbo-4")
    assert scene.where("red 1") == "B1 dwarf"
    assert scene.player("red").hidden == ("turbo-4",)


def test_dwa_2_the_other_paths_of_the_tile_pass_by() -> None:
    """A sheep on another path of the tile meets no dwarf planet."""
    scene = Scene(r"""
        2 ... +++ o++ +++ ...
        deck none
        red clovers 1, sheep B2 east nebula
    """).play("go 1 east")
    assert scene.where("red 1") == "D2 east nebula"


def test_dwa_3_what_was_put_back_is_known_to_who_looked_only() -> None:
    """Red sees the artefact it put back; green and a spectator see a face-down one."""
    scene = arrival().play("search", "reveal turbo-3", "reveal scope-4", "keep turbo-3")
    assert known(scene, RED) == ["scope-4"]
    assert known(scene, GREEN) == [None]
    assert known(scene, None) == [None]


def test_dwa_3_what_is_being_looked_at_is_secret_too() -> None:
    """While red chooses, nobody else knows what there is to choose from."""
    scene = arrival().play("search", "reveal turbo-3", "reveal scope-4")
    assert sorted(map(str, known(scene, RED))) == ["scope-4", "turbo-3"]
    assert known(scene, GREEN) == [None, None]
    assert known(scene, None) == [None, None]


def test_dwa_3_the_news_of_a_search_names_nothing_to_others() -> None:
    """Others are told that something was revealed and kept, not what."""
    scene = arrival().play("search", "reveal turbo-3", "reveal scope-4", "keep turbo-3")
    (kept,) = scene.told(Kept)
    revealed = scene.told(Revealed)[0]
    assert EDENIA.news(kept, RED) == Kept(RED, kept.cell, "turbo-3", 3)
    assert EDENIA.news(kept, GREEN) == Kept(RED, kept.cell, None, None)
    assert EDENIA.news(revealed, GREEN) == Revealed(RED, revealed.cell, None)
    assert EDENIA.news(revealed, None) == Revealed(RED, revealed.cell, None)


def test_dwa_3_the_next_player_finds_what_was_put_back() -> None:
    """Nothing is drawn anew for a token somebody has seen; now both know it."""
    scene = Scene(r"""
        2 ... +++ o++ +++ ...
        dwarf C2 scope-4:red ?
        turn green
        green clovers 1, sheep B2 east star
    """).play("go 1 east", "search", "reveal turbo-3")
    assert sorted(scene.choices) == ["keep scope-4", "keep turbo-3"]
    scene.play("keep turbo-3")
    assert known(scene, RED) == ["scope-4"]
    assert known(scene, GREEN) == ["scope-4"]
    assert known(scene, None) == [None]


def test_dwa_3_a_second_look_tells_the_first_looker_nothing() -> None:
    """Red, who saw one token, does not learn what green finds beside it and leaves there."""
    scene = Scene(r"""
        2 ... +++ o++ +++ ...
        dwarf C2 scope-4:red ?
        turn green
        green clovers 1, sheep B2 east star
    """).play("go 1 east", "search", "reveal turbo-3", "keep scope-4")
    assert known(scene, GREEN) == ["turbo-3"]
    assert known(scene, RED) == [None]
