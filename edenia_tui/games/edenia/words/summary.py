"""A turn of somebody else in one line: which sheep came where, what came of it, what it means for you.

Rule of the file: a turn is told by what came of it. The way, what stood in it and what was paid for
something that is told are left out; `log`, `at` and the level full have them.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.events import tell_events
from edenia_tui.games.edenia.words.outcomes import tell_outcome
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.games.words import Happened
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import capital
from rules.edenia.analysis.threats import NEAR_LAW, missing_to_law
from rules.edenia.events import (
    Began,
    Ended,
    Event,
    FlagRaised,
    Kept,
    Laid,
    Played,
    Protected,
    ReachedEdenia,
    Revealed,
    Skipped,
    Stopped,
    Switched,
    Teleported,
    TurnBegan,
    TurnedUp,
)
from rules.edenia.galaxy import GOAL, KIND, Face, Kind, Sheep, Spot
from rules.edenia.geometry import cell_of
from rules.edenia.places import find_sheep
from rules.edenia.scoring import public_points
from rules.edenia.state import State
from rules.kernel.seat import Seat

_COUNTING: Final = (FlagRaised, Kept, Protected, ReachedEdenia)
"""What is told of a turn at the level brief; of the others `news` tells."""


def tell_together(listener: Listener, steps: Sequence[Happened[State, Event]]) -> list[str] | None:
    """Tell a turn of somebody else when it is over; None meanwhile. One's own is told as it happens."""
    before, after, last = steps[-1]
    told = [event for step in steps for event in step.events]
    if before.active == listener.seat or any(isinstance(one, Began | TurnedUp) for one in told):
        return [line for step in steps for line in tell_events(listener, *step)]
    if not any(isinstance(one, TurnBegan | Ended) for one in last):
        return None
    lines: list[str] = []
    if not listener.is_brief or any(isinstance(one, _COUNTING) for one in told):
        lines = [_turn(listener, steps[0].before, after, before.active, told)]
        lines += _stakes(listener, steps[0].before, after, before.active)
    for event in told:
        if isinstance(event, Ended):
            lines += tell_outcome(listener, after, event.outcome)
    return lines


def _turn(
    listener: Listener, before: State, after: State, seat: Seat, events: Sequence[Event]
) -> str:
    if any(isinstance(one, Skipped) for one in events):
        return capital(listener.say_of(seat, "event-skipped-brief"))
    head = _head(listener, before, after, events)
    facts = ", ".join(_facts(listener, before, after, seat, events))
    if not head:
        head = listener.name(seat)
        facts = facts or listener.say("sum-idle")
    message = "sum-turn" if facts else "sum-turn-bare"
    return capital(listener.say(message, head=head, facts=facts))


def _stakes(listener: Listener, before: State, after: State, seat: Seat) -> Iterator[str]:
    """Tell that somebody has come near a victory in this turn."""
    if after.outcome is not None:
        return
    home, goal = len(after.players[seat].trifoliums), after.rules.race_goal
    if home == goal - 1 and len(before.players[seat].trifoliums) < home:
        yield listener.say_of(seat, "sum-near-race")
    missing = missing_to_law(after, seat)
    if missing is not None and missing <= NEAR_LAW and missing != missing_to_law(before, seat):
        points = amount(listener, "point", public_points(after.players[seat]))
        yield listener.say_of(seat, "sum-near-law", points=points, missing=missing)


def _head(listener: Listener, before: State, after: State, events: Sequence[Event]) -> str:
    """Tell the sheep that moved and where it is now; nothing where none did."""
    moved: tuple[Sheep, Spot] | None = None
    for event in events:
        match event:
            case Stopped(sheep, spot) | Switched(sheep, spot):
                moved = sheep, spot
            case ReachedEdenia(sheep):
                moved = sheep, GOAL
            case Teleported(sheep) if moved is None and (found := find_sheep(after.flock, sheep)):
                moved = sheep, found[0]
    if moved is None:
        return ""
    sheep, spot = moved
    stood = find_sheep(before.flock, sheep)
    message = "sum-back" if stood is not None and stood[0] == spot else "sum-moves"
    name, place = nouns.sheep(listener, sheep), _place(listener, spot, after.tiles)
    return listener.say(message, sheep=name, place=place)


def _place(listener: Listener, spot: Spot, tiles: tuple[Face, ...]) -> str:
    """Name a place by its cell; who wants to know the track asks what is at it."""
    cell = cell_of(spot)
    is_named = KIND[tiles[cell]] in {Kind.ARRIDIS, Kind.EDENIA, Kind.HOLE}
    return nouns.kind(listener, tiles[cell]) if is_named else nouns.cell(listener, cell)


def _facts(
    listener: Listener, before: State, after: State, seat: Seat, events: Sequence[Event]
) -> Iterator[str]:
    """Tell what came of a turn, at last what it means for the listener."""
    for event in events:
        match event:
            case Played(_, name):
                artefact = nouns.artefact_name(listener, name)
                yield listener.say("sum-plays", artefact=artefact)
            case ReachedEdenia(_, trifolium):
                yield listener.say("route-trifolium", trifolium=trifolium)
            case Laid() if not listener.is_brief:
                yield _laid(listener, events, event)
            case Revealed(_, _, str(name)):
                artefact = nouns.artefact_name(listener, name)
                yield listener.say("sum-finds", artefact=artefact)
            case Kept():
                yield listener.say("sum-keeps")
            case Teleported(sabotaged=True):
                yield listener.say("sum-sabotaged")
            case Protected():
                yield listener.say("sum-protected")
            case _:
                pass
    change = after.players[seat].clovers - before.players[seat].clovers
    if change > 0 and not listener.is_brief:
        yield listener.say("sum-gain", change=change)
    for event in events:
        if isinstance(event, FlagRaised):
            yield from _flag(listener, event)


def _laid(listener: Listener, events: Sequence[Event], laid: Laid) -> str:
    """Tell a new tile: its kind unless it is plain, its cell unless the sheep stands there."""
    is_plain = KIND[laid.face] is Kind.PLAIN
    kind = listener.say("sum-tile") if is_plain else nouns.kind(listener, laid.face)
    ends = [one.spot for one in events if isinstance(one, Stopped)]
    if not ends or cell_of(ends[-1]) != laid.cell:
        cell = nouns.cell(listener, laid.cell)
        return listener.say("sum-new-at", kind=kind, cell=cell)
    return listener.say("sum-new-plain") if is_plain else listener.say("sum-new", kind=kind)


def _flag(listener: Listener, event: FlagRaised) -> Iterator[str]:
    """HAB-2: tell a flag, and whose goes home for it."""
    if event.ousted == event.seat:
        yield listener.say("sum-flag-again")
        return
    yield listener.say("sum-flag")
    if event.ousted is not None and (event.ousted == listener.seat or not listener.is_brief):
        yield listener.say_of(event.ousted, "sum-ousted", points=event.points)
