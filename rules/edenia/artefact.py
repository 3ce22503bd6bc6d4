"""What the name of an artefact says: its kind, its points and, for a pocket teleporter, its colour."""

from enum import Enum
from functools import cache

from rules.edenia.galaxy import COLOURS
from rules.kernel.value import Value


class ArtefactKind(Enum):
    """The seven artefacts; the values begin their names."""

    __hash__ = object.__hash__  # members are unique; the Enum's own is slow and asked often

    TURBO = "turbo"
    JUNCTION = "junction"
    R2M2 = "r2m2"
    SCOPE = "scope"
    GROMOUT = "gromout"
    QUANTUM = "quantum"
    POCKET = "pocket"

    @property
    def rule(self) -> str:
        """The rule that tells what it does."""
        return _RULES[self]


_RULES = {
    ArtefactKind.TURBO: "ART-2",
    ArtefactKind.R2M2: "ART-3",
    ArtefactKind.SCOPE: "ART-4",
    ArtefactKind.JUNCTION: "ART-5",
    ArtefactKind.GROMOUT: "ART-6",
    ArtefactKind.QUANTUM: "ART-7",
    ArtefactKind.POCKET: "ART-8",
}

AFTER_MOVE = frozenset({ArtefactKind.SCOPE, ArtefactKind.GROMOUT, ArtefactKind.QUANTUM})
"""The kinds that can be played after the move as well; the others only before it."""


class Artefact(Value, frozen=True):
    """An artefact's facts."""

    kind: ArtefactKind
    points: int
    colour: str = ""
    """The glyph of the pads a pocket teleporter reaches for free."""


@cache
def artefact(name: str) -> Artefact:
    """Take a name apart: turbo-3, gromout, pocket-blue-4; ValueError when it is none."""
    word, *rest = name.split("-")
    kind = ArtefactKind(word)
    colour = ""
    if kind is ArtefactKind.POCKET:
        colour = _glyph(rest.pop(0)) if rest else ""
        if not colour:
            raise ValueError(name)
    points = int(rest.pop(0)) if rest else 0
    if rest or points < 0 or name != _name(kind, colour, points):
        raise ValueError(name)
    return Artefact(kind, points, colour)


def _glyph(colour: str) -> str:
    return next((glyph for glyph, word in COLOURS.items() if word == colour), "")


def _name(kind: ArtefactKind, colour: str, points: int) -> str:
    parts = [kind.value, COLOURS.get(colour, ""), str(points or "")]
    return "-".join(part for part in parts if part)
