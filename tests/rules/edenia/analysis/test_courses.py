"""What comes of a choice, as a value."""

from rules.edenia.analysis.courses import Course, follow
from rules.edenia.analysis.encounters import Edge, Fork, GameOver, Meeting, Stop, Tokens
from rules.edenia.analysis.passages import cells_along
from rules.edenia.galaxy import ARRIDIS, EAST, EDENIA, GOAL, HOME, NORTH, Cell, Sheep
from rules.edenia.game import EDENIA as GAME
from rules.edenia.geometry import hub_of, row_of
from rules.kernel.seat import CHANCE
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene

RED_1, GREEN_1 = Sheep(0), Sheep(3)


def course(position: str, *commands: str) -> Course:
    """Play all commands but the last, and follow that one."""
    *before, last = commands
    scene = Scene(position).play(*before)
    return follow(scene.state, GAME.read_action(scene.state, last))


def test_a_sheep_stops_on_a_planet() -> None:
    """The way, the sides it takes, the place and the rule that ends it."""
    found = course("2 +++ +++ +++ OOO ...\nred sheep A2 east star", "go 1 east")
    assert (found.sheep, found.sides, found.end) == (RED_1, (EAST,) * 3, Cell(8))
    assert (found.encounter, found.rule) == (Stop(hub_of(Cell(8))), "HAB-2")
    assert {row_of(cell) for cell in cells_along(found.route)} == {1}


def test_ways_out_of_arridis_and_into_edenia_are_part_of_the_route() -> None:
    """Events leave them out; a drawing needs them."""
    out = course("1 Ari +++ ... ... ...\ndeck none", "go 1 east nebula")
    assert cells_along(out.route) == [ARRIDIS, Cell(1)]
    into = course("5 ... ... ... +++ Ede\nred sheep D5 east star", "go 1 east")
    assert cells_along(into.route) == [Cell(23), EDENIA]
    assert (into.encounter, into.trifoliums) == (Stop(GOAL), (15,))


def test_what_a_sheep_meets() -> None:
    """Somebody to leap over and at what price, a tunnel that forks, space nobody knows, artefacts."""
    line = "1 Ari +++ +++ ... ...\nred clovers 2\ngreen sheep C1 east star"
    met = course(line, "go 1 east star").encounter
    assert isinstance(met, Meeting)
    assert met.sheep == GREEN_1
    leapt = course(line, "go 1 east star", "leap")
    assert (leapt.paid, leapt.clovers, leapt.encounter) == (1, 1, Edge(Cell(3)))
    fork = "north uuu *uu u*u uu*\n1 Ari +++ ... ... ...\nred sheep B1 north star"
    assert course(fork, "go 1 north").encounter == Fork(Cell(1), NORTH)
    search = course("1 Ari o++ ... ... ...\nred clovers 1", "go 1 east star", "search")
    assert (search.encounter, search.paid) == (Tokens(2), 1)


def test_who_blocks_the_way_is_named() -> None:
    """LEAP-3 and LEAP-4: without a clover one stops behind the sheep ahead, on track or hub."""
    behind = course("1 Ari +++ +++ ... ...\ngreen sheep C1 east star", "go 1 east star")
    assert isinstance(behind.encounter, Stop)
    assert (behind.encounter.behind, behind.rule) == (GREEN_1, "LEAP-3")
    hub = course("2 +++ o++ ... ... ...\nred sheep A2 east star\ngreen sheep B2 dwarf", "go 1 east")
    assert isinstance(hub.encounter, Stop)
    assert (hub.encounter.behind, hub.rule) == (GREEN_1, "LEAP-4")


def test_a_choice_that_says_it_all_meets_nothing() -> None:
    """To stop where one was asked about it needs no telling; a relay's clover does."""
    stop = course(
        "1 Ari +++ +++ ... ...\nred clovers 1\ngreen sheep C1 east star", "go 1 east star", "stop"
    )
    assert stop.encounter is None
    home = course("2 +++ ... ... ... ...\nred sheep A2 north star", "go 1 north")
    assert home.encounter == Stop(HOME)
    relay = course(
        "north *uu uuu u*u uu*\n1 Ari +++ ... ... ...\n2 ... OOO ... ... ...\nred sheep B1 north star",
        "go 1 north",
    )
    assert (relay.relays, relay.clovers) == (1, 1)


def test_in_any_game_a_course_agrees_with_what_happens() -> None:
    """Every choice of random positions: the route lies on neighbouring cells, an end is told as such."""
    for seed, options in enumerate(OPTIONS):
        for state in list(random_states(seed, options))[::29]:
            if GAME.to_act(state) in (None, CHANCE):
                continue
            for action in GAME.legal(state):
                found, after = follow(state, action), GAME.apply(state, action).state
                is_over = isinstance(found.encounter, GameOver)
                assert is_over == (after.outcome is not None)
                assert found.tiles == after.tiles
                assert found.clovers == after.players[state.active].clovers
