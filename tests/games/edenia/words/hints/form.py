"""A form of a sentence about hints: Race, 42 points or Prestige, one or several, as Fluent tells them."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import NamedTuple
from unittest import mock

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, Variant
from fluent.syntax.serializer import serialize_variant_key
from fluent.syntax.visitor import Visitor

from edenia_tui.language.message import Fact, Telling
from edenia_tui.language.speech import Speech
from tests.games.spoken import speech_of

GAMES = ("edenia", "exo")


class Form(NamedTuple):
    """A message, and the variant of it that is chosen by a fact; no name for one without a choice."""

    message: str
    variant: str


class Said(NamedTuple):
    """A message that was asked for, and the sentence that it made."""

    message: str
    facts: dict[str, Fact]
    sentence: str


class _Choices(Visitor):
    """Collects the choices of a message."""

    def __init__(self) -> None:
        """Begin with none."""
        self.found: list[SelectExpression] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """Take note of a choice."""
        self.found.append(node)


def _choices(message: Message) -> list[SelectExpression]:
    choices = _Choices()
    choices.visit(message)
    return choices.found


def _messages(language: str) -> dict[str, Message]:
    folders = [files(f"edenia_tui.games.{game}.words").joinpath(language) for game in GAMES]
    texts = [folder.joinpath("hints.ftl").read_text("utf-8") for folder in folders]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


MESSAGES = _messages("en")
CHOICES = {name: _choices(message) for name, message in MESSAGES.items()}


def all_forms() -> set[Form]:
    """List every form of every message about hints."""
    return {
        Form(name, variant)
        for name, choices in CHOICES.items()
        for variant in [_key(variant) for choice in choices for variant in choice.variants] or [""]
    }


def forms_of(said: Said) -> set[Form]:
    """Tell which forms a message that was said has taken; none for one that is not about hints."""
    if said.message not in MESSAGES:
        return set()
    telling = Telling("en", said.facts, speech_of("edenia", "en")._pattern)
    chosen = [_key(telling._chosen(choice)) for choice in CHOICES[said.message]]
    return {Form(said.message, variant) for variant in chosen or [""]}


def _key(variant: Variant) -> str:
    return serialize_variant_key(variant.key)


@contextmanager
def listening() -> Iterator[list[Said]]:
    """Note every message that anybody is asked to say."""
    noted: list[Said] = []
    speak = Speech.__call__

    def note(self: Speech, message: str, **facts: Fact) -> str:
        sentence = speak(self, message, **facts)
        noted.append(Said(message, facts, sentence))
        return sentence

    with mock.patch.object(Speech, "__call__", note):
        yield noted
