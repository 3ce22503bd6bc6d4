"""Letters for whoever cannot read ours: those of ASCII that come nearest."""

import codecs
from functools import cache
from typing import Final
from unicodedata import combining, normalize

PLAIN_LETTERS: Final = "plain-letters"
"""What to do with letters that an encoding lacks, as Python names such things."""
PLAIN_ASCII: Final = "plain_ascii"
"""ASCII with such letters, as an encoding; click takes plain ASCII for a mistake and writes UTF-8."""
_TWINS: Final = {
    "\u00a0": " ",
    "\u202f": " ",
    "\u2019": "'",
    "\u2018": "'",
    "\u00ab": '"',
    "\u00bb": '"',
    "\u201c": '"',
    "\u201d": '"',
    "\u2013": "-",
    "\u2014": "-",
    "\u2026": "...",
    "\u0153": "oe",
    "\u0152": "Oe",
    "\u00e6": "ae",
    "\u00c6": "Ae",
    "\u00df": "ss",
    "\u00f8": "o",
    "\u00d8": "O",
    "\u00d7": "x",
}
_UNKNOWN: Final = "?"


@cache
def plain(letter: str) -> str:
    """Write a letter in ASCII, without its accents; a question mark where there is none like it."""
    if letter.isascii():
        return letter
    bare = "".join(part for part in normalize("NFKD", letter) if not combining(part))
    return _TWINS.get(letter) or (bare if bare and bare.isascii() else _UNKNOWN)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(map(plain, missing)), error.end


def _encode(text: str, _errors: str = "") -> tuple[bytes, int]:
    return text.encode("ascii", PLAIN_LETTERS), len(text)


class _Encoder(codecs.IncrementalEncoder):
    """Writes a stream piece by piece."""

    def encode(self, input: str, final: bool = False) -> bytes:  # noqa: A002, ARG002, FBT001, FBT002
        """Write a piece."""
        return _encode(input)[0]


def _find(name: str) -> codecs.CodecInfo | None:
    ascii_codec = codecs.lookup("ascii")
    if name != PLAIN_ASCII:
        return None
    return codecs.CodecInfo(
        _encode,
        ascii_codec.decode,
        incrementalencoder=_Encoder,
        incrementaldecoder=ascii_codec.incrementaldecoder,
        name=PLAIN_ASCII,
    )


codecs.register_error(PLAIN_LETTERS, _replace)
codecs.register(_find)
