"""Games played by dice, for tests that want many different positions."""

from collections.abc import Iterator
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


def random_states(seed: int, options: Options, limit: int = 2000) -> Iterator[State]:
    """Play one game at random and give every state on the way, first and last included."""
    rng = Random(seed)
    state = EDENIA.start(options)
    yield state
    for _ in range(limit):
        choices = EDENIA.legal(state)
        if not choices:
            return
        state = EDENIA.apply(state, rng.choice(choices)).state
        yield state
