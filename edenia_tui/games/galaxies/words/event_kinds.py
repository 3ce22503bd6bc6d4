"""Kinds of events by the words people use for them, to find them in a game that is looked at again."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from edenia_tui.language.folding import folded
from rules.galaxies import events as told
from rules.galaxies.events import Event

_KINDS: Final[Mapping[str, tuple[type[Event], ...]]] = {
    "turn tour": (told.Began, told.TurnBegan),
    "dice dés": (told.Rolled, told.Rerolled, told.Converted, told.DieSet, told.Dropped),
    "use activer": (told.Used, told.Granted, told.Performed),
    "follow suivre": (told.Followed, told.Declined),
    "colony colonie": (told.Colonised,),
    "level niveau": (told.Upgraded, told.RogueRose),
    "ship vaisseau": (told.Moved, told.Advanced, told.CameHome, told.Exchanged),
    "push recul": (told.Pushed,),
    "energy énergie culture": (
        told.Gained,
        told.Paid,
        told.Lost,
        told.Stolen,
        told.Swapped,
    ),
    "pilot pilote": (told.Hired, told.PilotCame, told.PilotLeft),
    "card carte": (told.Drawn, told.Found, told.LeftOpen, told.Dodged),
    "danger piste": (told.Trapped, told.Escaped),
    "planet planète": (told.PlanetCame, told.PlanetLeft),
    "toll péage": (told.TollSet, told.WatchSet),
    "mission": (told.MissionDealt, told.MissionKept, told.Revealed),
    "rogue renégate": (
        told.RogueActed,
        told.RogueIdle,
        told.RogueForced,
        told.RogueBonus,
        told.DieLost,
    ),
    "end fin": (told.Triggered,),
    "victory victoire": (told.Ended, told.Scored),
}

EVENT_KINDS: Final[Mapping[str, tuple[type[Event], ...]]] = MappingProxyType(
    {folded(word): kinds for words, kinds in _KINDS.items() for word in words.split()}
)
"""The events that a word stands for, by every word, without accents."""
