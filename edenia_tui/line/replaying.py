"""A game looked at again by commands: step by step, from place to place, with anybody's eyes."""

from collections.abc import Callable, Sequence

from edenia_tui.conversation.answers import Desk, help_lines
from edenia_tui.conversation.aside_words import REPLAY_HELP, REPLAY_WORDS
from edenia_tui.conversation.attempt import AnyBranch
from edenia_tui.conversation.eyes import AnyReplay, Eyes, read_eyes
from edenia_tui.conversation.seeking import Seeking
from edenia_tui.conversation.tour import Tour
from edenia_tui.language.folding import as_number, folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.message import Fact
from edenia_tui.language.speakable import quoted
from edenia_tui.line.aside import Aside, Talk
from edenia_tui.line.demo import WORDS_A_SECOND
from edenia_tui.line.leaving import WantsScreen
from edenia_tui.line.what_if import Keep, WhatIf
from rules.kernel.seat import Seat

_HELP_STEPS = ("replaying-help-step",)
_HELP_ELSE = (
    "replaying-help-place",
    "replaying-help-play",
    "replaying-help-eyes",
    "replaying-help-what-if",
    "replaying-help-look",
    "replaying-help-share",
    "replaying-help-leave",
)
FASTEST = 9
FIRST_SEATS = (Seat(0), Seat(1))


class Replaying(Aside):
    """Somebody who looks at a game again, and where they are in it."""

    def __init__(
        self,
        talk: Talk,
        replay: AnyReplay,
        eyes: Eyes,
        point: int,
        branch: Callable[[int], AnyBranch],
        keep: Keep | None = None,
    ) -> None:
        """Begin at a point; `run` follows.

        Args:
            talk: who is there.
            replay: the game.
            eyes: who looks.
            point: how many actions have been done.
            branch: begins a what-if at a point.
            keep: keeps a what-if as a game; None while the game runs, and then the eyes stay, too.
        """
        super().__init__(talk)
        self._tour = Tour(replay, talk.words, eyes, point)
        self._branch = branch
        self._keep = keep
        self._seeking = Seeking(replay, talk.words)

    @property
    def point(self) -> int:
        """How many actions have been done where the replay stands."""
        return self._tour.point

    @property
    def listener(self) -> Listener:
        """Whoever looks; nobody's seat when all is open."""
        return self.talk.listener(self._tour.eyes.seat)

    def desk(self) -> Desk:
        """Give the table as it was at this point, and what had been heard by then."""
        tour, talk = self._tour, self.talk
        game = tour.replay.game
        view = tour.eyes.view(game, tour.replay.state(tour.point))
        return Desk(
            *(self.listener, view, (), tour.ear(self.listener)),
            *(talk.manner, talk.words, game, talk.search),
        )

    def run(self) -> None:
        """Tell what can be done and where the replay begins, then talk."""
        begins = "replaying-begins-live" if self._keep is None else "replaying-begins"
        self.say([self.listener.say(begins), *self._tell_eyes(), self._tour.place(self.listener)])
        super().run()

    def put_question(self) -> str:
        """Ask with the number of actions so far."""
        place = {"point": self.point, "last": self._last}
        return self.listener.say("replaying-prompt", **place) + " "

    def find_word(self, words: Sequence[str]) -> str | None:
        """Find a word of the replay; `turn` alone is a question about the table."""
        name = REPLAY_WORDS.get(folded(words[0]))
        return None if name == "turn" and len(words) == 1 else name

    def do(self, name: str, words: Sequence[str]) -> None:
        """Go somewhere, change the eyes, branch off or return."""
        match name:
            case "next" | "back" if words and as_number(words[0]) is None:
                self._seek(words[0], onward=name == "next")
            case "next" | "back":
                self._step(as_number(words[0]) if words else 1, onward=name == "next")
            case "turn" | "action":
                self._jump(name, words)
            case "start" | "end":
                self._go(0 if name == "start" else self._last)
            case "play":
                self._play(words)
            case "eyes":
                self._change_eyes(words)
            case "where":
                self.say([self._tour.place(self.listener), *self._tell_eyes()])
            case "what-if":
                self._try()
            case "help":
                self.say(self._help(words))
            case "moves":
                self.say([self.listener.say("replaying-no-choice")])
            case "screen":
                self._show()
            case "export":
                self.say(self.talk.export(self.listener, self._tour.eyes, self.point, words))
            case _:
                self.finish()

    def do_otherwise(self, typed: str) -> None:
        """Nothing is chosen here."""
        said = quoted(typed)
        lines = [self.listener.say("replaying-unclear", typed=said)] if said else []
        self.say_not_clear(lines or [self.listener.say("replaying-unreadable")])

    @property
    def _last(self) -> int:
        return self._tour.replay.last

    def _step(self, times: int | None, *, onward: bool) -> None:
        """Go some steps; on the way there everything is told, on the way back where it ends."""
        go = self._tour.go_on if onward else self._tour.go_back
        lines: list[str] = []
        for _ in range(times or 1):
            told = go(self.listener)
            if not told:
                break
            lines = [*lines, *told] if onward else told
        self.say(
            lines or [self.listener.say("replaying-at-end" if onward else "replaying-at-start")]
        )

    def _go(self, point: int) -> None:
        """Go to a place and tell what led there."""
        self._tour.point = point
        self.say([*self._tour.told(self.listener), self._tour.place(self.listener)])

    def _seek(self, word: str, *, onward: bool) -> None:
        kind = self._seeking.find_kind(word)
        if not kind:
            self.say_not_clear(
                [self.listener.say("replaying-no-kind", typed=quoted(word) or "none")]
            )
            return
        point = self._seeking.find_event(kind, self.point, onward=onward)
        if point is None:
            message = "replaying-none-after" if onward else "replaying-none-before"
            self.say([self.listener.say(message, kind=quoted(word))])
        else:
            self._go(point)

    def _jump(self, name: str, words: Sequence[str]) -> None:
        """Go to an action by its number, or to the turn of a round and perhaps of a player."""
        number = as_number(words[0]) if words else None
        if name == "action":
            point = number if number is not None and number <= self._last else None
            wrong = self.listener.say("replaying-no-action", last=self._last)
        else:
            eyes = read_eyes(self.listener, words[1:])
            point = self._seeking.find_turn(number, eyes, any_seat=len(words) < 2)
            wrong = self._say_with_seats("replaying-no-turn", most=self._seeking.rounds)
        if point is None:
            self.say_not_clear([wrong])
            return
        self._tour.point = point
        self.say([self._tour.place(self.listener)])

    def _play(self, words: Sequence[str]) -> None:
        """Tell on to the end, at a pace that can be read where somebody reads."""
        speed = as_number(words[0]) if words else 1
        if speed is None or not 1 <= speed <= FASTEST:
            self.say_not_clear([self.listener.say("replaying-no-speed", most=FASTEST)])
            return
        try:
            is_stopped = self._tell_on(speed)
        except KeyboardInterrupt:
            is_stopped = True
        self.say([self.listener.say("replaying-paused" if is_stopped else "replaying-at-end")])

    def _tell_on(self, speed: int) -> bool:
        """Tell action by action; whether somebody stopped it before the end."""
        console = self.talk.console
        while lines := self._tour.go_on(self.listener):
            self.say(lines)
            seconds = sum(len(line.split()) for line in lines) / (WORDS_A_SECOND * speed)
            if console.is_patient and console.pause(seconds):
                return True
        return False

    def _change_eyes(self, words: Sequence[str]) -> None:
        if self._keep is None:
            self.say([self.listener.say("replaying-eyes-own")])
            return
        eyes = read_eyes(self.listener, words)
        if eyes is None:
            self.say_not_clear([self._say_with_seats("replaying-no-eyes")])
            return
        self._tour.eyes = eyes
        self.say(self._tell_eyes())

    def _tell_eyes(self) -> list[str]:
        """Tell who looks; in a running game that goes without saying."""
        if self._keep is None:
            return []
        eyes = self._tour.eyes
        if eyes.seat is not None:
            return [self.listener.say("replaying-eyes-seat", name=self.listener.name(eyes.seat))]
        return [self.listener.say("replaying-eyes-" + ("open" if eyes.is_open else "spectator"))]

    def _try(self) -> None:
        """Play on from here beside the game, and come back."""
        WhatIf(self.talk, self._branch(self.point), self._tour.eyes, self._keep).run()
        self.say([self._tour.place(self.listener)])

    def _help(self, words: Sequence[str]) -> list[str]:
        if words:
            message = REPLAY_HELP.get(REPLAY_WORDS.get(folded(words[0]), ""))
            return [self._say_with_seats(message)] if message else help_lines(self.desk(), words)
        messages = (*_HELP_STEPS, *self.talk.words.event_help, *_HELP_ELSE)
        return [self._say_with_seats(message) for message in messages]

    def _say_with_seats(self, message: str, **facts: Fact) -> str:
        """Say a message that names the first two seats as examples to type."""
        listener = self.listener
        one, two = (listener.seat_name(seat).lower() for seat in FIRST_SEATS)
        return listener.say(message, one=one, two=two, **facts)

    def _show(self) -> None:
        if self._keep is not None and self.talk.console.has_screen:
            raise WantsScreen
        self.say([self.listener.say("line-no-screen")])
