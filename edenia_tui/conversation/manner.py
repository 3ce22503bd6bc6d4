"""How the people at a keyboard want to be spoken to; remembered from game to game."""

from pathlib import Path

import msgspec

from edenia_tui.language.listener import Level, Listener, Part, Style
from edenia_tui.language.speech import Speech, speech
from edenia_tui.language.wrapping import NARROWEST, WIDTH
from edenia_tui.storage.settings import PreferredMode, Settings, SettingsKeeper, SettingsNotice
from rules.kernel.seat import Seat

Setting = str | bool | int | PreferredMode | tuple[str, ...] | tuple[tuple[str, str], ...]
"""What a setting may be."""


class Manner:
    """Language and level, changed by typed words."""

    def __init__(
        self, language: str, settings: Settings, keeper: SettingsKeeper | None = None
    ) -> None:
        """Begin as remembered; the language may come from elsewhere.

        Args:
            language: what is spoken.
            settings: what was remembered.
            keeper: remembers what is changed; None to forget it in the end.
        """
        self.language = language
        self._settings = settings
        self._keeper = keeper
        self._is_forgotten = keeper is None

    @property
    def speech(self) -> Speech:
        """The language spoken now."""
        return speech(self.language)

    def say(self, message: str) -> str:
        """Say a message in the language spoken now."""
        return self.speech(message)

    @property
    def settings(self) -> Settings:
        """Everything that was chosen."""
        return self._settings

    @property
    def level(self) -> Level:
        """How much is said."""
        return Level(self._settings.level)

    @property
    def style(self) -> Style:
        """How coordinates are spoken; unless chosen, so that every engine says them right."""
        return Style(self._settings.style or Style.NATO)

    @property
    def profile(self) -> tuple[tuple[Part, str], ...]:
        """How much is told of which part, where that is not as much as of the rest."""
        return tuple((Part(part), wish) for part, wish in self._settings.profile)

    def wish_of(self, part: Part, wish: str) -> SettingsNotice | None:
        """Change how much is told of a part; nothing for as much as of the rest."""
        others = {one: other for one, other in self._settings.profile if one != part.value}
        wishes = {**others, part.value: wish} if wish else others
        return self.remember(profile=tuple(wishes.items()))

    @property
    def width(self) -> int:
        """How many columns a line may have at most, whatever the terminal has."""
        return min(WIDTH, max(NARROWEST, self._settings.width)) if self._settings.width else WIDTH

    @property
    def bell(self) -> bool:
        """Whether the bell rings when somebody is asked."""
        return self._settings.bell

    @property
    def auto_end(self) -> bool:
        """Whether a turn ends by itself where nothing else is left and no other person plays."""
        return self._settings.auto_end

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

    def listener_by_ear(self, names: tuple[str, ...], seat: Seat | None, game: Path) -> Listener:
        """Give the listener of a seat where lines are heard: coordinates are said as one chose."""
        heard = self.listener(names, seat, game)
        return msgspec.structs.replace(heard, style=self.style, profile=self.profile)

    def speak(self, language: str) -> SettingsNotice | None:
        """Change the language."""
        self.language = language
        return self.remember(language=language)

    def use_level(self, level: Level) -> None:
        """Say so much for now, without remembering it."""
        self._settings = msgspec.structs.replace(self._settings, level=level.value)

    def set_level(self, level: Level) -> SettingsNotice | None:
        """Change how much is said."""
        return self.remember(level=level.value)

    def set_bell(self, *, on: bool) -> SettingsNotice | None:
        """Switch the bell."""
        return self.remember(bell=on)

    def remember(self, **changes: Setting) -> SettingsNotice | None:
        """Keep a change beside whatever else was remembered meanwhile; kept or not, it holds."""
        known = self._settings
        if self._keeper is not None and not self._is_forgotten:
            known, _ = self._keeper.load()
        self._settings = msgspec.structs.replace(known, **changes)
        notice = None if self._keeper is None else self._keeper.save(self._settings)
        self._is_forgotten = self._keeper is None or notice is not None
        return notice
