"""Rays and paths against the walk of the rules."""

from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.games.edenia.words.queries.ray import track_out
from edenia_tui.games.edenia.words.queries.searching import arrivals
from edenia_tui.games.edenia.words.queries.tracing import End, Ray, Step, trace
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import speech
from rules.edenia.actions import Go, Leap
from rules.edenia.events import Event, Leapt, Stopped
from rules.edenia.galaxy import HOME, HUB, IN, KIND, NEXT, NORTH, Cell, Kind, Sheep, Spot, hub_path
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.places import find_sheep, line_at, sheep_of
from rules.edenia.state import Ask, Player, Rules, State, Turn
from rules.kernel.seat import Seat
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene

RICH = Player(clovers=30)
ASKED = {Ask.MOUTH: End.TUNNEL, Ask.DWARF: End.DWARF, Ask.HOLE: End.HOLE, Ask.DRAW: End.EDGE}
STOPPED = {
    "MOV-4": End.EDGE,
    "MOV-5": End.LOOP,
    "ARR-1": End.ARRIDIS,
    "EDE-1": End.EDENIA,
    "HAB-2": End.PLANET,
    "TEL-1": End.PAD,
}


def positions(options: Options, seed: int) -> Iterator[State]:
    """Positions before a move in which nobody wins by points and every leap can be paid."""
    for state in islice(random_states(seed, options), 0, None, 7):
        if state.turn.ask is Ask.START:
            players = tuple(RICH for _ in state.players)
            yield replace(state, players=players, turn=Turn(), rules=Rules(law42=False))


def start_of(state: State, action: Go) -> tuple[Step, tuple[Sheep, ...]]:
    """The first track of a move, and who is ahead on it."""
    sheep = sheep_of(state.active, action.sheep)
    found = find_sheep(state.flock, sheep)
    assert found is not None
    spot, index = found
    if spot < HUB:
        line = line_at(state.flock, spot)
        behind, ahead = line[:index][::-1], line[index + 1 :]
        return (spot, action.side), behind if action.side == spot & 3 else ahead
    cell = Cell(spot - HUB)
    kind = KIND[state.tiles[cell]]
    path = action.path if spot == HOME or kind is Kind.PLANET else hub_path(state.tiles[cell])
    step = track_out(state, cell, action.side, path)
    assert step is not None
    return step, line_at(state.flock, step[0])[::-1]


def walked(state: State, action: Go) -> tuple[End, Cell, int, Spot]:
    """How the rules end the move when everybody on the way is leapt: what, where, at what price."""
    step = EDENIA.apply(state, action)
    events: list[Event] = [*step.events]
    while step.state.turn.ask is Ask.LEAP:
        walk = step.state.walk
        assert walk is not None
        if not walk.ahead:
            cell = Cell(walk.spot // 12)
            return hub_end(state, cell), cell, count_leaps(events), walk.spot
        step = EDENIA.apply(step.state, Leap())
        events += step.events
    leaps = count_leaps(events)
    walk, ask = step.state.walk, step.state.turn.ask
    if walk is not None and ask in ASKED:
        here = Cell(walk.spot // 12)
        beyond = NEXT[here * 4 + walk.toward] if ask is Ask.DRAW else here
        return ASKED[ask], beyond, leaps, walk.spot
    stop = next(event for event in events if isinstance(event, Stopped))
    cell = Cell(stop.spot - HUB if stop.spot >= HUB else stop.spot // 12)
    return STOPPED[stop.rule], cell, leaps, stop.spot


def hub_end(state: State, cell: Cell) -> End:
    """What an occupied hub is."""
    return End.DWARF if KIND[state.tiles[cell]] is Kind.DWARF else End.PAD


def count_leaps(events: list[Event]) -> int:
    """How often a sheep was leapt."""
    return sum(isinstance(event, Leapt) for event in events)


def ray_of(state: State, action: Go) -> Ray:
    """The ray of a move."""
    return trace(state, *start_of(state, action), sheep_of(state.active, action.sheep))


@pytest.mark.parametrize("options", OPTIONS)
def test_a_ray_ends_where_the_walk_asks_or_stops(options: Options) -> None:
    """For every start in random positions the ray tells the end, the cell and the leaps of the walk."""
    seen: set[End] = set()
    for seed in range(12):
        for state in positions(options, seed):
            for action in EDENIA.legal(state):
                if not isinstance(action, Go) or crosses_hub_at_once(state, action):
                    continue
                ray = ray_of(state, action)
                end, cell, leaps, spot = walked(state, action)
                assert (ray.end, len(ray.met)) == (end, leaps), EDENIA.write_position(state)
                assert (ray.cell == cell) or (end is End.EDGE and ray.steps[-1][0] == spot)
                seen.add(end)
    assert seen >= set(End) - {End.LOOP}


def crosses_hub_at_once(state: State, action: Go) -> bool:
    """MOV-6: a start that leaps over a hub leaves it at once, while the ray ends before it."""
    (spot, toward), ahead = start_of(state, action)
    hub = line_at(state.flock, HUB + spot // 12)
    on_spoke = toward == IN and KIND[state.tiles[spot // 12]] in (Kind.DWARF, Kind.PAD)
    return on_spoke and bool(hub) and not ahead


def test_a_ray_between_two_relays_is_a_loop() -> None:
    """MOV-5: bouncing between two relays ends where the walk of the rules ends."""
    scene = Scene("""
        north      *uu uuu u*u uu*
        1  Ari +++ ... ... ...
        2  ... +++ ... ... ...
        3  ... +++ hol ... ...
        4  ... +++ ... ... ...
        5  ... +++ ... ... Ede
        south  uuu *uu *uu uuu
        rules no-42
        red sheep B3 north star; Arridis; Arridis
    """)
    action = Go(1, NORTH)
    ray = ray_of(scene.state, action)
    assert (ray.end, ray.cell, len(ray.met), ray.steps[-1][0]) == walked(scene.state, action)
    assert (ray.end, ray.clovers) == (End.LOOP, 2)


def test_a_ray_back_to_a_taken_dwarf_is_a_loop() -> None:
    """MOV-5: a hub that could only be leapt into the track one began on ends ray and walk."""
    scene = Scene(r"""
        1  Ari ... ... ... ...
        2  ... ... ... ... ...
        3  /++ \++ hol ... ...
        4  +++ o++ ... ... ...
        5  \++ /++ ... ... Ede
        red clovers 2, sheep B4 north star; B4 dwarf; Arridis
    """)
    action = Go(1, NORTH)
    ray = ray_of(scene.state, action)
    assert (ray.end, ray.cell, len(ray.met), ray.steps[-1][0]) == walked(scene.state, action)
    assert ray.end is End.LOOP


def test_sheep_on_one_track_are_met_in_order() -> None:
    """Who is met first depends on the end from which the track is entered."""
    scene = Scene("""
        1  Ari +++ +++ +++ ...
        red sheep C1 east star 1; C1 east star 2; Arridis
    """)
    listener = Listener(speech("en"), ("", ""), Seat(0))
    from_west = QUERIES["x"].answer(listener, scene.state, ["b1", "e", "star"])
    from_east = QUERIES["x"].answer(listener, scene.state, ["d1", "w", "star"])
    assert from_west[2] == "In the way: sheep 2, sheep 1. 2 clovers to leap."
    assert from_east[2] == "In the way: sheep 1, sheep 2. 2 clovers to leap."


def test_a_ray_names_who_is_in_the_way() -> None:
    """Sheep on the way are named in order, with the price of leaping all of them."""
    scene = Scene("""
        1  Ari +++ +++ o++ ...
        red sheep Arridis; B1 east star; C1 east star
        green sheep D1 dwarf; Arridis; Arridis
    """)
    listener = Listener(speech("en"), ("", "Anna"), Seat(0))
    view = EDENIA.view(scene.state, Seat(0))
    assert QUERIES["x"].answer(listener, view, ["a1", "e", "star"]) == [
        "Leads to: dwarf d 1, taken by Anna 1.",
        "Way: east 3.",
        "In the way: sheep 2, sheep 3, Anna 1. 3 clovers to leap.",
    ]


def test_a_ray_tells_the_rim() -> None:
    """A relay is told with its clover; a tunnel with one other mouth is followed."""
    scene = Scene("1  Ari +++ ... ... ...")
    listener = Listener(speech("en"), ("", ""), Seat(0))
    view = EDENIA.view(scene.state, Seat(0))
    assert QUERIES["ray"].answer(listener, view, ["b", "1", "north", "star"]) == [
        "Leads to: unexplored b 2.",
        "Way: relay and back, south.",
        "Relays on the way: plus 1 clover.",
    ]
    tunnel = QUERIES["ray"].answer(listener, view, ["b1", "north", "nebula"])
    assert tunnel[1] == "Way: tunnel to meteorite, south."


def test_a_path_finds_the_start_and_the_price() -> None:
    """Path tells a start that leads to the cell, every answer on the way, and the cost."""
    scene = Scene("""
        1  Ari +// +++ o++ OOO
        red clovers 2, sheep Arridis; Arridis; Arridis
        green sheep C1 east star; Arridis; Arridis
    """)
    listener = Listener(speech("en"), ("", ""), Seat(0))
    assert QUERIES["p"].answer(listener, scene.state, ["1", "e1"]) == [
        "Yes, sheep 1 can reach e 1.",
        "Start east star, leap, on.",
        "Costs 1 clover.",
    ]
    away = QUERIES["p"].answer(listener, scene.state, ["1", "edenia"])
    assert away[0] == "No, sheep 1 gets to e 1, 4 steps from Edenia."


@pytest.mark.parametrize("seed", range(3))
def test_a_path_is_played_as_it_is_told(seed: int) -> None:
    """Playing the actions of an arrival brings the sheep to its cells."""
    for state in islice(positions(OPTIONS[0], seed), 0, None, 5):
        for number in (1, 2, 3):
            sheep = sheep_of(state.active, number)
            for way in islice(arrivals(state, sheep), 20):
                played = state
                for action in way.actions:
                    played = EDENIA.apply(played, action).state
                found = find_sheep(played.flock, sheep)
                spot = played.walk.spot if found is None and played.walk else found and found[0]
                assert spot is not None
                assert (spot - HUB if spot >= HUB else spot // 12) in way.cells


def test_a_ray_without_a_track_says_so() -> None:
    """A ray where no track begins is answered in one line."""
    view = Scene("red sheep Arridis; Arridis; Arridis").state
    listener = Listener(speech("en"), ("", ""), Seat(0))
    assert QUERIES["x"].answer(listener, view, ["a1", "north", "star"]) == [
        "No track leaves a 1 there."
    ]
