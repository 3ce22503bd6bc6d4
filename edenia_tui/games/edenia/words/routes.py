"""Ways through the galaxy: which runs a sheep takes from tile to tile, and where a choice leads."""

from collections.abc import Sequence
from itertools import groupby, pairwise

from edenia_tui.games.edenia.words import nouns
from edenia_tui.language.listener import Listener
from rules.edenia.events import Bounced, Event, Moved, ReachedEdenia, Searched, Stopped
from rules.edenia.galaxy import GOAL, HOME, HUB, NEXT, Cell, Face, Sheep, Side, Spot
from rules.edenia.places import dwarf_at, find_sheep, line_at
from rules.edenia.state import Ask, State, Walk
from rules.kernel.step import Step

_CHOSEN = ("LEAP-3", "LEAP-4", "DWA-2")
"""Stops that are choices themselves when nothing else happens: the question has told the place."""


def tell_route(listener: Listener, steps: Sequence[int], tiles: tuple[Face, ...]) -> str:
    """Tell the tracks of a journey as runs from cell to cell: east 2, south, to c 2."""
    cells = _cells(steps)
    there = nouns.place(listener, Spot(steps[-1] // 5), tiles)
    goal = there if len(set(cells)) == 1 else nouns.cell(cells[-1])
    return ", ".join([*_runs(listener, cells), listener.say("route-to", place=goal)])


def tell_preview(listener: Listener, before: State, step: Step[State, Event]) -> str:
    """Tell where a choice leads, as far as the next question; its price is told by the choice itself.

    Runs are left out when there is only one: the choice names its side already.
    """
    steps = _moved(step.events)
    cells = [_origin(before, step.events), *_cells(steps)] if steps else []
    arrival = _arrival(step.events)
    if arrival is not None and arrival.spot in (HOME, GOAL):
        cells.append(Cell(arrival.spot - HUB))
    runs = [] if listener.is_brief else _runs(listener, cells)
    goal = _ending(listener, before, step) or _goal(listener, before, step)
    parts = [*(runs if len(runs) > 1 else ()), *goal, *_gain(listener, step)]
    return ", ".join(parts)


def sheep_ahead(view: State) -> Sheep:
    """Tell whom the walking sheep has met: the next in line on its track, or who is on the hub."""
    walk = view.walk
    if walk is None:
        raise ValueError("no sheep is walking")
    line = line_at(view.flock, walk.spot)
    if walk.ahead:
        return line[walk.ahead - 1 if walk.toward == walk.spot & 3 else len(line) - walk.ahead]
    return line_at(view.flock, HUB + walk.spot // 12)[0]


def cell_ahead(walk: Walk) -> Cell:
    """Tell the cell that a walking sheep is about to enter."""
    return NEXT[walk.spot // 12 * 4 + walk.toward]


def _cells(steps: Sequence[int]) -> list[Cell]:
    return [Cell(step // 60) for step in steps]


def _runs(listener: Listener, cells: Sequence[Cell]) -> list[str]:
    """Merge steps in one direction; steps within a cell do not count."""
    sides = [
        Side(NEXT[here * 4 : here * 4 + 4].index(there))
        for here, there in pairwise(cells)
        if here != there
    ]
    return [
        listener.say("route-run", side=nouns.side(listener, side), count=len(list(run)))
        for side, run in groupby(sides)
    ]


def _moved(events: Sequence[Event]) -> list[int]:
    return [step for event in events if isinstance(event, Moved) for step in event.steps]


def _origin(before: State, events: Sequence[Event]) -> Cell:
    """Tell the cell on which a journey begins, which its first track may already have left."""
    if before.walk is not None:
        return Cell(before.walk.spot // 12)
    mover = next(event.sheep for event in events if isinstance(event, Moved))
    found = find_sheep(before.flock, mover)
    if found is None:
        raise ValueError(f"sheep {mover} stands nowhere")
    return Cell(found[0] - HUB if found[0] >= HUB else found[0] // 12)


def _arrival(events: Sequence[Event]) -> Stopped | None:
    return next((event for event in events if isinstance(event, Stopped)), None)


def _ending(listener: Listener, before: State, step: Step[State, Event]) -> list[str]:
    """Tell that a choice ends the game; a view cannot tell who has the most points."""
    outcome = step.state.outcome
    if outcome is None or before.outcome is not None:
        return []
    if outcome.victory == "prestige":
        return [listener.say("route-ends")]
    return [listener.say_of(outcome.winners[0], "route-wins")]


def _goal(listener: Listener, before: State, step: Step[State, Event]) -> list[str]:
    """Tell where the sheep stops, or what it meets first."""
    after, events = step.state, step.events
    arrival = _arrival(events)
    for event in events:
        if isinstance(event, Searched):
            count = len(dwarf_at(before.dwarfs, event.cell).tokens)
            return [listener.say("route-looks", count=count)]
    if arrival is not None:
        chosen = arrival is events[0] and arrival.rule in _CHOSEN
        return [] if chosen else [_stop(listener, before, step, arrival)]
    if after.walk is not None:
        return _encounter(listener, after, after.walk)
    return [listener.say("route-draws")] if after.turn.ask is Ask.DRAW else []


def _stop(listener: Listener, before: State, step: Step[State, Event], arrival: Stopped) -> str:
    """Tell the place, and who is in the way there when nobody could pay to leap."""
    after, spot = step.state, arrival.spot
    place = nouns.place(listener, spot, after.tiles)
    if arrival.rule == "LEAP-4":
        blocking = line_at(after.flock, HUB + spot // 12)[0]
    elif arrival.rule == "LEAP-3":
        steps = _moved(step.events)
        toward = steps[-1] % 5 if steps or before.walk is None else before.walk.toward
        onward = -1 if toward == spot & 3 else 1
        blocking = line_at(after.flock, spot)[arrival.index + onward]
    else:
        return listener.say("route-to", place=place)
    return listener.say("route-behind", place=place, sheep=nouns.sheep(listener, blocking))


def _encounter(listener: Listener, after: State, walk: Walk) -> list[str]:
    cell = Cell(walk.spot // 12)
    match after.turn.ask:
        case Ask.DRAW:
            return [listener.say("route-explores", cell=nouns.cell(cell_ahead(walk)))]
        case Ask.LEAP:
            place = nouns.place(listener, walk.spot, after.tiles)
            met = nouns.sheep(listener, sheep_ahead(after))
            return [listener.say("route-meets", place=place, sheep=met)]
        case Ask.MOUTH:
            side = nouns.side(listener, walk.toward)
            return [listener.say("route-tunnel", cell=nouns.cell(cell), side=side)]
        case Ask.DWARF:
            hub = nouns.place(listener, Spot(HUB + cell), after.tiles)
            return [listener.say("route-to", place=hub)]
        case Ask.HOLE:
            return [listener.say("route-hole")]
        case Ask.ROLL:
            return [listener.say("route-die")]
        case _:
            return []


def _gain(listener: Listener, step: Step[State, Event]) -> list[str]:
    """Tell the clovers of relays and the Trifolium that wait on the way."""
    told = [
        listener.say("route-trifolium", trifolium=event.trifolium)
        for event in step.events
        if isinstance(event, ReachedEdenia)
    ]
    relays = [event for event in step.events if isinstance(event, Bounced)]
    if gained := sum(relay.clovers for relay in relays):
        mover = relays[0].sheep
        total = step.state.players[mover // 3].clovers
        told.append(listener.say("route-gain", gained=gained, total=total))
    return told
