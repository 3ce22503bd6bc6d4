"""Everything that is passed around is frozen all the way down, for every game of the table."""

import types
from collections.abc import Iterator
from enum import Enum
from typing import Any, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from rules.kernel.outcome import Outcome
from rules.kernel.rulebook import Rulebook
from rules.kernel.value import Tagged, Value
from tests.rules.games import every_row, play, record
from tests.rules.row import AnyRow

_ATOMS = (int, str, bool, type(None))


def parts(hint: Any) -> tuple[Any, ...]:
    """The types a type is made of: those of a struct's fields, a tuple's items, a union's members."""
    if isinstance(hint, NewType):
        return (hint.__supertype__,)
    if get_origin(hint) in (tuple, types.UnionType, Union):
        return tuple(arg for arg in get_args(hint) if arg is not Ellipsis)
    struct = get_origin(hint) or hint
    if isinstance(struct, type) and issubclass(struct, msgspec.Struct):
        fields = get_type_hints(struct)
        return (*get_args(hint), *(fields[name] for name in struct.__struct_fields__))
    return ()


def reachable(hint: Any) -> set[Any]:
    """A type with all the types it is made of, and those they are made of."""
    found: set[Any] = set()
    waiting = [hint]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting.extend(parts(one))
    return found


def complaints(hint: Any) -> Iterator[str]:
    """What is wrong with the types a type is made of."""
    for one in reachable(hint):
        origin = get_origin(one) or one
        if isinstance(one, NewType | TypeVar) or origin in (tuple, types.UnionType, Union):
            continue
        if not isinstance(origin, type):
            yield f"{one} is no type"
        elif issubclass(origin, msgspec.Struct):
            if not issubclass(origin, Value | Tagged):
                yield f"{one} is neither a Value nor Tagged"
            if not origin.__struct_config__.frozen or not origin.__struct_config__.eq:
                yield f"{one} is not frozen and compared by value"
        elif origin not in _ATOMS and not issubclass(origin, Enum):
            yield f"{one} may change or cannot be hashed"


@every_row
def test_every_value_is_frozen_and_holds_only_values(row: AnyRow) -> None:
    """From state, actions, events, options and record no field leads to a list, dict or set."""
    for hint in (
        row.state_type,
        row.action_type,
        row.event_type,
        type(row.options),
        row.record_type,
    ):
        assert list(complaints(hint)) == []


def test_the_kernel_values_are_frozen() -> None:
    """Rulebook and outcome are values as well."""
    assert list(complaints(Rulebook)) == []
    assert list(complaints(Outcome)) == []


@every_row
def test_values_of_a_game_can_be_hashed(row: AnyRow) -> None:
    """Whatever a random game yields has a hash: states, actions, events, records, the rulebook."""
    for moment in play(row, 0):
        assert len({moment.before, moment.step.state}) == 2
        assert isinstance(hash((moment.action, moment.step)), int)
    assert hash(record(row, 0)) == hash(record(row, 0))
    assert isinstance(hash(row.game.rulebook), int)


@every_row
def test_no_field_of_a_state_can_be_set(row: AnyRow) -> None:
    """Assigning to any field of a state fails."""
    state = row.game.start(row.options)
    for field in row.state_type.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(state, field, getattr(state, field))


class _Thawed(msgspec.Struct):
    """A struct that is not frozen."""

    number: int


class _Holder(Value, frozen=True):
    """A value with every mistake the walk must find."""

    numbers: tuple[tuple[list[int], ...], str]
    words: dict[str, int] | None
    flags: frozenset[int]
    inner: _Thawed


def test_the_walk_finds_what_is_not_frozen() -> None:
    """Lists and dicts deep inside a field are found, sets too, and structs that can change."""
    found = "\n".join(complaints(_Holder))
    for wrong in ("list[int]", "dict[str, int]", "frozenset[int]", "_Thawed"):
        assert wrong in found
