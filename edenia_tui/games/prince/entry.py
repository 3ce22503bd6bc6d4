"""The Little Prince at the table of games; each part is imported when it is first asked for."""
# ruff: noqa: PLC0415

from typing import TYPE_CHECKING

from edenia_tui.games.entry import EntryOf

if TYPE_CHECKING:
    from edenia_tui.games.agreement import Agreement
    from edenia_tui.games.board import BoardOf
    from edenia_tui.games.learning import LearningOf
    from edenia_tui.games.presenter import PresenterOf
    from edenia_tui.games.prince.board.marks import Marks, Site
    from edenia_tui.games.prince.screen.picking import Wish as Picked
    from edenia_tui.games.tool import Tool
    from edenia_tui.games.wish import Wish
    from edenia_tui.games.words import WordsOf
    from edenia_tui.storage.record_text import OptionsText
    from rules.kernel.game import Game
    from rules.kernel.rulebook import Rulebook
    from rules.prince.actions import Action
    from rules.prince.events import Event
    from rules.prince.opening import Options
    from rules.prince.state import State


class PrinceEntry(EntryOf["Options", "State", "Action", "Event"]):
    """A planet of sixteen tiles for each, and Characters who score for what is on it."""

    name = "prince"
    title = "The Little Prince"
    content = "a set of tiles"

    @property
    def game(self) -> "Game[Options, State, Action, Event]":
        from rules.prince.game import PRINCE

        return PRINCE

    @property
    def rulebook(self) -> "Rulebook":
        from rules.prince.rulebook import rulebook

        return rulebook()

    @property
    def words(self) -> "WordsOf[State, Action, Event]":
        from edenia_tui.games.prince.words.words import WORDS

        return WORDS

    @property
    def options(self) -> "OptionsText[Options]":
        from edenia_tui.games.prince.options import PRINCE_OPTIONS

        return PRINCE_OPTIONS

    @property
    def agreement(self) -> "Agreement[Options]":
        from edenia_tui.games.prince.agreement import PrinceAgreement

        return PrinceAgreement()

    @property
    def board(self) -> "BoardOf[State]":
        from edenia_tui.games.prince.board.board import BOARD

        return BOARD

    @property
    def learning(self) -> "LearningOf[State, Action, Event]":
        from edenia_tui.games.prince.learning.learning import LEARNING

        return LEARNING

    @property
    def presenter(self) -> "PresenterOf[State, Action, Event, Site, Marks, Picked]":
        from edenia_tui.games.prince.screen.presenter import PRESENTER

        return PRESENTER

    @property
    def tools(self) -> "tuple[Tool[State], ...]":
        from edenia_tui.games.prince.commands.score import SCORE

        return (SCORE,)

    @property
    def wishes(self) -> "tuple[Wish, ...]":
        from edenia_tui.games.prince.wishes import WISHES

        return WISHES
