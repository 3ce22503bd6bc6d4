"""Edenia at the table of games; each part is imported when it is first asked for."""
# ruff: noqa: PLC0415

from typing import TYPE_CHECKING, Any

from edenia_tui.games.entry import Entry

if TYPE_CHECKING:
    from edenia_tui.games.agreement import Agreement
    from edenia_tui.games.board import Board
    from edenia_tui.games.pieces import Pieces
    from edenia_tui.games.presenter import Presenter
    from edenia_tui.games.tool import Tool
    from edenia_tui.games.words import GameWords
    from edenia_tui.storage.record_text import OptionsText
    from rules.edenia.state import State
    from rules.kernel.game import Game


class EdeniaEntry(Entry):
    """Space sheep cross a galaxy of tiles."""

    name = "edenia"
    title = "Edenia"

    @property
    def game(self) -> "Game[Any, Any, Any, Any]":
        from rules.edenia.game import EDENIA

        return EDENIA

    @property
    def words(self) -> "GameWords":
        from edenia_tui.games.edenia.words.words import EdeniaWords

        return EdeniaWords()

    @property
    def options(self) -> "OptionsText[Any]":
        from edenia_tui.games.edenia.options import EDENIA_OPTIONS

        return EDENIA_OPTIONS

    @property
    def agreement(self) -> "Agreement[Any]":
        from edenia_tui.games.edenia.agreement import EdeniaAgreement

        return EdeniaAgreement()

    @property
    def board(self) -> "Board":
        from edenia_tui.games.edenia.board.board import EdeniaBoard

        return EdeniaBoard()

    @property
    def presenter(self) -> "Presenter":
        from edenia_tui.games.edenia.screen.presenter import EdeniaPresenter

        return EdeniaPresenter()

    @property
    def tools(self) -> "tuple[Tool[State], ...]":
        from edenia_tui.games.edenia.commands.ray import RAY
        from edenia_tui.games.edenia.commands.reach import REACH

        return RAY, REACH

    @property
    def pieces(self) -> "Pieces":
        from edenia_tui.games.edenia.words.pieces import SheepByNumber

        return SheepByNumber()
