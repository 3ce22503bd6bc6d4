"""Deeds in few words, each with what it replaces: of a ship's advances only the last one is told.

Of somebody else's exploring what was found is told, not the way there; at brief neither of them.
"""

from collections.abc import Hashable, Iterator

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.language.listener import Listener
from rules.galaxies import events as told
from rules.galaxies.events import Event
from rules.galaxies.ships import BLACK, Ship, Spot, Where
from rules.galaxies.state import State

Deed = tuple[Hashable, str]
"""What a later deed with the same key takes the place of, and the words."""


def tell_deed(listener: Listener, view: State, event: Event) -> Deed | None:
    """Tell what was done; None for what is counted, or goes without saying."""
    weighty = _weighty(listener, view, event)
    if weighty is not None or listener.is_brief:
        return weighty
    return _ship(listener, view, event) or _other(listener, view, event)


def _weighty(listener: Listener, view: State, event: Event) -> Deed | None:
    """Tell what changes points, or the listener's own things."""
    match event:
        case told.Upgraded(seat, level, _, _, _, _) if seat == listener.seat:
            return "level", ", ".join(_risen(listener, view, level))
        case told.Upgraded(_, level, _, _, _, _):
            return "level", _by(listener, event, "sum-upgrades", level=level)
        case told.RogueRose(level, _, _):
            return "level", _by(listener, event, "sum-upgrades", level=level)
        case told.Colonised(_, planet, _, _):
            known = nouns.planet(view, planet)
            return ("at", int(planet)), _by(listener, event, "sum-colonises", planet=known)
        case told.Hired() | told.Found() if listener.is_brief and event.seat != listener.seat:
            return None
        case told.Hired(_, pilot, model, _, _, _, _, _):
            ship = nouns.model(listener, model)
            return pilot, _by(
                listener, event, "sum-hires", pilot=nouns.pilot(view, pilot), ship=ship
            )
        case told.Found(_, _, card, _, _, _):
            return ("card", card), _by(
                listener, event, "sum-finds", card=nouns.card(listener, view, card)
            )
        case told.Pushed(seat, by, _, _, target, _) if by != seat:
            place = nouns.place(listener, view, target)
            message = "sum-pushes-own" if by == listener.seat else "sum-pushes"
            said = nouns.say_of(listener, view, seat, message, place=place)
            return ("push", seat, target.card), said
        case told.Stolen(seat, victim, energy, culture, _, _, _, _):
            some = nouns.resources(listener, energy, culture)
            message = "sum-steals-own" if seat == listener.seat else "sum-steals"
            said = nouns.say_of(listener, view, victim, message, some=some)
            return ("steal", victim, some), said
        case told.Trapped(seat, _, card, number) if seat == listener.seat:
            known = nouns.card(listener, view, card)
            return ("card", card), listener.say("sum-trapped", card=known, number=number)
        case _:
            return None


def _risen(listener: Listener, view: State, level: int) -> Iterator[str]:
    """UPG-2: tell one's own new level, with the dice and the ships where it brings more."""
    yield listener.say("sum-upgrades-own", level=level)
    old, new = view.setup.content.levels[level - 2 : level]
    if new.dice > old.dice:
        yield nouns.amount(listener, "die", new.dice)
    if new.ships > old.ships:
        yield nouns.amount(listener, "ship", new.ships)


def _ship(listener: Listener, view: State, event: Event) -> Deed | None:
    match event:
        case told.Moved(seat, _, _, target) if seat != listener.seat and target == BLACK:
            return None
        case told.Moved(_, ship, _, target):
            return ("at", target.card, target.where), _moved(listener, view, event)
        case told.Advanced(_, ship, _, target, _):
            place = nouns.place(listener, view, target)
            if target.where is Where.ORBIT:
                planet = nouns.planet(view, target.card)
                place = listener.say("sum-advances", planet=planet, number=target.number)
            return ("at", target.card), _with_name(listener, ship, place)
        case told.Pushed(seat, by, ship, _, target, _) if by == seat:
            place = nouns.place(listener, view, target)
            return ("at", target.card), listener.say("sum-back", place=place)
        case told.Escaped(_, _, card):
            return ("card", card), _by(
                listener, event, "sum-escapes", card=nouns.card(listener, view, card)
            )
        case told.Trapped(_, _, card, number):
            known = nouns.card(listener, view, card)
            return ("card", card), listener.say("sum-trapped", card=known, number=number)
        case _:
            return None


def _other(listener: Listener, view: State, event: Event) -> Deed | None:
    match event:
        case told.Swapped(_, number, res, _):
            return event, _by(listener, event, "sum-swaps", number=number, res=res)
        case told.Performed(seat, planet, owner) if seat != owner == listener.seat is not None:
            return event, listener.say("sum-borrows", planet=nouns.planet(view, planet))
        case told.TollSet():
            return "toll", listener.say("sum-toll")
        case told.LeftOpen(_, card, _):
            return ("card", card), _by(
                listener, event, "sum-leaves", card=nouns.card(listener, view, card)
            )
        case told.Dodged(_, card):
            return ("card", card), _by(
                listener, event, "sum-dodges", card=nouns.card(listener, view, card)
            )
        case told.PlanetLeft(_, planet, _):
            return event, _by(listener, event, "sum-replaces", planet=nouns.planet(view, planet))
        case told.PilotLeft(_, pilot):
            return event, _by(listener, event, "sum-replaces", planet=nouns.pilot(view, pilot))
        case told.RogueBonus(dice):
            return "bonus", listener.say("sum-bonus", dice=dice)
        case told.MissionKept(seat, mission, _) if mission is not None and seat == listener.seat:
            known = nouns.mission(listener, view, mission)
            return "mission", listener.say("sum-keeps", mission=known)
        case _:
            return None


def _moved(listener: Listener, view: State, event: told.Moved) -> str:
    ship, target = event.ship, event.target
    match target.where:
        case Where.ORBIT:
            told_place = listener.say("sum-orbits", planet=nouns.planet(view, target.card))
        case Where.SURFACE:
            told_place = _by(listener, event, "sum-lands", planet=nouns.planet(view, target.card))
        case Where.BLACK:
            told_place = listener.say("sum-black")
        case _:
            is_named = not isinstance(ship, Spot)
            told_place = listener.say("sum-returns-named" if is_named else "sum-returns")
    return _with_name(listener, ship, told_place)


def _with_name(listener: Listener, ship: Ship, text: str) -> str:
    """Put the name of an advanced ship first."""
    if isinstance(ship, Spot):
        return text
    return listener.say("sum-ship", ship=nouns.model(listener, ship), what=text)


def _by(listener: Listener, event: Event, message: str, **facts: str | int) -> str:
    """Say a deed of the listener's own or of somebody else."""
    who = "you" if getattr(event, "seat", None) == listener.seat is not None else "other"
    return listener.say(message, who=who, **facts)
