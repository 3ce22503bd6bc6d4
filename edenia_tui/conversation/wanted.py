"""A game that somebody has asked for, before it is known who plays."""

from types import MappingProxyType
from typing import NamedTuple

from edenia_tui.games.agreement import Wishes
from edenia_tui.games.entry import Entry


class Wanted(NamedTuple):
    """A game, with what was wished of it."""

    entry: Entry
    wishes: Wishes = MappingProxyType({})
    """The wish for content is the text of it."""
