"""Where somebody is in a past game, and what they hear on the way through it."""

from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.conversation.ear import Ear
from edenia_tui.conversation.eyes import AnyReplay, Eyes
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener


class Tour:
    """A place in a game and the eyes that look."""

    def __init__(self, replay: AnyReplay, words: GameWords, eyes: Eyes, point: int) -> None:
        """Begin at a point."""
        self.replay = replay
        self.eyes = eyes
        self.point = point
        self._words = words

    def told(self, listener: Listener) -> list[str]:
        """Tell what led here, in the words of the game."""
        if self.point == 0:
            return []
        return tell_told(listener, self._words, self.eyes.told_at(self.replay, self.point))

    def go_on(self, listener: Listener) -> list[str]:
        """Go on to the next action that is worth a word, and tell it; nothing at the end."""
        while self.point < self.replay.last:
            self.point += 1
            if lines := self.told(listener):
                return lines
        return []

    def go_back(self, listener: Listener) -> list[str]:
        """Go back to the action before that was worth a word, and tell that one; nothing at the start."""
        while self.point > 0:
            self.point -= 1
            if lines := self.told(listener):
                return lines
        return []

    def place(self, listener: Listener) -> str:
        """Tell the turn and the number of actions."""
        replay, numbers = self.replay, {"point": self.point, "last": self.replay.last}
        turn = replay.turn_at(self.point)
        if replay.game.to_act(replay.state(self.point)) is None:
            return listener.say("replaying-place-over", **numbers)
        if turn is None:
            return listener.say("replaying-place-start", **numbers)
        return listener.say_of(turn.seat, "replaying-place", round=turn.round, **numbers)

    def ear(self, listener: Listener) -> Ear:
        """Give the ear of one who has heard the game up to here."""
        ear = Ear(self.eyes.seat, self._words)
        for point in self.replay.recent(self.point):
            ear.saw(self.eyes.told_at(self.replay, point))
        ear.listen(listener)
        return ear
