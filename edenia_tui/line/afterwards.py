"""After the end of a game: what can be asked and done goes on until the people leave."""

from typing import ClassVar

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.aside_help import help_after_end
from edenia_tui.conversation.course import answer_course
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.log import Log
from edenia_tui.conversation.understanding import Word
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.vocabularies import AFTER_END, IN_GAME
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.language.listener import Listener
from edenia_tui.line.aside import Aside
from edenia_tui.line.leaving import Left, WantsAnother, WantsScreen
from edenia_tui.line.looking_back import look_back
from edenia_tui.line.talk import Save, Talk
from rules.kernel.opaque import AnyAction
from rules.kernel.seat import Seat


class Afterwards(Aside):
    """Somebody at a table where nothing is to be chosen any more."""

    VOCABULARY: ClassVar[Vocabulary] = AFTER_END
    USELESS_LINES: ClassVar[int] = 5
    """A script that only goes on choosing needs no more answers."""

    def __init__(self, talk: Talk, room: AnyRoom, seat: Seat | None, log: Log, save: Save) -> None:
        """Stay at the table; `run` follows.

        Args:
            talk: who is there.
            room: where it was played.
            seat: whose eyes.
            log: what they have heard.
            save: makes sure that the game is kept, and says so.
        """
        super().__init__(talk)
        self._room = room
        self._seat = seat
        self._log = log
        self._save = save

    @property
    def listener(self) -> Listener:
        """Whoever sits there."""
        return self.talk.listener(self._seat)

    def desk(self) -> Desk:
        """Give the table as it is in the end."""
        view, talk = self._room.view(self._seat), self.talk
        return Desk(
            *(self.listener, view, view, ()),
            *(lambda: self._log, talk.visit, talk.words, self._room.game),
        )

    async def run(self) -> None:
        """Say what is left of the last news, then talk."""
        await self._tell_the_rest()
        await super().run()

    async def _tell_the_rest(self) -> None:
        """Tell the end to its end, page by page where somebody reads; a question may come first."""
        console, prompt = self.talk.console, self.listener.say("line-enter-for-more") + " "
        while console.is_unfinished:
            typed = await console.hear(prompt) if console.is_patient else ""
            if typed is None:
                raise Left
            if typed and IN_GAME.find(typed.split()) != "more":
                await self.hear(typed)
                return
            self.talk.say_more()

    def put_question(self) -> str:
        """Tell where one is, and how to go on."""
        return self.listener.say("over-prompt") + " "

    def asked(self) -> str:
        """Give what the prompt says anyway: that the game is over."""
        return self.talk.words.question(self.listener, self._room.view(self._seat))

    def choose(self, action: AnyAction) -> None:
        """Nothing is chosen here."""

    async def do(self, word: Word) -> None:
        """Look back, begin another game, leave; everything else is answered as in the game."""
        match word.name:
            case "quit":
                raise Left
            case "another":
                raise WantsAnother
            case "screen":
                if self.talk.console.has_screen:
                    raise WantsScreen
                self.say([self.listener.say("line-no-screen")])
            case "save":
                self.say(self._save(self.listener.speech))
            case "replay":
                await look_back(self.talk, self._room, self._seat)
            case "export":
                viewpoint = Viewpoint(self._seat)
                self.say(self.talk.export(self.listener, viewpoint, None, word.arguments))
            case "course":
                replay, words = self._room.past(self._seat), self.talk.words
                self.say(answer_course(self.listener, words, replay, self._seat))
            case "help":
                self.say(help_after_end(self.desk(), word.arguments))
            case _:
                await super().do(word)
