"""What is typed at a table that people share: what a game at home has, as far as the others allow it."""

from collections.abc import Sequence

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.rewinds import rewind
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.host.hub.notes import RequestKind
from edenia_tui.host.hub.own_room import OwnRoom
from edenia_tui.host.lines.conversation import Called, Speaker
from edenia_tui.host.lines.social import do_social
from edenia_tui.host.lines.words import at_table
from edenia_tui.host.visits.sitting import HostedSitting
from edenia_tui.host.visits.telling import REFUSALS, tell_refusal
from edenia_tui.language.folding import as_number, folded
from edenia_tui.language.speech import Speech
from edenia_tui.line.leaving import Left
from edenia_tui.line.looking_back import look_back
from edenia_tui.line.table_talk import TableTalk
from edenia_tui.line.talk import Talk
from edenia_tui.table.question import AnyQuestion
from rules.kernel.seat import Seat

_HELP = ("host-table-help-talk", "host-table-help-asks", "host-table-help-absent")
_YES = ("yes", "oui")


class LeftTable(Exception):
    """Somebody goes back to the lobby; the seat stays theirs."""


class Reseated(Called):
    """Somebody is at the table otherwise than before."""


class HostedTalk(TableTalk):
    """Answers and obeys one person at a table of the hub."""

    def __init__(self, speaker: Speaker, talk: Talk, sitting: HostedSitting) -> None:
        """Get ready.

        Args:
            speaker: who it is.
            talk: how they speak about the game.
            sitting: their seat, or a spectator's place.
        """
        self.room: OwnRoom = sitting.room()
        adviser = Adviser(sitting.entry.game, sitting.thinker)
        super().__init__(talk, self.room, sitting.resign, adviser, save=_saved)
        self._speaker = speaker
        self._sitting = sitting

    def vocabulary(self, question: AnyQuestion | None) -> Vocabulary:
        """Give what can be said here now."""
        return at_table(
            has_hints=self._sitting.table.plan.has_hints,
            is_asked=question is not None,
            is_watching=not self._sitting.people,
        )

    async def do(
        self, name: str, desk: Desk, question: AnyQuestion | None, words: Sequence[str]
    ) -> None:
        """Do what a word asks for; what the hub refuses is told."""
        try:
            await self._do_hosted(name, desk, question, words)
        except REFUSALS as error:
            self._speaker.say(tell_refusal(self._speaker.spoken, error))

    async def _do_hosted(
        self, name: str, desk: Desk, question: AnyQuestion | None, words: Sequence[str]
    ) -> None:
        speaker, seat = self._speaker, desk.listener.seat
        match name:
            case "leave":
                raise LeftTable
            case "undo" | "back" if seat is not None and not self.room.is_alone(seat):
                await self._take_back(name, desk, seat, words)
            case "hint" if question is not None and not self._may_have_hint(desk):
                speaker.say(speaker.spoken("host-hints-slow"))
            case "resign" if seat is not None:
                await self.resign(desk, seat)
            case "replay" if question is None:
                await look_back(self._talk, self.room, seat)
            case "saves" | "stats":
                await speaker.visiting.library.load()
                await super().do(name, desk, question, words)
            case "help" if not words:
                await super().do(name, desk, question, words)
                messages = _HELP if seat is not None else ("host-watching-help",)
                speaker.tell([speaker.spoken(message) for message in messages])
            case _ if not await self.do_with_others(name, words):
                await super().do(name, desk, question, words)

    async def do_with_others(self, name: str, words: Sequence[str]) -> bool:
        """Do what concerns others; whether it was such a word."""
        speaker = self._speaker
        requests, spoken = speaker.hub.requests(speaker.visiting), speaker.spoken
        match name:
            case "agree":
                await requests.agree(speaker.visiting)
                if self._sitting.table.standing.request is not None:
                    speaker.say(spoken("host-agreed"))
            case "decline":
                await requests.decline(speaker.visiting)
            case "wait":
                speaker.say(spoken("host-waits"))
            case "bot":
                await self._ask_about_absent(RequestKind.STAND_IN)
            case "finish" if self._sitting.table.absent():
                await self._ask_about_absent(RequestKind.END_ABSENT)
            case "finish":
                await self.ask(RequestKind.END)
            case _:
                return await do_at_table(speaker, name, words) or await do_social(
                    speaker, name, words
                )
        return True

    async def ask(self, kind: RequestKind, number: int = 0) -> None:
        """Ask the others for something. Raises as `Requests.ask`."""
        speaker = self._speaker
        await speaker.hub.requests(speaker.visiting).ask(speaker.visiting, kind, number)
        if self._sitting.table.standing.request is not None:
            speaker.say(speaker.spoken("host-asked"))

    async def _ask_about_absent(self, kind: RequestKind) -> None:
        absent = self._sitting.table.absent()
        if not absent:
            self._speaker.say(self._speaker.spoken("host-nobody-absent"))
            return
        await self.ask(kind, next(iter(absent)))

    async def _take_back(self, name: str, desk: Desk, seat: Seat, words: Sequence[str]) -> None:
        """Take back by right, or ask the others to go back further."""
        if name == "back":
            points = self.room.rewinding.points(seat)
            wanted = as_number(words[0]) if words else 1
            if wanted is None or not 1 <= wanted <= len(points):
                message = "undo-back-wrong" if points else "undo-no-decision"
                self._talk.say([desk.listener.say(message, most=len(points))])
                return
            await self.ask(RequestKind.BACK, points[-wanted])
            return
        refusal = await rewind(desk.listener, self.room, seat, name, words)
        if refusal is not None:
            desk.log.why = refusal.rule or desk.log.why
            is_possible = not self._sitting.table.plan.is_rated
            more = [self._speaker.spoken("host-ask-back")] if is_possible else []
            self._talk.say([*refusal.lines, *more])

    def _may_have_hint(self, desk: Desk) -> bool:
        hints, account = self._speaker.hub.hints, self._speaker.visiting.account
        return len(desk.legal) == 1 or hints.takes(account.id)

    async def resign(self, desk: Desk, seat: Seat) -> None:
        """Give up, after asking once more; from then on somebody looks on."""
        del desk
        speaker = self._speaker
        answer = await speaker.hear(speaker.spoken("host-resign-sure"))
        if answer is None:
            raise Left
        if folded(answer) not in _YES:
            speaker.say(speaker.spoken("line-not-resigned"))
            return
        await self._sitting.resign(seat)
        speaker.say(speaker.spoken("host-resigned"))
        raise Reseated


async def do_at_table(speaker: Speaker, name: str, words: Sequence[str]) -> bool:
    """Do what can be done at every table, whether its game has begun; whether it was such a word."""
    hub, visiting, spoken = speaker.hub, speaker.visiting, speaker.spoken
    table = hub.table_of(visiting)
    match name:
        case "code" if table is not None:
            speaker.say(spoken("host-table-invite", code=table.code))
        case "remove" if not words:
            speaker.say(spoken("host-remove-what"))
        case "remove":
            await hub.remove(visiting, " ".join(words))
            speaker.say(spoken("host-removed-name", name=" ".join(words)))
        case _:
            return False
    return True


def _saved(spoken: Speech) -> list[str]:
    """Say that every line is kept anyway."""
    return [spoken("line-saved")]
