"""The kinds of merits: what comes of a choice, with its facts; the words for them are the front ends'."""

from rules.kernel.merit import Merit
from rules.kernel.seat import Seat
from rules.prince.tiles import Stack, Tile


class Ending(Merit, frozen=True):
    """WIN-1 and WIN-2: the last tile of the game."""

    winners: tuple[Seat, ...]
    is_won: bool


class Gain(Merit, frozen=True):
    """CHA-1: what one's own Character gives more for it, or less."""

    character: Tile
    points: int


class Promise(Merit, frozen=True):
    """CHA-1: what a Character that is taken will probably give in the end."""

    character: Tile
    points: int


class Preparation(Merit, frozen=True):
    """CHA-1: what it would give with a Character that may still come."""

    character: Tile
    points: int


class Flipping(Merit, frozen=True):
    """BAO-1: tiles of one's own that flip."""

    number: int
    is_wanted: bool
    """Whether it brings more than it costs."""


class SafeFromBaobabs(Merit, frozen=True):
    """BAO-1: it has no baobab, while another tile on offer would flip some."""

    number: int


class SecondBaobab(Merit, frozen=True):
    """BAO-1: one more baobab will be too many."""


class MostVolcanoes(Merit, frozen=True):
    """VOL-2: nobody would have more volcanoes."""

    volcanoes: int


class NoVolcano(Merit, frozen=True):
    """VOL-2: it leaves volcanoes, with which nobody would have more, to others."""

    volcanoes: int
    """How many they would have been."""


class Denial(Merit, frozen=True):
    """RND-2 and TWO-3: what somebody else cannot have any more, or cannot see."""

    seat: Seat
    character: Tile
    points: int
    element: int | None
    """What the Character scores for, where no other tile gives it that; else None."""
    is_hidden: bool
    """TWO-2: whether it lies face down instead."""


class Leftover(Merit, frozen=True):
    """RND-3: what the last one is left with, where it costs something."""

    seat: Seat
    flips: int
    points: int
    """The change of their points."""
    volcanoes: int
    """VOL-2: how many they would have, where nobody would have more; else 0."""


class LittleFor(Merit, frozen=True):
    """RND-2 and TWO-2: somebody can gain but little of what lies there."""

    seat: Seat
    points: int


class Snatching(Merit, frozen=True):
    """RND-2: the one who is named will take what another one waits for."""

    seat: Seat
    """Who is named."""
    rival: Seat
    points: int


class Weaker(Merit, frozen=True):
    """RND-3: the one who is named has fewer points so far than another one who has to wait."""

    seat: Seat
    rival: Seat


class Baobabs(Merit, frozen=True):
    """BAO-1: how likely a stack brings a baobab to somebody who has two in sight."""

    seat: Seat
    number: int
    unseen: int


class Average(Merit, frozen=True):
    """RND-1 and TWO-3: what a tile that nobody has seen gives on average."""

    stack: Stack
    points: int


class Company(Merit, frozen=True):
    """CHA-1: Characters early tell what to look for; late ones can be chosen for what is there."""

    characters: int
    tiles: int
    is_early: bool


class Reserve(Merit, frozen=True):
    """RND-6: Characters are kept for later, when the planet shows whom it suits."""

    draws: int


class OpenOnes(Merit, frozen=True):
    """TWO-3: the open tiles give little, or cost something."""

    points: int


class Waiting(Merit, frozen=True):
    """TWO-4: what one hopes to take oneself, if the other one leaves it."""

    points: int


class Nothing(Merit, frozen=True):
    """Nothing speaks for the choice yet."""


AnyMerit = (
    Ending
    | Gain
    | Promise
    | Preparation
    | Flipping
    | SafeFromBaobabs
    | SecondBaobab
    | MostVolcanoes
    | NoVolcano
    | Denial
    | Leftover
    | LittleFor
    | Snatching
    | Weaker
    | Baobabs
    | Average
    | Company
    | Reserve
    | OpenOnes
    | Waiting
    | Nothing
)
