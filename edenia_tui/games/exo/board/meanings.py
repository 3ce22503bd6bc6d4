"""What every sign of a universe and its galaxies means."""

from typing import Final

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.board import Meaning
from edenia_tui.games.exo.board.signs import signs_of

_EDGES: Final = "▄▀"
"""Above and below every planet that is a disc."""


def meanings(charset: Charset) -> tuple[Meaning, ...]:
    """List the letters of planets, then the signs round them."""
    signs = signs_of(charset)
    solid, cloudy = signs.grounds[:1], signs.grounds[1:2]
    return (
        Meaning("sign-small", "s", "()"),
        Meaning("sign-medium", "m"),
        Meaning("sign-large", "l"),
        Meaning("legend-blue", "b"),
        Meaning("legend-red", "r"),
        Meaning("legend-green", "g"),
        Meaning("sign-telluric", "t", signs.smooth + signs.side + signs.corners + solid + _EDGES),
        Meaning("sign-gaseous", "z", signs.wavy + cloudy),
        Meaning("sign-ringed", "o", signs.ring),
        Meaning("legend-star", signs.star),
        Meaning("sign-free", signs.free),
        Meaning("legend-open", signs.open),
        Meaning("sign-points", "+1"),
        Meaning("legend-lined", signs.lined),
        Meaning("legend-pointed", signs.pointed),
    )
