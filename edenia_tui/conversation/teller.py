"""What happens, told action by action or, where a game sums up turns, when there is enough to tell."""

from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.games.words import GameWords, Happened
from edenia_tui.language.listener import Listener
from edenia_tui.table.watchers import AnyTold


class Teller:
    """Tells somebody what happens, and keeps what waits to be told together with what comes."""

    def __init__(self, words: GameWords) -> None:
        """Begin with nothing to tell."""
        self._words = words
        self._waiting: list[AnyTold] = []

    def tell(self, listener: Listener, told: AnyTold) -> list[str]:
        """Give the sentences of an action, with those before it that waited; none while it waits."""
        if self._words.tell_together is None or listener.is_full or told.stand_in is not None:
            return [*self.tell_rest(listener), *tell_told(listener, self._words, told)]
        self._waiting.append(told)
        steps = [Happened(one.before, one.after, one.events) for one in self._waiting]
        lines = self._words.tell_together(listener, steps)
        if lines is None:
            return []
        self._waiting.clear()
        return lines

    def tell_rest(self, listener: Listener) -> list[str]:
        """Tell what still waits, because nothing comes that it could be told with."""
        waiting, self._waiting = self._waiting, []
        return [line for one in waiting for line in tell_told(listener, self._words, one)]
