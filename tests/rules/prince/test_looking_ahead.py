"""Those who look ahead in The Little Prince do not let others profit from what is hidden."""

from random import Random

from rules.bots.courses import Courses
from rules.kernel.seat import Seat
from rules.prince.actions import Action, Hide
from rules.prince.game import PRINCE, Prince
from rules.prince.state import Ask, State
from rules.prince.tiles import TILE_NAMES, Tile
from tests.rules.prince.scenario import Scene

LAMPS = """
    turn amber, ask hide
    offer uphill LLLN URLL UF
    amber
        geographer . . .
        .          . . .
        .          . . .
        .          . . .
    coral
        lamplighter . . .
        .           . . .
        .           . . .
        .           . . .
    """
"""Coral wants lampposts; Amber alone knows what will lie face down."""
CORAL, LLLN = Seat(1), Tile(TILE_NAMES.index("u13"))


class Hiding(Prince):
    """The game, in which Amber hides the most lampposts; it notices whether Coral took them."""

    def __init__(self) -> None:
        """Begin without an answer."""
        self.found: list[bool] = []

    def legal(self, state: State) -> tuple[Action, ...]:
        """Leave Amber no choice."""
        return (
            (Hide(LLLN),) if state.ask is Ask.HIDE and LLLN in state.offer else super().legal(state)
        )

    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        """List what may be drawn; before the first tile the round before is over."""
        if not state.offer:
            self.found.append(LLLN in state.planets[CORAL].cells)
        return super().chances(state)


def test_two_3_the_other_player_takes_what_looks_best_from_where_they_sit() -> None:
    """TWO-3: with the most lampposts face down, Coral is thought to take those in sight."""
    game, scene = Hiding(), Scene(LAMPS)
    courses = Courses(game, game.view(scene.state, Seat(0)), Random(1))
    for _ in range(12):
        courses.iterate()
    assert len(game.found) == 12
    assert sum(game.found) < 4


def test_sec_2_a_choice_does_not_hang_on_what_lies_face_down() -> None:
    """SEC-2: Coral thinks the same whatever Amber has hidden."""
    thoughts = []
    for offer, hidden in (("LLLN URLL UF", "u13"), ("BUE URLL UF", "u1")):
        state = Scene(LAMPS.replace("LLLN URLL UF", offer)).play(f"hide {hidden}").state
        courses = Courses(PRINCE, PRINCE.view(state, CORAL), Random(1))
        for _ in range(4):
            courses.iterate()
        thoughts.append(courses.root.totals)
    assert thoughts[0] == thoughts[1]
