"""A language: sentences by their ids, from Project Fluent files.

What every game says lies in this package; what one game says is in a folder of its own, handed in. A
message is parsed when it is first needed, because reading all of them would take longer than most
commands do.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern

from edenia_tui.language.message import Fact, Telling

LANGUAGES: Final = ("en", "fr")
SHARED: Final = Path(__file__).parent
"""The messages of every game: a folder with a folder for each language."""
_REMEMBERED: Final = 2048
"""So many sentences are not put together anew: pictures and lists say the same again and again."""
_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


class Speech:
    """One language, ready to speak: of what every game shares, and of one game."""

    def __init__(self, language: str, game: Path | None = None) -> None:
        """Find the messages of a language; `speech` gives one that is shared."""
        self.language = language
        self._game = game
        self._sources = _sources(language, game)
        self._ids = frozenset(self._sources)
        self._parser = FluentParser(with_spans=False)
        self._patterns: dict[str, Pattern] = {}
        self._said = lru_cache(_REMEMBERED, typed=True)(self._say)

    def ids(self) -> frozenset[str]:
        """List the ids of all messages."""
        return self._ids

    def about(self, game: Path) -> "Speech":
        """Speak the same language about a game, whose messages lie in a folder."""
        return speech(self.language, game)

    def translated(self, language: str) -> "Speech":
        """Speak another language about the same game."""
        return speech(language, self._game)

    def __call__(self, message: str, **facts: Fact) -> str:
        """Say a message; KeyError when there is none, ValueError when a fact is missing."""
        return self._said(message, **facts)

    def _say(self, message: str, **facts: Fact) -> str:
        try:
            text = Telling(self.language, facts, self._pattern).text(self._pattern(message))
        except ValueError as error:
            raise ValueError(f"{self.language} {message}: {error}") from error
        return " ".join(text.split())

    def _pattern(self, name: str) -> Pattern:
        """Parse a message, once."""
        if name not in self._patterns:
            entry = self._parser.parse_entry(self._sources[name])
            if not isinstance(entry, Message) or entry.value is None:
                raise KeyError(name)
            self._patterns[name] = entry.value
        return self._patterns[name]


@cache
def speech(language: str, game: Path | None = None) -> Speech:
    """Give a language, read once; with the folder of a game's messages it can speak of that game."""
    return Speech(language, game)


def _sources(language: str, game: Path | None) -> Mapping[str, str]:
    """Find the unparsed messages of every game, and those of one."""
    shared = _cut(SHARED / language)
    if game is None:
        return shared
    own = _cut(game / language)
    if twice := shared.keys() & own.keys():
        raise ValueError(f"{game}/{language}: {min(twice)} is a message of every game")
    return {**shared, **own}


@cache
def _cut(folder: Path) -> Mapping[str, str]:
    """Cut the files of a folder into their messages."""
    sources: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = file.read_text("utf-8")
        starts = list(_ENTRY.finditer(text))
        for found, following in zip(starts, [*starts[1:], None], strict=True):
            name = found[1]
            if name in sources:
                raise ValueError(f"{folder}/{file.name}: {name} stands in two places")
            sources[name] = text[found.start() : following.start() if following else len(text)]
    return sources
