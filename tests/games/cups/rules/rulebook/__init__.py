"""The rules of Cups as data."""

from functools import cache

from rules.kernel.rulebook import Rulebook, load_rulebook


@cache
def rulebook() -> Rulebook:
    """Read the rulebook, once."""
    return load_rulebook("tests.games.cups.rules.rulebook")
