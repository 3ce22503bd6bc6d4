"""What every sign of planets, galaxies and dice means."""

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.board import Meaning
from edenia_tui.games.galaxies.board.discs import GROUNDS, edges_of
from edenia_tui.games.galaxies.board.signs import signs_of
from rules.galaxies.atoms import Kind


def meanings(charset: Charset) -> tuple[Meaning, ...]:
    """List the signs of planets, of galaxies, of dice, and what is pointed at."""
    signs, grounds = signs_of(charset), GROUNDS[charset.name]
    box = "".join({*charset.round_box.values(), *charset.square_box.values()})
    return (
        Meaning("sign-dip", grounds[Kind.DIP], edges_of(charset)),
        Meaning("sign-eco", grounds[Kind.ECO], edges_of(charset)),
        Meaning("sign-energy", signs.energy),
        Meaning("sign-culture", signs.culture),
        Meaning("sign-start", signs.start),
        Meaning("legend-link", signs.link * 2),
        Meaning("sign-symbol", signs.symbol),
        Meaning("sign-full", signs.full),
        Meaning("sign-empty", signs.empty),
        Meaning("sign-home", signs.home),
        Meaning("sign-card", signs.card),
        Meaning("sign-danger", signs.danger),
        Meaning("sign-advanced", "a"),
        Meaning("sign-free", signs.free),
        Meaning("sign-used", signs.used),
        Meaning("sign-hired", signs.hired),
        Meaning("sign-spent", signs.spent),
        Meaning("sign-meant", signs.meant),
        Meaning("sign-into", signs.into),
        Meaning("legend-more", signs.more),
        Meaning("legend-frame", charset.round_box[10] * 2, box),
        Meaning("legend-turn", signs.turn),
        Meaning("legend-pointed", signs.pointed, signs.frame),
    )
