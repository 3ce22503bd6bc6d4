"""Events as sentences: what happened, to the one who listens.

At the level full every public fact is told, so that the table can be rebuilt from the sentences alone.
At the others a turn has too many small steps for that: what came of it is told, player by player, at
brief only what changes points or the listener's own things. A rival's turn waits until it is over, or
until the listener is asked something.
"""

from collections.abc import Iterator, Sequence

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.in_full import Full
from edenia_tui.games.galaxies.words.outcomes import tell_outcome
from edenia_tui.games.galaxies.words.summary import sum_up
from edenia_tui.games.words import Happened
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.galaxies.cards import NO_PILOT, NO_PLANET
from rules.galaxies.events import Began, Ended, Event, PilotCame, PlanetCame, TurnBegan
from rules.galaxies.frames import Enlisting, Filling, RogueTurn, Turn
from rules.galaxies.questions import asked
from rules.galaxies.state import State


def tell_events(
    listener: Listener, before: State, after: State, events: Sequence[Event]
) -> list[str]:
    """Tell what one action led to, as sentences; some events go without saying."""
    return fold(_tell(listener, before, after, events))


def tell_together(listener: Listener, steps: Sequence[Happened[State, Event]]) -> list[str] | None:
    """Tell a rival's turn in one go, or the part of it before the listener is asked; None meanwhile."""
    before, after, last = steps[-1]
    is_own = listener.seat is not None and listener.seat in (asked(before), asked(after))
    is_told = any(isinstance(one, TurnBegan | Ended) for one in last)
    if not (is_own or is_told or is_set_up(before)):
        return None
    told = [event for step in steps for event in step.events]
    lines = fold(_tell(listener, steps[0].before, after, told))
    has_passed = is_told and not (is_set_up(before) or before.turn == listener.seat)
    if lines or listener.is_brief or not has_passed:
        return lines
    return [nouns.say_of(listener, before, before.turn, "sum-idle")]


def is_set_up(view: State) -> bool:
    """Tell whether the game is still being set up."""
    return bool(view.stack) and not isinstance(view.stack[0], Turn | RogueTurn)


def _tell(
    listener: Listener, before: State, after: State, events: Sequence[Event]
) -> Iterator[str]:
    if listener.is_full:
        full = Full(listener, after)
        for event in events:
            yield from full.tell(event)
    elif is_set_up(before):
        yield from _set_up(listener, before, after, events)
    else:
        yield from sum_up(listener, after, events)
    if after.outcome is not None and any(isinstance(event, Ended) for event in events):
        yield from tell_outcome(listener, after, after.outcome)


def _set_up(
    listener: Listener, before: State, after: State, events: Sequence[Event]
) -> Iterator[str]:
    """SET-2 and XSET-2: tell the rows once, when they are full."""
    rest: list[Event] = []
    for event in events:
        match event:
            case Began(seat):
                yield listener.say_of(seat, "event-began")
            case PlanetCame() | PilotCame():
                yield from _row(listener, before, after, event)
            case _:
                rest.append(event)
    yield from sum_up(listener, after, rest)


def _row(
    listener: Listener, before: State, after: State, event: PlanetCame | PilotCame
) -> Iterator[str]:
    frame = Filling if isinstance(event, PlanetCame) else Enlisting
    was_last = isinstance(before.stack[-1], frame) and not (
        after.stack and isinstance(after.stack[-1], frame)
    )
    if not was_last:
        return
    if isinstance(event, PlanetCame):
        planets = [nouns.planet(after, one) for one in after.row if one != NO_PLANET]
        yield listener.say("sum-row", planets=", ".join(planets))
    else:
        pilots = [nouns.pilot(after, one) for one in after.pilots if one != NO_PILOT]
        yield listener.say("sum-pilot-row", pilots=", ".join(pilots))
