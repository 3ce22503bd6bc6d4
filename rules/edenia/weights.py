"""How much each thing counts in the judgement of a position.

Rule of the file: figures only. They were fitted to the endings of games between bots and then chosen by
matches (`docs/decisions/0013-a-game-judges-itself.md`).
"""

from typing import Final, NamedTuple


class Prices(NamedTuple):
    """The turns it takes to come nearer to exactly 42."""

    flag: float = 1.8
    """A flag, when a planet is there for it."""
    far_flag: float = 2.3
    """A flag, when no planet for it has been found."""
    clover: float = 0.37
    scarce: float = 2.0
    """A clover more than the supply has."""
    burn: float = 0.2
    """A clover to be rid of."""


class Weights(NamedTuple):
    """How much the nearness of each victory counts."""

    race: float = 0.45
    race_share: float = 1.0
    law: float = 0.44
    law_share: float = 0.68
    prestige: float = 0.51
    prestige_share: float = 0.94
    lead: float = 10.7
    """The points that make a lead worth e times as much."""
    prices: Prices = Prices()
    shaky: float = 0.7
    """Turns that each flag costs that somebody may still take down."""
    hold: float = 0.9
    """What such a flag's points are worth in the end."""
    patience: int = 16
    """The rounds after which waiting and taking back flags begin to pay less."""
    haste: float = 0.15
    """By how much less, with every round."""
    weariness: float = 0.01
    """What every turn to the end costs everybody, with every such round."""
    tempo: float = 0.31
    """Turns that being the next to act is worth."""


WEIGHTS: Final = Weights()
