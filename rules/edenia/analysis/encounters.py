"""What a choice comes to: the place where a sheep stops, the next question, or the end of the game."""

from collections.abc import Sequence

from rules.edenia.analysis.whereabouts import cell_ahead, sheep_ahead
from rules.edenia.events import Event, Moved, Searched, Stopped
from rules.edenia.galaxy import Cell, Sheep, Side, Spot
from rules.edenia.geometry import cell_beyond, cell_of, hub_of, side_of, travelled
from rules.edenia.places import dwarf_at, line_at
from rules.edenia.state import Ask, State, Walk
from rules.kernel.outcome import Outcome
from rules.kernel.step import Step
from rules.kernel.value import Value

_CHOSEN = ("LEAP-3", "LEAP-4", "DWA-2")
"""Stops that are choices themselves when nothing else happens: the question has told the place."""


class Stop(Value, frozen=True):
    """A sheep stops, or may stop, on a place."""

    spot: Spot
    behind: Sheep | None = None
    """Who is in the way there when nobody can pay to leap."""


class Meeting(Value, frozen=True):
    """A sheep can be leapt."""

    spot: Spot
    sheep: Sheep


class Edge(Value, frozen=True):
    """A cell is explored."""

    cell: Cell


class Fork(Value, frozen=True):
    """A tunnel has more than one other mouth."""

    cell: Cell
    side: Side


class Hole(Value, frozen=True):
    """The Black Hole asks for a side."""


class Die(Value, frozen=True):
    """The die of the Black Hole decides by which path the sheep comes out towards a cell."""

    cell: Cell


class Tokens(Value, frozen=True):
    """Artefacts of a dwarf planet are looked at."""

    count: int


class Draw(Value, frozen=True):
    """A tile is drawn while no sheep walks."""


class GameOver(Value, frozen=True):
    """The choice ends the game."""

    outcome: Outcome


class Reckoning(Value, frozen=True):
    """The choice ends the game by points that nobody can count yet."""


Encounter = Reckoning | Stop | Meeting | Edge | Fork | Hole | Die | Tokens | Draw | GameOver


def encounter_of(before: State, step: Step[State, Event]) -> Encounter | None:
    """Tell what a choice comes to; None when nothing of the kind happens, or the choice says it all."""
    after, events = step.state, step.events
    if after.outcome is not None and before.outcome is None:
        return GameOver(after.outcome)
    if after.turn.is_reckoning and not before.turn.is_reckoning:
        return Reckoning()
    for event in events:
        if isinstance(event, Searched):
            return Tokens(len(dwarf_at(before.dwarfs, event.cell).tokens))
    arrival = _arrival(events)
    if arrival is not None:
        is_chosen = arrival is events[0] and arrival.rule in _CHOSEN
        return None if is_chosen else stop_of(before, step)
    if after.walk is not None:
        return _question(after, after.walk)
    return Draw() if after.turn.ask is Ask.DRAW else None


def stop_of(before: State, step: Step[State, Event]) -> Stop | None:
    """Tell where a choice makes a sheep stop, chosen or not; None when it goes on or stays."""
    arrival = _arrival(step.events)
    if arrival is None:
        return None
    return Stop(arrival.spot, _blocking(before, step.state, step.events, arrival))


def _arrival(events: Sequence[Event]) -> Stopped | None:
    return next((event for event in events if isinstance(event, Stopped)), None)


def _blocking(
    before: State, after: State, events: Sequence[Event], arrival: Stopped
) -> Sheep | None:
    """LEAP-3 and LEAP-4: who stands directly ahead of a sheep that could not leap."""
    spot = arrival.spot
    if arrival.rule == "LEAP-4":
        return line_at(after.flock, hub_of(cell_of(spot)))[0]
    if arrival.rule != "LEAP-3":
        return None
    steps = [step for event in events if isinstance(event, Moved) for step in event.steps]
    if steps or before.walk is None:
        _, toward = travelled(steps[-1])
    else:
        toward = before.walk.toward
    onward = -1 if toward == side_of(spot) else 1
    return line_at(after.flock, spot)[arrival.index + onward]


def _question(after: State, walk: Walk) -> Encounter | None:
    cell = cell_of(walk.spot)
    match after.turn.ask:
        case Ask.DRAW if not after.turn.drawn:
            return Edge(cell_ahead(walk))
        case Ask.LEAP:
            return Meeting(walk.spot, sheep_ahead(after))
        case Ask.MOUTH:
            return Fork(cell, walk.toward)
        case Ask.DWARF:
            return Stop(hub_of(cell))
        case Ask.HOLE:
            return Hole()
        case Ask.ROLL:
            return Die(cell_beyond(cell, walk.exit))
        case _:
            return None
