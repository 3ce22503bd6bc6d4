"""Events of Tiny Epic Galaxies as facts in canonical words, for programs."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import asdict

from edenia_tui.language.event_facts import kind_of, outcome_facts
from rules.galaxies.atoms import write_atom
from rules.galaxies.cards import MODEL_NAMES, Content
from rules.galaxies.events import Event
from rules.galaxies.faces import FACE_NAMES, faces_of
from rules.galaxies.notation.names import seat_name, ship_name
from rules.galaxies.state import SEATS, State


def facts_of(view: State, event: Event) -> dict[str, object]:
    """Tell an event by its kind, such as `turn-began`, and its fields; what is hidden is None."""
    content, is_solo = view.setup.content, view.is_solo()
    told: dict[str, object] = {"kind": kind_of(event)}
    for field, value in asdict(event).items():
        if value is None:
            told[field] = None
        elif field in _SEATS:
            told[field] = seat_name(value, is_solo=is_solo)
        elif field in _IN_WORDS and not (field == "dice" and isinstance(value, int)):
            told[field] = _IN_WORDS[field](content, value)
        else:
            told[field] = [*value] if isinstance(value, tuple) else value
    return told


def _dice(_: Content, dice: Any) -> object:
    return [FACE_NAMES[face] for face in faces_of(dice)]


def _left(content: Content, left: Any) -> object:
    """Say how many are left, or which dice."""
    return left if isinstance(left, int) else _dice(content, left)


def _face(_: Content, face: Any) -> object:
    return FACE_NAMES[face]


def _ship(content: Content, ship: Any) -> object:
    return ship_name(content, ship)


def _pilot(content: Content, pilot: Any) -> object:
    return content.pilot_keys[pilot]


def _mission(content: Content, mission: Any) -> object:
    return content.mission_keys[mission] if mission >= 0 else None


_SEATS: Final = ("seat", "whose", "victim", "by", "owner")
_IN_WORDS: Final[Mapping[str, Callable[[Content, Any], object]]] = MappingProxyType(
    {
        "dice": _dice,
        "spent": _dice,
        "left": _left,
        "face": _face,
        "to": _face,
        "ship": _ship,
        "origin": _ship,
        "target": _ship,
        "spot": _ship,
        "model": lambda _, model: MODEL_NAMES[model],
        "planet": lambda content, planet: content.planet_keys[planet],
        "pilot": _pilot,
        "replaced": _pilot,
        "card": lambda content, card: content.card_keys[card],
        "cards": lambda content, cards: [content.card_keys[one] for one in cards],
        "mission": _mission,
        "returned": _mission,
        "res": lambda _, res: res.value,
        "cause": lambda _, cause: cause.value,
        "atoms": lambda _, atoms: [write_atom(one) for one in atoms],
        "outcome": lambda _, outcome: outcome_facts(outcome, SEATS),
    }
)
"""The fields that are numbers of ours; all others tell themselves."""
