"""What is wrong with a text, in words: the place first, as compilers do, and what to write last.

The sentences are `text-` and a slip: those of every game and of records here, a game's own beside its
words; so whoever tells a fault speaks about the game that the text is of.
"""

import re
from typing import Final

from msgspec.structs import replace

from edenia_tui.language.message import Fact
from edenia_tui.language.speech import Speech
from rules.kernel.expected import OneOf
from rules.kernel.fault import Fault

_GROUPED: Final = 10_000
"""Numbers from here on are read more easily in groups of three digits."""
_BETWEEN_GROUPS: Final = {"en": ",", "fr": " "}
_SAID: Final = "text-said"
"""The message that puts a word of a position into the language, where a game has one."""
_TO_WRITE: Final = ("example", "how", "seat", "seats", "stack", "step", "track")
"""The facts that are written as people may write them in a position."""
_WORD: Final = re.compile(r"[a-z][a-z0-9-]*")


def tell_fault(spoken: Speech, fault: Fault) -> str:
    """Tell where a text does not make sense, why, and how such a line is written."""
    place: dict[str, Fact] = {"line": fault.line, "column": fault.column}
    told = spoken("text-place", wrong=tell_wrong(spoken, fault), **place)
    if not fault.example:
        return told
    return spoken("text-with-example", told=told, example=fault.example)


def tell_wrong(spoken: Speech, fault: Fault) -> str:
    """Tell what is wrong, without the place."""
    facts = {name: _spoken_fact(spoken, name, fact) for name, fact in fault.facts}
    if fault.expected is not None:
        facts["expected"] = ", ".join(fault.expected.words)
    return spoken(f"text-{fault.slip}", **facts)


def as_typed(spoken: Speech, fault: Fault) -> Fault:
    """Put what could be written into words of the language: a position, unlike a file, may be in both."""
    if _SAID not in spoken.ids():
        return fault
    words = None if fault.expected is None else fault.expected.words
    facts = [
        (name, _typed(spoken, str(fact)) if name in _TO_WRITE else fact)
        for name, fact in fault.facts
    ]
    return replace(
        fault,
        facts=tuple(facts),
        expected=None if words is None else OneOf(tuple(_typed(spoken, one) for one in words)),
        example=_typed(spoken, fault.example),
    )


def _typed(spoken: Speech, text: str) -> str:
    return _WORD.sub(lambda found: spoken(_SAID, word=found[0]), text)


def _spoken_fact(spoken: Speech, name: str, fact: Fact) -> Fact:
    if name == "what":
        return spoken(f"text-noun-{fact}")
    if isinstance(fact, int) and fact >= _GROUPED:
        return f"{fact:,}".replace(",", _BETWEEN_GROUPS[spoken.language])
    return fact
