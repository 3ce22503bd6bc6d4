"""Tiny Epic Galaxies at the table of games; each part is imported when it is first asked for."""
# ruff: noqa: PLC0415

from typing import TYPE_CHECKING

from edenia_tui.games.entry import EntryOf

if TYPE_CHECKING:
    from edenia_tui.games.agreement import Agreement
    from edenia_tui.games.board import BoardOf
    from edenia_tui.games.galaxies.board.marks import Marks, Site
    from edenia_tui.games.galaxies.screen.picking import Wish as Picked
    from edenia_tui.games.learning import LearningOf
    from edenia_tui.games.presenter import PresenterOf
    from edenia_tui.games.wish import Wish
    from edenia_tui.games.words import WordsOf
    from edenia_tui.storage.record_text import OptionsText
    from rules.galaxies.actions import Action
    from rules.galaxies.events import Event
    from rules.galaxies.opening import Options
    from rules.galaxies.state import State
    from rules.kernel.game import Game
    from rules.kernel.rulebook import Rulebook


class GalaxiesEntry(EntryOf["Options", "State", "Action", "Event"]):
    """Dice move ships round planets, which become colonies; whoever looks on may follow."""

    name = "galaxies"
    title = "Tiny Epic Galaxies"
    content = "decks"

    @property
    def game(self) -> "Game[Options, State, Action, Event]":
        from rules.galaxies.game import GALAXIES

        return GALAXIES

    @property
    def rulebook(self) -> "Rulebook":
        from rules.galaxies.rulebook import rulebook

        return rulebook()

    @property
    def words(self) -> "WordsOf[State, Action, Event]":
        from edenia_tui.games.galaxies.words.words import WORDS

        return WORDS

    @property
    def options(self) -> "OptionsText[Options]":
        from edenia_tui.games.galaxies.options import GALAXIES_OPTIONS

        return GALAXIES_OPTIONS

    @property
    def agreement(self) -> "Agreement[Options]":
        from edenia_tui.games.galaxies.agreement import GalaxiesAgreement

        return GalaxiesAgreement()

    @property
    def board(self) -> "BoardOf[State]":
        from edenia_tui.games.galaxies.board.board import BOARD

        return BOARD

    @property
    def learning(self) -> "LearningOf[State, Action, Event]":
        from edenia_tui.games.galaxies.learning.learning import LEARNING

        return LEARNING

    @property
    def presenter(self) -> "PresenterOf[State, Action, Event, Site, Marks, Picked]":
        from edenia_tui.games.galaxies.screen.presenter import PRESENTER

        return PRESENTER

    @property
    def wishes(self) -> "tuple[Wish, ...]":
        from edenia_tui.games.galaxies.wishes import WISHES

        return WISHES

    @property
    def editions(self) -> tuple[str, ...]:
        from edenia_tui.games.galaxies.wishes import EDITIONS

        return EDITIONS
