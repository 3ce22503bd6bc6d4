"""What random games come to, as digests: `python -m tests.compiled.digests GAMES [NAME...]`.

Two builds of the rules are the same where they print the same: all that can be chosen, what happens and
every state, with its hash, its pickle and its JSON; and that no value can be changed.
"""

import hashlib
import pickle
import sys
from random import Random
from typing import Any

import msgspec

from tests.rules.games import ROWS, play_on
from tests.rules.row import AnyRow

_SOME = 7
"""Where that many choices are, a state is taken apart and put together: in every game now and then."""


def digest_of(row: AnyRow, games: int) -> str:
    """Play a row's games and give what they come to."""
    told = hashlib.sha256()
    for seed in range(games):
        for moment in play_on(row.game, row.game.start(row.options), Random(seed)):
            state = moment.step.state
            choices = row.game.legal(moment.before)
            told.update(msgspec.json.encode((choices, moment.action, moment.step)))
            if len(choices) == _SOME:
                told.update(str(_survives(state)).encode())
        told.update(repr(row.game.estimate(state)).encode())
    return told.hexdigest()


def _survives(state: Any) -> tuple[bool, bool, bool]:
    """Tell whether a state is the same after pickling, hashes alike and cannot be changed."""
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    try:
        state.turn = None
    except AttributeError:
        frozen = True
    else:
        frozen = False
    return again == state, hash(again) == hash(state), frozen


def main(games: int, names: list[str]) -> None:
    """Print a line for every row of some games, or of all."""
    for row in ROWS:
        if not names or row.game.name in names:
            print(f"{row.game.name} {row.name}: {digest_of(row, games)}")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
