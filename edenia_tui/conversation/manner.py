"""How the people at a keyboard want to be spoken to; remembered from game to game."""

from pathlib import Path

import msgspec

from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import Speech, speech
from edenia_tui.storage.settings import Settings, load_settings, save_settings
from rules.kernel.seat import Seat


class Manner:
    """Language and level, changed by typed words."""

    def __init__(self, language: str, settings: Settings) -> None:
        """Begin as remembered; the language may come from elsewhere."""
        self.language = language
        self._settings = settings

    @property
    def speech(self) -> Speech:
        """The language spoken now."""
        return speech(self.language)

    @property
    def level(self) -> Level:
        """How much is said."""
        return Level(self._settings.level)

    @property
    def bell(self) -> bool:
        """Whether the bell rings when somebody is asked."""
        return self._settings.bell

    @property
    def theme(self) -> str:
        """The look of the screen; empty for the usual one."""
        return self._settings.theme

    @property
    def animation(self) -> bool:
        """Whether what moves travels step by step on the screen."""
        return self._settings.animation

    def listener(self, names: tuple[str, ...], seat: Seat | None, game: Path) -> Listener:
        """Give the listener of a seat; the messages of their game lie in a folder."""
        return Listener(self.speech.about(game), names, seat, self.level)

    def speak(self, language: str) -> None:
        """Change the language."""
        self.language = language
        self._remember(language=language)

    def use_level(self, level: Level) -> None:
        """Say so much for now, without remembering it."""
        self._settings = msgspec.structs.replace(self._settings, level=level.value)

    def set_level(self, level: Level) -> None:
        """Change how much is said."""
        self._remember(level=level.value)

    def set_bell(self, *, on: bool) -> None:
        """Switch the bell."""
        self._remember(bell=on)

    def _remember(self, **changes: str | bool) -> None:
        """Keep a change beside whatever else was remembered meanwhile."""
        self._settings = msgspec.structs.replace(load_settings()[0], **changes)
        save_settings(self._settings)
