"""The keys somebody wishes for instead of the usual ones, as they wrote them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class KeyWishes(NamedTuple):
    """What is to be done by which key; nothing by default."""

    wishes: Mapping[str, str] = MappingProxyType({})
    """From the name of what is done to the key, both as they were written."""
    problem: str = ""
    """Why what was written cannot be read, in the words of whoever read it."""
