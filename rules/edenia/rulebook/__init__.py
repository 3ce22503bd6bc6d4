"""The rules of Edenia as data: `en.txt` and `fr.txt` beside this file."""

from functools import cache
from importlib.resources import files

from rules.kernel.rulebook import Rulebook, read_rules

LANGUAGES = ("en", "fr")


@cache
def rulebook() -> Rulebook:
    """Read the rulebook, once."""
    folder = files("rules.edenia.rulebook")
    return Rulebook(
        tuple(
            (language, read_rules(folder.joinpath(f"{language}.txt").read_text("utf-8")))
            for language in LANGUAGES
        )
    )
