"""The words people use in positions of EXO, French ones too: one of them is canonical."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from rules.kernel.lines import Word
from rules.kernel.typed import folded

_WORDS: Final = {
    "round": "manche",
    "first": "starts began premier première commence",
    "turn": "tour",
    "holds": "hold has tient",
    "ask": "question",
    "altair": "altaïr",
    "vega": "véga",
}
_CANONICAL: Final = MappingProxyType(
    {folded(word): name for name, words in _WORDS.items() for word in words.split()}
)
_ROWS: Final = "abcdef"


def canonical_line(words: Sequence[Word]) -> list[Word]:
    """Put the words of a line into canonical ones, each where it stood; a colon behind means nothing."""
    return [_canonical(word, is_key=index == 0) for index, word in enumerate(words)]


def _canonical(word: Word, *, is_key: bool) -> Word:
    text = word.text.rstrip(":=") or word.text
    if is_key and folded(text) in _ROWS:
        return word.meaning(text)
    return word.meaning(_CANONICAL.get(folded(text), text))
