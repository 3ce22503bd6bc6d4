"""The nouns of Tiny Epic Galaxies as they are spoken: dice, ships, places, cards, amounts."""

from collections.abc import Iterable, Iterator

from edenia_tui.language.listener import Listener
from edenia_tui.language.message import Fact
from rules.galaxies.cards import (
    BADGE_NAMES,
    MODEL_NAMES,
    Badge,
    Card,
    Mission,
    Model,
    Pilot,
    Planet,
    key_of,
)
from rules.galaxies.faces import FACE_NAMES, FACES, Dice, Face
from rules.galaxies.ships import Ship, Spot, Where
from rules.galaxies.state import ROGUE, State
from rules.kernel.seat import Seat


def is_rogue(view: State, seat: Seat) -> bool:
    """SOL-14: tell whether a seat is the Rogue's, who sits nowhere."""
    return view.is_solo() and seat == ROGUE


def say_of(listener: Listener, view: State, seat: Seat, message: str, **facts: Fact) -> str:
    """Say a message about a player or the Rogue."""
    if is_rogue(view, seat):
        return listener.say(message, who="other", name=rogue(listener, view), **facts)
    return listener.say_of(seat, message, **facts)


def name(listener: Listener, view: State, seat: Seat) -> str:
    """Call a player, or the Rogue."""
    return rogue(listener, view) if is_rogue(view, seat) else listener.name(seat)


def name_or_you(listener: Listener, view: State, seat: Seat) -> str:
    """Call a player as one does who speaks to the listener."""
    return rogue(listener, view) if is_rogue(view, seat) else listener.name_or_you(seat)


def rogue(listener: Listener, view: State) -> str:
    """Call the Rogue by its name."""
    key = view.setup.content.rogues[view.setup.rogue].name
    return _named(listener, f"rogue-{key}", key.capitalize())


def planet(view: State, which: int) -> str:
    """Speak of a planet; its name is the same in every language."""
    return view.setup.content.planets[Planet(which)].name


def pilot(view: State, which: Pilot) -> str:
    """Speak of a pilot."""
    return view.setup.content.pilots[which].name


def card(listener: Listener, view: State, which: int) -> str:
    """Speak of an exploration card."""
    known = view.setup.content.cards[Card(which)].name
    return _named(listener, f"card-{key_of(known)}", known)


def mission(listener: Listener, view: State, which: Mission) -> str:
    """Speak of a mission."""
    known = view.setup.content.missions[which].name
    return _named(listener, f"mission-{key_of(known)}", known)


def model(listener: Listener, which: Model) -> str:
    """Speak of an advanced ship."""
    return listener.say(f"model-{MODEL_NAMES[which]}")


def badge(listener: Listener, which: Badge, count: int = 1) -> str:
    """Speak of badges of one type: comet, 2 comets."""
    return listener.say(f"badge-{BADGE_NAMES[which]}", count=count)


def badges(listener: Listener, which: Iterable[Badge]) -> str:
    """Speak of badges, equal ones together."""
    every = list(which)
    return ", ".join(badge(listener, one, every.count(one)) for one in dict.fromkeys(every))


def face(listener: Listener, which: Face) -> str:
    """Speak of a face of a die."""
    return listener.say(f"face-{FACE_NAMES[which]}")


def dice(listener: Listener, which: Dice) -> str:
    """Speak of dice, equal ones together: 2 energy, move."""
    told = [
        listener.say("dice-some", count=which[one], face=face(listener, one))
        for one in FACES
        if which[one]
    ]
    return ", ".join(told) or listener.say("dice-none")


def ship(listener: Listener, which: Ship) -> str:
    """Speak of a ship by its name; an ordinary one has none."""
    return model(listener, which) if isinstance(which, Model) else listener.say("ship")


def ship_and_place(listener: Listener, view: State, which: Ship, spot: Spot) -> str:
    """Speak of a ship so that it is told apart: an ordinary one is nothing but its place."""
    if isinstance(which, Model):
        return listener.say(
            "ship-at", ship=model(listener, which), place=place(listener, view, spot)
        )
    return place(listener, view, spot)


def place(listener: Listener, view: State, spot: Spot) -> str:
    """Speak of a place: home, Gort orbit, Gort 3, Gort surface, the black."""
    match spot.where:
        case Where.ORBIT if spot.number:
            length = view.setup.content.planets[spot.card].length
            if spot.number > length:
                return listener.say("place-symbol", planet=planet(view, spot.card))
            return listener.say("place-number", planet=planet(view, spot.card), number=spot.number)
        case Where.ORBIT:
            return listener.say("place-orbit", planet=planet(view, spot.card))
        case Where.SURFACE:
            return listener.say("place-surface", planet=planet(view, spot.card))
        case Where.DANGER:
            known = card(listener, view, spot.card)
            return listener.say("place-danger", card=known, number=spot.number)
        case Where.HOME:
            return listener.say("place-home")
        case Where.BLACK:
            return listener.say("place-black")
        case Where.NOWHERE:
            return listener.say("place-nowhere")


def resources(listener: Listener, energy: int, culture: int) -> str:
    """Say an amount of each that there is: 2 energy, 1 culture."""
    return ", ".join(_resources(listener, energy, culture)) or listener.say("resources-none")


def stock(listener: Listener, has: tuple[int, int]) -> str:
    """Say what somebody has of both, none included."""
    energy, culture = has
    parts = (amount(listener, "energy", energy), amount(listener, "culture", culture))
    return ", ".join(parts)


def _resources(listener: Listener, energy: int, culture: int) -> Iterator[str]:
    if energy:
        yield amount(listener, "energy", energy)
    if culture:
        yield amount(listener, "culture", culture)


def amount(listener: Listener, noun: str, count: int) -> str:
    """Say a number of things: 1 point, 3 points."""
    return listener.say(f"count-{noun}", count=count)


def _named(listener: Listener, message: str, known: str) -> str:
    """Say the word of a language for a name of our own box; a name of another box is said as it is."""
    return listener.say(message) if message in listener.speech.ids() else known
