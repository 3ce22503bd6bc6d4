"""What speaks for a choice in Tiny Epic Galaxies, and what a face brings whom, as values."""

from random import Random

import pytest

from rules.galaxies.actions import Action
from rules.galaxies.analysis.followers import followers_of
from rules.galaxies.analysis.gains import gain_of_face
from rules.galaxies.analysis.merits import kinds
from rules.galaxies.analysis.merits.kinds import AnyMerit
from rules.galaxies.analysis.merits.merits import merits_of
from rules.galaxies.faces import Face
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.kernel.seat import CHANCE
from tests.rules.galaxies.scenario import A, B, C, Scene, card, mat, planet, scene, wide
from tests.rules.games import play_on


def speaks(table: Scene, *lines: str) -> list[AnyMerit]:
    """Find what speaks for a choice and those after it."""
    state, found = table.state, list[Action]()
    for line in lines:
        found.append(GALAXIES.read_action(state, line))
        state = GALAXIES.apply(state, found[-1]).state
    return merits_of(table.state, found)


@pytest.mark.parametrize("options", [Options(2), wide(3), wide(1, rogue="hades")], ids=str)
def test_every_choice_has_a_merit_by_a_rule(options: Options) -> None:
    """In whole games something speaks for every choice, by a rule of the book."""
    ids = set(GALAXIES.rulebook.ids())
    told = set[type]()
    for moment in play_on(GALAXIES, GALAXIES.start(options), Random(2)):
        seat = GALAXIES.to_act(moment.before)
        if seat is None or seat is CHANCE:
            continue
        found = merits_of(GALAXIES.view(moment.before, seat), [moment.action])
        assert found
        assert all(one.rule in ids for one in found if not isinstance(one, kinds.Nothing))
        told |= {type(one) for one in found}
    assert len(told) > 8


def test_a_colony_keeps_others_from_it() -> None:
    """COL-1: its points, and whose way there was for nothing."""
    table = scene(mat("gort 5"), mat("gort 2", energy=0, culture=0), rolled="economy move")
    found = speaks(table, "use economy")
    assert kinds.Colonising(80, "COL-1", planet("gort"), 7) in found
    assert kinds.Keeping(9, "COL-1", B, planet("gort")) in found


def test_what_is_wasted_is_told() -> None:
    """ACQ-3: two ships at home, room for one."""
    found = speaks(scene(mat(energy=6)), "use energy")
    assert found == [kinds.Resources(2, "ACQ-1", 1, 0), kinds.Waste(1, "ACQ-3", 1)]


def test_a_step_tells_how_many_are_to_go() -> None:
    """ADV-1."""
    table = scene(mat("gort 1, home"), mat("home"), rolled="economy move")
    assert speaks(table, "use economy") == [kinds.Closer(14, "ADV-1", planet("gort"), 4, 7)]


def test_pushing_and_robbing_are_told_with_whom_they_hit() -> None:
    """PSH-1, PLN-3."""
    rival = mat("gort 3, home", energy=2, culture=0)
    pushing = scene(mat(colonies="k-widow", energy=0, culture=0), rival, rolled="colony move")
    assert speaks(pushing, "use colony") == [kinds.Keeping(7, "PSH-1", B, planet("gort"))]
    robbing = scene(mat(colonies="la-torres", energy=0, culture=0), rival, rolled="colony move")
    assert kinds.Robbing(3, "PLN-3", B, 1) in speaks(robbing, "use colony")


def test_what_is_found_is_told() -> None:
    """EXP-6: a dwarf planet weighs as a point."""
    open_cards = (card("pebble"),)
    table = scene(
        mat("home"), mat("home"), options=wide(2), rolled="move", open=open_cards, deck=29
    )
    found = speaks(table, "use move", "go black", "take pebble")
    assert kinds.Find(15, "EXP-6", card("pebble")) in found


def test_the_end_and_its_trigger_are_told() -> None:
    """END-1, SOL-13."""
    own = mat("gort 5", level=6, colonies="shouhua", energy=0)
    table = scene(own, mat("home"), rolled="economy move")
    assert kinds.Trigger(50, "END-1", 22) in speaks(table, "use economy")
    alone = scene(own, mat("home"), options=Options(1), rolled="economy move")
    assert kinds.Ending(1000, "SOL-13", (A,), is_won=True) in speaks(alone, "use economy")


def test_nothing_speaks_where_nobody_is_asked() -> None:
    """Chance chooses without reasons; a line that cannot be played is not judged."""
    state = GALAXIES.start(Options(2))
    assert merits_of(state, GALAXIES.legal(state)[:1]) == [kinds.Nothing(0, "")]
    table = scene()
    move = GALAXIES.read_action(table.state, "use move")
    gone = scene(rolled="energy").state
    assert merits_of(gone, [move]) == [kinds.Nothing(0, "")]


def test_what_a_face_brings_is_what_fits() -> None:
    """ACQ-3: cut at the end of the track; faces that ask on have no number."""
    state = scene(mat("home, helios 0", energy=7, culture=3)).state
    assert gain_of_face(state, A, Face.ENERGY) == 0
    assert gain_of_face(state, A, Face.CULTURE) == 1
    assert gain_of_face(state, A, Face.MOVE) is None


def test_who_could_follow_has_culture_and_a_use_for_it() -> None:
    """FOL-4."""
    table = scene(mat(), mat(culture=0), mat(culture=1), rolled="energy move")
    assert followers_of(table.state, Face.ENERGY) == [C]
    assert followers_of(table.state, Face.ECONOMY) == []
