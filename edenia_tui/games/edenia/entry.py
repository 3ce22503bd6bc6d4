"""Edenia at the table of games; each part is imported when it is first asked for."""
# ruff: noqa: PLC0415

from typing import TYPE_CHECKING

from edenia_tui.games.entry import EntryOf

if TYPE_CHECKING:
    from edenia_tui.games.agreement import Agreement
    from edenia_tui.games.board import BoardOf
    from edenia_tui.games.edenia.board.marks import Marks
    from edenia_tui.games.edenia.screen import picking
    from edenia_tui.games.learning import LearningOf
    from edenia_tui.games.pieces import PiecesOf
    from edenia_tui.games.presenter import PresenterOf
    from edenia_tui.games.tool import Tool
    from edenia_tui.games.wish import Wish
    from edenia_tui.games.words import WordsOf
    from edenia_tui.storage.record_text import OptionsText
    from rules.edenia.actions import Action
    from rules.edenia.events import Event
    from rules.edenia.galaxy import Cell
    from rules.edenia.opening import Options
    from rules.edenia.state import State
    from rules.kernel.game import Game
    from rules.kernel.rulebook import Rulebook


class EdeniaEntry(EntryOf["Options", "State", "Action", "Event"]):
    """Space sheep cross a galaxy of tiles."""

    name = "edenia"
    title = "Edenia"
    content = "a box"

    @property
    def game(self) -> "Game[Options, State, Action, Event]":
        from rules.edenia.game import EDENIA

        return EDENIA

    @property
    def rulebook(self) -> "Rulebook":
        from rules.edenia.rulebook import rulebook

        return rulebook()

    @property
    def words(self) -> "WordsOf[State, Action, Event]":
        from edenia_tui.games.edenia.words.words import WORDS

        return WORDS

    @property
    def options(self) -> "OptionsText[Options]":
        from edenia_tui.games.edenia.options import EDENIA_OPTIONS

        return EDENIA_OPTIONS

    @property
    def agreement(self) -> "Agreement[Options]":
        from edenia_tui.games.edenia.agreement import EdeniaAgreement

        return EdeniaAgreement()

    @property
    def board(self) -> "BoardOf[State]":
        from edenia_tui.games.edenia.board.board import BOARD

        return BOARD

    @property
    def learning(self) -> "LearningOf[State, Action, Event]":
        from edenia_tui.games.edenia.learning.learning import LEARNING

        return LEARNING

    @property
    def presenter(self) -> "PresenterOf[State, Action, Event, Cell, Marks, picking.Wish]":
        from edenia_tui.games.edenia.screen.presenter import PRESENTER

        return PRESENTER

    @property
    def tools(self) -> "tuple[Tool[State], ...]":
        from edenia_tui.games.edenia.commands.ray import RAY
        from edenia_tui.games.edenia.commands.reach import REACH

        return RAY, REACH

    @property
    def wishes(self) -> "tuple[Wish, ...]":
        from edenia_tui.games.edenia.wishes import WISHES

        return WISHES

    @property
    def editions(self) -> tuple[str, ...]:
        from edenia_tui.games.edenia.wishes import EDITIONS

        return EDITIONS

    @property
    def pieces(self) -> "PiecesOf[State, Action]":
        from edenia_tui.games.edenia.words.pieces import SHEEP

        return SHEEP
