"""Where somebody is in a past game, where typed words lead from there, and what is heard on the way."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.conversation.aside_help import say_with_seats
from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.conversation.ear import Ear
from edenia_tui.conversation.eyes import AnyReplay, Eyes, read_eyes
from edenia_tui.conversation.seeking import Seeking
from edenia_tui.conversation.understanding import Refusal, Word
from edenia_tui.games.words import GameWords
from edenia_tui.language.folding import as_number
from edenia_tui.language.listener import Listener
from edenia_tui.language.speakable import quoted

TRAVELS: Final = frozenset({"next", "back", "turn", "action", "start", "end"})
"""The words of a replay that lead to another place."""


class Tour:
    """A place in a game and the eyes that look."""

    def __init__(
        self,
        replay: AnyReplay,
        words: GameWords,
        eyes: Eyes,
        point: int,
        *,
        is_live: bool = False,
    ) -> None:
        """Begin at a point; while a game is live the eyes stay as they are."""
        self.replay = replay
        self.eyes = eyes
        self.point = point
        self.is_live = is_live
        self._words = words
        self._seeking = Seeking(replay, words)

    # What is heard here.

    def told(self, listener: Listener) -> list[str]:
        """Tell what led here, in the words of the game."""
        if self.point == 0:
            return []
        return tell_told(listener, self._words, self.eyes.told_at(self.replay, self.point))

    def place(self, listener: Listener) -> str:
        """Tell the turn and the number of actions."""
        replay, numbers = self.replay, {"point": self.point, "last": self.replay.last}
        turn = replay.turn_at(self.point)
        if replay.game.to_act(replay.state(self.point)) is None:
            return listener.say("replaying-place-over", **numbers)
        if turn is None:
            return listener.say("replaying-place-start", **numbers)
        return listener.say_of(turn.seat, "replaying-place", round=turn.round, **numbers)

    def tell_eyes(self, listener: Listener) -> list[str]:
        """Tell who looks; in a running game that goes without saying."""
        if self.is_live:
            return []
        if self.eyes.seat is not None:
            name = listener.name(self.eyes.seat)
            return [listener.say("replaying-eyes-seat", name=name)]
        return [listener.say("replaying-eyes-" + ("open" if self.eyes.is_open else "spectator"))]

    def ear(self, listener: Listener) -> Ear:
        """Give the ear of one who has heard the game up to here."""
        ear = Ear(self.eyes.seat, self._words)
        for point in self.replay.recent(self.point):
            ear.saw(self.eyes.told_at(self.replay, point))
        ear.listen(listener)
        return ear

    # Where to.

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

    def go(self, listener: Listener, word: Word) -> list[str] | Refusal:
        """Go where a travelling word leads, and tell what is heard; else why it leads nowhere."""
        argument = word.arguments[0] if word.arguments else ""
        match word.name:
            case "next" | "back" if argument and as_number(argument) is None:
                return self._seek(listener, argument, onward=word.name == "next")
            case "next" | "back":
                return self._step(listener, as_number(argument) or 1, onward=word.name == "next")
            case "turn" | "action":
                return self._jump(listener, word)
            case _:
                return self._arrive(listener, 0 if word.name == "start" else self.replay.last)

    def look_with(self, listener: Listener, words: Sequence[str]) -> Refusal | None:
        """Look with the eyes that some words name; why not, if one cannot."""
        if self.is_live:
            return Refusal((listener.say("replaying-eyes-own"),))
        eyes = read_eyes(listener, words)
        if eyes is None:
            return Refusal((say_with_seats(listener, "replaying-no-eyes"),))
        self.eyes = eyes
        return None

    def _step(self, listener: Listener, times: int, *, onward: bool) -> list[str]:
        """Go some steps; on the way there everything is told, on the way back where it ends."""
        go = self.go_on if onward else self.go_back
        lines: list[str] = []
        for _ in range(times):
            told = go(listener)
            if not told:
                break
            lines = [*lines, *told] if onward else told
        return lines or [listener.say("replaying-at-end" if onward else "replaying-at-start")]

    def _arrive(self, listener: Listener, point: int) -> list[str]:
        """Go to a place and tell what led there."""
        self.point = point
        return [*self.told(listener), self.place(listener)]

    def _seek(self, listener: Listener, word: str, *, onward: bool) -> list[str] | Refusal:
        """Go to the nearest event that a word stands for."""
        kinds = self._seeking.find_kind(word)
        if not kinds:
            return Refusal((listener.say("replaying-no-kind", typed=quoted(word) or "none"),))
        point = self._seeking.find_event(kinds, self.point, onward=onward)
        if point is None:
            message = "replaying-none-after" if onward else "replaying-none-before"
            return [listener.say(message, kind=quoted(word))]
        return self._arrive(listener, point)

    def _jump(self, listener: Listener, word: Word) -> list[str] | Refusal:
        """Go to an action by its number, or to the turn of a round and perhaps of a player."""
        words, last = word.arguments, self.replay.last
        number = as_number(words[0]) if words else None
        if word.name == "action":
            point = number if number is not None and number <= last else None
            wrong = listener.say("replaying-no-action", last=last)
        else:
            eyes = read_eyes(listener, words[1:])
            point = self._seeking.find_turn(number, eyes, any_seat=len(words) < 2)
            wrong = say_with_seats(listener, "replaying-no-turn", most=self._seeking.rounds)
        if point is None:
            return Refusal((wrong,))
        self.point = point
        return [self.place(listener)]
