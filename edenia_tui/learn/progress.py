"""What somebody has learned so far: kept with their settings, wherever those are kept."""

from typing import Final

from edenia_tui.conversation.manner import Manner
from edenia_tui.games.entry import Entry

LESSONS: Final = "lesson"
PUZZLES: Final = "puzzle"


class Progress:
    """The lessons and puzzles of a visit that are done."""

    def __init__(self, manner: Manner) -> None:
        """Know whose they are."""
        self._manner = manner

    def done(self, kind: str, entry: Entry) -> frozenset[str]:
        """Give the names of what is done of a game."""
        start = f"{kind} {entry.name} "
        learned = self._manner.settings.learned
        return frozenset(one.removeprefix(start) for one in learned if one.startswith(start))

    def add(self, kind: str, entry: Entry, name: str) -> None:
        """Take note that something is done."""
        learned = self._manner.settings.learned
        one = f"{kind} {entry.name} {name}"
        if one not in learned:
            self._manner.remember(learned=(*learned, one))
