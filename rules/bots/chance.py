"""Chance, acting by its weights."""

from random import Random
from typing import TypeVar

from rules.kernel.game import Game

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def draw_chance(game: Game[O, S, A, E], state: S, rng: Random) -> A:
    """Let chance act once."""
    outcomes, weights = zip(*game.chances(state), strict=True)
    drawn: A = rng.choices(outcomes, weights)[0]
    return drawn
