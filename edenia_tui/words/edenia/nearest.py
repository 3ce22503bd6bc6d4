"""The legal commands that are most like one that was refused."""

from collections.abc import Sequence
from difflib import SequenceMatcher

from rules.edenia.game import EDENIA
from rules.edenia.state import State

MOST = 3


def nearest(state: State, line: str) -> list[str]:
    """List a few legal commands: those that share the most words in their places, then letters."""
    words = line.lower().split()
    legal = [EDENIA.write_action(action) for action in EDENIA.legal(state)]
    return sorted(legal, key=lambda command: _distance(words, command.split()))[:MOST]


def _distance(words: Sequence[str], command: Sequence[str]) -> tuple[int, float]:
    shared = sum(map(str.__eq__, words, command))
    likeness = SequenceMatcher(a=" ".join(words), b=" ".join(command), autojunk=False).ratio()
    return -shared, -likeness
