"""Where chance and bots get their numbers: one generator for each, told apart by words in the seed.

Every draw of chance has a generator of its own, made of the seed and the number of the action. So a
game that was broken off and resumed meets the same tiles and dice as one played in a single sitting.
"""

from random import Random, SystemRandom

from rules.kernel.seat import Seat


def fresh_seed() -> int:
    """Give a seed nobody can foresee."""
    return SystemRandom().getrandbits(64)


def rng_of_chance(seed: int, number: int) -> Random:
    """Give the generator for the draw that becomes the action of that number."""
    return Random(f"{seed} chance {number}")


def rng_of_bot(seed: int, seat: Seat, number: int = 0) -> Random:
    """Give the generator of a bot that takes its seat when so many actions have been done."""
    return Random(f"{seed} seat {seat} {number}")
