"""A position that is read, and written after an action, is read again, however it was typed."""

from functools import cache
from random import Random

import pytest

from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.state import Edition, State
from rules.kernel.refused import Unreadable
from rules.kernel.seat import CHANCE
from tests.long.proofs import cases
from tests.rules.games import pick

OPTIONS = (
    Options(1, expansion=True, rogue="zendica"),
    Options(2, expansion=True),
    Options(3, edition=Edition.UTEG),
    Options(5, expansion=True, open_cards=True),
)
FORGOTTEN = (
    "deck",
    "missions",
    "ships",
    "level",
    "dice",
    "used",
    "holds",
    "gone",
    "first",
    "rules",
)
"""What somebody who writes a table down may leave out."""
LONGEST = 400
STEPS = 8


@cache
def positions(options: Options) -> tuple[str, ...]:
    """Texts from a random game, those in which much is under way first."""
    rng, state, texts = Random(options.players), GALAXIES.start(options), []
    for _ in range(LONGEST):
        if GALAXIES.to_act(state) is None:
            break
        state = GALAXIES.apply(state, pick(GALAXIES, state, rng)).state
        texts.append(GALAXIES.write_position(state))
    return tuple(sorted(texts, key=lambda text: -text.count("doing"))[: LONGEST // 4])


def spoilt(text: str, rng: Random) -> str:
    """Forget lines of a position, or exchange a word for another of it."""
    lines = text.splitlines()
    if rng.random() < 0.5:
        word = rng.choice(FORGOTTEN)
        lines = [line for line in lines if line.split()[0] != word]
    if rng.random() < 0.7:
        at = rng.randrange(1, len(lines))
        words = lines[at].split(" ")
        words[rng.randrange(len(words))] = rng.choice(text.split())
        lines[at] = " ".join(words)
    if rng.random() < 0.3:
        lines.pop(rng.randrange(1, len(lines)))
    return "\n".join(lines)


def again(state: State) -> None:
    """Write a state and read it again."""
    text = GALAXIES.write_position(state)
    assert GALAXIES.read_position(text) == state, text


@pytest.mark.parametrize("seed", cases("galaxies-tables"))
def test_a_typed_table_is_read_again_after_any_action(seed: int) -> None:
    """Whatever was left out or mistyped: it is told, or the game goes on from there."""
    rng = Random(seed)
    read = 0
    while read < STEPS:
        text = spoilt(rng.choice(positions(rng.choice(OPTIONS))), rng)
        try:
            state = GALAXIES.read_position(text)
        except Unreadable:
            continue
        read += 1
        again(state)
        for _ in range(STEPS):
            if not (legal := GALAXIES.legal(state)):
                break
            for action in rng.sample(legal, min(2, len(legal))):
                again(GALAXIES.apply(state, action).state)
            if GALAXIES.to_act(state) is CHANCE:
                state = GALAXIES.apply(state, pick(GALAXIES, state, rng)).state
            else:
                state = GALAXIES.apply(state, rng.choice(legal)).state
