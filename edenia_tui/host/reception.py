"""Where every connection comes in: what it wants is found out, and it goes to whoever gives that."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.mode import Chosen, Mode, choose_mode
from edenia_tui.host.answers import exchanging
from edenia_tui.host.answers.asking import WORDS, Answer, Asking, NotAsked, arguments_of
from edenia_tui.host.answers.receiving import receive_input
from edenia_tui.host.bans import Bans
from edenia_tui.host.hub.allowance import Allowance
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import Dismissal
from edenia_tui.host.hub.refusing import NotDone
from edenia_tui.host.hub.registry import Registry
from edenia_tui.host.lines.identity import Introduction
from edenia_tui.host.lines.visit import LineVisit, Towards
from edenia_tui.host.lines.wire_console import WireConsole, wire_console
from edenia_tui.host.logbook import Logbook
from edenia_tui.host.screen.hosted import Starts
from edenia_tui.host.screen.running import show_visit
from edenia_tui.host.ssh.door import Caller
from edenia_tui.host.visits.telling import REFUSALS, tell_dismissal, tell_refusal
from edenia_tui.host.visits.visiting import Place, Visiting, encoding_of, make_visit, manner_of
from edenia_tui.host.visits.wanted import Wanted, read_wanted
from edenia_tui.host.visits.wire import Wire
from edenia_tui.language.plain_letters import PLAIN_LETTERS
from edenia_tui.language.speakable import quoted
from edenia_tui.language.speech import Speech
from edenia_tui.line.leaving import Left
from edenia_tui.storage.settings import PreferredMode
from edenia_tui.tui.exit import Toward

_REFUSED: Final = 1
_UNREADABLE: Final = 2
_TO_TABLES: Final = ("join", "watch", "rejoindre", "regarder")
_AT_ONCE: Final = 2
"""So many answers are looked for at a time."""


class Voice:
    """How a console speaks, which changes when it is known to whom."""

    def __init__(self, manner: Manner) -> None:
        """Begin with what the client said."""
        self.manner = manner

    def say(self, message: str) -> str:
        """Say a message."""
        return self.manner.say(message)


class Reception:
    """Receives everybody on one host."""

    def __init__(self, hub: Hub, registry: Registry, name: str, log: Logbook, bans: Bans) -> None:
        """Get ready.

        Args:
            hub: where people meet.
            registry: who is who.
            name: what the host calls itself.
            log: what whoever runs it may read.
            bans: who may not stay.
        """
        self._hub = hub
        self._registry = registry
        self._name = name
        self._log = log
        self._bans = bans
        self._here: set[asyncio.Task[Any]] = set()
        self._starts = Starts()
        limits, clock = hub.house.limits, hub.house.clock
        self._answers = Allowance(limits.answers, clock.time)
        self._asking = Asking(_AT_ONCE)

    async def settled(self) -> None:
        """Wait until everybody has left."""
        while self._here:
            await asyncio.wait(self._here)

    async def receive(self, wire: Wire, caller: Caller) -> int:
        """Look after a connection until it ends; the exit code."""
        task = asyncio.current_task()
        if task is not None:
            self._here.add(task)
            task.add_done_callback(self._here.discard)
        wanted = read_wanted(wire.asked)
        word = wanted.command.split()[0].lower() if wanted.command else ""
        if not word or word in _TO_TABLES:
            return await self._visit(wire, caller, wanted)
        answer = await self._answer(wire, caller, wanted, word)
        for data, send in ((answer.err, wire.complain), (answer.out, wire.write)):
            if data:
                send(_as_read(data, wire))
        return answer.code

    # Visits.

    async def _visit(self, wire: Wire, caller: Caller, wanted: Wanted) -> int:
        limits, clock = self._hub.house.limits, self._hub.house.clock
        voice = Voice(manner_of(wanted, wire.asked.environ))
        manner, wired = voice.manner, wire_console(wire, limits, clock, voice.say)
        wired.input.attend()
        wired.console.say([manner.speech("host-welcome", host=self._name)])
        meeting = Introduction(self._registry, wired.console, manner, caller, wanted.name)
        try:
            account = await meeting.meet()
        except Left:
            return 0
        if self._bans.keeps_out_account(account.id):
            wired.console.say([tell_dismissal(manner.speech, Dismissal.BANNED)])
            return _REFUSED
        place = Place(self._hub, self._registry, wire, caller.address)
        visiting = await make_visit(place, account, wanted)
        try:
            self._hub.enter(visiting)
        except NotDone:
            wired.console.say([manner.speech("host-too-many")])
            return _REFUSED
        voice.manner = visiting.visit.manner
        self._log.note("came", account=account.id, address=caller.address)
        try:
            return await self._front_ends(visiting, wired, wanted, caller)
        finally:
            self._hub.leave(visiting)
            self._log.note("left", account=account.id)

    async def _front_ends(
        self, visiting: Visiting, wired: WireConsole, wanted: Wanted, caller: Caller
    ) -> int:
        """Go from lines to the screen and back, as they want."""
        command, chosen = wanted.command, _choose(visiting, wanted)
        is_by_lines = chosen.mode is Mode.LINE
        if is_by_lines:
            wired.console.note([visiting.visit.manner.say(f"line-on-{chosen.cause.value}")])
        if command and not is_by_lines:
            await self._go_to_table(visiting, command)
            command = ""
        while True:
            if is_by_lines:
                wired.input.attend()
                talk = LineVisit(visiting, wired, caller.fingerprint)
                towards = await talk.run(command)
                if towards is Towards.DOOR:
                    return 0
            wired.input.release()
            if await show_visit(visiting, self._starts) is not Toward.LINES:
                return 0
            is_by_lines, command = True, ""

    async def _go_to_table(self, visiting: Visiting, command: str) -> None:
        """Go straight to a table on the screen; where that is not possible the lobby shows what is."""
        word, *code = command.split()
        go = self._hub.join if word in ("join", "rejoindre") else self._hub.watch
        with suppress(*REFUSALS):
            await go(visiting, " ".join(code))

    # One answer.

    async def _answer(self, wire: Wire, caller: Caller, wanted: Wanted, word: str) -> Answer:
        spoken = manner_of(wanted, wire.asked.environ).speech
        if word not in (*WORDS, *exchanging.WORDS):
            return _unknown(spoken, wanted.command)
        if not self._answers.takes(caller.address):
            return _told(spoken("host-why-too-fast"), _REFUSED)
        try:
            if word in WORDS:
                arguments = arguments_of(wanted.command, spoken.language)
                text = await self._read(wire) if WORDS[word] else b""
                return await self._asking.answer(arguments, text, wire.asked)
            return await self._exchange(wire, caller, wanted, word)
        except NotAsked:
            return _unknown(spoken, wanted.command)
        except TimeoutError:
            return _told(spoken("host-why-too-many"), _REFUSED)
        except REFUSALS as error:
            return _told(tell_refusal(spoken, error), _REFUSED)

    async def _exchange(self, wire: Wire, caller: Caller, wanted: Wanted, word: str) -> Answer:
        account = None
        if caller.fingerprint:
            account = await self._registry.recognise(caller.fingerprint)
        if account is None:
            spoken = manner_of(wanted, wire.asked.environ).speech
            return _told(spoken("host-word-guest"), _REFUSED)
        place = Place(self._hub, self._registry, wire, caller.address)
        visiting = await make_visit(place, account, wanted)
        if word == "export":
            return await exchanging.export(visiting, wanted.command)
        return await exchanging.take(visiting, wanted.command, await self._read(wire))

    async def _read(self, wire: Wire) -> bytes:
        return await receive_input(wire, self._hub.house.limits.import_bytes)


def _choose(visiting: Visiting, wanted: Wanted) -> Chosen:
    """Choose the front end as at home: by wish, environment, setting, terminal."""
    setting = visiting.visit.manner.settings.mode
    if wanted.mode == "screen" and setting is PreferredMode.LINE:
        setting = PreferredMode.SCREEN
    return choose_mode(
        line=wanted.mode == "line",
        setting=setting,
        environ=visiting.wire.asked.environ,
        is_terminal=visiting.wire.terminal is not None,
        has_screen=True,
    )


def _unknown(spoken: Speech, command: str) -> Answer:
    words = ", ".join((*WORDS, *exchanging.WORDS, "join", "watch", "line"))
    typed = spoken("host-word-unknown", typed=quoted(command) or "?")
    return _told(f"{typed} {spoken('host-words', words=words)}", _UNREADABLE)


def _told(line: str, code: int) -> Answer:
    return Answer(b"", f"{line}\n".encode(), code)


def _as_read(data: bytes, wire: Wire) -> bytes:
    """Put an answer into the letters and line ends of whoever reads it."""
    text = data.decode("utf-8", "replace")
    if wire.terminal is not None:
        text = text.replace("\n", "\r\n")
    return text.encode(encoding_of(wire.asked.environ), PLAIN_LETTERS)
