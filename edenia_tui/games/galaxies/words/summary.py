"""What happened in as few words as can be: player by player, a turn in one line.

Rule of the file: a deed is told by what came of it. What a ship passed on its way, what was paid for
something that is told, and whatever concerns nobody but the one who did it is left out.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.deeds import tell_deed
from edenia_tui.games.galaxies.words.tally import Tally
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import capital
from rules.galaxies import events as told
from rules.galaxies.actions import End
from rules.galaxies.cards import Planet
from rules.galaxies.events import Event
from rules.galaxies.legal import legal
from rules.galaxies.questions import asked
from rules.galaxies.state import ROGUE, State
from rules.kernel.seat import Seat

_PASSING: Final = (
    told.Began,
    told.MissionDealt,
    told.TurnBegan,
    told.Rolled,
    told.Used,
    told.Granted,
    told.Declined,
    told.Drawn,
)
"""What goes without saying."""


def sum_up(listener: Listener, view: State, events: Sequence[Event]) -> Iterator[str]:
    """Tell what everybody did, in the order in which they began, then what came into the rows."""
    deeds: dict[Seat, list[Event]] = {}
    for event in events:
        seat = doer(event)
        if seat is not None and not isinstance(event, _PASSING):
            deeds.setdefault(seat, []).append(event)
    for seat, some in deeds.items():
        yield from _in_a_line(listener, view, seat, some)
    yield from _own_ships(listener, view, events)
    if not listener.is_brief:
        yield from _arrivals(listener, view, events)
    if _is_stuck(listener, view, events):
        yield capital(listener.say("sum-stuck", dice=nouns.dice(listener, view.bay.dice)))
    lost_dice = [one for one in events if isinstance(one, told.DieLost)]
    for lost in lost_dice[-1:] if view.outcome is None else ():
        dice = nouns.amount(listener, "die", lost.number)
        yield listener.say_of(lost.seat, "event-die-lost", dice=dice)
    for event in events:
        if isinstance(event, told.Triggered):
            yield listener.say_of(
                event.seat, "event-triggered", rule=event.rule, points=event.total
            )


def _is_stuck(listener: Listener, view: State, events: Sequence[Event]) -> bool:
    """Tell whether the listener has rolled dice of no use: the turn may end unasked."""
    rolled = any(isinstance(one, told.Rolled) and one.seat == listener.seat for one in events)
    return rolled and asked(view) == listener.seat and legal(view) == (End(),)


def doer(event: Event) -> Seat | None:
    """Tell whose deed an event is; None where nobody did it."""
    match event:
        case told.Pushed():
            return event.by
        case told.RogueRose() | told.RogueBonus():
            return ROGUE
        case (
            told.CameHome()
            | told.PlanetCame()
            | told.PilotCame()
            | told.RogueIdle()
            | told.RogueActed()
            | told.RogueForced()
            | told.DieLost()
            | told.Triggered()
            | told.Scored()
            | told.Ended()
        ):
            return None
        case _:
            return event.seat


def _in_a_line(
    listener: Listener, view: State, seat: Seat, events: Sequence[Event]
) -> Iterator[str]:
    tally = Tally(listener, view, seat)
    deeds: dict[object, str] = {}
    for event in events:
        tally.count(event)
        if deed := tell_deed(listener, view, event):
            key, text = deed
            deeds.pop(key, None)
            deeds[key] = text
    amounts, totals = [*tally.amounts()], [*tally.totals(is_next=not deeds)]
    facts = [*amounts, *deeds.values(), *totals]
    if not facts:
        return
    is_follower = any(isinstance(one, told.Followed) for one in events)
    if len(facts) == len(totals) and seat == listener.seat and not is_follower:
        yield capital(f"{', '.join(facts)}.")  # a price: whose it is goes without saying
        return
    message = "sum-follower" if is_follower else "sum-player"
    yield nouns.say_of(listener, view, seat, message, facts=", ".join(facts))


def _own_ships(listener: Listener, view: State, events: Sequence[Event]) -> Iterator[str]:
    """COL-1: tell the ships of the listener that somebody else sent home."""
    takers = {one.planet: one.seat for one in events if isinstance(one, told.Colonised)}
    for event in events:
        if not isinstance(event, told.CameHome) or event.seat != listener.seat:
            continue
        if takers.get(Planet(event.origin.card)) != listener.seat:
            place = nouns.place(listener, view, event.origin)
            yield listener.say("sum-home", place=place)


def _arrivals(listener: Listener, view: State, events: Sequence[Event]) -> Iterator[str]:
    new = [nouns.planet(view, one.planet) for one in events if isinstance(one, told.PlanetCame)]
    if new:
        yield listener.say("sum-planets", planets=", ".join(new), count=len(new))
    pilots = [nouns.pilot(view, one.pilot) for one in events if isinstance(one, told.PilotCame)]
    if pilots and not _others_hired(listener, events):
        yield listener.say("sum-pilots", pilots=", ".join(pilots), count=len(pilots))


def _others_hired(listener: Listener, events: Sequence[Event]) -> bool:
    """Tell whether pilots came for those that others hired: who wants one asks for the row."""
    hirers = {one.seat for one in events if isinstance(one, told.Hired)}
    return bool(hirers) and listener.seat not in hirers
