"""Commands as people type them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.exo.game import EXO
from rules.exo.notation.actions import EmptyPlace
from rules.exo.notation.names import find_planet, find_square, planet_name, square_name
from rules.exo.planet import PLANETS
from rules.exo.square import FARTHEST, STAR, square_at
from rules.kernel.refused import Ambiguous, NotACommand
from tests.rules.exo.scenario import Scene

REACH = st.integers(-FARTHEST, FARTHEST)


def read(typed: str, position: str | None = None) -> str:
    """The canonical text of what was typed."""
    scene = Scene() if position is None else Scene(position)
    return EXO.write_action(EXO.read_action(scene.state, typed))


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("take sbo", "take sbo"),
        ("  TAKE   Sbo ", "take sbo"),
        ("t sbo", "take sbo"),
        ("take sbr", "take sbo"),
        ("take mrg", "take mrz"),
        ("take small blue ringed", "take sbo"),
        ("take ringed small blue", "take sbo"),
        ("take gas lar gre", "take lgz"),
        ("take o s b", "take sbo"),
        ("take f5", "take sbo"),
        ("take F7", "take sbt"),
        ("take a1", "take lgo"),
        ("take small blue gas", "take sbz"),
        ("take green", "take sgt"),
        ("take red tell", "take srt"),
        ("put n2e1", "put n2e1"),
        ("put e1n2", "put n2e1"),
        ("put N2 E1", "put n2e1"),
        ("put 2 north 1 east", "put n2e1"),
        ("put 1 east 2 north", "put n2e1"),
        ("put north 2 east", "put n2e1"),
        ("put 2n1e", "put n2e1"),
        ("put n", "put n1"),
        ("put sw", "put s1w1"),
        ("put nne", "put n2e1"),
        ("p w13", "put w13"),
        ("put star", "put star"),
        ("lay large green telluric", "lay lgt"),
        ("first s", "first sirius"),
        ("f vega", "first vega"),
    ],
)
def test_what_was_meant_is_found(typed: str, canonical: str) -> None:
    """Case, spacing, order, cut-off words and places of the universe are forgiven."""
    assert read(typed) == canonical


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "fly n1",
        "take",
        "take blue",
    ],
)
def test_several_or_none_are_told_apart(typed: str) -> None:
    """A line that fits several legal actions is ambiguous, one that fits none is no command."""
    expected = Ambiguous if typed.startswith("take") else NotACommand
    with pytest.raises(expected):
        read(typed)


def test_an_ambiguous_line_names_what_it_could_mean() -> None:
    """Only free planets are candidates."""
    with pytest.raises(Ambiguous) as caught:
        read("take small red")
    assert caught.value.candidates == ("take sro", "take srz", "take srt")


@pytest.mark.parametrize(
    ("typed", "form"),
    [
        ("take xyz", "take PLANET"),
        ("take small large", "take PLANET"),
        ("take large", "take PLANET"),
        ("take g1", "take PLANET"),
        ("take sbo now", "take PLANET"),
        ("put", "put SQUARE"),
        ("put n1s1", "put SQUARE"),
        ("put n14", "put SQUARE"),
        ("put 2", "put SQUARE"),
        ("put 2n1", "put SQUARE"),
        ("put n1 e", "put n1e1"),
        ("put 0n", "put SQUARE"),
        ("put up", "put SQUARE"),
        ("lay", "lay PLANET"),
        ("first", "first STAR"),
        ("first red", "first STAR"),
        ("first altair sirius", "first STAR"),
    ],
)
def test_what_is_no_command_is_told_with_the_form(typed: str, form: str) -> None:
    """The form of the verb that was typed, with an example."""
    if form.startswith("put n"):
        assert read(typed) == form
        return
    with pytest.raises(NotACommand) as caught:
        read(typed)
    assert str(caught.value.expected).startswith(form)
    assert caught.value.typed == typed


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("", 0),
        ("fly n1", 0),
        ("take xyz", 1),
        ("take small large", 2),
        ("take small blue now", 3),
        ("take sbo now", 2),
        ("take large", 2),
        ("put", 1),
        ("put up", 1),
        ("put 2", 2),
        ("put 2 north 1", 4),
        ("put 2 north up", 3),
        ("put n1 s1", 2),
        ("put n14", 1),
        ("lay", 1),
        ("lay small xyz", 2),
        ("first red", 1),
        ("first altair sirius", 2),
    ],
)
def test_the_first_word_that_makes_no_sense_is_known(typed: str, understood: int) -> None:
    """So many words are understood; when all are, one is missing."""
    with pytest.raises(NotACommand) as caught:
        read(typed)
    assert caught.value.understood == understood


def test_an_empty_place_is_no_planet() -> None:
    """A place is understood as long as something lies there."""
    scene = Scene().play("take f3", "put n1")
    with pytest.raises(EmptyPlace) as caught:
        EXO.read_action(scene.state, "take f3")
    again = caught.value.retyped("prendre f 3")
    assert (caught.value.place, again.place, again.typed) == ("f3", "f3", "prendre f 3")
    assert caught.value.understood == again.understood == 1


def test_planets_have_names_that_differ_by_more_than_order() -> None:
    """Nine letters for nine values: no name is another one's letters in a different order."""
    names = [planet_name(planet) for planet in PLANETS]
    assert len({"".join(sorted(name)) for name in names}) == 27
    assert [find_planet(name.upper()) for name in names] == list(PLANETS)


@settings(derandomize=True, max_examples=200, deadline=None)
@given(REACH, REACH)
def test_squares_survive_as_text(north: int, east: int) -> None:
    """Every square has one name, which reads back as that square, said either way round."""
    square = square_at(north, east)
    name = square_name(square)
    assert find_square(name) == square
    if square != STAR:
        spoken = [f"{abs(north)} {'north' if north > 0 else 'south'}"] if north else []
        spoken += [f"{abs(east)} {'east' if east > 0 else 'west'}"] if east else []
        assert find_square(" ".join(spoken)) == square
        assert find_square(" ".join(reversed(spoken))) == square
