"""Bots playing a whole game against each other."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from rules.bots.bot import Bot
from rules.bots.chance import draw_chance
from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.seat import CHANCE

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def play_match(
    game: Game[O, S, A, E], options: O, bots: Sequence[Bot], rng: Random
) -> tuple[Record[O, A], S]:
    """Play to the end; the record and the last state. The same generator gives the same game."""
    state = game.start(options)
    actions: list[A] = []
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            action = draw_chance(game, state, rng)
        else:
            action = bots[actor](game, game.view(state, actor), rng)
        actions.append(action)
        state = game.apply(state, action).state
    names = tuple(f"bot {number}" for number in range(1, len(bots) + 1))
    return Record(game.name, options, names, tuple(actions)), state
