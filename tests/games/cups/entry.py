"""Cups at the table of games."""
# ruff: noqa: PLC0415

from typing import TYPE_CHECKING

from edenia_tui.games.entry import EntryOf

if TYPE_CHECKING:
    from edenia_tui.games.agreement import Agreement
    from edenia_tui.games.board import BoardOf
    from edenia_tui.games.learning import LearningOf
    from edenia_tui.games.presenter import PresenterOf
    from edenia_tui.games.words import WordsOf
    from edenia_tui.storage.record_text import OptionsText
    from rules.kernel.game import Game
    from tests.games.cups.board import Marks, Site
    from tests.games.cups.rules.state import Action, Event, Options, State
    from tests.games.cups.screen import Wish


class CupsEntry(EntryOf["Options", "State", "Action", "Event"]):
    """Dice under cups."""

    name = "cups"
    title = "Cups"

    @property
    def game(self) -> "Game[Options, State, Action, Event]":
        """The rules."""
        from tests.games.cups.rules.game import CUPS

        return CUPS

    @property
    def words(self) -> "WordsOf[State, Action, Event]":
        """The game in words."""
        from tests.games.cups.words.words import WORDS

        return WORDS

    @property
    def options(self) -> "OptionsText[Options]":
        """The options in the header of a record."""
        from tests.games.cups.options import CupsOptions

        return CupsOptions()

    @property
    def agreement(self) -> "Agreement[Options]":
        """How many play."""
        from tests.games.cups.options import CupsAgreement

        return CupsAgreement()

    @property
    def board(self) -> "BoardOf[State]":
        """The game in drawings."""
        from tests.games.cups.board import BOARD

        return BOARD

    @property
    def learning(self) -> "LearningOf[State, Action, Event]":
        """The game for those who learn it."""
        from tests.games.cups.learning.learning import LEARNING

        return LEARNING

    @property
    def presenter(self) -> "PresenterOf[State, Action, Event, Site, Marks, Wish]":
        """The game on the screen."""
        from tests.games.cups.screen import PRESENTER

        return PRESENTER


ENTRY = CupsEntry()
