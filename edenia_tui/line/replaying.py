"""A game looked at again by commands: step by step, from place to place, with anybody's eyes."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from edenia_tui.conversation.aside_help import help_in_replay
from edenia_tui.conversation.attempt import AnyBranch, Keep
from edenia_tui.conversation.course import answer_course
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.tour import TRAVELS, Tour
from edenia_tui.conversation.understanding import Refusal, Word
from edenia_tui.conversation.viewpoint import AnyReplay, Viewpoint
from edenia_tui.conversation.vocabularies import IN_REPLAY
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.language.folding import as_number
from edenia_tui.language.listener import Listener
from edenia_tui.line.aside import Aside
from edenia_tui.line.demo import WORDS_A_SECOND
from edenia_tui.line.interrupting import Interrupted
from edenia_tui.line.leaving import WantsScreen
from edenia_tui.line.talk import Talk
from edenia_tui.line.what_if import WhatIf
from rules.kernel.opaque import AnyAction

FASTEST = 9


class Replaying(Aside):
    """Somebody who looks at a game again, and where they are in it."""

    VOCABULARY: ClassVar[Vocabulary] = IN_REPLAY

    def __init__(
        self,
        talk: Talk,
        replay: AnyReplay,
        viewpoint: Viewpoint,
        point: int,
        branch: Callable[[int, Viewpoint], AnyBranch],
        keep: Keep | None = None,
    ) -> None:
        """Begin at a point; `run` follows.

        Args:
            talk: who is there.
            replay: the game.
            viewpoint: who looks.
            point: how many actions have been done.
            branch: begins a what-if at a point, with what the eyes may know.
            keep: keeps a what-if as a game; None while the game runs, and then the eyes stay, too.
        """
        super().__init__(talk)
        self._tour = Tour(replay, talk.words, viewpoint, point, is_live=keep is None)
        self._branch = branch
        self._keep = keep

    @property
    def point(self) -> int:
        """How many actions have been done where the replay stands."""
        return self._tour.point

    @property
    def listener(self) -> Listener:
        """Whoever looks; nobody's seat when all is open."""
        return self.talk.listener(self._tour.viewpoint.seat)

    def desk(self) -> Desk:
        """Give the table as it was at this point, and what had been heard by then."""
        tour, talk, listener = self._tour, self.talk, self.listener
        return Desk(
            *(listener, tour.view, tour.view, ()),
            *(lambda: tour.log().heard_by(listener), talk.visit, talk.words, tour.replay.game),
        )

    async def run(self) -> None:
        """Tell what can be done and where the replay begins, then talk."""
        begins = "replaying-begins-live" if self._tour.is_live else "replaying-begins"
        self.say(
            [self.listener.say(begins), *self._tell_viewpoint(), self._tour.place(self.listener)]
        )
        await super().run()

    def put_question(self) -> str:
        """Ask with the number of actions so far."""
        place = {"point": self.point, "last": self._tour.replay.last}
        return self.listener.say("replaying-prompt", **place) + " "

    def choose(self, action: AnyAction) -> None:
        """Nothing is chosen here."""

    async def do(self, word: Word) -> None:
        """Go somewhere, change the eyes, branch off or return."""
        match word.name:
            case name if name in TRAVELS:
                self._say_or_refuse(self._tour.go(self.listener, word))
            case "play":
                await self._play(word.arguments)
            case "eyes":
                self._say_or_refuse(
                    self._tour.look_with(self.listener, word.arguments) or self._tell_viewpoint()
                )
            case "where":
                self.say([self._tour.place(self.listener), *self._tell_viewpoint()])
            case "what-if":
                await self._try()
            case "help":
                self.say(help_in_replay(self.desk(), word.arguments))
            case "course":
                tour, words = self._tour, self.talk.words
                seat = tour.viewpoint.seat
                self.say(answer_course(self.listener, words, tour.replay, seat))
            case "moves":
                self.say([self.listener.say("replaying-no-choice")])
            case "screen":
                self._show()
            case "export":
                viewpoint = self._tour.viewpoint
                self.say(self.talk.export(self.listener, viewpoint, self.point, word.arguments))
            case "return":
                self.finish()
            case _:
                await super().do(word)

    def _say_or_refuse(self, told: list[str] | Refusal) -> None:
        if isinstance(told, Refusal):
            self.refuse(told)
        else:
            self.say(told)

    def _tell_viewpoint(self) -> list[str]:
        return self._tour.tell_viewpoint(self.listener)

    async def _play(self, words: Sequence[str]) -> None:
        """Tell on to the end, at a pace that can be read where somebody reads."""
        speed = as_number(words[0]) if words else 1
        if speed is None or not 1 <= speed <= FASTEST:
            self.refuse(Refusal((self.listener.say("replaying-no-speed", most=FASTEST),)))
            return
        try:
            is_stopped = await self.talk.console.until_stopped(self._tell_on(speed))
        except Interrupted:
            is_stopped = True
        self.say([self.listener.say("replaying-paused" if is_stopped else "replaying-at-end")])

    async def _tell_on(self, speed: int) -> bool:
        """Tell action by action; whether somebody stopped it before the end."""
        console = self.talk.console
        while lines := self._tour.go_on(self.listener):
            self.say(lines)
            seconds = sum(len(line.split()) for line in lines) / (WORDS_A_SECOND * speed)
            if console.is_patient and await console.pause(seconds):
                return True
        return False

    async def _try(self) -> None:
        """Play on from here beside the game, and come back."""
        if not self.talk.lets_try:
            self.refuse(Refusal((self.listener.say("line-no-what-if"),)))
            return
        viewpoint = self._tour.viewpoint
        await WhatIf(self.talk, self._branch(self.point, viewpoint), viewpoint, self._keep).run()
        self.say([self._tour.place(self.listener)])

    def _show(self) -> None:
        if not self._tour.is_live and self.talk.console.has_screen:
            raise WantsScreen
        self.say([self.listener.say("line-no-screen")])
