"""The box as data: ours is a box of Edenia, and another can take its place."""

from collections import Counter
from importlib.resources import files

import pytest

from rules.edenia.actions import Draw
from rules.edenia.artefact import artefact
from rules.edenia.box import Box
from rules.edenia.content import BOXES, read_box, standard_box
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.kernel.refused import Unreadable
from rules.kernel.seat import Seat
from tests.faults import wrong
from tests.rules.edenia.fixed_box import FIXED_BOX, FIXED_TEXT
from tests.rules.edenia.random_play import random_states

STANDARD = (
    files("rules.edenia").joinpath("boxes", f"standard-{BOXES.newest}.box").read_text("utf-8")
)


@pytest.fixture(scope="module")
def box() -> Box:
    """Our own box."""
    return standard_box()


def test_twenty_two_tiles_three_of_them_starters(box: Box) -> None:
    """With the Black Hole they make 23 and fill the galaxy exactly."""
    assert (len(box.starters), len(box.tiles)) == (3, 19)


def test_tiles_of_each_kind(box: Box) -> None:
    """4 habitable, 6 dwarf planets, 2 pads of each colour, 6 plain with the starters."""
    faces = [*box.starters, *box.tiles]
    counts = Counter("".join(sorted(set(face) & set("oybrO"))) for face in faces)
    assert counts == {"O": 4, "o": 6, "y": 2, "b": 2, "r": 2, "": 6}
    assert faces.count("OOO") == 4  # type: ignore[arg-type]
    assert all(set(face) <= set("+/\\") for face in box.starters)


@pytest.mark.parametrize("path", [0, 1, 2], ids=["star", "nebula", "meteorite"])
def test_each_path_has_its_share(box: Box, path: int) -> None:
    """Two dwarf planets, two pads of different colours and three relays on every path."""
    column = [face[path] for face in (*box.starters, *box.tiles)]
    assert column.count("o") == 2
    assert sum(glyph in "ybr" for glyph in column) == 2
    assert sum(side[path] == "*" for side in box.rim) == 3


def test_bends_are_spread_over_the_paths(box: Box) -> None:
    """No path bends much more often than another."""
    faces = (*box.starters, *box.tiles)
    bends = [sum(face[path] in "/\\" for face in faces) for path in range(3)]
    assert max(bends) - min(bends) <= 2


def test_starters_treat_all_paths_alike(box: Box) -> None:
    """Each path finds one straight and two bends among the first three tiles."""
    for path in range(3):
        assert sorted(face[path] in "/\\" for face in box.starters) == [False, True, True]


def test_rim_has_nine_relays_and_seven_wide_tunnels(box: Box) -> None:
    """Nine outer sides carry one relay and a tunnel of two mouths, seven a tunnel of three."""
    assert Counter("".join(sorted(side)) for side in box.rim) == {"*uu": 9, "uuu": 7}


@pytest.mark.parametrize("edge", [0, 4, 8, 12], ids=["north", "east", "south", "west"])
def test_relays_are_spread_over_the_edges(box: Box, edge: int) -> None:
    """Two or three on each edge of the galaxy."""
    assert sum(side.count("*") for side in box.rim[edge : edge + 4]) in (2, 3)


def test_artefacts_are_the_published_ones(box: Box) -> None:
    """18 artefacts by kind, 64 points in all."""
    points: dict[str, list[int]] = {}
    for name in box.artefacts:
        points.setdefault(artefact(name).kind.value, []).append(artefact(name).points)
    assert points == {
        "turbo": [3, 4, 5],
        "junction": [3, 4, 5],
        "r2m2": [3, 4, 4, 5],
        "scope": [3, 4, 5],
        "gromout": [0],
        "quantum": [0],
        "pocket": [4, 5, 3],
    }
    assert len(box.artefacts) == 18
    assert sum(map(sum, points.values())) == 64


def test_one_pocket_teleporter_per_pad_colour(box: Box) -> None:
    """Their helmets are yellow, blue and red."""
    assert sorted(artefact(name).colour for name in box.artefacts if "pocket" in name) == list(
        "bry"
    )


def test_other_tokens(box: Box) -> None:
    """30 Turbo-Clovers and 8 Sabotages."""
    assert (box.clovers, box.sabotages) == (30, 8)


@pytest.mark.parametrize(
    ("players", "values"),
    [(2, (15, 13, 11, 9)), (3, (15, 13, 11, 9, 8)), (4, (15, 13, 11, 9, 8, 7))],
)
def test_trifoliums_of_another_box(players: int, values: tuple[int, ...]) -> None:
    """Three play without pink, two without pink and yellow."""
    assert FIXED_BOX.trifoliums_for(players) == values


@pytest.mark.parametrize(
    ("players", "values"),
    [(2, (12, 11, 10, 7)), (3, (15, 12, 11, 10, 7)), (4, (15, 13, 12, 11, 10, 7))],
)
def test_our_trifoliums(box: Box, players: int, values: tuple[int, ...]) -> None:
    """What docs/balance.md was measured with; of six, 7 is the lowest and 15 the highest, as printed."""
    assert box.trifoliums_for(players) == values
    assert (min(box.trifoliums_for(4)), max(box.trifoliums_for(4))) == (7, 15)


BROKEN = (
    ("starters      +/\\ \\+/ /\\+", "starters      +/\\ \\+/", 9, "starters: expected 3, found 2"),
    ("tiles         ++/ \\++ +\\+", "tiles         ++/ \\++", 10, "tiles: expected 19, found 18"),
    ("tiles         ++/", "tiles         ++/ +++", 10, "tiles: expected 19, found 20"),
    ("o/+ o+\\", "q/+ o+\\", 11, "'q/+' is no tile"),
    ("o/+ o+\\", "o/o o+\\", 11, "'o/o' is no tile"),
    ("y\\+ +y/", "y\\++ +y/", 12, "is no tile"),
    ("OOO OOO OOO OOO", "OO+ OOO OOO OOO", 10, "'OO+' is no tile"),
    ("OOO OOO OOO OOO", "hol OOO OOO OOO", 10, "'hol' is no tile"),
    ("OOO OOO OOO OOO", "+++ +++ +++ +++", 10, "needs habitable planets"),
    ("+o/ \\o+ /+o +\\o", "o+/ o\\+ o/+ o\\+", 10, "dwarf planets and pads are not spread evenly"),
    ("north         *uu", "north         **u", 16, "'**u' is no outer side"),
    ("north         *uu", "north         xuu", 16, "'xuu' is no outer side"),
    ("north         *uu", "north         uu", 16, "'uu' is no outer side"),
    ("east          uuu *uu uuu", "east          uuu *uu", 17, "east: expected 4, found 3"),
    ("east          uuu *uu uuu u*u", "east uuu uuu uuu uuu", 17, "found 0"),
    ("west          u*u uuu uu* uuu", "west *** uuu u*u uuu", 19, "found 4"),
    ("south         uuu uu* *uu uuu", "south uuu uu* uuu uuu", 16, "expected 9 relays"),
    ("south         uuu uu* *uu uuu", "south uuu *uu *uu *uu", 16, "expected 9 relays"),
    ("u*u uu*\neast          uuu *uu", "*uu *uu\neast uuu *uu", 16, "2 to 4 relays on each path"),
    ("trifoliums    15 13", "trifoliums    15 hundred", 22, "number from 1 to 99"),
    ("trifoliums    15 13", "trifoliums    0 13", 22, "number from 1 to 99"),
    ("trifoliums    15 13 11 9", "trifoliums", 22, "trifoliums"),
    ("third-player  8", "third-player  x", 23, "number from 1 to 99"),
    ("fourth-player 7", "fourth-player -7", 24, "number from 1 to 99"),
    ("turbo-3 turbo-4", "turbo-3", 27, "artefacts: expected 18, found 17"),
    ("turbo-3 turbo-4", "turbo-3 tribo-4", 27, "'tribo-4' is no artefact"),
    ("pocket-blue-4", "pocket-4", 29, "'pocket-4' is no artefact"),
    ("pocket-blue-4", "pocket-black-4", 29, "'pocket-black-4' is no artefact"),
    ("sabotages     8", "sabotages     9", 31, "sabotages: expected 8, found 9"),
    ("sabotages     8", "sabotages     8 8", 31, "sabotages: expected 1, found 2"),
    ("clovers       30", "clovers       31", 32, "clovers: expected 30, found 31"),
    ("clovers       30", "clovers       many", 32, "number"),
    ("clovers       30", "", 31, "the box has no line 'clovers'"),
    ("north         *uu uuu u*u uu*", "", 32, "the box has no line 'north'"),
    ("sabotages", "sabotage", 31, "'sabotage' is no part of a box"),
)


@pytest.mark.parametrize(("old", "new", "line", "message"), BROKEN)
def test_a_broken_box_is_turned_down_with_its_line(
    old: str, new: str, line: int, message: str
) -> None:
    """The complaint names the line, or the first of several that make it up."""
    assert old in FIXED_TEXT
    with pytest.raises(Unreadable) as caught:
        read_box(FIXED_TEXT.replace(old, new, 1))
    assert caught.value.line == line
    assert message in wrong(caught.value)


def test_bends_of_a_box_must_be_spread() -> None:
    """All bends on one path are no galaxy."""
    text = FIXED_TEXT
    for old in ("+/\\ \\+/ /\\+", "++/ \\++ +\\+"):
        text = text.replace(old, "/++ /++ /++")
    text = text.replace(r"+\o", "/+o")
    with pytest.raises(Unreadable) as caught:
        read_box(text)
    assert "bends are not spread evenly: 11, 3, 4" in wrong(caught.value)
    assert caught.value.line == 10


def test_an_empty_file_is_no_box() -> None:
    """Something is missing, and the first line is named."""
    with pytest.raises(Unreadable) as caught:
        read_box("")
    assert wrong(caught.value) == "the box has no line 'starters'"
    assert caught.value.line == 1


def test_comments_spacing_and_several_lines_are_free() -> None:
    """The standard file read line by line, shuffled and indented, is the same box."""
    lines = [line for line in STANDARD.splitlines() if line and not line.startswith("#")]
    text = "\n\n".join(f"  {line.replace(' ', '  ')}   # {line}" for line in reversed(lines))
    assert read_box(text).rim == standard_box().rim
    assert sorted(read_box(text).tiles) == sorted(standard_box().tiles)
    assert read_box(text).artefacts == standard_box().artefacts


@pytest.fixture(scope="module")
def other_box() -> Box:
    """Somebody else's box: other starters, rim, Trifoliums and artefacts."""
    changes = (
        ("starters      +/\\ \\+/ /\\+", "starters      /// \\\\\\ +++"),
        ("north         *uu uuu", "north         uuu *uu"),
        ("trifoliums    15 13 11 9", "trifoliums    9 12 11 10"),
        ("third-player  8", "third-player  14"),
        ("turbo-3 turbo-4", "turbo-6 turbo-6"),
    )
    text = FIXED_TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read_box(text)


def test_a_replaced_box_is_what_the_game_starts_with(other_box: Box) -> None:
    """Deck, rim, artefacts and Trifoliums come from the box that was given."""
    state = EDENIA.start(Options(3, Seat(0), box=other_box))
    assert state.deck is not None
    assert state.deck[0] == ("+++", "///", "\\\\\\")
    assert state.rim[:2] == ("uuu", "*uu")
    assert state.trifoliums == (14, 12, 11, 10, 9)
    assert state.artefacts.count("turbo-6") == 2


def test_a_replaced_box_is_played(other_box: Box) -> None:
    """Its starters, and no others, can be drawn first."""
    state = EDENIA.start(Options(2, Seat(0), box=other_box))
    state = EDENIA.apply(state, EDENIA.read_action(state, "go 1 east star")).state
    assert {action.face for action in EDENIA.legal(state) if isinstance(action, Draw)} == {
        "+++",
        "///",
        "\\\\\\",
    }


def test_a_game_with_a_replaced_box_goes_to_text_and_back(other_box: Box) -> None:
    """The text of a position holds all that differs from our box."""
    states = list(random_states(1, Options(3, Seat(0), box=other_box), 300))
    assert all(EDENIA.read_position(EDENIA.write_position(state)) == state for state in states)
