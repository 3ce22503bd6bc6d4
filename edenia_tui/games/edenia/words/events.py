"""Events as sentences: what happened, to the one who listens.

At the levels brief and normal the way of a sheep is left out and only where it ends is told; at the
level full every public fact is told, so that the position can be rebuilt from the sentences alone.
"""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.event_voice import EventVoice
from edenia_tui.games.edenia.words.outcomes import tell_outcome
from edenia_tui.games.edenia.words.routes import tell_route
from edenia_tui.language.citing import cited
from edenia_tui.language.listener import Listener
from rules.edenia.events import (
    Began,
    Bounced,
    CloverTaken,
    Drawn,
    Ended,
    Event,
    FlagRaised,
    HoleExit,
    Kept,
    Laid,
    Leapt,
    Moved,
    PassedPlanet,
    Played,
    Protected,
    PutUnder,
    ReachedEdenia,
    Repaired,
    Revealed,
    Rolled,
    Searched,
    Skipped,
    Stopped,
    Switched,
    Teleported,
    Tunnelled,
    TurnBegan,
    TurnedUp,
)
from rules.edenia.galaxy import GOAL, HUB, KIND, Cell, Face, Kind, Spot
from rules.edenia.geometry import cell_of
from rules.edenia.places import planet_at, seat_of
from rules.edenia.rulebook import rulebook
from rules.edenia.state import State
from rules.kernel.seat import Seat


def tell_events(
    listener: Listener, before: State, after: State, events: Sequence[Event]
) -> list[str]:
    """Tell what an action led to, as sentences; some events go without saying."""
    narrator = _Narrator(listener, before, after)
    return [line for event in events for line in narrator.tell(event)]


class _Narrator:
    """Keeps count of clovers and tiles from event to event, for totals that are true when said."""

    def __init__(self, listener: Listener, before: State, after: State) -> None:
        self._listener = listener
        self._voice = EventVoice(listener)
        self._after = after
        self._clovers = [player.clovers for player in before.players]
        self._tiles: list[Face] = list(before.tiles)
        self._laid: set[Cell] = set()
        self._surprised = False
        """Whether a new tile or the die took a sheep where nobody could foresee."""

    def tell(self, event: Event) -> list[str]:
        match event:
            case Began() | TurnBegan() | Skipped() | Ended():
                return self._turn(event)
            case Moved() | Tunnelled() | Bounced() | PassedPlanet() | HoleExit() | Rolled():
                return self._way(event)
            case Leapt() | Stopped() | Switched() | Teleported() | Repaired() | ReachedEdenia():
                return self._sheep(event)
            case Drawn() | Laid() | PutUnder():
                return self._tile(event)
            case CloverTaken() | FlagRaised() | Protected() | Searched() | Revealed():
                return self._place(event)
            case Kept() | Played() | TurnedUp():
                return self._artefact(event)

    def _turn(self, event: Began | TurnBegan | Skipped | Ended) -> list[str]:
        match event:
            case Began(seat, clovers):
                self._clovers = list(clovers)
                return self._voice.say_of(seat, "event-began", clovers=", ".join(map(str, clovers)))
            case TurnBegan(seat, round_number):
                return self._voice.say_of(seat, "event-turn", round=round_number)
            case Skipped(seat, clovers):
                total = self._change(seat, clovers)
                return self._voice.say_of(seat, "event-skipped", clovers=clovers, total=total)
            case Ended(outcome):
                return tell_outcome(self._listener, self._after, outcome)

    def _way(
        self, event: Moved | Tunnelled | Bounced | PassedPlanet | HoleExit | Rolled
    ) -> list[str]:
        listener = self._listener
        match event:
            case Moved(sheep, steps):
                if not listener.is_full:
                    return []
                route = tell_route(listener, steps, tuple(self._tiles))
                return self._voice.say(
                    "event-moved", sheep=nouns.sheep(listener, sheep), route=route
                )
            case Tunnelled(sheep, path):
                return self._voice.say(
                    "event-tunnelled",
                    sheep=nouns.sheep(listener, sheep),
                    path=nouns.path(listener, path),
                )
            case Bounced(sheep, cell, side, path, clovers):
                seat = seat_of(sheep)
                return self._voice.say_of(
                    seat,
                    "event-bounced" if clovers else "event-bounced-empty",
                    sheep=nouns.sheep(listener, sheep),
                    cell=nouns.cell(listener, cell),
                    side=nouns.side(listener, side),
                    path=nouns.path(listener, path),
                    clovers=clovers,
                    total=self._change(seat, clovers),
                )
            case PassedPlanet(sheep, cell):
                return self._voice.say(
                    "event-passed-planet",
                    sheep=nouns.sheep(listener, sheep),
                    cell=nouns.cell(listener, cell),
                )
            case HoleExit(side):
                walker = self._after.turn.sheep
                name = "" if walker is None else nouns.sheep(listener, walker)
                return self._voice.say(
                    "event-hole-exit", sheep=name, side=nouns.side(listener, side)
                )
            case Rolled(path):
                self._surprised = True
                return self._voice.say("event-rolled", path=nouns.path(listener, path))

    def _sheep(
        self, event: Leapt | Stopped | Switched | Teleported | Repaired | ReachedEdenia
    ) -> list[str]:
        listener = self._listener
        name = nouns.sheep(listener, event.sheep)
        seat = seat_of(event.sheep)
        match event:
            case Leapt(_, over, paid):
                return self._voice.say(
                    "event-leapt",
                    sheep=name,
                    over=nouns.sheep(listener, over),
                    paid=paid,
                    total=self._change(seat, -paid),
                )
            case Stopped(_, spot) if spot == GOAL and not listener.is_full:
                return []  # reaching Edenia is told with its Trifolium
            case Stopped() if listener.is_brief and seat == listener.seat and not self._surprised:
                return []  # one chose that way; `look` tells where one's own sheep are
            case Stopped(_, spot, index, rule):
                line, cite = self._line(spot, index), cited(listener, rulebook(), rule)
                place = self._where(spot)
                own = seat == listener.seat and not listener.is_full
                message = "event-stopped-own" if own else "event-stopped"
                return self._voice.say(message, sheep=name, place=place, line=line, rule=cite)
            case Switched(_, spot, index):
                line = self._line(spot, index)
                return self._voice.say(
                    "event-switched", sheep=name, place=self._where(spot), line=line
                )
            case Teleported(_, cell, paid, sabotaged):
                return self._voice.say(
                    "event-teleported",
                    sheep=name,
                    cell=nouns.cell(listener, cell),
                    paid=paid,
                    total=self._change(seat, -paid),
                    sabotaged="yes" if sabotaged else "no",
                )
            case Repaired(_, cell):
                return self._voice.say("event-repaired", cell=nouns.cell(listener, cell))
            case ReachedEdenia(_, trifolium):
                return self._voice.say("event-reached-edenia", sheep=name, trifolium=trifolium)

    def _tile(self, event: Drawn | Laid | PutUnder) -> list[str]:
        listener = self._listener
        tile, kind = nouns.tile(listener, event.face), nouns.kind(listener, event.face)
        match event:
            case Drawn():
                return self._voice.say("event-drawn", tile=tile)
            case PutUnder():
                return self._voice.say("event-put-under", tile=tile, kind=kind)
            case Laid(cell, face, clovers, artefacts):
                self._surprised = True
                self._tiles[cell] = face
                self._laid.add(cell)
                is_own = self._after.active == listener.seat
                plain = KIND[face] is Kind.PLAIN and not listener.is_full
                return self._voice.say(
                    "event-laid-plain" if plain else "event-laid",
                    cell=nouns.cell(listener, cell),
                    kind=kind,
                    tile=tile,
                    stock=self._stock(clovers, artefacts),
                    joins=(is_own and nouns.joins(listener, face)) or "none",
                )

    def _stock(self, clovers: int, artefacts: int) -> str:
        """Say what was put on a new tile."""
        if clovers:
            return self._listener.say("clovers", number=clovers)
        return self._listener.say("artefacts", number=artefacts) if artefacts else "none"

    def _place(
        self, event: CloverTaken | FlagRaised | Protected | Searched | Revealed
    ) -> list[str]:
        seat, where = event.seat, nouns.cell(self._listener, event.cell)
        match event:
            case CloverTaken(_, _, clovers):
                return self._voice.say_of(
                    seat,
                    "event-clover-taken",
                    cell=where,
                    taken=self._listener.say("some-clovers", number=clovers),
                    clovers=clovers,
                    total=self._change(seat, clovers),
                    left=self._planet_clovers(event.cell),
                )
            case FlagRaised(_, _, ousted, points):
                if ousted == seat:
                    return self._voice.say_of(seat, "event-flag-again", cell=where)
                left = self._after.players[seat].flags
                lines = self._voice.say_of(
                    seat, "event-flag-raised", cell=where, points=points, left=left
                )
                if ousted is not None:
                    lines += self._voice.say_of(ousted, "event-flag-ousted", points=points)
                return lines
            case Protected():
                return self._voice.say_of(seat, "event-protected", cell=where)
            case Searched(_, _, paid):
                total = self._change(seat, -paid)
                return self._voice.say_of(
                    seat, "event-searched", cell=where, paid=paid, total=total
                )
            case Revealed(_, _, name):
                if name is None:
                    return self._voice.say_of(seat, "event-revealed-other", cell=where)
                found = nouns.artefact_name(self._listener, name)
                return self._voice.say_of(seat, "event-revealed", artefact=found)

    def _artefact(self, event: Kept | Played | TurnedUp) -> list[str]:
        match event:
            case Kept(seat, cell, None, None):
                number = len(self._after.players[seat].hidden)
                where = nouns.cell(self._listener, cell)
                return self._voice.say_of(seat, "event-kept-other", cell=where, number=number)
            case Kept(seat, _, str(name), int(points)):
                kept = nouns.artefact_name(self._listener, name)
                return self._voice.say_of(seat, "event-kept", artefact=kept, points=points)
            case TurnedUp(seat, names):
                shown = ", ".join(nouns.artefact_name(self._listener, name) for name in names)
                return self._voice.say_of(seat, "event-turned-up", artefacts=shown)
            case Played(seat, name):
                played = nouns.artefact_name(self._listener, name)
                return self._voice.say_of(seat, "event-played", artefact=played)
            case _:
                return []

    def _change(self, seat: Seat, clovers: int) -> str:
        """Count a player's clovers, and say how many they are now."""
        self._clovers[seat] += clovers
        return self._listener.say("clovers", number=self._clovers[seat])

    def _planet_clovers(self, cell: Cell) -> int:
        return planet_at(self._after.planets, cell).clovers

    def _where(self, spot: Spot) -> str:
        """Name a place; the middle of a tile by its cell alone when its kind was just told."""
        cell = cell_of(spot)
        known = self._listener.is_brief or (not self._listener.is_full and cell in self._laid)
        if known and HUB < spot < GOAL:
            return nouns.cell(self._listener, cell)
        return nouns.place(self._listener, spot, tuple(self._tiles))

    def _line(self, spot: Spot, index: int) -> str:
        """The place in a line that is shared, from the end that names the track."""
        shared = spot < HUB and self._stands_in_line(spot)
        return str(index + 1) if shared else "none"

    def _stands_in_line(self, spot: Spot) -> bool:
        return any(at == spot and len(line) > 1 for at, line in self._after.flock)
