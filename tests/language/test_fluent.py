"""Our sentences are Project Fluent's: its own runtime says every one of them as we do."""

from collections.abc import Iterator
from itertools import chain, product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from edenia_tui.language.message import Fact
from edenia_tui.language.speech import LANGUAGES, folders, speech
from tests.language.test_languages import sentences

AMOUNTS = (0, 1, 2, 3, 11, 42, 101)


class Choices(Visitor):
    """Collects the facts that a message chooses by and are words, and those words."""

    def __init__(self) -> None:
        """Begin with nothing read."""
        self.facts: set[str] = set()
        self.words = ["Anna"]

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """Take note of words, unless one of them is a plural, and look further inside."""
        words = [key.name for form in node.variants if isinstance(key := form.key, Identifier)]
        if len(words) == len(node.variants) and "one" not in words:
            assert isinstance(node.selector, VariableReference)
            self.facts.add(node.selector.id.name)
            self.words += words
        self.generic_visit(node)


def runtime(language: str) -> FluentBundle:
    """Give a language to Fluent's own runtime."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in chain.from_iterable(folder.iterdir() for folder in folders(language)):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def facts_for(entry: Message, names: frozenset[str]) -> Iterator[dict[str, Fact]]:
    """Give each fact all the words that a message knows, or amounts."""
    choices = Choices()
    choices.visit(entry)
    for word, amount in product(choices.words, AMOUNTS):
        yield {name: word if name in choices.facts else amount for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_runtime_says_the_same(language: str) -> None:
    """Every sentence of a language is the same to the letter, whatever the facts."""
    bundle, say = runtime(language), speech(language)
    names = frozenset[str]().union(*(told.facts for told in sentences(language).values()))
    for name in say.ids():
        entry = bundle._messages[name]
        assert isinstance(entry, Message)
        pattern = bundle.get_message(name).value
        assert pattern is not None
        for facts in facts_for(entry, names):
            theirs, errors = bundle.format_pattern(pattern, facts)
            assert errors == []
            assert say(name, **facts) == " ".join(str(theirs).split()), (name, facts)
