"""What can be spoken: letters of our languages, digits and a few signs."""

import re
from typing import Final
from unicodedata import normalize

SYMBOLS: Final = ".,:;?!'()+-/%"
_LAST_LETTER: Final = "\u017f"
"""The end of the letters with accents that French and its neighbours use."""
_SYMBOL_RUN: Final = re.compile(rf"([{re.escape(SYMBOLS)}])[{re.escape(SYMBOLS)}]+")
QUOTED: Final = 30


def may_be_said(char: str) -> bool:
    """Tell whether a speech engine says a character as people mean it."""
    letter = char.isalpha() and char <= _LAST_LETTER
    return letter or char in SYMBOLS or char == " " or (char.isascii() and char.isdigit())


def quoted(typed: str, most: int = QUOTED) -> str:
    """Leave of a typed text what may be said again: no control characters, not too long."""
    kept = "".join(
        char if may_be_said(char) else " " for char in normalize("NFC", typed[: most * 4])
    )
    text = " ".join(_SYMBOL_RUN.sub(r"\1", kept).split())
    return text[:most].strip(SYMBOLS + " ")
