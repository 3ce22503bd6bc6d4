"""The canonical words for ships, places and amounts; cards are named as their box names them."""

from rules.galaxies.cards import MODEL_NAMES, Content, Model
from rules.galaxies.faces import FACE_NAMES, Dice, faces_of
from rules.galaxies.ships import WHERE_NAMES, Ship, Where
from rules.galaxies.state import ROGUE, ROGUE_NAME, SEATS
from rules.kernel.seat import Seat


def seat_name(seat: Seat, *, is_solo: bool = False) -> str:
    """Call a seat by its word; in the solo game the second one is the Rogue."""
    return ROGUE_NAME if is_solo and seat == ROGUE else SEATS[seat]


def ship_name(content: Content, ship: Ship) -> str:
    """Call a ship by its name or its place, such as `gort orbit 2`."""
    if isinstance(ship, Model):
        return MODEL_NAMES[ship]
    name = WHERE_NAMES[ship.where]
    if ship.where is Where.DANGER:
        name = f"{content.card_keys[ship.card]} {name}"
    elif ship.where in {Where.ORBIT, Where.SURFACE}:
        name = f"{content.planet_keys[ship.card]} {name}"
    return f"{name} {ship.number}" if ship.number else name


def dice_names(dice: Dice) -> str:
    """List dice one by one."""
    return " ".join(FACE_NAMES[face] for face in faces_of(dice))


def amount_name(energy: int, culture: int) -> str:
    """Tell an amount of both resources, such as `2e 1c`."""
    parts = [f"{number}{letter}" for number, letter in ((energy, "e"), (culture, "c")) if number]
    return " ".join(parts) or "0"
