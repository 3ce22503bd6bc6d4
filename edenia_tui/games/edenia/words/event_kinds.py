"""Kinds of events by the words people use for them, to find them in a game that is looked at again."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from edenia_tui.language.folding import folded
from rules.edenia.events import (
    Began,
    Bounced,
    CloverTaken,
    Ended,
    Event,
    FlagRaised,
    HoleExit,
    Kept,
    Laid,
    Leapt,
    Played,
    Protected,
    ReachedEdenia,
    Repaired,
    Rolled,
    Searched,
    Skipped,
    Teleported,
    Tunnelled,
    TurnBegan,
    TurnedUp,
)

_KINDS: Final[Mapping[str, tuple[type[Event], ...]]] = {
    "turn tour": (Began, TurnBegan),
    "flag drapeau": (FlagRaised,),
    "trifolium": (ReachedEdenia,),
    "artefact": (Kept, Played, TurnedUp),
    "tile tuile": (Laid,),
    "victory victoire": (Ended,),
    "clover trèfle": (CloverTaken,),
    "leap saut": (Leapt,),
    "relay relais": (Bounced,),
    "tunnel": (Tunnelled,),
    "teleport téléporteur": (Teleported,),
    "repair réparation": (Repaired,),
    "hole trou": (HoleExit,),
    "die dé": (Rolled,),
    "search fouille": (Searched,),
    "gromout": (Protected,),
    "skip passe": (Skipped,),
}

EVENT_KINDS: Final[Mapping[str, tuple[type[Event], ...]]] = MappingProxyType(
    {folded(word): kinds for words, kinds in _KINDS.items() for word in words.split()}
)
"""The events that a word stands for, by every word, without accents."""
