"""What cards do, in as few letters as they can be told by."""

from collections.abc import Iterable
from typing import Final

from edenia_tui.games.galaxies.board.names import Names
from edenia_tui.games.galaxies.board.signs import Signs
from rules.galaxies.atoms import Atom, Res, Verb

_BARE: Final = {Verb.GAIN: "+", Verb.LOSE: "-", Verb.PAY: "-"}
"""What is told by its amounts alone, and the sign before each."""


def short_effect(names: Names, signs: Signs, atoms: Iterable[Atom]) -> str:
    """Tell a row of atoms: -1☼ +2♪."""
    return " ".join(_short(names, signs, atom) for atom in atoms)


def _short(names: Names, signs: Signs, atom: Atom) -> str:
    if atom.verb in _BARE:
        return amount(signs, atom.res, atom.number, _BARE[atom.verb])
    if atom.verb is Verb.SWAP:
        pair = (signs.energy, signs.culture)
        one, other = pair if atom.res is Res.E else pair[::-1]
        return f"{one}{signs.into}{other}"
    return names.say(
        f"screen-do-{atom.verb}",
        amount=amount(signs, atom.res, atom.number or 1, ""),
        number=atom.number,
        kind=names.words.kinds[atom.kind or "any"],
        any="yes" if (atom.kind or "any") == "any" else "no",
        at=atom.at or "none",
        discount=atom.discount or "plain",
    )


def amount(signs: Signs, res: Res | None, number: int, sign: str) -> str:
    """Tell an amount of a resource by its sign."""
    match res:
        case Res.E:
            return f"{sign}{number}{signs.energy}"
        case Res.C:
            return f"{sign}{number}{signs.culture}"
        case Res.ANY:
            return f"{sign}{number}{signs.energy}/{signs.culture}"
        case Res.BOTH:
            return f"{sign}{number}{signs.energy} {sign}{number}{signs.culture}"
        case None:
            return ""
