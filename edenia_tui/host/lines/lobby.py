"""The lobby by lines: which tables there are, who is here, and everything about oneself."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from edenia_tui.conversation.wishes import WISHES
from edenia_tui.games.registry import GAMES
from edenia_tui.host.hub.news import Dismissal, LobbyChanged, News
from edenia_tui.host.hub.plan import BadPlan, PlanFault
from edenia_tui.host.hub.table import Table
from edenia_tui.host.lines.archive import Archive
from edenia_tui.host.lines.conversation import Conversation, Speaker
from edenia_tui.host.lines.listing import Numbered, tell_table, tell_tables
from edenia_tui.host.lines.oneself import Oneself
from edenia_tui.host.lines.opening import Unclear, ask_table, read_table
from edenia_tui.host.lines.social import do_social, recall
from edenia_tui.host.lines.words import LOBBY
from edenia_tui.host.visits.telling import REFUSALS, tell_dismissal, tell_refusal
from edenia_tui.language.folding import as_number, folded
from edenia_tui.language.speakable import quoted
from edenia_tui.line.leaving import Left, WantsScreen

_HELP: Final = ("tables", "open", "talk", "games", "learn", "you", "manner", "forget")
_SECONDS: Final = 1.0
"""New tables are told at most so often."""

Do = Callable[[Sequence[str]], Awaitable[None]]


class LineLobby(Conversation):
    """Somebody in the lobby until they sit down somewhere or leave."""

    def __init__(self, speaker: Speaker, fingerprint: str) -> None:
        """Get ready; `run` follows.

        Args:
            speaker: who it is.
            fingerprint: the key they came with; empty for a guest.
        """
        super().__init__(speaker)
        archive, oneself = Archive(speaker), Oneself(speaker, fingerprint)
        self._found: Table | None = None
        self._told = Numbered([], [])
        self._known: frozenset[str] = frozenset()
        """The open tables that were told, by their codes."""
        self._looking: asyncio.TimerHandle | None = None
        self._deeds: dict[str, Do] = {
            "list": self._list,
            "open": self._open,
            "join": self._join,
            "watch": self._watch,
            "games": archive.games,
            "replay": archive.replay,
            "learn": archive.learn,
            "stats": archive.stats,
            "leaders": archive.leaders,
            "name": oneself.rename,
            "keys": oneself.keys,
            "link": oneself.link,
            "revoke": oneself.revoke,
            "rules": archive.rules,
            "export": archive.export,
            "import": archive.take_in,
            "forget": oneself.forget,
            "help": self._help,
            "screen": self._screen,
            "quit": self._quit,
        }

    def told(self, news: News) -> None:
        """Tell news; which tables were opened, after a moment."""
        if not isinstance(news, LobbyChanged):
            super().told(news)
        elif self._looking is None:
            loop = asyncio.get_running_loop()
            self._looking = loop.call_later(_SECONDS, self._tell_opened)

    def _tell_opened(self) -> None:
        """Tell which tables were opened meanwhile, to one who is still here."""
        self._looking = None
        if not self.is_talking:
            return
        speaker = self.speaker
        waiting = speaker.hub.listing(speaker.visiting).waiting
        fresh = [table for table in waiting if table.code not in self._known]
        self._known = frozenset(table.code for table in waiting)
        spoken = speaker.spoken
        speaker.tell(
            [spoken("host-opened", about=tell_table(spoken, one), code=one.code) for one in fresh]
        )

    def dismissed(self, why: Dismissal) -> None:
        """Leave, if it is for good; a table that they have just left may be gone."""
        if self.speaker.visiting.ended is not None:
            super().dismissed(why)
        else:
            self.speaker.tell([tell_dismissal(self.speaker.spoken, why)])

    async def run(self) -> Table:
        """Talk until they are at a table.

        Raises:
            Left: they leave.
            Called: they have to.
        """
        return await self.heeding(self._talk())

    async def go(self, command: str) -> Table | None:
        """Do a command of the client, such as `join K7QX`; the table it leads to, if it does."""
        await self._obey(command)
        return self._found

    async def _talk(self) -> Table:
        speaker = self.speaker
        number = len(speaker.hub.lobby.names)
        speaker.say(speaker.spoken("host-lobby", people=number), *self._tables())
        await recall(speaker)
        speaker.tell([speaker.spoken("host-lobby-hint")])
        while self._found is None:
            typed = await speaker.hear(speaker.spoken("host-lobby-prompt"))
            if typed is None:
                raise Left
            await self._obey(typed)
        return self._found

    async def _obey(self, typed: str) -> None:
        words, speaker = typed.split(), self.speaker
        if not words:
            return
        name = LOBBY.get(folded(words[0]))
        try:
            await self._do(name, words[1:], typed)
        except REFUSALS as error:
            speaker.say(tell_refusal(speaker.spoken, error))

    async def _do(self, name: str | None, words: Sequence[str], typed: str) -> None:
        speaker, manner = self.speaker, self.speaker.visiting.visit.manner
        if name is None:
            said = quoted(typed)
            message = "host-lobby-unclear" if said else "host-lobby-unreadable"
            speaker.say(speaker.spoken(message, typed=said))
        elif name in WISHES:
            speaker.say(*WISHES[name](manner, words))
        elif name in self._deeds:
            await self._deeds[name](words)
        elif name == "more":
            if not speaker.console.say_more(speaker.spoken("line-more")):
                speaker.say(speaker.spoken("line-nothing-more"))
        elif name == "again":
            speaker.console.repeat(speaker.spoken("line-more"))
        else:
            await do_social(speaker, name, words)

    # Tables.

    def _tables(self) -> list[str]:
        speaker = self.speaker
        listing = speaker.hub.listing(speaker.visiting)
        self._told = tell_tables(speaker.spoken, listing)
        self._known = frozenset(table.code for table in listing.waiting)
        return self._told.lines or [speaker.spoken("host-no-tables")]

    async def _list(self, words: Sequence[str]) -> None:
        del words
        self.speaker.say(*self._tables())

    async def _open(self, words: Sequence[str]) -> None:
        speaker = self.speaker
        asked = [*words] or await ask_table(speaker)
        if asked is None:
            speaker.say(speaker.spoken("host-not-opened"))
            return
        try:
            plan = read_table(asked)
        except Unclear as error:
            speaker.say(speaker.spoken("host-open-wrong", typed=quoted(error.typed) or "?"))
            return
        try:
            self._found = await speaker.hub.open(speaker.visiting, plan)
        except BadPlan as error:
            if error.fault is not PlanFault.PLAYERS:
                raise
            players = GAMES[plan.game].agreement.players
            facts = {"fewest": players[0], "most": players[-1]}
            speaker.say(speaker.spoken("host-plan-players", **facts))

    async def _join(self, words: Sequence[str]) -> None:
        if code := self._code(words, "host-join-what"):
            self._found = await self.speaker.hub.join(self.speaker.visiting, code)

    async def _watch(self, words: Sequence[str]) -> None:
        if code := self._code(words, "host-watch-what"):
            self._found = await self.speaker.hub.watch(self.speaker.visiting, code)

    def _code(self, words: Sequence[str], otherwise: str) -> str:
        """Understand a code, or a number of the list; nothing where none was typed."""
        number = as_number(words[0]) if len(words) == 1 else None
        if number is not None and 1 <= number <= len(self._told.codes):
            return self._told.codes[number - 1]
        if not words:
            self.speaker.say(self.speaker.spoken(otherwise))
        return " ".join(words)

    # The rest.

    async def _help(self, words: Sequence[str]) -> None:
        del words
        spoken = self.speaker.spoken
        self.speaker.say(*(spoken(f"host-help-{about}") for about in _HELP))

    async def _screen(self, words: Sequence[str]) -> None:
        del words
        if self.speaker.console.has_screen:
            raise WantsScreen
        self.speaker.say(self.speaker.spoken("line-no-screen"))

    async def _quit(self, words: Sequence[str]) -> None:
        del words
        raise Left
