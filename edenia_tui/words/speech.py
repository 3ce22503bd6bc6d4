"""A language: sentences by their ids, from Project Fluent files.

A message is parsed when it is first needed, because reading all of them would take longer than most
commands do. Terms (`-name`) are parsed at once: any message may refer to them.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")
_ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*) *\}")

Fact = str | int


class Speech:
    """One language, ready to speak."""

    def __init__(self, language: str) -> None:
        """Find the messages of a language; `speech` gives one that is shared."""
        self.language = language
        self._sources = _sources(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        terms = "\n".join(text for name, text in self._sources.items() if name.startswith("-"))
        self._bundle.add_resource(FluentResource(terms))
        self._parsed: set[str] = set()

    def ids(self) -> frozenset[str]:
        """List the ids of all messages."""
        return frozenset(name for name in self._sources if not name.startswith("-"))

    def __call__(self, message: str, **facts: Fact) -> str:
        """Say a message; KeyError when there is none, ValueError when a fact is missing."""
        if message.startswith("-"):
            raise KeyError(message)
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language} {message}: {errors[0]}")
        return " ".join(str(text).split())

    def _parse(self, message: str) -> None:
        if message in self._parsed:
            return
        source = self._sources[message]
        self._parsed.add(message)
        self._bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            if reference in self._sources:
                self._parse(reference)


@cache
def speech(language: str) -> Speech:
    """Give a language, read once."""
    return Speech(language)


def _sources(language: str) -> dict[str, str]:
    """Cut the files of a language into their messages, unparsed."""
    sources: dict[str, str] = {}
    folder = files("edenia_tui.words").joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = file.read_text("utf-8")
        starts = list(_ENTRY.finditer(text))
        for found, following in zip(starts, [*starts[1:], None], strict=True):
            name = found[1]
            if name in sources:
                raise ValueError(f"{language}/{file.name}: {name} stands in two places")
            sources[name] = text[found.start() : following.start() if following else len(text)]
    return sources
