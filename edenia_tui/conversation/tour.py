"""Where somebody is in a past game, where typed words lead from there, and what is heard on the way."""

from collections.abc import Sequence
from typing import Any, Final

from edenia_tui.conversation.aside_help import say_with_seats
from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.conversation.log import Log
from edenia_tui.conversation.seeking import Seeking
from edenia_tui.conversation.understanding import Refusal, Word
from edenia_tui.conversation.viewpoint import AnyReplay, Viewpoint, read_viewpoint
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
        viewpoint: Viewpoint,
        point: int,
        *,
        is_live: bool = False,
    ) -> None:
        """Begin at a point; while a game is live the eyes stay as they are."""
        self.replay = replay
        self.viewpoint = viewpoint
        self.point = point
        self.is_live = is_live
        self._words = words
        self._seeking = Seeking(replay, words)

    # What is heard here.

    def told(self, listener: Listener) -> list[str]:
        """Tell what led here, in the words of the game."""
        if self.point == 0:
            return []
        return tell_told(listener, self._words, self.viewpoint.told_at(self.replay, self.point))

    def place(self, listener: Listener) -> str:
        """Tell the turn and the number of actions."""
        replay, numbers = self.replay, {"point": self.point, "last": self.replay.last}
        turn = replay.turn_at(self.point)
        if replay.game.to_act(replay.state(self.point)) is None:
            return listener.say("replaying-place-over", **numbers)
        if turn is None:
            return listener.say("replaying-place-start", **numbers)
        return listener.say_of(turn.seat, "replaying-place", round=turn.round, **numbers)

    def tell_viewpoint(self, listener: Listener) -> list[str]:
        """Tell who looks; in a running game that goes without saying."""
        if self.is_live:
            return []
        if self.viewpoint.seat is not None:
            name = listener.name(self.viewpoint.seat)
            return [listener.say("replaying-eyes-seat", name=name)]
        return [
            listener.say("replaying-eyes-" + ("open" if self.viewpoint.is_open else "spectator"))
        ]

    @property
    def view(self) -> Any:
        """The table as it was seen here."""
        return self.viewpoint.view(self.replay.game, self.replay.state(self.point))

    def log(self) -> Log:
        """Give what was told up to here."""
        points = self.replay.recent(self.point)
        told = (self.viewpoint.told_at(self.replay, point) for point in points)
        return Log(self.viewpoint.seat, self._words, told)

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
        viewpoint = read_viewpoint(listener, words)
        if viewpoint is None:
            return Refusal((say_with_seats(listener, "replaying-no-eyes"),))
        self.viewpoint = viewpoint
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
            viewpoint = read_viewpoint(listener, words[1:])
            point = self._seeking.find_turn(number, viewpoint, any_seat=len(words) < 2)
            wrong = say_with_seats(listener, "replaying-no-turn", most=self._seeking.rounds)
        if point is None:
            return Refusal((wrong,))
        self.point = point
        return [self.place(listener)]
