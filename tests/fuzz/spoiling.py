"""Ways to spoil a text: by bytes, words, lines, splices, huge numbers, control characters, depth."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

from tests.fuzz.corpus import corpus

ODD: Final = (
    *map(chr, (0, 7, 8, 9, 10, 11, 12, 13, 27, 0x7F, 0x80, 0x85, 0x9B, 0x9D)),
    *("\u200b", "\u200e", "\u202e", "\u2028", "\u2066", "\ufeff", "\xa0", "\xad", "\U000e0041"),
    *("\x1b]0;x\x07", "\x1b[2J", "\x1bc", "\x9b31m", "²", "٩", "ſ", "İ", "🐑", "e\u0301", "[red]"),
    *("{0}", "{$name}", "%s", "\\", '"', "'", "#", ";", ",", ":", "@", "@9", "?", "-", "--", "*"),
)
_MOST: Final = 6_000_000
"""More than any limit lets in."""
_NUMBER: Final = re.compile(r"\d+")
_FOREIGN: Final = (
    *("undo", "redo", "back 0", "back 3", "back 99999999", "seat red Zoe human", "moves", "seat"),
    *("origin a@1", "seed 5", "edenia-record 1", "edenia-record 9", "game chess", "edenia", "exo"),
    *("prince", "amber", "take hidden", "galaxies", "azure", "reroll all"),
)

Way = Callable[[str, Random], str]


def spoil(text: str, rng: Random) -> str:
    """Spoil a text in up to four ways, or leave it as it is."""
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3, 4))):
        text = rng.choice(_WAYS)(text, rng)[:_MOST]
    return text


def spoil_bytes(text: str, rng: Random) -> bytes:
    """Spoil a text, and now and then the letters themselves."""
    spoilt = spoil(text, rng)
    match rng.randrange(12):
        case 0:
            return spoilt.encode("utf-16", "surrogatepass")
        case 1:
            data = bytearray(spoilt.encode("utf-8", "surrogatepass"))
            for _ in range(rng.randrange(1, 4)):
                at = rng.randrange(len(data) + 1)
                data[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
            return bytes(data)
        case 2:
            return b"\xef\xbb\xbf" + spoilt.replace("\n", "\r\n").encode("utf-8", "surrogatepass")
    return spoilt.encode("utf-8", "surrogatepass")


def _odd_letter(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(ODD) + text[at:]


def _cut(text: str, rng: Random) -> str:
    start, end = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return text[:start] if rng.randrange(2) else text[:start] + text[end:]


def _twice(text: str, rng: Random) -> str:
    start, end = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return text[:end] + text[start:end] * rng.choice((1, 1, 1, 50)) + text[end:]


def _word(text: str, rng: Random) -> str:
    """Put another word in the place of one, or leave it out."""
    found = list(re.finditer(r"\S+", text))
    if not found:
        return rng.choice(corpus().words)
    one = rng.choice(found)
    other = rng.choice((rng.choice(corpus().words), "", rng.choice(found)[0]))
    return text[: one.start()] + other + text[one.end() :]


def _number(text: str, rng: Random) -> str:
    """Make a number huge, negative, broken or nothing."""
    found = list(_NUMBER.finditer(text))
    huge = rng.choice(("9" * rng.choice((2, 10, 20, 400, 5000)), "0", "-1", "1.5", "1e9", "00", ""))
    if not found:
        return text + huge
    one = rng.choice(found)
    return text[: one.start()] + huge + text[one.end() :]


def _lines(text: str, rng: Random) -> str:
    """Lose, double, swap, repeat or slip in a line."""
    lines = text.splitlines(keepends=True) or [""]
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines.insert(at, f"{rng.choice((*_FOREIGN, rng.choice(corpus().commands)))}\n")
        case _:
            most = 1 + _MOST // (len(lines[at]) + 1)
            lines[at:at] = [lines[at]] * min(most, rng.choice((3, 100, 3000)))
    return "".join(lines)


def _splice(text: str, rng: Random) -> str:
    """Go on with the end of another text."""
    kinds = corpus()
    other = rng.choice(rng.choice((kinds.positions, kinds.records, kinds.boxes, kinds.documents)))
    return text[: rng.randrange(len(text) + 1)] + other[rng.randrange(len(other)) :]


def _deep(text: str, rng: Random) -> str:
    """Nest something deeply."""
    depth, at = rng.choice((5, 2000, 60_000)), rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(("[", '{"a":', "(", "((x", "# ", "> ")) * depth + text[at:]


_WAYS: Final[tuple[Way, ...]] = (
    *(_odd_letter, _odd_letter, _cut, _twice, _word, _word, _word),
    *(_number, _lines, _lines, _splice, _deep),
)
