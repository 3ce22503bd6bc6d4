"""What is felt in The Little Prince: baobabs that turn tiles over, and the end."""

from typing import Final

from edenia_tui.games.moment import MomentOf
from edenia_tui.games.prince.board.signs import signs_of
from rules.prince.events import Ended, Event, Flipped

MOMENTS: Final = (
    MomentOf[Event](
        lambda event: isinstance(event, Flipped), lambda charset: signs_of(charset).flipped
    ),
    MomentOf[Event](lambda event: isinstance(event, Ended), lambda _: "!"),
)
