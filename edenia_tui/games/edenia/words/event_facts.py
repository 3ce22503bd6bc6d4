"""Events of Edenia as facts in canonical words, for programs that know nothing of our numbers.

Rule of the file: a field of the same name means the same in every event, so one table is enough.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import asdict

from edenia_tui.language.event_facts import kind_of, outcome_facts
from rules.edenia.events import Bounced, Event
from rules.edenia.galaxy import Face
from rules.edenia.notation.names import (
    cell_name,
    path_name,
    place_name,
    seat_name,
    sheep_name,
    side_name,
    step_name,
)
from rules.edenia.state import COLOURS


def facts_of(event: Event, tiles: tuple[Face, ...]) -> dict[str, object]:
    """Tell an event by its kind, such as `turn-began`, and its fields; `tiles` name the places."""
    told: dict[str, object] = {"kind": kind_of(event)}
    for field, value in asdict(event).items():
        if field == "spot":
            told["place"] = place_name(value, tiles)
        elif field in _IN_WORDS and value is not None:
            told[field] = _IN_WORDS[field](value)
        else:
            told[field] = value
    if isinstance(event, Bounced):
        told["clover"] = event.clovers > 0  # a key of the format, told before there were amounts
    return told


_IN_WORDS: Final[Mapping[str, Callable[[Any], object]]] = MappingProxyType(
    {
        "seat": seat_name,
        "ousted": seat_name,
        "sheep": sheep_name,
        "over": sheep_name,
        "cell": cell_name,
        "side": side_name,
        "path": path_name,
        "steps": lambda steps: [step_name(step) for step in steps],
        "outcome": lambda outcome: outcome_facts(outcome, COLOURS),
    }
)
"""The fields that are numbers of ours; all others tell themselves."""
