"""A game of the hub at one keyboard: on a seat, or looking on; and what is said after its end."""

import asyncio

from edenia_tui.conversation.log import Log
from edenia_tui.conversation.understanding import Word
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.host.hub.notes import RequestKind
from edenia_tui.host.lines.conversation import Speaker
from edenia_tui.host.lines.hosted_talk import HostedTalk, LeftTable
from edenia_tui.host.lines.words import after_end
from edenia_tui.host.visits.telling import REFUSALS, tell_refusal
from edenia_tui.line.afterwards import Afterwards
from edenia_tui.line.leaving import Left
from edenia_tui.line.session import REMINDED, Session
from edenia_tui.line.talk import Talk
from edenia_tui.line.waking import Waking
from edenia_tui.table.seating import HUMAN
from rules.kernel.seat import Seat


class HostedSession(Session):
    """Somebody on a seat."""

    def __init__(self, speaker: Speaker, talk: Talk, seat: Seat, table: HostedTalk) -> None:
        """Get ready; `run` follows."""
        super().__init__(talk, table.room, (seat,), table)
        self._speaker = speaker
        self._hosted = table
        self._seat = seat

    @property
    def waits_for_people(self) -> bool:
        """Whether another person is to decide."""
        room = self._hosted.room
        actor = None if room.is_over else room.game.to_act(room.view(None))
        return isinstance(actor, int) and actor != self._seat and room.kinds[actor] == HUMAN

    def afterwards(self, seat: Seat, log: Log) -> "HostedAfterwards":
        """Begin the conversation after the end."""
        return HostedAfterwards(self._speaker, self._talk, seat, log, self._hosted)


class HostedAfterwards(Afterwards):
    """Somebody at a table of the hub whose game is over."""

    def __init__(
        self, speaker: Speaker, talk: Talk, seat: Seat | None, log: Log, table: HostedTalk
    ) -> None:
        """Stay at the table; `run` follows."""
        super().__init__(talk, table.room, seat, log, table.save)
        self._speaker = speaker
        self._hosted = table

    @property
    def vocabulary(self) -> Vocabulary:
        """What can be said here."""
        return after_end()

    def put_question(self) -> str:
        """Tell where one is, and how to go on."""
        return self.listener.say("host-over-prompt") + " "

    async def do(self, word: Word) -> None:
        """Ask for another game, leave; the rest as at home, or with the others."""
        try:
            await self._do_hosted(word)
        except REFUSALS as error:
            self.say([tell_refusal(self._speaker.spoken, error)])

    async def _do_hosted(self, word: Word) -> None:
        match word.name:
            case "leave":
                raise LeftTable
            case "another":
                await self._hosted.ask(RequestKind.REMATCH)
            case "help" if not word.arguments:
                self.say([self.listener.say("host-over-help")])
            case "save" | "saves" | "stats" | "export":
                await self._hosted.do(word.name, self.desk(), None, word.arguments)
            case name if await self._hosted.do_with_others(name, word.arguments):
                self.heed()
            case _:
                await super().do(word)


class Onlooker:
    """Somebody who looks on."""

    def __init__(self, speaker: Speaker, talk: Talk, table: HostedTalk) -> None:
        """Get ready; `run` follows."""
        self._speaker = speaker
        self._talk = talk
        self._table = table
        self._room = table.room
        self._waking = Waking(talk.console)
        self._log = Log(None, talk.words, stirred=lambda _: self._waking.stir())

    async def run(self) -> None:
        """Tell what happens, and answer, until they leave.

        Raises:
            Left, LeftTable, WantsScreen: they do.
        """
        self._log.recall(self._room)
        listener = self._talk.listener(None)
        self._log.listen(listener)
        self._speaker.tell([*self._log.heard[-REMINDED:], listener.say("host-watching")])
        self._room.attach(self._log, None, self._waking.fail)
        playing = asyncio.ensure_future(self._room.run())
        playing.add_done_callback(lambda _: self._waking.stir())
        try:
            await self._watch(playing)
        finally:
            self._room.detach(self._log)
            playing.cancel()
            await asyncio.wait({playing})
        self.tell_news()
        await HostedAfterwards(self._speaker, self._talk, None, self._log, self._table).run()

    def tell_news(self) -> None:
        """Tell what has happened since."""
        lines = self._log.listen(self._talk.listener(None))
        if lines:
            self._talk.console.note(lines)

    async def _watch(self, playing: "asyncio.Future[None]") -> None:
        hearing: asyncio.Task[str | None] | None = None
        try:
            while not playing.done():
                self.tell_news()
                if hearing is None:
                    prompt = self._talk.listener(None).say("host-watching-prompt") + " "
                    hearing = asyncio.ensure_future(self._talk.console.hear(prompt))
                await self._waking.wait(hearing, None)
                if hearing.done():
                    typed, hearing = hearing.result(), None
                    if typed is None:
                        raise Left
                    await self._table.obey(None, self._log, None, typed)
        finally:
            if hearing is not None and not hearing.done():
                hearing.cancel()
                await asyncio.wait({hearing})
