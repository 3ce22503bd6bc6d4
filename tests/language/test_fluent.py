"""Our sentences are Project Fluent's: its own runtime says every one of them as we do."""

from collections.abc import Iterator
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from edenia_tui.language.message import Fact
from edenia_tui.language.speech import LANGUAGES, SHARED
from tests.language.test_languages import FOLDERS, every_folder, sentences, whole

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


def runtime(of: str, language: str) -> FluentBundle:
    """Give a language to Fluent's own runtime."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in {SHARED, FOLDERS[of]}:
        for file in (folder / language).iterdir():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def facts_for(entry: Message, names: frozenset[str]) -> Iterator[dict[str, Fact]]:
    """Give each fact all the words that a message knows, or amounts."""
    choices = Choices()
    choices.visit(entry)
    for word, amount in product(choices.words, AMOUNTS):
        yield {name: word if name in choices.facts else amount for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
@every_folder
def test_the_runtime_says_the_same(of: str, language: str) -> None:
    """Every sentence of a language is the same to the letter, whatever the facts."""
    bundle, say = runtime(of, language), whole(of, language)
    told = sentences(of, language)
    names = frozenset[str]().union(*(sentence.facts for sentence in told.values()))
    for name in told:
        entry = bundle._messages[name]
        assert isinstance(entry, Message)
        pattern = bundle.get_message(name).value
        assert pattern is not None
        for facts in facts_for(entry, names):
            theirs, errors = bundle.format_pattern(pattern, facts)
            assert errors == []
            assert say(name, **facts) == " ".join(str(theirs).split()), (name, facts)
