"""The rules of EXO n°2 as data: `en.txt` and `fr.txt` beside this file."""

from functools import cache

from rules.kernel.rulebook import Rulebook, load_rulebook


@cache
def rulebook() -> Rulebook:
    """Read the rulebook, once."""
    return load_rulebook("rules.exo.rulebook")
