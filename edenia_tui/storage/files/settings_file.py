"""Settings in a file."""

import os
from pathlib import Path
from typing import Final

import msgspec

from edenia_tui.outside import limits
from edenia_tui.outside.decoding import decode_json
from edenia_tui.outside.files import read_plain
from edenia_tui.storage.settings import Settings, SettingsNotice, Trouble

_FILE: Final = "settings.json"


class SettingsFile:
    """The settings of whoever a folder belongs to."""

    def __init__(self, folder: Path) -> None:
        """Look at a folder, which need not be there."""
        self.path = folder / _FILE

    def load(self) -> tuple[Settings, SettingsNotice | None]:
        """Remember; without a file, the usual settings."""
        try:
            return decode_json(read_plain(self.path, limits.SETTINGS), Settings), None
        except FileNotFoundError:
            return Settings(), None
        except OSError as error:
            reason = error.strerror or str(error)
        except ValueError as error:
            reason = str(error)
        return Settings(), SettingsNotice(Trouble.UNREADABLE, str(self.path), reason)

    def save(self, settings: Settings) -> SettingsNotice | None:
        """Keep for the next time; the file is replaced as a whole, so it is never half written."""
        fresh = self.path.with_name(f"{_FILE}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
            fresh.replace(self.path)
        except OSError as error:
            reason = error.strerror or str(error)
            return SettingsNotice(Trouble.UNWRITABLE, str(self.path), reason)
        return None
