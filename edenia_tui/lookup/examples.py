r"""Positions that show a rule at work, each with a sentence in every language.

The text is a list of rules, each with its sentences and the lines of a position:

    [ID-1]
    (en) What there is to see.
    1    Ari  +/\  ...  ...  ...
"""

import re
from functools import cache
from typing import NamedTuple

from edenia_tui.games.registry import GAMES

_HEAD = re.compile(r"\[([A-Z]+-\d+)\]")
_SENTENCE = re.compile(r"\((\w+)\) (.+)")


class Example(NamedTuple):
    """A position as text, and what it shows, by language."""

    sentences: dict[str, str]
    position: str


def read_examples(text: str) -> dict[str, Example]:
    """Understand the examples, by the ids of the rules they show."""
    examples: dict[str, Example] = {}
    _, *parts = _HEAD.split(text)
    for rule, body in zip(parts[::2], parts[1::2], strict=True):
        lines = body.split("\n")
        found = [_SENTENCE.fullmatch(line) for line in lines]
        sentences = {sentence[1]: sentence[2] for sentence in found if sentence}
        position = [line for line in lines if line and not line.startswith("(")]
        examples[rule] = Example(sentences, "\n".join(position) + "\n")
    return examples


@cache
def examples_of(game: str) -> dict[str, Example]:
    """Read the positions of `examples.txt` of a game, by the ids of the rules they show."""
    return read_examples(GAMES[game].rulebook.beside("examples.txt"))
