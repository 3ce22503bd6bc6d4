"""Games played by dice, for tests that want many different positions."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules, State

OPTIONS = tuple(
    Options(players, rules=Rules(edition, law42, lambs))
    for players, edition, law42, lambs in (
        (2, Edition.FR, True, False),
        (3, Edition.EN, False, False),
        (4, Edition.FR, True, False),
        (2, Edition.EN, True, True),
    )
)
"""Every number of players, both editions, with and without the law, and the little lambs."""


@lru_cache(maxsize=128)
def random_states(seed: int, options: Options, limit: int = 2000) -> tuple[State, ...]:
    """Play one game at random, once for all tests; every state on the way, first and last included."""
    return tuple(_play(seed, options, limit))


def _play(seed: int, options: Options, limit: int) -> Iterator[State]:
    rng = Random(seed)
    state = EDENIA.start(options)
    yield state
    for _ in range(limit):
        choices = EDENIA.legal(state)
        if not choices:
            return
        state = EDENIA.apply(state, rng.choice(choices)).state
        yield state
