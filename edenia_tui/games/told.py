"""What the screen writes about a game in places of its own."""

from collections.abc import Sequence
from typing import NamedTuple


class PickKeys(NamedTuple):
    """Keys that go to a choice, and the message that explains them."""

    keys: tuple[str, ...]
    message: str
    shown: str
    """How the keys are written for people."""


class Summary(NamedTuple):
    """A title and a few sentences that always stand on the screen."""

    title: str
    sentences: Sequence[str]


class Explained(NamedTuple):
    """Sentences about something in sight, and the rule of the place."""

    sentences: Sequence[str]
    rule: str
