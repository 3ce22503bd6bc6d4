"""EXO at the table of games; each part is imported when it is first asked for."""
# ruff: noqa: PLC0415

from typing import TYPE_CHECKING, Any

from edenia_tui.games.entry import Entry

if TYPE_CHECKING:
    from edenia_tui.games.agreement import Agreement
    from edenia_tui.games.board import Board
    from edenia_tui.games.presenter import Presenter
    from edenia_tui.games.words import GameWords
    from edenia_tui.storage.record_text import OptionsText
    from rules.kernel.game import Game


class ExoEntry(Entry):
    """Planets out of a shared universe, lined up in galaxies."""

    name = "exo"
    title = "EXO"

    @property
    def game(self) -> "Game[Any, Any, Any, Any]":
        from rules.exo.game import EXO

        return EXO

    @property
    def words(self) -> "GameWords":
        from edenia_tui.games.exo.words.words import ExoWords

        return ExoWords()

    @property
    def options(self) -> "OptionsText[Any]":
        from edenia_tui.games.exo.options import EXO_OPTIONS

        return EXO_OPTIONS

    @property
    def agreement(self) -> "Agreement[Any]":
        from edenia_tui.games.exo.agreement import ExoAgreement

        return ExoAgreement()

    @property
    def board(self) -> "Board":
        from edenia_tui.games.exo.board.board import ExoBoard

        return ExoBoard()

    @property
    def presenter(self) -> "Presenter":
        from edenia_tui.games.exo.screen.presenter import ExoPresenter

        return ExoPresenter()
