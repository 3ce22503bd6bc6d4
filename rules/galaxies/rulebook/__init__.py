"""The rulebook of Tiny Epic Galaxies, with Beyond the Black, in English and French."""

from functools import cache

from rules.kernel.rulebook import Rulebook, load_rulebook


@cache
def rulebook() -> Rulebook:
    """Give every rule by id."""
    return load_rulebook("rules.galaxies.rulebook")
