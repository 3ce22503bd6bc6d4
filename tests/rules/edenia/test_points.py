"""PTS-1: what counts for points."""

import pytest

from rules.edenia.artefact import artefact
from rules.edenia.content import standard_box
from tests.rules.edenia.scenario import Scene


@pytest.mark.parametrize(
    ("belongings", "expected"),
    [
        ("clovers 0", 0),
        ("clovers 5", 5),
        ("trifoliums 15, sheep Edenia", 15),
        ("trifoliums 13 9, sheep Edenia; Edenia", 22),
        ("hidden turbo-3", 3),
        ("played turbo-3", 3),
        ("hidden junction-4 r2m2-4, played r2m2-4", 12),
        ("hidden gromout quantum", 0),
        ("played gromout quantum", 0),
        ("played pocket-yellow-3 pocket-blue-4 pocket-red-5", 12),
        ("clovers 2, trifoliums 9, hidden scope-5, played scope-3, sheep Edenia", 19),
    ],
)
def test_pts_1_tokens_add_up(belongings: str, expected: int) -> None:
    """Trifoliums and artefacts count their value, hidden or played, and a clover counts 1."""
    assert Scene(f"red {belongings}").points("red") == expected


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(
            (f"{kind}-{points}", points)
            for kind in ("turbo", "junction", "scope")
            for points in (3, 4, 5)
        ),
        ("r2m2-3", 3),
        ("r2m2-4", 4),
        ("r2m2-5", 5),
        ("pocket-yellow-3", 3),
        ("pocket-blue-4", 4),
        ("pocket-red-5", 5),
        ("gromout", 0),
        ("quantum", 0),
    ],
)
def test_pts_1_each_artefact_has_its_value(name: str, value: int) -> None:
    """An artefact is worth what the box says, used or not."""
    assert Scene(f"red hidden {name}").points("red") == value
    assert Scene(f"red played {name}").points("red") == value


def test_pts_1_all_artefacts_make_64() -> None:
    """The eighteen artefacts of the box are worth 64 points together."""
    assert len(standard_box().artefacts) == 18
    assert sum(artefact(name).points for name in standard_box().artefacts) == 64


def test_pts_1_a_flag_counts_while_it_stands() -> None:
    """Each flag on a planet counts 7; those in hand count nothing."""
    scene = Scene(r"""
        1  Ari OOO OOO ... ...
        planet B1 flag red
        planet C1 flag red, protected
        red flags 1
        green flags 3
    """)
    assert (scene.points("red"), scene.points("green")) == (14, 0)


def test_pts_1_three_flags_make_21() -> None:
    """A player with all flags on planets has 21 points for them."""
    scene = Scene(r"""
        1  Ari OOO OOO OOO ...
        planet B1 flag green
        planet C1 flag green
        planet D1 flag green
    """)
    assert (scene.points("red"), scene.points("green")) == (0, 21)


def test_pts_1_raising_a_flag_wins_7_points_and_ousts_7() -> None:
    """A flag that goes home no longer counts; the one that takes its place does."""
    scene = Scene(r"""
        1  Ari OOO ... ... ...
        planet B1 flag green
        red clovers 1
        green clovers 2
    """).play("go 1 east star", "flag")
    assert (scene.points("red"), scene.points("green")) == (8, 2)


def test_pts_1_clovers_on_the_table_belong_to_nobody() -> None:
    """Clovers of a planet count for nobody, not even for the owner of its flag."""
    scene = Scene(r"""
        1  Ari OOO ... ... ...
        planet B1 clovers 3, flag red
        red clovers 1
    """)
    assert scene.points("red") == 8


def test_pts_1_a_paid_clover_no_longer_counts() -> None:
    """A clover that is paid for an artefact is worth nothing; the artefact is."""
    scene = Scene(r"""
        1  Ari o++ ... ... ...
        dwarf B1 turbo-4:red scope-3:red
        red clovers 2
    """).play("go 1 east star", "search")
    assert scene.points("red") == 1
    scene.play("keep turbo-4")
    assert scene.points("red") == 5


def test_pts_1_playing_an_artefact_keeps_its_points() -> None:
    """Turning an artefact face up changes no points."""
    scene = Scene("red hidden turbo-5 scope-3").play("play turbo-5")
    assert scene.player("red").played == ("turbo-5",)
    assert scene.points("red") == 8


def test_pts_1_an_arrival_counts_the_trifolium_only() -> None:
    """A sheep on Edenia is worth its Trifolium and nothing more."""
    scene = Scene(r"""
        5  ... ... ... +++ Ede
        supply trifoliums 13 11
        red clovers 1, sheep D5 west star
    """).play("go 1 east")
    assert scene.points("red") == 14
