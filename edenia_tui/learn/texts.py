"""The prose of lessons and pages: whole paragraphs, kept beside the lessons and not among the sentences.

A file for each language, `en.txt` and `fr.txt`; a line is a name, `=` and the text.
"""

from functools import cache
from pathlib import Path

from edenia_tui.games.entry import Entry


def text_of(entry: Entry, language: str, name: str) -> str:
    """Give a text of a game; KeyError when there is none."""
    return texts_in(entry.learning.folder, language)[name]


@cache
def texts_in(folder: Path, language: str) -> dict[str, str]:
    """Read the texts of a folder in a language."""
    text = (folder / f"{language}.txt").read_text(encoding="utf-8")
    parts = (line.partition(" = ") for line in text.splitlines() if not line.startswith("#"))
    return {name: told for name, _, told in parts if name}
