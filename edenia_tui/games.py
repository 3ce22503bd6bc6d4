"""The one table of games: what a front end needs to play each.

Rule of the file: a part is imported when it is first asked for, so that a command loads no more of a
game than it needs, and nothing of the others.
"""
# ruff: noqa: PLC0415

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from edenia_tui.table.record_text import MAGIC, game_named_in
from rules.kernel.lines import read_words

if TYPE_CHECKING:
    from edenia_tui.boards.board import Board
    from edenia_tui.staging.staging import Staging
    from edenia_tui.table.agreement import Agreement
    from edenia_tui.table.record_text import OptionsText
    from edenia_tui.words.game_words import GameWords
    from edenia_tui.words.pieces import Pieces
    from rules.kernel.game import Game


class Entry(ABC):
    """A game, how it is spoken of and drawn, and how its options come about and stand in a record."""

    name: ClassVar[str]
    """The word for it in files and on the command line."""
    title: ClassVar[str]
    tools: ClassVar[frozenset[str]] = frozenset()
    """The commands that make sense for this game only."""

    @property
    @abstractmethod
    def game(self) -> "Game[Any, Any, Any, Any]":
        """The rules."""

    @property
    @abstractmethod
    def words(self) -> "GameWords":
        """The game in words."""

    @property
    @abstractmethod
    def options(self) -> "OptionsText[Any]":
        """The options in the header of a record."""

    @property
    @abstractmethod
    def agreement(self) -> "Agreement[Any]":
        """How many play, and by which rules."""

    @property
    @abstractmethod
    def board(self) -> "Board":
        """The game in drawings."""

    @property
    @abstractmethod
    def staging(self) -> "Staging":
        """The game on the screen."""

    @property
    def pieces(self) -> "Pieces | None":
        """The numbered pieces, where players have some."""
        return None


class _Edenia(Entry):
    """Space sheep cross a galaxy of tiles."""

    name = "edenia"
    title = "Edenia"
    tools = frozenset({"ray", "reach"})

    @property
    def game(self) -> "Game[Any, Any, Any, Any]":
        from rules.edenia.game import EDENIA

        return EDENIA

    @property
    def words(self) -> "GameWords":
        from edenia_tui.words.edenia.words import EdeniaWords

        return EdeniaWords()

    @property
    def options(self) -> "OptionsText[Any]":
        from edenia_tui.table.edenia_options import EDENIA_OPTIONS

        return EDENIA_OPTIONS

    @property
    def agreement(self) -> "Agreement[Any]":
        from edenia_tui.table.edenia_agreement import EdeniaAgreement

        return EdeniaAgreement()

    @property
    def board(self) -> "Board":
        from edenia_tui.boards.edenia import EdeniaBoard

        return EdeniaBoard()

    @property
    def staging(self) -> "Staging":
        from edenia_tui.staging.edenia.staging import EdeniaStaging

        return EdeniaStaging()

    @property
    def pieces(self) -> "Pieces":
        from edenia_tui.words.edenia.pieces import SheepByNumber

        return SheepByNumber()


class _Exo(Entry):
    """Planets out of a shared universe, lined up in galaxies."""

    name = "exo"
    title = "EXO"

    @property
    def game(self) -> "Game[Any, Any, Any, Any]":
        from rules.exo.game import EXO

        return EXO

    @property
    def words(self) -> "GameWords":
        from edenia_tui.words.exo.words import ExoWords

        return ExoWords()

    @property
    def options(self) -> "OptionsText[Any]":
        from edenia_tui.table.exo_options import EXO_OPTIONS

        return EXO_OPTIONS

    @property
    def agreement(self) -> "Agreement[Any]":
        from edenia_tui.table.exo_agreement import ExoAgreement

        return ExoAgreement()

    @property
    def board(self) -> "Board":
        from edenia_tui.boards.exo.board import ExoBoard

        return ExoBoard()

    @property
    def staging(self) -> "Staging":
        from edenia_tui.staging.exo.staging import ExoStaging

        return ExoStaging()


GAMES: Final[Mapping[str, Entry]] = MappingProxyType(
    {entry.name: entry for entry in (_Edenia(), _Exo())}
)
USUAL: Final = next(iter(GAMES))
"""The game that is meant where none is named."""


def is_record(text: str) -> bool:
    """Tell by its first word whether a text is a record."""
    return _first_word(text) == MAGIC


def find_entry(text: str, otherwise: str = USUAL) -> Entry:
    """Find the game that a record names in its header, or a position in its first line."""
    name = game_named_in(text) if is_record(text) else _first_word(text)
    return GAMES.get(name, GAMES[otherwise])


def _first_word(text: str) -> str:
    words = next(read_words(text), None)
    return "" if words is None else words[0].text.lower()
