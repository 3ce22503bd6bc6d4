"""What comes of a choice, as far as the next question: found by applying it to the table."""

from collections.abc import Sequence

from rules.edenia.actions import Action, Go, Tunnel
from rules.edenia.analysis.encounters import Encounter, encounter_of
from rules.edenia.analysis.passages import By, Passage, cells_along, sides_between
from rules.edenia.analysis.payments import paid_in
from rules.edenia.analysis.whereabouts import cell_ahead, cell_of_sheep
from rules.edenia.events import (
    Bounced,
    Event,
    Laid,
    Moved,
    ReachedEdenia,
    Stopped,
    Teleported,
    Tunnelled,
)
from rules.edenia.galaxy import (
    ARRIDIS,
    EDENIA,
    GOAL,
    HOME,
    IN,
    NO_PATH,
    OPPOSITE,
    Cell,
    Face,
    Sheep,
    Side,
)
from rules.edenia.game import EDENIA as GAME
from rules.edenia.geometry import (
    cell_beyond,
    cell_of,
    path_of,
    spot_at,
    step_along,
    travelled,
)
from rules.edenia.places import find_sheep, sheep_of
from rules.edenia.state import Ask, State
from rules.kernel.value import Value


class Course(Value, frozen=True):
    """Where a choice leads, what it meets there, and what it brings and costs."""

    sheep: Sheep | None
    """Who moves, if anybody does."""
    route: tuple[int, ...]
    """Every step of the move so far, the ways out of Arridis and into Edenia included."""
    sides: tuple[Side, ...]
    """By which sides this choice goes from cell to cell."""
    end: Cell | None
    """The cell the choice is about in the end."""
    rule: str | None
    """The rule that stops it there."""
    encounter: Encounter | None
    """What the choice comes to; None when it is the choice itself that tells."""
    turned: tuple[Passage, ...]
    """RIM-1 and RIM-2: the relays and tunnels that turn it back on the way, unless it chose one."""
    trifoliums: tuple[int, ...]
    """EDE-1: those that wait on the way."""
    relays: int
    """RIM-2: how many clovers relays give."""
    clovers: int
    """How many clovers its player has afterwards."""
    paid: int
    """How many clovers it costs."""
    tiles: tuple[Face, ...]
    """The galaxy afterwards: the choice may lay a tile."""


def follow(state: State, action: Action) -> Course:
    """Apply a choice and tell what comes of it."""
    step = GAME.apply(state, action)
    after, events = step.state, step.events
    sheep = _mover(state, action)
    moved = tuple(one for event in events if isinstance(event, Moved) for one in event.steps)
    trail = () if state.walk is None else state.walk.trail
    stops = [event for event in events if isinstance(event, Stopped)]
    return Course(
        sheep,
        (*trail, *_way_out(state, action, sheep), *moved, *_way_in(events, moved)),
        sides_between(_cells(state, events, moved)),
        _end(after, action, events, sheep),
        stops[-1].rule if stops else None,
        encounter_of(state, step),
        _turned(trail, action, events),
        tuple(event.trifolium for event in events if isinstance(event, ReachedEdenia)),
        sum(event.clovers for event in events if isinstance(event, Bounced)),
        after.players[state.active].clovers,
        paid_in(events),
        after.tiles,
    )


def _turned(trail: Sequence[int], action: Action, events: Sequence[Event]) -> tuple[Passage, ...]:
    """List what turns a sheep back at the rim; a mouth that was chosen is the choice itself."""
    last, found = trail[-1:], []
    for event in events:
        match event:
            case Moved(steps=steps):
                last = steps[-1:]
            case Bounced(cell=cell, side=side, path=path):
                found.append(Passage(By.RELAY, cell, side, path))
            case Tunnelled(path=path) if last:
                spot, toward = travelled(last[0])
                found.append(Passage(By.TUNNEL, cell_of(spot), toward, path))
            case _:
                pass
    return tuple(found[1:] if isinstance(action, Tunnel) else found)


def _mover(state: State, action: Action) -> Sheep | None:
    number = getattr(action, "sheep", None)
    return state.turn.sheep if number is None else sheep_of(state.active, number)


def _way_out(state: State, action: Action, sheep: Sheep | None) -> tuple[int, ...]:
    """Events leave out the way from the middle of Arridis to its edge."""
    if not isinstance(action, Go) or action.path == NO_PATH or sheep is None:
        return ()
    found = find_sheep(state.flock, sheep)
    if found is None or found[0] != HOME:
        return ()
    return (step_along(spot_at(ARRIDIS, action.side, action.path), action.side),)


def _way_in(events: Sequence[Event], moved: Sequence[int]) -> tuple[int, ...]:
    """Events leave out the way from the edge of Edenia to its middle."""
    if not moved or not any(isinstance(event, ReachedEdenia) for event in events):
        return ()
    spot, end = travelled(moved[-1])
    if end == IN or cell_beyond(cell_of(spot), end) != EDENIA:
        return ()
    return (step_along(spot_at(EDENIA, OPPOSITE[end], path_of(spot)), IN),)


def _cells(state: State, events: Sequence[Event], moved: Sequence[int]) -> list[Cell]:
    """List the cells of a choice, from the one it begins on, which its first track may have left."""
    mover = next((event.sheep for event in events if isinstance(event, Moved)), None)
    cells = [] if mover is None else [cell_of_sheep(state, mover), *cells_along(moved)]
    arrival = next((event for event in events if isinstance(event, Stopped)), None)
    if arrival is not None and arrival.spot in (HOME, GOAL):
        cells.append(cell_of(arrival.spot))
    return cells


def _end(after: State, action: Action, events: Sequence[Event], sheep: Sheep | None) -> Cell | None:
    for event in reversed(events):
        match event:
            case Stopped(spot=spot):
                return cell_of(spot)
            case Teleported(cell=cell) | Laid(cell=cell):
                return cell
            case ReachedEdenia():
                return EDENIA
            case _:
                pass
    named: Cell | None = getattr(action, "cell", None)
    if named is not None:
        return named
    if after.walk is not None and after.turn.ask in (Ask.DRAW, Ask.LAY):
        return cell_ahead(after.walk)
    if after.walk is not None:
        return cell_of(after.walk.spot)
    return None if sheep is None else cell_of_sheep(after, sheep)
