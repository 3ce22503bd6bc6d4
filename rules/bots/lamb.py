"""The lamb: any legal action is as good as any other."""

from random import Random
from typing import TypeVar

from rules.kernel.game import Game

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def lamb(game: Game[O, S, A, E], view: S, rng: Random) -> A:
    """Choose a legal action at random."""
    return rng.choice(game.legal(view))
