"""What else a visitor can do in the lobby: past games, the best of each, their name and their keys."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING

from edenia_tui.conversation.past import past_of_recording
from edenia_tui.conversation.recording import read_recording
from edenia_tui.games.registry import GAMES, entry_named
from edenia_tui.host.screen.tables_told import tell_seats
from edenia_tui.host.screen.talking import Talking
from edenia_tui.host.visits.telling import REFUSALS, tell_refusal
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.dialogs.sure import Sure
from edenia_tui.tui.dialogs.type_line import TypeLine
from edenia_tui.tui.exit import Exit, Toward
from rules.kernel.refused import Unreadable

if TYPE_CHECKING:
    from edenia_tui.host.screen.app import HostApp

_SIGMAS = 3
Do = Callable[[], Awaitable[None]]


class Menu:
    """A list of things to do, of which one is picked."""

    def __init__(self, app: "HostApp") -> None:
        """Belong to an app."""
        self._app = app
        self._say = app.manner.speech

    def offer(self, title: str, things: list[tuple[str, Do]]) -> None:
        """Let somebody pick what is done; why not is said."""

        async def do(picked: int | None) -> None:
            if picked is not None:
                await self.attempt(things[picked][1]())

        texts = [text for text, _ in things]
        self._app.push_screen(Pick(title, texts, self._say("screen-pick")), do)

    async def attempt(self, doing: Awaitable[None]) -> None:
        """Do something; say why it was not done."""
        try:
            await doing
        except REFUSALS as error:
            self._app.notice(tell_refusal(self._say, error))


class LobbyMenu(Menu):
    """What the key for more shows in the lobby."""

    def __init__(self, app: "HostApp", talking: Talking) -> None:
        """Belong to the lobby."""
        super().__init__(app)
        self._talking = talking
        self._visiting = app.visiting

    def show(self) -> None:
        """Offer everything."""
        things: list[tuple[str, Do]] = [
            (self._say("host-screen-who"), self._who),
            (self._say("host-screen-games"), self._games),
            *(
                (self._say("host-screen-best", game=entry.title), self._best(name))
                for name, entry in GAMES.items()
            ),
            (self._say("host-screen-name"), self._name),
        ]
        if not self._visiting.account.is_guest:
            things += [
                (self._say("host-screen-keys"), self._keys),
                (self._say("host-screen-link"), self._link),
            ]
        things.append((self._say("host-screen-forget"), self._forget))
        self.offer(self._say("host-screen-more"), things)

    async def _forget(self) -> None:
        """Have everything removed that is kept about oneself, after asking once more; then one leaves."""
        say = self._say

        async def forget(is_sure: bool | None) -> None:  # noqa: FBT001 (a screen answers so)
            if is_sure:
                await self._visiting.registry.forget(self._visiting.account)
                self._app.exit(Exit(Toward.DOOR))

        answers = say("host-screen-forget-no"), say("host-screen-forget-yes")
        self._app.push_screen(Sure(say("host-screen-forget-sure"), *answers), forget)

    async def _who(self) -> None:
        self._app.notice(*self._talking.present())

    async def _games(self) -> None:
        """List one's games that are over; the one that is picked is shown again."""
        games = await self._visiting.hub.finished(self._visiting)
        if not games:
            self._app.notice(self._say("host-screen-no-games"))
            return
        zone = self._visiting.visit.zone
        things: list[tuple[str, Do]] = []
        for one in games:
            when = datetime.fromtimestamp(one.written, zone).strftime("%Y-%m-%d %H:%M")
            seats = tell_seats(self._say, one.seats)
            told = f"{one.code}  {when}  {entry_named(one.plan.game).title}: {seats}"
            things.append((told, self._watch(one.code)))
        self.offer(self._say("host-screen-games"), things)

    def _watch(self, code: str) -> Do:
        async def watch() -> None:
            from edenia_tui.host.screen.replay import HostedReplay  # noqa: PLC0415 (few look back)

            game = await self._visiting.library.fetch(code)
            try:
                past = past_of_recording(read_recording(game))
            except Unreadable:
                self._app.notice(self._say("host-screen-no-games"))
                return
            self._app.push_screen(HostedReplay(self._visiting.visit, past, allows_what_if=True))

        return watch

    def _best(self, game: str) -> Do:
        async def show() -> None:
            say, title = self._say, GAMES[game].title
            best = await self._visiting.hub.leaders(game)
            told = [
                say(
                    "host-leader",
                    number=place,
                    name=one.name,
                    points=max(0, round(100 * (one.rating.mu - _SIGMAS * one.rating.sigma))),
                    games=one.rating.games,
                )
                for place, one in enumerate(best, 1)
            ]
            self._app.notice(*(told or [say("host-leaders-none", game=title)]))

        return show

    async def _name(self) -> None:
        async def rename(typed: str | None) -> None:
            if typed:
                await self.attempt(self._rename(typed))

        title, how = self._say("host-screen-name"), self._say("host-screen-type-how")
        typed = self._visiting.account.name
        self._app.push_screen(TypeLine(title, how, typed, most=16), rename)

    async def _rename(self, typed: str) -> None:
        name = await self._visiting.rename(typed)
        self._app.notice(self._say("host-you-are", name=name))

    async def _keys(self) -> None:
        """List one's keys; the one that is picked is not known any more."""
        keys = await self._visiting.registry.keys(self._visiting.account)
        things = [
            (
                self._say("host-screen-revoke", fingerprint=key.fingerprint),
                self._revoke(key.fingerprint),
            )
            for key in keys
        ]
        self.offer(self._say("host-screen-keys"), things)

    def _revoke(self, fingerprint: str) -> Do:
        async def revoke() -> None:
            await self._visiting.registry.revoke(self._visiting.account, fingerprint)
            self._app.notice(self._say("host-revoked"))

        return revoke

    async def _link(self) -> None:
        code = await self._visiting.registry.offer_link(self._visiting.account)
        minutes = round(self._visiting.hub.house.limits.link_seconds / 60)
        soon = self._say("host-link-soon", minutes=minutes)
        self._app.notice(self._say("host-link-code", code=code), soon)
