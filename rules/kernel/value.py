"""The base of everything that is passed around: frozen, comparable, hashable values.

Rule of the file: a field holds numbers, words, tuples or other values, never a list, dict or set, so
that a value cannot change behind anybody's back (`tests/rules/test_values.py` walks every type).
"""

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """A frozen value; subclasses repeat `frozen=True` because type checkers ask for it."""


class Tagged(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A frozen value that tells its kind in JSON, for unions such as actions and events."""
