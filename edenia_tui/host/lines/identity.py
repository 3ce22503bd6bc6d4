"""Who comes in: somebody known by a key, or somebody new who chooses a name; asked by lines."""

from typing import Final

from edenia_tui.conversation.manner import Manner
from edenia_tui.host.hub.names import BadName
from edenia_tui.host.hub.refusing import NotDone
from edenia_tui.host.hub.registry import Registry
from edenia_tui.host.lines.words import NEW_HERE
from edenia_tui.host.ssh.door import Caller
from edenia_tui.host.visits.telling import tell_refusal
from edenia_tui.language.folding import folded
from edenia_tui.language.speech import Speech
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.storage.shared.people import Account

_TRIES: Final = 10


class Introduction:
    """Asks somebody new for a name, or by which code they are known."""

    def __init__(
        self, registry: Registry, console: Console, manner: Manner, caller: Caller, offered: str
    ) -> None:
        """Get ready; `meet` follows.

        Args:
            registry: who is who.
            console: where it is asked.
            manner: how they are spoken to.
            caller: who it is as far as SSH knows.
            offered: the name that their client has for them, if it may be used.
        """
        self._registry = registry
        self._console = console
        self._manner = manner
        self._caller = caller
        self._offered = offered

    @property
    def _spoken(self) -> Speech:
        return self._manner.speech

    async def meet(self) -> Account:
        """Find out who it is; Left when they leave, or nothing sensible comes."""
        if self._caller.fingerprint:
            known = await self._registry.recognise(self._caller.fingerprint)
            if known is not None:
                return known
        offered = await self._registry.suggest(self._offered)
        for _ in range(_TRIES):
            typed = await self._console.hear(self._prompt(offered))
            if typed is None:
                raise Left
            try:
                account = await self._answer(typed, offered)
            except (BadName, NotDone, SaveError) as error:
                self._console.say([tell_refusal(self._spoken, error)])
                continue
            if account is not None:
                return account
        raise Left

    def _prompt(self, offered: str) -> str:
        spoken = self._spoken
        said = spoken("host-name-offer", name=offered) if offered else spoken("host-name-ask")
        return f"{said} "

    async def _answer(self, typed: str, offered: str) -> Account | None:
        """Understand what was typed; None where it did not tell who it is."""
        words = typed.split()
        match NEW_HERE.get(folded(words[0])) if words else None, words[1:]:
            case "quit", []:
                raise Left
            case "help", _:
                self._help()
                return None
            case "return", [_, *_] as code:
                return await self._registry.come_back(" ".join(code), self._caller.address)
            case "link", [_, *_] as code if self._caller.fingerprint:
                return await self._link(" ".join(code))
        return await self._register(typed or offered)

    async def _link(self, code: str) -> Account:
        caller = self._caller
        account = await self._registry.link(code, caller.fingerprint, caller.address)
        self._console.say([self._spoken("host-linked", name=account.name)])
        return account

    async def _register(self, name: str) -> Account:
        spoken = self._spoken
        if self._caller.fingerprint:
            account = await self._registry.register(name, self._caller.fingerprint)
            self._console.say([spoken("host-you-are", name=account.name)])
            return account
        account, code = await self._registry.register_guest(name)
        told = spoken("host-you-are-guest", name=account.name)
        self._console.say([told, spoken("host-return-code", code=code)])
        return account

    def _help(self) -> None:
        is_known = bool(self._caller.fingerprint)
        more = "host-name-help-key" if is_known else "host-name-help-guest"
        self._console.say([self._spoken(message) for message in ("host-name-help", more)])
