"""Events of The Little Prince as facts in canonical words, for programs."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import asdict

from edenia_tui.language.event_facts import kind_of, outcome_facts
from rules.prince.events import Event, Scored
from rules.prince.notation.names import seat_name
from rules.prince.planet import Face
from rules.prince.state import SEATS
from rules.prince.tiles import STACK_NAMES, TILE_NAMES


def facts_of(event: Event) -> dict[str, object]:
    """Tell an event by its kind, such as `round-began`, and its fields; what is hidden is None."""
    told: dict[str, object] = {"kind": kind_of(event)}
    for field, value in asdict(event).items():
        told[field] = _IN_WORDS[field](value) if field in _IN_WORDS else value
    if isinstance(event, Scored):
        told["characters"] = [[_tile(tile), points] for tile, points in event.characters]
    return told


def _tile(tile: Face) -> str | None:
    return None if tile is None else TILE_NAMES[tile]


def _tiles(tiles: Iterable[Any]) -> list[object]:
    """Name tiles; what a Character scored is told apart."""
    return [_tile(tile) for tile in tiles if not isinstance(tile, tuple)]


_IN_WORDS: Final[Mapping[str, Callable[[Any], object]]] = MappingProxyType(
    {
        "seat": seat_name,
        "by": seat_name,
        "seen_by": lambda seats: None if seats is None else [*map(seat_name, seats)],
        "stack": lambda stack: STACK_NAMES[stack],
        "cells": list,
        "tile": _tile,
        "hidden": _tile,
        "tiles": _tiles,
        "open": _tiles,
        "characters": _tiles,
        "outcome": lambda outcome: outcome_facts(outcome, SEATS),
    }
)
"""The fields that are numbers of ours; all others tell themselves."""
