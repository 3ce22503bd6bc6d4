"""What somebody chose, kept with their account: read when they come, written behind their back."""

import asyncio

import msgspec

from edenia_tui.storage.save_errors import SaveError
from edenia_tui.storage.settings import Settings, SettingsNotice
from edenia_tui.storage.shared.people import PeopleStore


class AccountSettings:
    """The settings of one account, as they are now."""

    def __init__(self, people: PeopleStore, account: str, text: str) -> None:
        """Begin with what was kept; what makes no sense any more is forgotten."""
        self._people = people
        self._account = account
        self._settings = _read(text)
        self._writing: set[asyncio.Task[None]] = set()

    @classmethod
    async def of(cls, people: PeopleStore, account: str) -> "AccountSettings":
        """Read what somebody chose."""
        return cls(people, account, await people.settings(account))

    def load(self) -> tuple[Settings, SettingsNotice | None]:
        """Remember."""
        return self._settings, None

    def save(self, settings: Settings) -> SettingsNotice | None:
        """Keep for the next time, without anybody waiting for it."""
        self._settings = settings
        text = msgspec.json.encode(settings).decode()
        writing = asyncio.get_running_loop().create_task(self._write(text))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        return None

    async def _write(self, text: str) -> None:
        try:
            await self._people.save_settings(self._account, text)
        except SaveError:
            return  # they hold for this visit


def _read(text: str) -> Settings:
    try:
        return msgspec.json.decode(text, type=Settings) if text else Settings()
    except (msgspec.DecodeError, RecursionError):
        return Settings()
