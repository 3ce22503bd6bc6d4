"""A word of a question, weighed against a rulebook."""

from collections.abc import Mapping
from typing import NamedTuple

Worth = dict[str, float]
"""What something is worth to rules, by id."""


class Term(NamedTuple):
    """A word of a question: how much it tells, and the forms it may have in the book."""

    form: str
    """Its stem, or that of the word that was meant."""
    weight: float
    nearness: Mapping[str, float]
    """Stems, and how near each is to what was asked."""
    worth: Worth
    known: float
    """How far the book knows it: 1 for a word of its own, 0 for one that means nothing to it."""
    is_asking: bool
    """Whether it only tells what kind of answer is wanted."""
    is_worldly: bool = False
    """Whether it is a sign that a question is about something else."""
