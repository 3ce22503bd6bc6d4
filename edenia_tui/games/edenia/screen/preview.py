"""What a choice would do to the galaxy: found by applying it to the view, marked on the drawing."""

from typing import NamedTuple

from edenia_tui.games.edenia.board.marks import Marks
from edenia_tui.games.edenia.words.routes import cell_ahead
from rules.edenia.actions import Action, Go
from rules.edenia.events import Event, Laid, Moved, ReachedEdenia, Stopped, Teleported
from rules.edenia.galaxy import (
    ARRIDIS,
    EDENIA,
    HUB,
    IN,
    NEXT,
    NO_PATH,
    OPPOSITE,
    Cell,
    Sheep,
    Side,
    Spot,
)
from rules.edenia.game import EDENIA as GAME
from rules.edenia.places import find_sheep, sheep_of
from rules.edenia.state import Ask, State


class Preview(NamedTuple):
    """Where a choice leads, and the rule that stops it there."""

    marks: Marks
    rule: str | None


def preview(view: State, action: Action) -> Preview:
    """Apply a choice to the view; the route ends at the next question or unknown."""
    step = GAME.apply(view, action)
    sheep = _mover(view, action)
    trail = () if view.walk is None else view.walk.trail
    route = (*trail, *_way_out(view, action, sheep), *_steps(step.events))
    stops = [event.rule for event in step.events if isinstance(event, Stopped)]
    end = _end(step.state, action, step.events, sheep)
    return Preview(Marks(route, end, sheep), stops[-1] if stops else None)


def _mover(view: State, action: Action) -> Sheep | None:
    number = getattr(action, "sheep", None)
    return view.turn.sheep if number is None else sheep_of(view.active, number)


def _way_out(view: State, action: Action, sheep: Sheep | None) -> tuple[int, ...]:
    """Events leave out the way from the middle of Arridis to its edge."""
    if not isinstance(action, Go) or action.path == NO_PATH or sheep is None:
        return ()
    found = find_sheep(view.flock, sheep)
    if found is None or found[0] != HUB + ARRIDIS:
        return ()
    return ((ARRIDIS * 12 + action.path * 4 + action.side) * 5 + action.side,)


def _steps(events: tuple[Event, ...]) -> tuple[int, ...]:
    route: list[int] = []
    for event in events:
        if isinstance(event, Moved):
            route.extend(event.steps)
        elif isinstance(event, ReachedEdenia) and route:
            route.extend(_way_in(route[-1]))
    return tuple(route)


def _way_in(last: int) -> tuple[int, ...]:
    """Events leave out the way from the edge of Edenia to its middle."""
    spot, end = divmod(last, 5)
    cell, port = divmod(spot, 12)
    if end == IN or NEXT[cell * 4 + end] != EDENIA:
        return ()
    side = OPPOSITE[Side(end)]
    return ((EDENIA * 12 + (port & ~3) + side) * 5 + IN,)


def _end(
    after: State, action: Action, events: tuple[Event, ...], sheep: Sheep | None
) -> Cell | None:
    """Tell the cell a choice is about in the end."""
    for event in reversed(events):
        match event:
            case Stopped(spot=spot):
                return _cell_of(spot)
            case Teleported(cell=cell) | Laid(cell=cell):
                return cell
            case ReachedEdenia():
                return EDENIA
            case _:
                pass
    named: Cell | None = getattr(action, "cell", None)
    if named is not None:
        return named
    if after.walk is not None:
        is_unknown = after.turn.ask in (Ask.DRAW, Ask.LAY)
        return cell_ahead(after.walk) if is_unknown else Cell(after.walk.spot // 12)
    found = None if sheep is None else find_sheep(after.flock, sheep)
    return None if found is None else _cell_of(found[0])


def _cell_of(spot: Spot) -> Cell:
    return Cell(spot - HUB) if spot >= HUB else Cell(spot // 12)
