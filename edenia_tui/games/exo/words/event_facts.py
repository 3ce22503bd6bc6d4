"""Events of EXO as facts in canonical words, for programs that know nothing of our numbers."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import asdict

from edenia_tui.language.event_facts import kind_of, outcome_facts
from rules.exo.events import Event
from rules.exo.layout import Layout
from rules.exo.notation.names import planet_name, seat_name, square_name
from rules.exo.state import STARS

_IN_WORDS: Final[Mapping[str, Callable[[Any], object]]] = MappingProxyType(
    {
        "seat": seat_name,
        "planet": planet_name,
        "square": square_name,
        "freed": lambda planets: [planet_name(planet) for planet in planets],
        "outcome": lambda outcome: outcome_facts(outcome, STARS),
    }
)
"""The fields that are numbers of ours; all others tell themselves."""


def facts_of(event: Event, layout: Layout) -> dict[str, object]:
    """Tell an event by its kind, such as `turn-began`, and its fields; the layout names the places."""
    told: dict[str, object] = {"kind": kind_of(event)}
    for field, value in asdict(event).items():
        if field == "place":
            told[field] = layout.names[value]
        else:
            told[field] = _IN_WORDS[field](value) if field in _IN_WORDS else value
    return told
