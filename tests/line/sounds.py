"""What espeak-ng makes of a sentence: its phonemes, and the traps that an engine falls into.

An engine does not know the game. Each trap is a pattern in what is written, and what must not, or must,
be heard there.
"""

import re
import subprocess
from collections.abc import Iterator, Sequence
from typing import Final

PROGRAM: Final = "espeak-ng"
_END: Final = "Zyxwvu zyxwvu."
"""Said after each line, so that the phonemes of many can be cut apart."""

RIGHT: Final = {
    "en": {
        "alpha": "'alf@",
        "bravo": "br'A:voU",
        "charlie": "tS'A@li",
        "delta": "d'Elt@",
        "echo": "'EkoU",
        "foxtrot": "f'0kstr0t",
        "north": "n'O@T",
        "east": "'i:st",
        "south": "s'aUT",
        "west": "w'Est",
    },
    "fr": {
        "alpha": "alf'a",
        "bravo": "brav'o",
        "charlie": "Sarl'i",
        "delta": "dElt'a",
        "echo": "Ek'o",
        "foxtrot": "fOkstr'o",
        "nord": "n'Or",
        "orient": "orj'A~",
        "sud": "s'yd",
        "ouest": "w'Est",
    },
}
"""Columns and compass points, and how they sound when they are said right."""

_NUMBER: Final = {
    "en": r"(?:w'0n|t'u:|Tr'i:|f'o@|f'aIv)",
    "fr": r"(?:'?W~|d'Y|trw'a|k'atr|s'E~k|s'Et)",
}
_HEARD: Final = {
    "en": {"a column is an article": re.compile(rf"\ba# {_NUMBER['en']}|\bat@ {_NUMBER['en']}")},
    "fr": {"plus is no more": re.compile(rf"(?<!\bo )\bply[sz]?2? {_NUMBER['fr']}")},
}
"""Traps that are heard."""
_WRITTEN: Final = {
    "en": {
        "numbers run together": re.compile(r"\d \d"),
        "a number and a letter are a unit": re.compile(r"\d [a-z](?= |$|[.,])"),
    },
    "fr": {
        "numbers run together": re.compile(r"\d \d"),
        "a number and a letter are a unit": re.compile(r"\d [b-xz](?= |$|[.,])"),
        "a compass point is a verb": re.compile(
            r"\b(?:l'|côté )est\b|\best (?:étoile|nébuleuse|météorite|\d)|[\d,] est(?=[,.]|$)"
        ),
    },
}
"""Traps that can be seen before they are heard."""


def phonemes(lines: Sequence[str], language: str) -> list[str]:
    """Let espeak-ng say many lines at once; the phonemes of each."""
    text = "\n\n".join(f"{line}\n\n{_END}" for line in lines)
    end = _say(_END, language)
    heard = " ".join(_say(text, language).split())
    return [one.strip() for one in heard.split(" ".join(end.split()))][: len(lines)]


def _say(text: str, language: str) -> str:
    options = [PROGRAM, "-v", language, "-q", "-x", "--stdin"]
    return subprocess.run(options, input=text, text=True, capture_output=True, check=True).stdout


def traps(lines: Sequence[str], language: str) -> Iterator[str]:
    """Tell every trap that some lines fall into."""
    told = phonemes(lines, language)
    assert len(told) == len(lines), "a line was lost"
    for line, heard in zip(lines, told, strict=True):
        for trap, found in _WRITTEN[language].items():
            if found.search(line):
                yield f"{trap}: {line}"
        for trap, found in _HEARD[language].items():
            if found.search(heard):
                yield f"{trap}: {line}: {heard}"
        plain = heard.replace("'", "").replace(",", "")
        for word, right in RIGHT[language].items():
            if (
                re.search(rf"\b{word}\b(?!-)", line, re.IGNORECASE)
                and right.replace("'", "") not in plain
            ):
                yield f"{word} is not heard: {line}: {heard}"
