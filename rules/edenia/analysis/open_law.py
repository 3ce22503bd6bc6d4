"""WIN-2: 42 points that somebody may have had, where a typed position does not know their hand."""

from collections import Counter
from collections.abc import Sequence

from rules.edenia.artefact import artefact
from rules.edenia.events import (
    Bounced,
    CloverTaken,
    Event,
    FlagRaised,
    Kept,
    Leapt,
    ReachedEdenia,
    Searched,
    Skipped,
    Teleported,
)
from rules.edenia.places import seat_of
from rules.edenia.pool import unseen_artefacts
from rules.edenia.scoring import points
from rules.edenia.state import LAW, State
from rules.kernel.seat import Seat
from rules.kernel.value import Value


class OpenLaw(Value, frozen=True):
    """A player who may have 42 points, by artefacts that are not known."""

    seat: Seat
    points: int
    """Those that are known."""
    hidden: int
    """How many artefacts are not."""


def open_now(state: State) -> tuple[OpenLaw, ...]:
    """List who may have 42 points as the table stands."""
    found = (_open(state, seat, points(state.players[seat])) for seat in state.seats())
    return tuple(one for one in found if one is not None)


def open_law(before: State, events: Sequence[Event]) -> tuple[OpenLaw, ...]:
    """List who may have had 42 points after one of the token movements of an action, each once."""
    known = Counter({seat: points(before.players[seat]) for seat in before.seats()})
    found: dict[Seat, OpenLaw] = {}
    for event in events:
        changes = _changes(event)
        known.update(changes)
        for seat in changes:
            one = _open(before, seat, known[seat])
            if one is not None:
                found.setdefault(seat, one)
    return tuple(found.values())


def bounds(state: State, seat: Seat) -> tuple[int, int]:
    """Give the fewest and the most points a player can have, by what is not known of the hand."""
    player = state.players[seat]
    hidden, known = player.hidden.count(None), points(player)
    values = sorted(artefact(name).points for name in _unseen(state))
    return known + sum(values[:hidden]), known + sum(values[len(values) - hidden :])


def _open(state: State, seat: Seat, known: int) -> OpenLaw | None:
    hidden = state.players[seat].hidden.count(None)
    if not hidden or not state.rules.has_law or LAW - known not in _sums(state, hidden):
        return None
    return OpenLaw(seat, known, hidden)


def _sums(state: State, hidden: int) -> set[int]:
    """List what so many unknown artefacts can be worth together."""
    sums: list[set[int]] = [{0}, *(set[int]() for _ in range(hidden))]
    for name in _unseen(state):
        worth = artefact(name).points
        for count in range(hidden, 0, -1):
            sums[count] |= {worth + total for total in sums[count - 1]}
    return sums[hidden]


def _unseen(state: State) -> list[str]:
    return [name for name, number in unseen_artefacts(state) for _ in range(number)]


def _changes(event: Event) -> dict[Seat, int]:
    """PTS-1: tell whose points an event changes, and by how many."""
    match event:
        case Leapt(sheep, _, paid) | Teleported(sheep, _, paid) if paid:
            return {seat_of(sheep): -paid}
        case Searched(seat, _, paid):
            return {seat: -paid}
        case Bounced(sheep, clovers=gained) | ReachedEdenia(sheep, gained) if gained:
            return {seat_of(sheep): gained}
        case CloverTaken(seat, _, gained) | Skipped(seat, gained) if gained:
            return {seat: gained}
        case FlagRaised(seat, _, ousted, worth) if ousted != seat:
            return {seat: worth} if ousted is None else {seat: worth, ousted: -worth}
        case Kept(seat, _, _, int(worth)):
            return {seat: worth}
        case _:
            return {}
