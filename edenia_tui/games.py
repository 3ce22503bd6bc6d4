"""The one table of games: what a front end needs to play each."""

from types import MappingProxyType
from typing import Any, Final

import msgspec

from edenia_tui.table.edenia_options import EDENIA_OPTIONS
from edenia_tui.table.record_text import OptionsText
from edenia_tui.words.edenia.words import EdeniaWords
from edenia_tui.words.game_words import GameWords
from rules.edenia.game import EDENIA
from rules.kernel.game import Game


class Entry(msgspec.Struct, frozen=True):
    """A game, how it is spoken of, and how its options stand in a record."""

    game: Game[Any, Any, Any, Any]
    words: GameWords
    options: OptionsText[Any]


GAMES: Final = MappingProxyType({"edenia": Entry(EDENIA, EdeniaWords(), EDENIA_OPTIONS)})
