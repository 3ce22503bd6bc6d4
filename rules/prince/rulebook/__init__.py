"""The rulebook of The Little Prince in English and French."""

from functools import cache

from rules.kernel.rulebook import Rulebook, load_rulebook


@cache
def rulebook() -> Rulebook:
    """Give every rule by id."""
    return load_rulebook("rules.prince.rulebook")
