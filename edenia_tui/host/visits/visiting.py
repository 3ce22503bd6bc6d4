"""Somebody's visit to a host, as both front ends share it: who it is, how they speak, who listens.

`Visiting` is what the hub knows a connection by (`host/hub/news.py`, `Visitor`). It has

    visiting.account     who it is; `rename` changes the name
    visiting.visit       the `Visit`: manner (language, settings kept with the account), library (their
                         finished games), exchange (no file of the server), zone, signs, colours
    visiting.hub         open, join, watch, say, requests, ...: each takes the visiting itself first
    visiting.registry    names and keys
    visiting.wire        the bytes to and fro, for whoever draws or writes lines
    visiting.attend(f)   from now on the front `f` hears what the hub tells; what came before is handed
                         to it first. A front has `told(news)` and `dismissed(why)`, both at once, on
                         the loop. Only one front attends at a time; `attend(None)` keeps what comes.
    visiting.ended       why the host wants this visit to end (`Dismissal.SHUT`, `BANNED`), else None

Rule of the file: a visit knows nothing of SSH; `make_visit` reads nothing but what the client said.
"""

from collections.abc import Mapping
from datetime import UTC, tzinfo
from typing import Final, NamedTuple, Protocol
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec.structs import replace

from edenia_tui.canvas.charset import ASCII, charset_for, chosen_charset
from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.mode import language
from edenia_tui.conversation.visit import Visit
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import Dismissal, News
from edenia_tui.host.hub.registry import Registry
from edenia_tui.host.visits.exchange import NoFiles
from edenia_tui.host.visits.games import HostedLibrary
from edenia_tui.host.visits.settings import AccountSettings
from edenia_tui.host.visits.wanted import Wanted
from edenia_tui.host.visits.wire import Wire
from edenia_tui.language.locale_encoding import locale_encoding
from edenia_tui.storage.settings import Settings, SettingsKeeper
from edenia_tui.storage.shared.people import Account

_MOST_KEPT: Final = 200
"""So many news wait for a front; older ones are dropped."""
_LINE: Final = "a line\r\n"
"""What every encoding of a terminal writes as ASCII does."""
_FOR_GOOD: Final = (Dismissal.SHUT, Dismissal.BANNED)


class Front(Protocol):
    """Whoever shows a visit what the hub tells."""

    def told(self, news: News) -> None:
        """Take note of something."""

    def dismissed(self, why: Dismissal) -> None:
        """Leave the table, or the host."""


class Place(NamedTuple):
    """Where a visit is made: the hub, the registry, and the wire to the visitor."""

    hub: Hub
    registry: Registry
    wire: Wire
    address: str


class Visiting:
    """One connection of somebody."""

    def __init__(self, place: Place, account: Account, visit: Visit) -> None:
        """Be known; `hub.enter` follows."""
        self.hub, self.registry, self.wire, self.address = place
        self.account = account
        self.visit = visit
        self.ended: Dismissal | None = None
        self._front: Front | None = None
        self._unheard: list[News | Dismissal] = []

    @property
    def library(self) -> HostedLibrary:
        """Their games, which can be loaded and fetched."""
        library = self.visit.library
        if not isinstance(library, HostedLibrary):
            raise TypeError("a visit to a host has the library of its account")
        return library

    async def rename(self, typed: str) -> str:
        """Be called otherwise; BadName when that cannot be."""
        name = await self.registry.rename(self.account, typed)
        self.account = replace(self.account, name=name)
        return name

    # As a visitor of the hub.

    def told(self, news: News) -> None:
        """Hand news on."""
        if self._front is None:
            self._unheard = [*self._unheard, news][-_MOST_KEPT:]
        else:
            self._front.told(news)

    def dismissed(self, why: Dismissal) -> None:
        """Hand on that they have to leave."""
        if why in _FOR_GOOD:
            self.ended = why
        if self._front is None:
            self._unheard.append(why)
        else:
            self._front.dismissed(why)

    def attend(self, front: Front | None) -> None:
        """Let a front hear, and what was told before; none keeps what comes."""
        self._front = front
        while self._front is not None and self._unheard:
            one = self._unheard.pop(0)
            if isinstance(one, Dismissal):
                self._front.dismissed(one)
            else:
                self._front.told(one)


async def make_visit(place: Place, account: Account, wanted: Wanted) -> Visiting:
    """Make the visit of somebody whom the registry knows."""
    store, environ = place.hub.house.store, place.wire.asked.environ
    keeper = await AccountSettings.of(store.people, account.id)
    manner = manner_of(wanted, environ, keeper)
    signs = manner.settings.signs
    encoding = encoding_of(environ)
    fitting = ASCII if environ.get("TERM") == "linux" else charset_for(encoding)
    visit = Visit(
        manner,
        HostedLibrary(store.tables, account.id, place.hub.house.limits),
        NoFiles(manner.say),
        zone_of(environ),
        charset=chosen_charset(None, signs, fitting),
        fitting=fitting,
        has_plain_letters=encoding == "ascii",
        is_coloured=not environ.get("NO_COLOR"),
    )
    return Visiting(place, account, visit)


def manner_of(
    wanted: Wanted, environ: Mapping[str, str], keeper: SettingsKeeper | None = None
) -> Manner:
    """Choose the language: what was asked for, then what is remembered, then the client's locale."""
    settings = Settings() if keeper is None else keeper.load()[0]
    spoken = language(wanted.language or None, settings.language, environ)
    return Manner(spoken, settings, keeper)


def encoding_of(environ: Mapping[str, str]) -> str:
    """Tell which letters a client can show, by the locale it sent; UTF-8 where it sent none."""
    named = locale_encoding(environ, in_utf8_mode=False) or "utf-8"
    try:
        is_plain = _LINE.encode(named) == _LINE.encode("ascii")
    except (LookupError, UnicodeError):
        is_plain = False
    return named if is_plain else "utf-8"


def zone_of(environ: Mapping[str, str]) -> tzinfo:
    """Tell where a client is, if it said so; else the time of all."""
    named = environ.get("TZ", "").removeprefix(":")
    try:
        return ZoneInfo(named) if named else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
