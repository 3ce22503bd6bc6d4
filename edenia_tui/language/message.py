"""A message of Project Fluent, put together with facts.

Of Fluent this is what our sentences are made of: words, facts, other messages, and a choice by a fact
that is a word, a number or a plural. Terms, attributes and functions are errors.
"""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from fluent.syntax.ast import (
    InlineExpression,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)

from edenia_tui.outside.clean import clean_line

Fact = str | int

_SINGULAR: Final = {"en": range(1, 2), "fr": range(2)}
"""The amounts that are singular, by language; French says nought in the singular."""


class Telling(msgspec.Struct, frozen=True):
    """What putting a message together needs to know."""

    language: str
    facts: Mapping[str, Fact]
    pattern_of: Callable[[str], Pattern]
    """Finds the messages that a message refers to."""

    def text(self, pattern: Pattern) -> str:
        """Put a message together; ValueError when a fact is missing or something is no part of ours."""
        return "".join(
            element.value if isinstance(element, TextElement) else self._part(element.expression)
            for element in pattern.elements
        )

    def _part(self, part: InlineExpression | Placeable | SelectExpression) -> str:
        match part:
            case VariableReference():
                return clean_line(str(self._fact(part)))
            case SelectExpression():
                return self.text(self._chosen(part).value)
            case StringLiteral():
                return part.parse()["value"]
            case MessageReference(attribute=None):
                return self.text(self.pattern_of(part.id.name))
        raise ValueError(f"{type(part).__name__} is not understood")

    def _chosen(self, select: SelectExpression) -> Variant:
        """Take the first form that fits, else the one with the asterisk."""
        by = select.selector
        fact = self._fact(by) if isinstance(by, VariableReference) else self._part(by)
        fitting = (variant for variant in select.variants if self._fits(variant, fact))
        return next(fitting, None) or next(form for form in select.variants if form.default)

    def _fits(self, variant: Variant, fact: Fact) -> bool:
        if isinstance(variant.key, NumberLiteral):
            return str(fact) == variant.key.value
        if isinstance(fact, int):
            fact = "one" if abs(fact) in _SINGULAR[self.language] else "other"
        return fact == variant.key.name

    def _fact(self, reference: VariableReference) -> Fact:
        name = reference.id.name
        if name not in self.facts:
            raise ValueError(f"the fact {name} is missing")
        return self.facts[name]
