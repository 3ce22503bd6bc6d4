"""What happened at each point of a game, in the words of one language and for one pair of eyes."""

from typing import Any

from edenia_tui.conversation.viewpoint import AnyReplay, Viewpoint
from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from edenia_tui.language.wrapping import wrapped
from rules.kernel.seat import CHANCE


class Story:
    """A game told point by point."""

    def __init__(
        self, entry: Entry, replay: AnyReplay, listener: Listener, viewpoint: Viewpoint
    ) -> None:
        """Tell a replay to a listener, who knows what these eyes see."""
        self.replay = replay
        self.listener = listener
        self.viewpoint = viewpoint
        self.entry = entry
        self._words = entry.words

    def view(self, point: int) -> Any:
        """Give what is seen at a point."""
        return self.viewpoint.view(self.replay.game, self.replay.state(point))

    def sentences(self, point: int) -> list[str]:
        """Tell what happened when a point was reached."""
        told = self.viewpoint.told_at(self.replay, point)
        lines = self._words.tell(self.listener, told.before, told.after, told.events)
        return [part for line in lines for part in wrapped(line)]

    def facts(self, point: int) -> dict[str, object]:
        """Give an action with what came of it; the command is None where it is a secret."""
        told, game = self.viewpoint.told_at(self.replay, point), self.replay.game
        return {
            "number": point,
            "by": "chance" if told.actor is CHANCE else self.entry.options.seats[told.actor],
            "round": game.round(told.before),
            "command": None if told.action is None else game.write_action(told.action),
            "events": [self._words.event_facts(told.after, event) for event in told.events],
            "told": self.sentences(point),
        }
