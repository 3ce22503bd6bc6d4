"""Commands word by word in French; the canonical English words always work."""

from collections.abc import Mapping
from typing import Final

from edenia_tui.language.folding import folded

_LEAST: Final = 3
"""How much of a French word must be typed: shorter beginnings are left to the English words."""


class Translation:
    """The French words of a game's commands."""

    def __init__(self, french: Mapping[str, str]) -> None:
        """Take French words with the English ones; the first for an English word is the one shown."""
        self._english = {folded(word): english for word, english in french.items()}
        self._french = {english: word for word, english in reversed([*french.items()])}

    def english(self, word: str, *, cut_short: bool) -> str:
        """Put one word into English; a beginning does where only one word begins so."""
        plain = folded(word)
        if plain in self._english:
            return self._english[plain]
        if not cut_short or len(plain) < _LEAST:
            return word
        fits = {english for french, english in self._english.items() if french.startswith(plain)}
        return fits.pop() if len(fits) == 1 else word

    def french(self, word: str) -> str:
        """Put one canonical word into French, if it has a French word."""
        return self._french.get(word, word)
