"""What is felt in Tiny Epic Galaxies: colonies, levels, cards, thefts, and the end that draws near."""

from typing import Final

from edenia_tui.games.galaxies.board.signs import signs_of
from edenia_tui.games.moment import MomentOf
from rules.galaxies.events import (
    Colonised,
    Ended,
    Event,
    Found,
    RogueRose,
    Stolen,
    Triggered,
    Upgraded,
)

MOMENTS: Final = (
    MomentOf[Event](
        lambda event: isinstance(event, Colonised), lambda charset: signs_of(charset).symbol
    ),
    MomentOf[Event](lambda event: isinstance(event, Upgraded | RogueRose), lambda _: "+"),
    MomentOf[Event](lambda event: isinstance(event, Found), lambda charset: signs_of(charset).card),
    MomentOf[Event](lambda event: isinstance(event, Stolen | Triggered | Ended), lambda _: "!"),
)
