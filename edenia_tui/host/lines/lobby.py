"""The lobby by lines: which tables there are, who is here, and everything about oneself."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Final

from edenia_tui.conversation.recording import read_recording
from edenia_tui.conversation.rules import tell_rules
from edenia_tui.conversation.viewpoint import OPEN
from edenia_tui.conversation.wishes import WISHES
from edenia_tui.games.entry import Entry
from edenia_tui.games.kept_games import tell_games
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.host.hub.plan import BadPlan, PlanFault
from edenia_tui.host.hub.table import Table
from edenia_tui.host.lines.conversation import Conversation, Speaker
from edenia_tui.host.lines.listing import Numbered, tell_tables
from edenia_tui.host.lines.opening import Unclear, ask_table, read_table
from edenia_tui.host.lines.social import do_social, recall
from edenia_tui.host.lines.words import LOBBY
from edenia_tui.host.visits.telling import REFUSALS, tell_refusal
from edenia_tui.language.folding import as_number, folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.speakable import quoted
from edenia_tui.line.leaving import Left, WantsScreen
from edenia_tui.line.replaying import Replaying
from edenia_tui.line.talk import Talk
from edenia_tui.statistics.telling import tell_in_lines

_HELP: Final = ("tables", "open", "talk", "games", "you", "manner", "forget")
_YES: Final = ("yes", "oui")
_LEADERS: Final = 10
_SHOWN: Final = 12
"""So much of a fingerprint is told; nobody reads out more."""

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
        self._fingerprint = fingerprint
        self._found: Table | None = None
        self._told = Numbered([], [])
        self._deeds: dict[str, Do] = {
            "list": self._list,
            "open": self._open,
            "join": self._join,
            "watch": self._watch,
            "games": self._games,
            "replay": self._replay,
            "stats": self._stats,
            "leaders": self._leaders,
            "name": self._name,
            "keys": self._keys,
            "link": self._link,
            "revoke": self._revoke,
            "rules": self._rules,
            "export": self._export,
            "import": self._import,
            "forget": self._forget,
            "help": self._help,
            "screen": self._screen,
            "quit": self._quit,
        }

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
        self._told = tell_tables(speaker.spoken, speaker.hub.listing(speaker.visiting))
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

    # Games that are over.

    async def _games(self, words: Sequence[str]) -> None:
        del words
        visiting = self.speaker.visiting
        await visiting.library.load()
        zone, games = visiting.visit.zone, visiting.library.summaries()
        self.speaker.say(*tell_games(self.speaker.spoken, zone, games))

    async def _stats(self, words: Sequence[str]) -> None:
        visiting = self.speaker.visiting
        await visiting.library.load()
        whose = " ".join(words) or visiting.account.name
        self.speaker.say(*tell_in_lines(self.speaker.spoken, visiting.library, whose))

    async def _replay(self, words: Sequence[str]) -> None:
        speaker = self.speaker
        if not words:
            speaker.say(speaker.spoken("host-replay-what"))
            return
        recording = read_recording(await speaker.visiting.library.fetch(" ".join(words)))
        talk = Talk(speaker.console, speaker.visiting.visit, recording.entry.words, recording.names)
        await Replaying(talk, recording.replay, OPEN, 0, recording.branch).run()

    async def _leaders(self, words: Sequence[str]) -> None:
        speaker, entry = self.speaker, self._game(words)
        spoken, leaders = speaker.spoken, await speaker.hub.leaders(entry.name, _LEADERS)
        if not leaders:
            speaker.say(spoken("host-leaders-none", game=entry.title))
            return
        lines = [
            spoken(
                "host-leader",
                number=number,
                name=one.name,
                points=round(one.points),
                games=one.rating.games,
            )
            for number, one in enumerate(leaders, 1)
        ]
        speaker.say(spoken("host-leaders", game=entry.title), *lines)

    def _game(self, words: Sequence[str]) -> Entry:
        typed = folded(" ".join(words))
        named = (one for one in GAMES.values() if typed in (one.name, folded(one.title)))
        return next(named, GAMES[USUAL])

    async def _rules(self, words: Sequence[str]) -> None:
        entry = self._game(words[:1])
        about = words[1:] if words and folded(words[0]) in GAMES else words
        speaker = self.speaker
        listener = Listener(speaker.spoken.about(entry.words.messages), ())
        speaker.say(*tell_rules(listener, entry, about))

    async def _export(self, words: Sequence[str]) -> None:
        del words
        self.speaker.say(self.speaker.spoken("host-export-how"))

    async def _import(self, words: Sequence[str]) -> None:
        del words
        self.speaker.say(self.speaker.spoken("host-import-how"))

    # Oneself.

    async def _name(self, words: Sequence[str]) -> None:
        speaker = self.speaker
        if not words:
            speaker.say(speaker.spoken("host-name-what"))
            return
        name = await speaker.visiting.rename(" ".join(words))
        speaker.say(speaker.spoken("host-you-are", name=name))

    async def _keys(self, words: Sequence[str]) -> None:
        del words
        speaker = self.speaker
        spoken, visiting = speaker.spoken, speaker.visiting
        keys = await visiting.registry.keys(visiting.account)
        if not keys:
            speaker.say(spoken("host-keys-none"))
            return
        zone = visiting.visit.zone
        lines = [
            spoken(
                "host-key",
                number=number,
                fingerprint=_short(key.fingerprint),
                date=f"{datetime.fromtimestamp(key.added, zone):%Y-%m-%d}",
                here="yes" if key.fingerprint == self._fingerprint else "no",
            )
            for number, key in enumerate(keys, 1)
        ]
        speaker.say(*lines, spoken("host-keys-how"))

    async def _link(self, words: Sequence[str]) -> None:
        del words
        speaker = self.speaker
        spoken, visiting = speaker.spoken, speaker.visiting
        code = await visiting.registry.offer_link(visiting.account)
        minutes = round(speaker.hub.house.limits.link_seconds / 60)
        speaker.say(spoken("host-link-code", code=code), spoken("host-link-soon", minutes=minutes))

    async def _revoke(self, words: Sequence[str]) -> None:
        speaker = self.speaker
        visiting = speaker.visiting
        keys = await visiting.registry.keys(visiting.account)
        number = as_number(words[0]) if words else None
        if number is None or not 1 <= number <= len(keys):
            speaker.say(speaker.spoken("host-revoke-what"))
            return
        await visiting.registry.revoke(visiting.account, keys[number - 1].fingerprint)
        speaker.say(speaker.spoken("host-revoked"))

    async def _forget(self, words: Sequence[str]) -> None:
        del words
        speaker = self.speaker
        typed = await speaker.hear(speaker.spoken("host-forget-sure"))
        if folded(typed or "") not in _YES:
            speaker.say(speaker.spoken("host-not-forgotten"))
            return
        await speaker.visiting.registry.forget(speaker.visiting.account)
        speaker.say(speaker.spoken("host-forgotten"))
        raise Left

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


def _short(fingerprint: str) -> str:
    """Give the beginning of a fingerprint, which people compare."""
    return fingerprint.partition(":")[2][:_SHOWN] or fingerprint[:_SHOWN]
