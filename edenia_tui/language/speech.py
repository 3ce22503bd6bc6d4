"""A language: sentences by their ids, from Project Fluent files.

A message is parsed when it is first needed, because reading all of them would take longer than most
commands do.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern

from edenia_tui.language.message import Fact, Telling

LANGUAGES: Final = ("en", "fr")
_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


class Speech:
    """One language, ready to speak."""

    def __init__(self, language: str) -> None:
        """Find the messages of a language; `speech` gives one that is shared."""
        self.language = language
        self._sources = _sources(language)
        self._ids = frozenset(self._sources)
        self._parser = FluentParser(with_spans=False)
        self._patterns: dict[str, Pattern] = {}

    def ids(self) -> frozenset[str]:
        """List the ids of all messages."""
        return self._ids

    def __call__(self, message: str, **facts: Fact) -> str:
        """Say a message; KeyError when there is none, ValueError when a fact is missing."""
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
def speech(language: str) -> Speech:
    """Give a language, read once."""
    return Speech(language)


def folders(language: str) -> list[Traversable]:
    """List where the messages of a language lie: those every game shares, then those of each game."""
    games = files("edenia_tui.games").iterdir()
    each = [
        game.joinpath("words", language) for game in sorted(games, key=lambda entry: entry.name)
    ]
    return [files("edenia_tui.language").joinpath(language), *(one for one in each if one.is_dir())]


def _sources(language: str) -> dict[str, str]:
    """Cut the files of a language into their messages, unparsed."""
    sources: dict[str, str] = {}
    for folder in folders(language):
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            text = file.read_text("utf-8")
            starts = list(_ENTRY.finditer(text))
            for found, following in zip(starts, [*starts[1:], None], strict=True):
                name = found[1]
                if name in sources:
                    raise ValueError(f"{language}/{file.name}: {name} stands in two places")
                sources[name] = text[found.start() : following.start() if following else len(text)]
    return sources
