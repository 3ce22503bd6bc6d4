"""Positions as text: canonical out, forgiving in, and clear about what is wrong."""

from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.exo.game import EXO
from rules.exo.planet import PLANETS
from rules.exo.state import Ask
from rules.kernel.refused import Unreadable
from tests.faults import wrong
from tests.rules.exo.scenario import FRESH, Scene

CANONICAL = """\
exo 1
round     2
first     sirius
turn      altair, holds mrt
a                   lgo lgz
b                 lgt lro lrz
c               lrt lbo lbz lbt
d             mgo mgz mgt mro mrz
e           ... mbo mbz mbt sgo sgz
f         ... ... ... srt sbo sbz sbt
altair    0    e1
n1        ...  sgt
0         ***  ...
sirius    w2   w1   0
n1        ...  ...  srz
0         ...  ...  ***
s1        ...  sro  ...
"""


def test_the_canonical_text() -> None:
    """Everything in its place: the turn, the pyramid, a grid for each galaxy."""
    state = EXO.read_position(CANONICAL)
    assert EXO.write_position(state) == CANONICAL.replace("w2   w1   0", "w1   0").replace(
        "...  ...  srz", "...  srz"
    ).replace("...  ...  ***", "...  ***").replace("...  sro  ...", "sro  ...")
    assert state.ask is Ask.PUT
    assert state.round == 2


def test_a_galaxy_may_be_a_list() -> None:
    """Squares and planets in any order, in any case, squares spoken."""
    one = EXO.read_position("altair n1e1 sbo, n2e2 mrz, s1 lgt")
    other = EXO.read_position("ALTAIR S1 lgt, 2 north 2 east MRZ, E1 n1 sbr # ours")
    assert one == other


def test_what_is_left_out() -> None:
    """Two players; the first with the fewest planets is to take; the rest lies in order."""
    state = EXO.read_position("altair n1 sbo\nsirius n1 sbz, n2 sbt")
    assert (state.active, state.first, state.round, state.ask) == (0, 0, 2, Ask.TAKE)
    assert state.universe == (*PLANETS[3:], -1, -1, -1)
    assert len(EXO.read_position("vega").galaxies) == 3
    assert EXO.read_position("").universe == PLANETS


def test_an_empty_table_before_chance_has_acted() -> None:
    """The universe is empty while chance is asked who begins or what lies where."""
    assert set(EXO.read_position("turn altair, ask first").universe) == {-1}
    assert EXO.read_position("turn altair, ask lay\na sbo ...").universe[:2] == (2, -1)


def test_a_layout_of_ones_own_stands_in_the_position() -> None:
    """Another universe is drawn before the planets that lie in it."""
    rows = "\n".join(f"layout {letter}  o   o   o   o   o   o   o   o   o" for letter in "abc")
    state = EXO.read_position(rows)
    assert [len(places) for _, places in state.layout.rows()] == [9, 9, 9]
    text = EXO.write_position(state)
    assert text.count("layout ") == 3
    assert EXO.read_position(text) == state


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("exo 2", 1, 5, "format 2"),
        ("\ngalaxy altair", 2, 1, "begins no line"),
        ("round 1\nround 2", 2, 1, "second time"),
        ("round 999", 1, 7, "from 1 to 13"),
        ("first red", 1, 7, "expected a Star"),
        ("first vega", 1, 7, "nobody plays vega"),
        ("turn", 1, 1, "expected the Star"),
        ("turn vega", 1, 6, "nobody plays vega"),
        ("turn altair, hold", 1, 14, "expected one word"),
        ("turn altair, wants sbo", 1, 14, "a word about the turn"),
        ("turn altair, ask put", 1, 18, "a question"),
        ("turn altair, holds sbx", 1, 20, "is no planet"),
        ("turn sirius, ask lay", 1, 6, "SET-3"),
        ("turn altair, ask first\na sbo sbt", 1, 6, "SET-3"),
        ("turn altair, ask lay\naltair n1 sbo", 1, 6, "SET-1"),
        ("turn altair, ask lay\na ... sbo", 1, 6, "SET-1"),
        ("altair n1 xyz", 1, 11, "is no planet"),
        ("altair up sbo", 1, 8, "expected a square"),
        ("altair sbo", 1, 8, "expected a square"),
        ("altair star sbo", 1, 13, "the Star lies there"),
        ("altair n1 sbo, n1 sbt", 1, 19, "second planet"),
        ("altair n1 sbo\nsirius n1 sbo", 2, 11, "line 1 already"),
        ("altair n1 sbo, n3 sbt", 1, 19, "PUT-2"),
        ("turn altair, holds sbo\naltair n1 sbo", 1, 20, "already"),
        ("altair 0 e1\nn1 sbo", 2, 1, "expected 2 squares"),
        ("altair 0 e1\nn1 *** sbo", 2, 4, "the Star does not lie"),
        ("altair 0\n0 sbo", 2, 3, "the Star lies there"),
        ("n1 sbo", 1, 1, "belongs to a galaxy"),
        ("altair 0 e14\n0 *** sbo", 1, 10, "from 1 to 13"),
        ("a sbo", 1, 1, "expected 2 planets"),
        ("g sbo", 1, 1, "expected 0 planets"),
        ("a sbo sbt", 1, 7, "nothing is said of sbz"),
        ("a sbo sbx", 1, 7, "is no planet"),
        ("layout", 1, 1, "expected a row of places"),
        ("layout a  o", 1, 11, "expected 27 places"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    text: str, line: int, column: int, message: str
) -> None:
    """Line, column and what was expected."""
    with pytest.raises(Unreadable) as caught:
        EXO.read_position(text)
    assert message in wrong(caught.value, "exo")
    assert caught.value.line == line
    assert caught.value.column == column


def test_a_planet_cannot_lie_on_an_empty_place() -> None:
    """TAKE-2: whatever is gone was free when it was taken."""
    text = dedent(FRESH).replace("mrt  mbo", "...  mbo") + "altair n1 mrt"
    with pytest.raises(Unreadable) as caught:
        EXO.read_position(text)
    assert "f1 lies on e1, which is empty" in wrong(caught.value, "exo")
    line = text.splitlines()[caught.value.line - 1]
    f1 = line[caught.value.column - 1 :].split()[0]
    assert (line[0], f1) == ("f", line.split()[1])


THIRTEEN = (
    *("sbt", "srz", "sgo", "mrt", "mgz", "mbo", "lgt"),
    *("lbz", "lro", "sgt", "sbo", "srt", "mgo"),
)


def test_a_full_galaxy_is_not_to_move() -> None:
    """END-1: neither with a turn nor with a fourteenth planet."""
    many = ", ".join(f"n{n} {name}" for n, name in enumerate(THIRTEEN, 1))
    for text in (f"altair {many}, e1 mbz", f"turn altair\naltair {many}"):
        with pytest.raises(Unreadable) as caught:
            EXO.read_position(text)
        assert "END-1" in wrong(caught.value, "exo")
    assert EXO.read_position(f"altair {many}").active == 1


@settings(derandomize=True, max_examples=300, deadline=None)
@given(st.text(alphabet="sbonmrze123 0*.,\nalt ir#w", max_size=80))
def test_nonsense_is_read_or_turned_down_with_a_place(text: str) -> None:
    """Whatever is typed, it is a position that can be written, or a line is named."""
    state, turned_down = None, None
    try:
        state = EXO.read_position(text)
    except Unreadable as error:
        turned_down = error
    if turned_down is not None:
        assert 1 <= turned_down.line <= max(1, len(text.splitlines()))
        assert turned_down.column >= 1
    else:
        assert state is not None
        assert EXO.read_position(EXO.write_position(state)) == state


def test_positions_in_the_middle_of_a_turn_go_on() -> None:
    """What was written with a planet in hand is played on from there."""
    scene = Scene().play("take sbo")
    again = Scene(EXO.write_position(scene.state))
    assert again.state == scene.state
    assert again.play("put n1").planets("altair") == {"n1": "sbo"}
