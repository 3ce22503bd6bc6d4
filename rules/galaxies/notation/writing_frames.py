"""What is under way, frame by frame, as text."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import fields

from rules.galaxies.atoms import write_atom
from rules.galaxies.cards import MODEL_NAMES
from rules.galaxies.faces import FACE_NAMES
from rules.galaxies.frames import Frame
from rules.galaxies.notation.frame_forms import BY_TYPE, Field, Kind
from rules.galaxies.notation.names import seat_name, ship_name
from rules.galaxies.state import Setup


def write_frame(setup: Setup, frame: Frame) -> str:
    """Give the text of a frame; what it has by itself is left out."""
    form = BY_TYPE[type(frame)]
    usual = {field.name: field.default for field in fields(form.frame)}
    parts = [form.word]
    for field in form.fields:
        value = getattr(frame, field.name)
        if value == usual[field.name]:
            continue
        text = "" if field.kind is Kind.FLAG else _value(setup, field, value)
        if field.word:
            if field.kind is not Kind.FLAG or value:
                parts.append(f"{field.word} {text}".rstrip())
        else:
            parts[0] = f"{parts[0]} {text}"
    return ", ".join(parts)


def _value(setup: Setup, field: Field, value: Any) -> str:
    content, is_solo = setup.content, setup.players == 1
    match field.kind:
        case Kind.FACE:
            return _at(FACE_NAMES, value)
        case Kind.SEAT:
            return seat_name(value, is_solo=is_solo)
        case Kind.SEATS:
            return " ".join(seat_name(seat, is_solo=is_solo) for seat in value) or "none"
        case Kind.PLANET:
            return _at(content.planet_keys, value)
        case Kind.PILOT:
            return _at(content.pilot_keys, value)
        case Kind.CARD:
            return _at(content.card_keys, value)
        case Kind.CARDS:
            return " ".join(content.card_keys[card] for card in value)
        case Kind.MODEL:
            return _at(MODEL_NAMES, value)
        case Kind.SHIP:
            return ship_name(content, value)
        case Kind.SHIPS:
            return "; ".join(ship_name(content, ship) for ship in value)
        case Kind.ATOMS:
            return "; ".join(map(write_atom, value)) or "done"
        case Kind.TYPES:
            return " ".join(value)
        case _:
            return str(value)


def _at(names: Sequence[str], index: int) -> str:
    return names[index]
