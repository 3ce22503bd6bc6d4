"""Somebody at a table of the hub by lines: waiting for others, playing, looking on, and afterwards."""

from collections.abc import Sequence

from edenia_tui.conversation.wishes import WISHES
from edenia_tui.host.hub.news import Begun, News, PlaysOn, Requested
from edenia_tui.host.hub.table import Table
from edenia_tui.host.lines.conversation import Called, Conversation, Speaker
from edenia_tui.host.lines.hosted_session import HostedSession, Onlooker
from edenia_tui.host.lines.hosted_talk import HostedTalk, LeftTable, Reseated, do_at_table
from edenia_tui.host.lines.social import do_social, recall
from edenia_tui.host.lines.words import WAITING
from edenia_tui.host.visits.sitting import HostedSitting
from edenia_tui.host.visits.telling import REFUSALS, tell_news, tell_refusal
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.speakable import quoted
from edenia_tui.line.leaving import Left, WantsScreen
from edenia_tui.line.talk import Talk
from edenia_tui.table.seating import HUMAN
from rules.kernel.seat import Seat


class PlayOn(Called):
    """Another game with the same people is at another table."""

    def __init__(self, code: str) -> None:
        """Keep where."""
        super().__init__(code)
        self.code = code


class AtTable(Conversation):
    """One person at one table until they leave it."""

    def __init__(self, speaker: Speaker, table: Table) -> None:
        """Sit down or look on; `run` follows."""
        super().__init__(speaker)
        self._table = table
        self._game: HostedSession | Onlooker | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat for which whoever types speaks."""
        return self._table.standing.say_of(self.speaker.visiting.account.id)

    async def run(self) -> None:
        """Be at the table.

        Raises:
            LeftTable: they go to the lobby.
            Left: they leave altogether, or want the screen (WantsScreen).
            Called: they have to leave, or play on elsewhere.
        """
        self._tell_table()
        await recall(self.speaker)
        self._remind()
        while True:
            try:
                await self.heeding(self._wait() if self._table.play is None else self._play())
            except Reseated:
                continue

    def told(self, news: News) -> None:
        """Tell news after what has happened in the game before them."""
        if self._game is not None:
            self._game.tell_news()
        super().told(news)
        match news:
            case Begun():
                self.call(Reseated())
            case PlaysOn(code) if self._is_member:
                self.call(PlayOn(code))

    def _remind(self) -> None:
        """Tell what was asked for while they were not here."""
        request, table = self._table.standing.request, self._table
        if request is not None and self.seat in request.open:
            wants = Requested(request.asked, table.name_of(request.asked.seat))
            self.speaker.tell(tell_news(self.speaker.spoken, wants, table, self.seat))

    @property
    def _is_member(self) -> bool:
        return self._table.standing.sat_on(self.speaker.visiting.account.id) is not None

    # Before the game.

    async def _wait(self) -> None:
        """Talk until all are there."""
        speaker = self.speaker
        while self._table.play is None:
            free = len(self._table.plan.people) - len(self._table.standing.owners)
            typed = await speaker.hear(speaker.spoken("host-waiting-prompt", number=max(1, free)))
            if typed is None:
                raise Left
            words = typed.split()
            try:
                if words:
                    await self._obey(WAITING.get(folded(words[0])), words[1:], typed)
            except REFUSALS as error:
                speaker.say(tell_refusal(speaker.spoken, error))
        raise Reseated

    async def _obey(self, name: str | None, words: Sequence[str], typed: str) -> None:
        speaker = self.speaker
        spoken = speaker.spoken
        match name:
            case None:
                said = quoted(typed)
                message = "host-lobby-unclear" if said else "host-lobby-unreadable"
                speaker.say(spoken(message, typed=said))
            case "quit":
                raise Left
            case "leave":
                raise LeftTable
            case "screen" if speaker.console.has_screen:
                raise WantsScreen
            case "screen":
                speaker.say(spoken("line-no-screen"))
            case "rise":
                speaker.visiting.attend(None)  # a table that is left by its last one is closed
                await speaker.hub.rise(speaker.visiting)
                speaker.say(spoken("host-rose"))
                raise LeftTable
            case "help":
                speaker.say(spoken("host-waiting-help"), spoken("host-waiting-rise"))
            case "more":
                speaker.console.say_more(spoken("line-more"))
            case "again":
                speaker.console.repeat(spoken("line-more"))
            case _ if name in WISHES:
                speaker.say(*WISHES[name](speaker.visiting.visit.manner, words))
            case _ if not await do_at_table(speaker, name, words):
                await do_social(speaker, name, words)

    def _tell_table(self) -> None:
        """Tell which table it is, who sits there, and how others come."""
        table, spoken = self._table, self.speaker.spoken
        lines = [spoken("host-table", code=table.code, game=table.entry.title)]
        if table.play is None:
            listener = Listener(spoken.about(table.entry.words.messages), table.names)
            seats = [
                _tell_seat(listener, Seat(n), player, table.names[n])
                for n, player in enumerate(table.plan.players)
            ]
            lines.append(spoken("host-table-seats", seats=", ".join(seats)))
            lines.append(spoken("host-table-invite", code=table.code))
        self.speaker.say(*lines)

    # The game.

    async def _play(self) -> None:
        """Play or look on, and talk when it is over."""
        speaker, sitting = self.speaker, HostedSitting(self.speaker.visiting, self._table)
        talk = Talk(
            *(speaker.console, speaker.visiting.visit, sitting.entry.words, sitting.names),
            export=self._export,
            kept=sitting.kept,
            lets_try=self._table.plan.has_hints or sitting.room().is_over,
        )
        table = HostedTalk(speaker, talk, sitting)
        if sitting.people:
            self._game = HostedSession(speaker, talk, sitting.people[0], table)
        else:
            self._game = Onlooker(speaker, talk, table)
        try:
            await self._game.run()
        finally:
            self._game = None

    def _export(self, listener: Listener, *_: object) -> list[str]:
        return [listener.say("host-export-how")]


def _tell_seat(listener: Listener, seat: Seat, player: str, name: str) -> str:
    called = listener.seat_name(seat)
    if player != HUMAN:
        return listener.say(
            "host-table-seat", seat=called, name=listener.say(f"saves-bot-{player}")
        )
    if not name:
        return listener.say("host-table-free", seat=called)
    return listener.say("host-table-seat", seat=called, name=name)
