"""Where chance and bots get their numbers: one generator for each, told apart by words in the seed.

Every draw of chance and every decision of a bot has a generator of its own, made of the seed and the
number of the action (for a bot, of its seat as well). So a game that was broken off and resumed, or a
decision that was taken back, meets the same tiles, dice and choices as one played in a single sitting,
wherever the bot thinks.
"""

from random import Random, SystemRandom

from rules.kernel.seat import Seat


def fresh_seed() -> int:
    """Give a seed nobody can foresee."""
    return SystemRandom().getrandbits(64)


def rng_of_chance(seed: int, number: int) -> Random:
    """Give the generator for the draw that becomes the action of that number."""
    return Random(f"{seed} chance {number}")


def rng_of_bot(seed: int, seat: Seat, number: int) -> Random:
    """Give the generator for a bot's decision that becomes the action of that number."""
    return Random(f"{seed} seat {seat} {number}")
