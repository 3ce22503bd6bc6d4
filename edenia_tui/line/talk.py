"""What every conversation by lines needs: who is there, and how they speak about the game."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.conversation.visit import Visit
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import Speech
from edenia_tui.line.console import Console
from edenia_tui.storage.library import KeptGame
from rules.kernel.seat import Seat

USELESS_LINES = 100
"""So many useless lines in a row come from no person; the answer is to stop."""


Save = Callable[[Speech], list[str]]
"""Makes sure that a game is kept, and says so."""


class Talk(NamedTuple):
    """The people at a keyboard, and the game they speak about."""

    console: Console
    visit: Visit
    words: GameWords
    names: tuple[str, ...]
    """What the players are called; an empty name stands for the colour."""
    export: Export = export_nothing
    kept: KeptGame | None = None
    """Where the game is kept."""
    lets_try: bool = True
    """Whether it may be tried what would be if."""

    def listener(self, seat: Seat | None) -> Listener:
        """Give the listener of a seat, or a spectator."""
        listener = self.visit.manner.listener_by_ear(self.names, seat, self.words.messages)
        return replace(listener, outcome_first=self.console.is_narrow)

    def say(self, lines: Sequence[str]) -> None:
        """Say an answer, a page at a time."""
        self.console.say(lines, self._more)

    def tell(self, lines: Sequence[str]) -> None:
        """Tell news, which are one answer up to the next prompt."""
        self.console.tell(lines, self._more)

    def say_more(self) -> None:
        """Say the next page of a long answer, if there is one."""
        if not self.console.say_more(self._more):
            self.say([self.visit.manner.speech("line-nothing-more")])

    def repeat(self) -> None:
        """Say the last answer again, if there is one."""
        if not self.console.repeat(self._more):
            self.say([self.visit.manner.speech("line-nothing-said")])

    @property
    def _more(self) -> str:
        return self.visit.manner.speech("line-more")
