"""Where somebody sits who types: everything that understanding and answering a line may need."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from edenia_tui.conversation.log import Log
from edenia_tui.conversation.visit import Visit
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.seat import CHANCE

if TYPE_CHECKING:
    from edenia_tui.games.presenter import Presenter
    from edenia_tui.lookup.search import RuleSearch


class Desk(NamedTuple):
    """Who asks, the table they see, what can be chosen, and what they have heard."""

    listener: Listener
    view: AnyState
    acting_view: AnyState
    """The table as whoever is to choose sees it, which in a what-if may be somebody else."""
    legal: Sequence[AnyAction]
    """What can be chosen; nothing while nothing is asked here."""
    recall: Callable[[], Log]
    """Gives what was heard, which may take a while to tell again."""
    visit: Visit
    words: GameWords
    game: AnyGame

    @property
    def log(self) -> Log:
        """What this person has heard."""
        return self.recall()

    @property
    def is_chance(self) -> bool:
        """Whether it is chance whose outcome is to be chosen."""
        return bool(self.legal) and self.game.to_act(self.acting_view) is CHANCE

    @property
    def entry(self) -> Entry:
        """The game with all that belongs to it."""
        return GAMES[self.game.name]

    @property
    def presenter(self) -> "Presenter":
        """What explains choices; only asked for when it is needed, for it takes long to load."""
        return self.entry.presenter

    @property
    def search(self) -> "RuleSearch":
        """Finds rules by the meaning of words; made when it is first needed."""
        from edenia_tui.lookup.of_game import rule_search

        return rule_search(self.game.name)
