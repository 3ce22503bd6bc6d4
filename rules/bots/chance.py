"""Chance, acting by its weights."""

from random import Random
from typing import TypeVar

from rules.kernel.game import Game

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def draw_chance(game: Game[O, S, A, E], state: S, rng: Random) -> A:
    """Let chance act once; for the same `rng` it draws what `Random.choices` would, and sooner."""
    chances = game.chances(state)
    mark = rng.random() * sum([weight for _, weight in chances])
    reached = 0
    for outcome, weight in chances:
        reached += weight
        if mark < reached:
            return outcome
    return chances[-1][0]
