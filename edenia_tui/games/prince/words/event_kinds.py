"""Kinds of events by the words people use for them, to find them in a game that is looked at again."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from edenia_tui.language.folding import folded
from rules.prince.events import (
    Began,
    Chosen,
    Discarded,
    Drawn,
    Ended,
    Event,
    Flipped,
    Laid,
    Named,
    Revealed,
    RoundBegan,
    Scored,
    Taken,
)

_KINDS: Final[Mapping[str, tuple[type[Event], ...]]] = {
    "turn tour": (Began, RoundBegan),
    "stack pile": (Chosen, Drawn),
    "tile tuile": (Taken,),
    "baobab flip": (Flipped,),
    "name nom": (Named,),
    "hidden cachée": (Laid, Discarded),
    "character personnage": (Revealed, Scored),
    "victory victoire": (Ended,),
}

EVENT_KINDS: Final[Mapping[str, tuple[type[Event], ...]]] = MappingProxyType(
    {folded(word): kinds for words, kinds in _KINDS.items() for word in words.split()}
)
"""The events that a word stands for, by every word, without accents."""
