"""EXO at the table of games; each part is imported when it is first asked for."""
# ruff: noqa: PLC0415

from typing import TYPE_CHECKING

from edenia_tui.games.entry import EntryOf

if TYPE_CHECKING:
    from edenia_tui.games.agreement import Agreement
    from edenia_tui.games.board import BoardOf
    from edenia_tui.games.exo.board.marks import Marks, Site
    from edenia_tui.games.exo.screen.picking import Wish
    from edenia_tui.games.learning import LearningOf
    from edenia_tui.games.presenter import PresenterOf
    from edenia_tui.games.words import WordsOf
    from edenia_tui.storage.record_text import OptionsText
    from rules.exo.actions import Action
    from rules.exo.events import Event
    from rules.exo.opening import Options
    from rules.exo.state import State
    from rules.kernel.game import Game
    from rules.kernel.rulebook import Rulebook


class ExoEntry(EntryOf["Options", "State", "Action", "Event"]):
    """Planets out of a shared universe, lined up in galaxies."""

    name = "exo"
    title = "EXO"
    content = "a universe"

    @property
    def game(self) -> "Game[Options, State, Action, Event]":
        from rules.exo.game import EXO

        return EXO

    @property
    def rulebook(self) -> "Rulebook":
        from rules.exo.rulebook import rulebook

        return rulebook()

    @property
    def words(self) -> "WordsOf[State, Action, Event]":
        from edenia_tui.games.exo.words.words import WORDS

        return WORDS

    @property
    def options(self) -> "OptionsText[Options]":
        from edenia_tui.games.exo.options import EXO_OPTIONS

        return EXO_OPTIONS

    @property
    def agreement(self) -> "Agreement[Options]":
        from edenia_tui.games.exo.agreement import ExoAgreement

        return ExoAgreement()

    @property
    def board(self) -> "BoardOf[State]":
        from edenia_tui.games.exo.board.board import BOARD

        return BOARD

    @property
    def learning(self) -> "LearningOf[State, Action, Event]":
        from edenia_tui.games.exo.learning.learning import LEARNING

        return LEARNING

    @property
    def presenter(self) -> "PresenterOf[State, Action, Event, Site, Marks, Wish]":
        from edenia_tui.games.exo.screen.presenter import PRESENTER

        return PRESENTER
