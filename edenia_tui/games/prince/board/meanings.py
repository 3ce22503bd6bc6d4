"""What every sign of planets, tiles and stacks means."""

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.board import Meaning
from edenia_tui.games.prince.board.signs import signs_of
from rules.prince.elements import NAMES


def meanings(charset: Charset) -> tuple[Meaning, ...]:
    """List the things on tiles, then tiles, stacks, and what is pointed at."""
    signs = signs_of(charset)
    things = zip(NAMES, signs.elements, strict=True)
    box = "".join({*charset.round_box.values(), *charset.square_box.values()})
    return (
        *(Meaning(f"sign-{name}", sign) for name, sign in things),
        Meaning("sign-plain", signs.plain),
        Meaning("sign-empty", signs.empty),
        Meaning("sign-flipped", signs.flipped),
        Meaning("sign-unseen", signs.back),
        Meaning("legend-secret", signs.unseen),
        Meaning("sign-most", f"{signs.elements[1]}3!"),
        Meaning("legend-gain", "+4"),
        Meaning("legend-left", signs.left),
        Meaning("legend-gone", signs.gone),
        Meaning("legend-more", signs.more),
        Meaning("legend-edge", signs.edge, signs.stem + box),
        Meaning("legend-turn", signs.turn),
        Meaning("legend-pointed", signs.pointed, signs.pointed_back + signs.frame),
    )
