"""Counting the sequences of actions from fixed positions: a new or lost choice changes a number."""

import pytest

from rules.edenia.game import EDENIA
from rules.edenia.state import State
from tests.rules.edenia.scenario import Scene


def count(state: State, depth: int) -> int:
    """How many sequences of so many actions there are, chance's included; none after the end."""
    if depth == 0:
        return 1
    return sum(
        count(EDENIA.apply(state, action).state, depth - 1) for action in EDENIA.legal(state)
    )


def counts(position: str, depths: int) -> list[int]:
    """The counts for each depth from 1 on."""
    state = Scene(position).state
    return [count(state, depth) for depth in range(1, depths + 1)]


def test_counts_of_a_tunnel() -> None:
    """One sheep goes round and round a tunnel with three mouths.

    No tile is left, so nobody leaves Arridis and green can only skip. Red's sheep stands on a
    north-south track of D5. It may go south into the tunnel, choose one of two other mouths, and stop
    at the north edge of that path's track: the same again on another path. Or red skips. So with red
    to act f(n) = 2 f(n-3) + f(n-2): go, two mouths and green's skip, or skip and green's skip;
    f(0) = 1, f(1) = 2 and f(2) = 2 + 1.
    """
    position = r"""
        5  ... ... ... +++ Ede
        deck none
        red sheep D5 south nebula
    """
    assert counts(position, 10) == [2, 3, 4, 7, 10, 15, 24, 35, 54, 83]


def test_counts_of_a_line_before_edenia() -> None:
    """Two sheep stand in line before Edenia: each choice to leap costs a clover.

    From the east: green, red. No tile is left, so nobody else moves and nobody alone goes west.
    1: red goes east (over green, paid) or skips: 2.
    2: green goes east or skips, both times; it cannot pay to go west: 4.
    3: after red has arrived red only skips, 1 + 1; else it goes east or skips, 2 + 2: 6.
    4: green, after red arrived: skips, for it has arrived as well, 1; or goes or skips, 2. After red
       stayed and green arrived: skips, 1 + 1. After both stayed, green has a clover: when red then
       arrives it goes or skips, 2; when red stays again it may also leap west over it, 3. In all 10.
    """
    position = r"""
        5  ... ... ... +++ Ede
        deck none
        red   clovers 1, sheep D5 east star 2
        green sheep D5 east star 1
    """
    assert counts(position, 4) == [2, 4, 6, 10]


def test_counts_by_the_black_hole() -> None:
    """A dwarf planet on one side, the Black Hole on the other, and one tile left.

    1: sheep 1 goes south or in, sheep 2 leaves Arridis by six exits, or red skips: 9.
    2: four sides of the hole; on, stop or search; six times the one tile; after the skip green has
       six exits and skip: 4 + 3 + 6 + 7 = 20.
    3: the die, 4 x 3; on: the tile is drawn, 1; stop: green's 7; search: two to keep; the tile is a
       planet: clover or flag, 6 x 2; green's six draw the tile and its skip leaves red 9: 12 + 10 + 12
       + 15 = 49.
    """
    position = r"""
        2  ... ... o++ ... ...
        3  ... ... hol +b+ ...
        deck OOO
        dwarf C2 turbo-3:red gromout:red
        red clovers 1, sheep C2 south star
    """
    assert counts(position, 6) == [9, 20, 49, 121, 504, 2750]


def test_counts_with_a_hand_of_artefacts() -> None:
    """Five artefacts in hand, two pads, a planet with one's own flag, two tiles left.

    1: on C1 sheep 1 goes east or west, over a green one, for it can pay; sheep 2 leaves the pad B2 by
       four sides or jumps to D2 (another colour, paid); sheep 3 leaves Arridis by three paths east and
       three south.
       Gromout protects B1. The Junction puts sheep 1 on any of the other ten edges. The pocket
       teleporter takes each of the three sheep to D2. R2-M2, Quantum and skip: 2 + 5 + 6 + 1 + 10 + 3
       + 3 = 30.
    2: two tiles can come where sheep 1 goes east, sheep 2 east, south or west and sheep 3 south, 2 x 7;
       on B1 stands red's flag: its clover is taken or declined, by 5 ways, 2 x 5; the jump leaves four
       sides. Gromout, R2-M2 and Quantum leave all but themselves and skip, 3 x 28; a Junction leaves the
       two ways of sheep 1 and four artefacts, 10 x 6; the pocket teleporter four sides and three
       artefacts (no second teleport, no track to switch from), 3 x 7. After the skip green has four
       ways along C1, for it can pay, six from Arridis and skip, 11: in all 204.
    """
    position = r"""
        1  Ari OOO +++ ... ...
        2  ... y++ ... +b+ ...
        deck /+o o+\
        planet B1 clovers 1, flag red
        rules en
        red   clovers 1, flags 2, hidden gromout junction-4 pocket-blue-4 quantum r2m2-4
        sheep C1 east nebula 2; B2 pad; Arridis
        green clovers 1, sheep C1 east nebula 1; C1 east nebula 3
    """
    assert counts(position, 4) == [30, 204, 968, 4038]


@pytest.mark.parametrize(
    ("edition", "expected"),
    [("fr", [3, 6, 44, 156, 346, 1288]), ("en", [3, 22, 78, 173, 644, 2322])],
)
def test_counts_in_the_middle_of_a_move(edition: str, expected: list[int]) -> None:
    """R2-M2 has drawn three tiles: the editions differ in who orders what goes under the deck (ED-2).

    1: one of three tiles is laid. 2, fr: one of the two others goes under first, 3 x 2 = 6; en: the
    planet asks for a clover or a flag, 2; beyond the others the sheep stops and yellow has 10 choices:
    two ways for sheep 1, six from Arridis, the Turbo-engine and skip; 2 + 10 + 10 = 22.
    3, fr: the same after either order, 2 x 22 = 44.
    """
    position = rf"""
        rules {edition}
        turn green, ask lay, sheep 1, played, drawn OOO +o/ b+/
        walk C1 east star > east
        trail C1 east star > east
        1  Ari ... +++ ... ...
        2  ... ... +\+ ... ...
        deck \r+
        red    clovers 1, sheep C2 north star
        green  clovers 2, sheep walking; C1 north meteorite
        yellow clovers 1, hidden turbo-3, sheep C2 north meteorite
    """
    assert counts(position, 6) == expected
