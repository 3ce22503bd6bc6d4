"""What a front end needs to play a game: every game at the table is one of these.

Rule of the entries: a part is imported when it is first asked for, so that a command loads no more of a
game than it needs, and nothing of the others.
"""

import sys
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from edenia_tui.games.agreement import Agreement
    from edenia_tui.games.board import BoardOf
    from edenia_tui.games.learning import LearningOf
    from edenia_tui.games.pieces import PiecesOf
    from edenia_tui.games.presenter import PresenterOf
    from edenia_tui.games.tool import Tool
    from edenia_tui.games.wish import Wish
    from edenia_tui.games.words import WordsOf
    from edenia_tui.storage.record_text import OptionsText
    from rules.kernel.game import Game
    from rules.kernel.rulebook import Rulebook


O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class EntryOf(ABC, Generic[O, S, A, E]):
    """A game, how it is spoken of and drawn, and how its options come about and stand in a record."""

    name: ClassVar[str]
    """The word for it in files and on the command line."""
    title: ClassVar[str]
    content: ClassVar[str] = ""
    """What a file with other pieces is, such as `a box`; empty where a game has only its own."""

    @property
    @abstractmethod
    def game(self) -> "Game[O, S, A, E]":
        """The rules."""

    @property
    def rulebook(self) -> "Rulebook":
        """The rules as text; read without the game itself where it lies beside it."""
        return self.game.rulebook

    @property
    @abstractmethod
    def words(self) -> "WordsOf[S, A, E]":
        """The game in words."""

    @property
    @abstractmethod
    def options(self) -> "OptionsText[O]":
        """The options in the header of a record."""

    @property
    @abstractmethod
    def agreement(self) -> "Agreement[O]":
        """How many play, and by which rules."""

    @property
    @abstractmethod
    def board(self) -> "BoardOf[S]":
        """The game in drawings."""

    @property
    @abstractmethod
    def presenter(self) -> "PresenterOf[S, A, E, Any, Any, Any]":
        """The game on the screen."""

    @property
    @abstractmethod
    def learning(self) -> "LearningOf[S, A, E]":
        """The game for those who learn it."""

    @property
    def tools(self) -> "tuple[Tool[S], ...]":
        """The commands that make sense for this game only."""
        return ()

    @property
    def wishes(self) -> "tuple[Wish, ...]":
        """What can be wished before this game; other pieces aside."""
        return ()

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions between which the rulebook tells."""
        return ()

    @property
    def folder(self) -> Path:
        """Where the game lies, with what is not code: `templates`, for one."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @property
    def pieces(self) -> "PiecesOf[S, A] | None":
        """The numbered pieces, where players have some."""
        return None


Entry = EntryOf[Any, Any, Any, Any]
"""Any game: shared code knows none by its types."""
