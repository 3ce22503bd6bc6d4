"""Everything that front ends hold in their hands: found by walking from their objects to all others.

A front end reaches its own attributes, private ones too, and what others show: their public attributes
and properties, what functions close over, what containers hold. What another module keeps private it has
no way to.
"""

import gc
import inspect
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from types import CoroutineType, FunctionType, MethodType
from typing import Any

import msgspec

FRONT_ENDS = ("edenia_tui.line", "edenia_tui.tui")
_OURS = ("edenia_tui.", "rules.")
_LEAVES = (str, bytes, int, float, bool, type(None), type)
_earlier: list[Any] = []
"""Of what was set aside, all that a front end is or waits in."""


@contextmanager
def set_aside() -> Iterator[None]:
    """Look through all that is alive now once and for all: other tests leave half a million objects."""
    gc.collect()
    _earlier.extend(_of_front_ends(gc.get_objects()))
    gc.freeze()
    try:
        yield
    finally:
        _earlier.clear()
        gc.unfreeze()


def front_end_objects() -> list[Any]:
    """Find every object of a front end that is alive, and what its waiting functions have in hand."""
    gc.collect()
    found = [*_earlier, *_of_front_ends(gc.get_objects())]
    frames = (one.cr_frame for one in found if isinstance(one, CoroutineType))
    return [*found, *(frame.f_locals for frame in frames if frame)]


def _of_front_ends(alive: Iterable[Any]) -> list[Any]:
    return [one for one in alive if _is_of(type(one), FRONT_ENDS) or _waits_there(one)]


def _waits_there(one: Any) -> bool:
    """Tell whether something is a function of a front end that waits."""
    if not isinstance(one, CoroutineType) or not one.cr_frame:
        return False
    return str(one.cr_frame.f_globals.get("__name__")).startswith(FRONT_ENDS)


def reached_from(roots: Iterable[Any]) -> Iterator[Any]:
    """Walk to everything that can be reached, each object once."""
    waiting, seen = list(roots), dict[int, Any]()
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, _LEAVES):
            continue
        seen[id(one)] = one  # kept alive, so that its number stays its own
        yield one
        waiting.extend(_held_by(one))


def _held_by(one: Any) -> Iterator[Any]:
    if isinstance(one, dict):
        yield from one.keys()
        yield from one.values()
    elif isinstance(one, list | tuple | set | frozenset) or type(one).__name__ == "deque":
        yield from one
    elif isinstance(one, partial):
        yield from (one.func, one.args, one.keywords)
    elif isinstance(one, MethodType):
        yield one.__self__
    elif isinstance(one, FunctionType):
        yield from _closed_over(one)
    if _is_of(type(one), _OURS):
        yield from _attributes(one)


def _closed_over(function: FunctionType) -> Iterator[Any]:
    yield from function.__defaults__ or ()
    for cell in function.__closure__ or ():
        try:
            yield cell.cell_contents
        except ValueError:  # not yet filled
            continue


def _attributes(one: Any) -> Iterator[Any]:
    is_own = _is_of(type(one), FRONT_ENDS)
    for name, value in getattr(one, "__dict__", {}).items():
        if is_own or not name.startswith("_"):
            yield value
    if isinstance(one, msgspec.Struct):
        yield from (getattr(one, name) for name in one.__struct_fields__)
    for name in _properties(type(one)):
        if is_own or not name.startswith("_"):
            try:
                yield getattr(one, name)
            except Exception:  # noqa: BLE001, S112 (what cannot be had is not handed over)
                continue


def _properties(kind: type) -> list[str]:
    """List the properties that our own classes have; those of Textual show widgets alone."""
    return [
        name
        for base in kind.__mro__
        if _is_of(base, _OURS)
        for name, value in vars(base).items()
        if inspect.isdatadescriptor(value) and isinstance(value, property)
    ]


def _is_of(kind: type, modules: tuple[str, ...]) -> bool:
    module: object = kind.__module__
    return isinstance(module, str) and module.startswith(modules)
