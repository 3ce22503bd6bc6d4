"""Every way to sit round the table."""

from collections.abc import Sequence
from itertools import permutations


def seatings(bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """List the different arrangements, the given one first; bots of one name are the same to us."""
    return tuple(dict.fromkeys(permutations(bots)))
