"""Why a choice is good: everything that speaks for it, or against it, as values.

A choice and those that are likely to follow it are done on the view; what they bring about speaks.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.galaxies import actions as do
from rules.galaxies import events as told
from rules.galaxies.actions import Action
from rules.galaxies.analysis.merits.kinds import (
    Aim,
    AnyMerit,
    Ending,
    Following,
    NewPilot,
    Nothing,
    Rolling,
    Saving,
    UsingUp,
)
from rules.galaxies.analysis.merits.results import results
from rules.galaxies.apply import apply
from rules.galaxies.cards import Mission
from rules.galaxies.events import Event
from rules.galaxies.faces import faces_of
from rules.galaxies.following import price_of_following
from rules.galaxies.frames import Die, Rerolling
from rules.galaxies.legal import legal
from rules.galaxies.missions import mission_points
from rules.galaxies.questions import asked
from rules.galaxies.state import State
from rules.kernel.outcome import Outcome
from rules.kernel.seat import CHANCE, Seat

_SURE: Final = 1000
_LITTLE: Final = 1


def merits_of(view: State, line: Sequence[Action]) -> list[AnyMerit]:
    """Find what speaks for a choice, followed by its likely next ones; there is always something."""
    seat = asked(view)
    if seat is None or seat is CHANCE:
        return [Nothing(0, "")]
    found: list[AnyMerit] = []
    happened: list[Event] = []
    before = view
    for action in line:
        if action not in legal(before):
            break
        if asked(before) == seat:
            found.extend(_meant(before, Seat(seat), action))
        step = apply(before, action)
        happened += step.events
        if step.state.outcome is not None:
            found.append(_ending(step.state.outcome, Seat(seat)))
        before = step.state
    found.extend(results(view, Seat(seat), happened))
    follow = next((one for one in line[:1] if isinstance(one, do.Follow)), None)
    if follow is not None:
        found.extend(_followed(view, Seat(seat), happened))
    return found or [Nothing(0, "")]


def _ending(outcome: Outcome, seat: Seat) -> Ending:
    return Ending(_SURE, outcome.deciding_rule, outcome.winners, seat in outcome.winners)


def _meant(view: State, seat: Seat, action: Action) -> Iterator[AnyMerit]:
    """Find what a choice means before anything has come of it."""
    match action:
        case do.Keep(mission):
            yield Aim(_LITTLE, "MIS-1", mission, _worth(view, seat, mission))
        case do.Reroll(dice):
            frame = view.stack[-1]
            price = frame.price if isinstance(frame, Rerolling) else 0
            yield Rolling(2 + len(faces_of(dice)), "ROL-1", dice, price)
        case do.Hire(pilot):
            yield NewPilot(8, "HIR-6", pilot, None)
        case do.End():
            yield UsingUp(_LITTLE, "TRN-3")
        case do.No() if isinstance(view.stack[-1], Die):
            yield Saving(2, "FOL-2", view.mats[seat].culture)
        case _:
            return


def _worth(view: State, seat: Seat, mission: Mission) -> int:
    return mission_points(view, seat, mission)


def _followed(view: State, seat: Seat, happened: Sequence[Event]) -> Iterator[AnyMerit]:
    """FOL-2: tell what a follow brings for what it costs."""
    frame = view.stack[-1]
    if not isinstance(frame, Die):
        return
    gains = [one for one in happened if isinstance(one, told.Gained) and one.seat == seat]
    energy, culture = sum(one.energy for one in gains), sum(one.culture for one in gains)
    price = price_of_following(view, frame)
    if energy or culture:
        yield Following(4 + energy + culture, "FOL-2", frame.face, price, energy, culture)
