"""Every public fact as a sentence of its own: the level full, from which a table can be rebuilt."""

from collections.abc import Iterator
from typing import Final

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.ships_in_full import tell_ship
from edenia_tui.language.listener import Listener
from rules.galaxies import events as told
from rules.galaxies.cards import Mission
from rules.galaxies.events import Event
from rules.galaxies.faces import FACES
from rules.galaxies.state import State
from rules.kernel.seat import Seat

_A_LINE: Final = 3
"""So many cards are turned up in one sentence, so that none is broken."""
_SHIPS: Final = (
    told.Moved,
    told.Advanced,
    told.Pushed,
    told.CameHome,
    told.Exchanged,
    told.Trapped,
    told.Escaped,
)


class Full:
    """Speaks to one listener about one table."""

    def __init__(self, listener: Listener, view: State) -> None:
        """Take who listens, and the view that knows every name."""
        self._listener = listener
        self._view = view

    def tell(self, event: Event) -> Iterator[str]:
        """Tell one event; points at the end are told with the outcome."""
        if isinstance(event, _SHIPS):
            yield tell_ship(self._listener, self._view, event)
        else:
            yield from self._table(event)
            yield from self._dice(event)
            yield from self._resources(event)
            yield from self._cards(event)
            yield from self._rogue(event)

    def _table(self, event: Event) -> Iterator[str]:
        listener, view = self._listener, self._view
        match event:
            case told.Began(seat):
                yield self._of(seat, "event-began")
            case told.PlanetCame(place, planet, left):
                known = nouns.planet(view, planet)
                yield listener.say("event-planet", planet=known, place=place + 1, left=left)
            case told.PilotCame(place, pilot, left):
                known = nouns.pilot(view, pilot)
                yield listener.say("event-pilot", pilot=known, place=place + 1, left=left)
            case told.MissionDealt(seat, None):
                yield self._of(seat, "event-dealt")
            case told.MissionDealt(seat, int() as mission):
                yield listener.say("event-dealt-own", mission=self._mission(mission))
            case told.MissionKept(seat, None, _):
                yield self._of(seat, "event-kept")
            case told.MissionKept(_, int() as mission, _):
                yield listener.say("event-kept-own", mission=self._mission(mission))
            case told.TurnBegan(seat, number, dice, lost):
                count = nouns.amount(listener, "die", dice)
                yield self._of(seat, "event-turn", round=number, dice=count, lost=lost)
            case told.Triggered(seat, rule, total):
                yield self._of(seat, "event-triggered", rule=rule, points=total)
            case told.Revealed(seat, mission, cards):
                if mission is not None:
                    yield self._of(seat, "event-revealed", mission=self._mission(mission))
                for start in range(0, len(cards), _A_LINE):
                    some = [nouns.card(listener, view, one) for one in cards[start:][:_A_LINE]]
                    yield self._of(seat, "event-turned-up", cards=", ".join(some))
            case _:
                return

    def _dice(self, event: Event) -> Iterator[str]:
        listener = self._listener
        match event:
            case told.Rolled(seat, _, 0, dice):
                known = nouns.dice(listener, dice)
                if self._view.bay.has_rerolled:
                    energy = self._view.mats[seat].energy
                    yield self._of(seat, "event-rolled-again", dice=known, energy=energy)
                else:
                    yield self._of(seat, "event-rolled", dice=known)
            case told.Used(seat, face, _):
                yield self._of(seat, "event-used", face=nouns.face(listener, face))
            case told.Granted(seat, face, is_repeat):
                message = "event-repeats" if is_repeat else "event-granted"
                yield self._of(seat, message, face=nouns.face(listener, face))
            case told.Rerolled(seat, dice, price, _):
                known = nouns.dice(listener, dice)
                yield self._of(seat, "event-rerolled", dice=known, price=price)
            case told.Converted(seat, face, to, spent, _):
                was, made = nouns.face(listener, face), nouns.face(listener, to)
                used = nouns.dice(listener, spent)
                yield self._of(seat, "event-converted", face=was, to=made, spent=used)
            case told.DieSet(seat, face, to, _):
                was, made = nouns.face(listener, face), nouns.face(listener, to)
                yield self._of(seat, "event-set", face=was, to=made)
            case told.Dropped(seat, face, _):
                yield self._of(seat, "event-dropped", face=nouns.face(listener, face))
            case told.Followed(seat, _, face, price, _, model):
                known = nouns.face(listener, face)
                ship = "none" if model is None else nouns.model(listener, model)
                yield self._of(seat, "event-followed", face=known, price=price, ship=ship)
            case told.Declined(seat, face):
                yield self._of(seat, "event-declined", face=nouns.face(listener, face))
            case _:
                return

    def _resources(self, event: Event) -> Iterator[str]:
        listener, view = self._listener, self._view
        match event:
            case told.Gained(seat, energy, culture, wasted, has, _):
                some, lost = nouns.resources(listener, energy, culture), sum(wasted)
                stock = nouns.stock(listener, has)
                yield self._of(seat, "event-gained", some=some, wasted=lost, stock=stock)
            case told.Paid(seat, energy, culture, has, _):
                some, stock = nouns.resources(listener, energy, culture), nouns.stock(listener, has)
                yield self._of(seat, "event-paid", some=some, stock=stock)
            case told.Lost(seat, energy, culture, has, _):
                some, stock = nouns.resources(listener, energy, culture), nouns.stock(listener, has)
                yield self._of(seat, "event-lost", some=some, stock=stock)
            case told.Stolen(seat, victim, energy, culture, _, has, victim_has, _):
                some = nouns.resources(listener, energy, culture)
                whom = nouns.name_or_you(listener, view, victim)
                yield self._of(seat, "event-stolen", some=some, whom=whom)
                yield self._of(seat, "query-player", facts=nouns.stock(listener, has))
                yield self._of(victim, "query-player", facts=nouns.stock(listener, victim_has))
            case told.Swapped(seat, number, res, has):
                stock = nouns.stock(listener, has)
                yield self._of(seat, "event-swapped", number=number, res=res, stock=stock)
            case told.Upgraded(seat, level, dice, ships, _, total):
                facts = [nouns.amount(listener, "level", level)]
                facts += [
                    nouns.amount(listener, "die", dice),
                    nouns.amount(listener, "ship", ships),
                ]
                facts.append(nouns.amount(listener, "point", total))
                yield self._of(seat, "event-upgraded", facts=", ".join(facts))
            case _:
                return

    def _cards(self, event: Event) -> Iterator[str]:
        listener, view = self._listener, self._view
        match event:
            case told.Colonised(seat, planet, _, total):
                points = nouns.amount(listener, "point", total)
                known = nouns.planet(view, planet)
                yield self._of(seat, "event-colonised", planet=known, points=points)
            case told.Performed(seat, planet, owner):
                known = nouns.planet(view, planet)
                is_lent = owner not in (None, seat)
                of = nouns.name_or_you(listener, view, owner or Seat(0)) if is_lent else "none"
                yield self._of(seat, "event-performed", planet=known, owner=of)
            case told.TollSet(seat):
                yield self._of(seat, "event-toll")
            case told.WatchSet(seat, res):
                yield self._of(seat, "event-watch", res=res)
            case told.PlanetLeft(_, planet, is_under):
                message = "event-planet-under" if is_under else "event-planet-left"
                yield listener.say(message, planet=nouns.planet(view, planet))
            case told.PilotLeft(_, pilot):
                yield listener.say("event-pilot-left", pilot=nouns.pilot(view, pilot))
            case told.Hired(seat, pilot, model, face, number, replaced, _, total):
                dice = tuple(number if one is face else 0 for one in FACES)
                yield self._of(
                    seat,
                    "event-hired",
                    pilot=nouns.pilot(view, pilot),
                    model=nouns.model(listener, model),
                    dice=nouns.dice(listener, dice),
                    points=nouns.amount(listener, "point", total),
                )
                if replaced is not None:
                    yield listener.say("event-replaced", pilot=nouns.pilot(view, replaced))
            case told.Drawn(seat, _, card, left):
                known = nouns.card(listener, view, card)
                yield self._of(seat, "event-drawn", card=known, left=left)
            case told.LeftOpen(_, card, number):
                known = nouns.card(listener, view, card)
                yield listener.say("event-left-open", card=known, number=number)
            case told.Found(seat, _, card, was_open, points, total):
                known = nouns.card(listener, view, card)
                message = "event-found-open" if was_open else "event-found"
                total = total if points else 0
                yield self._of(seat, message, card=known, points=total)
            case told.Dodged(seat, card):
                yield self._of(seat, "event-dodged", card=nouns.card(listener, view, card))
            case _:
                return

    def _rogue(self, event: Event) -> Iterator[str]:
        listener, view = self._listener, self._view
        match event:
            case told.RogueIdle(face, is_again):
                known = nouns.face(listener, face)
                yield listener.say("event-rogue-idle", face=known, again=int(is_again))
            case told.RogueActed(face, _):
                known, name = nouns.face(listener, face), nouns.rogue(listener, view)
                yield listener.say("event-rogue-acts", name=name, face=known)
            case told.RogueForced(face):
                yield listener.say("event-rogue-forced", face=nouns.face(listener, face))
            case told.RogueRose(level, _, total):
                points = nouns.amount(listener, "point", total)
                name = nouns.rogue(listener, view)
                yield listener.say("event-rogue-rose", name=name, level=level, points=points)
            case told.RogueBonus(dice):
                name = nouns.rogue(listener, view)
                yield listener.say("event-rogue-bonus", name=name, dice=dice)
            case told.DieLost(seat, number):
                less = nouns.amount(listener, "die", number)
                yield self._of(seat, "event-die-lost", dice=less)
            case _:
                return

    def _of(self, seat: Seat, message: str, **facts: str | int) -> str:
        return nouns.say_of(self._listener, self._view, seat, message, **facts)

    def _mission(self, mission: int) -> str:
        return nouns.mission(self._listener, self._view, Mission(mission))
