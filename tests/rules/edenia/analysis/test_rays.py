"""Rays and arrivals are what the actions of a game come to."""

from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from rules.edenia.actions import Go, Leap
from rules.edenia.analysis.arrivals import arrivals
from rules.edenia.analysis.rays import End, Ray, Step, trace, track_out
from rules.edenia.analysis.whereabouts import leapt_at_once
from rules.edenia.equal_sheep import lowest_equal
from rules.edenia.events import Event, Leapt, Stopped
from rules.edenia.galaxy import HOME, HUB, KIND, NORTH, Cell, Kind, Spot, hub_path
from rules.edenia.game import EDENIA
from rules.edenia.geometry import cell_beyond, cell_of
from rules.edenia.opening import Options
from rules.edenia.places import find_sheep, sheep_of
from rules.edenia.state import Ask, Player, Rules, State, Turn
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


def start_of(state: State, action: Go) -> Step:
    """The first track of a move."""
    found = find_sheep(state.flock, sheep_of(state.active, action.sheep))
    assert found is not None
    spot, cell = found[0], cell_of(found[0])
    if spot < HUB:
        return spot, action.side
    kind = KIND[state.tiles[cell]]
    path = action.path if spot == HOME or kind is Kind.PLANET else hub_path(state.tiles[cell])
    step = track_out(state, cell, action.side, path)
    assert step is not None
    return step


def walked(state: State, action: Go) -> tuple[End, Cell, int, Spot]:
    """How the rules end the move when everybody on the way is leapt: what, where, at what price."""
    step = EDENIA.apply(state, action)
    events: list[Event] = [*step.events]
    while step.state.turn.ask is Ask.LEAP:
        walk = step.state.walk
        assert walk is not None
        if not walk.ahead:
            cell = cell_of(walk.spot)
            return hub_end(state, cell), cell, count_leaps(events), walk.spot
        step = EDENIA.apply(step.state, Leap())
        events += step.events
    leaps = count_leaps(events)
    walk, ask = step.state.walk, step.state.turn.ask
    if walk is not None and ask in ASKED:
        here = cell_of(walk.spot)
        beyond = cell_beyond(here, walk.toward) if ask is Ask.DRAW else here
        return ASKED[ask], beyond, leaps, walk.spot
    stop = next(event for event in events if isinstance(event, Stopped))
    return STOPPED[stop.rule], cell_of(stop.spot), leaps, stop.spot


def hub_end(state: State, cell: Cell) -> End:
    """What an occupied hub is."""
    return End.DWARF if KIND[state.tiles[cell]] is Kind.DWARF else End.PAD


def count_leaps(events: list[Event]) -> int:
    """How often a sheep was leapt."""
    return sum(isinstance(event, Leapt) for event in events)


def ray_of(state: State, action: Go) -> Ray:
    """The ray of a move."""
    return trace(state, start_of(state, action), sheep_of(state.active, action.sheep))


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
    over = leapt_at_once(state, sheep_of(state.active, action.sheep), action.side)
    return over is not None and any(spot >= HUB and over in line for spot, line in state.flock)


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
                found = find_sheep(played.flock, lowest_equal(state.flock, sheep))
                spot = played.walk.spot if found is None and played.walk else found and found[0]
                assert spot is not None
                assert cell_of(spot) in way.cells
