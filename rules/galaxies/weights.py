"""How much each thing counts in the judgement of a position, in points.

Rule of the file: figures only.
"""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What somebody has before him, as points to come."""

    energy: float = 0.26
    culture: float = 0.32
    """Also what following is worth."""
    fullness: float = 0.008
    """By how much less each further one of a resource is worth."""
    ready: float = 0.35
    """The price of the next level in hand, for each point it brings and its die or ship."""
    season: float = 3.0
    """So many turns it takes to make use of resources; what comes later than that counts no more."""
    die: float = 0.26
    """A die more, for every round to come."""
    ship: float = 0.2
    """A ship more, for every round to come."""
    orbit: float = 0.9
    """A planet whose symbol is reached, in its points."""
    start: float = 1.0
    """A ship on the start space has come as far as so many advances."""
    shape: float = 1.15
    """How much more the last advances are worth than the first."""
    reach: tuple[float, float] = (0.6, 1.6)
    """How many advances a ship can hope for, at least and by turn."""
    behind: float = 0.25
    """What each advance by which somebody else is nearer to the symbol takes off a ship's way."""
    hopeless: float = 0.3
    """What is left of it at least."""
    surface: float = 0.05
    gift_energy: float = 0.06
    """A ship that yields energy, for every turn of a season."""
    gift_culture: float = 0.09
    black: float = 0.15
    draw: float = 0.6
    """An exploration card that is about to be drawn."""
    track: float = -0.25
    """Each advance to go on a danger track."""
    dull: float = 0.22
    """A die in hand whose face can do nothing but be rolled again for nothing."""
    worn: float = 0.12
    """The same when that costs something."""
    move: float = 0.42
    """A move die in hand, with a ship that stands in no orbit."""
    shift: float = 0.15
    """The same when all do."""
    gain: float = 0.8
    """What is counted of resources that a die in hand would bring."""
    step: float = 0.75
    """What is counted of an advance by a die in hand."""
    reroll: float = 0.35
    """What a reroll that costs energy takes."""
    rescue: float = 0.2
    """An advance on a danger track."""
    upgrade: float = 0.9
    """A colony die in hand that pays for a level."""
    perform: float = 0.3
    """A colony die in hand, with a colony."""
    mission: float = 0.95
    """What a mission is worth that is fulfilled at the end."""
    early: float = 0.15
    """The same before the end is triggered: what is fulfilled then is seldom so at the end."""
    pilot: float = 0.05
    """The ability of a pilot, for every round to come."""
    badge: float = 0.3
    colony: float = 0.03
    """The action of a colony, for every round to come."""
    pace: float = 2.3
    """The points that whoever leads gains in a round."""
    spread: tuple[float, float] = (1.0, 0.5)
    """How far points stray, at the end and with the root of the rounds to come."""
    patience: int = 20
    """The rounds after which a game that drags on is worth less to all."""
    weariness: float = 0.004
    """By how much, with every round and every round to come."""


class RogueWeights(NamedTuple):
    """How near the Rogue is to its victory."""

    level: float = 1.5
    """Each level it has reached, in points."""
    energy: float = 0.2
    """Each energy on the way to the next."""
    spread: float = 3.0
    """How far points stray."""


WEIGHTS: Final = Weights()
ROGUE_WEIGHTS: Final = RogueWeights()
LUCK: Final = 0.6
"""CHN-1: dice come again and again, hardly ever the same."""
