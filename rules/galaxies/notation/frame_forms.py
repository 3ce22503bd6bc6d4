"""What is under way, as lines of a position: the word for each frame and for everything in it.

`doing die energy, of azure, as rolled, waiting crimson gold` is a Die with its fields; what a frame has
by itself is left out.
"""

from enum import Enum
from typing import Final, NamedTuple

from msgspec.structs import fields

from rules.galaxies.frames import (
    Converting,
    Dealing,
    Die,
    Effect,
    Enlisting,
    Exploring,
    Filling,
    Frame,
    Hiring,
    Keeping,
    Ladder,
    Landed,
    Raiding,
    Rallying,
    Rerolling,
    RogueTurn,
    Rolling,
    Slipping,
    Starting,
    Surging,
    Sweeping,
    Turn,
)


class Kind(Enum):
    """What a field of a frame holds."""

    FLAG = "flag"
    NUMBER = "number"
    FACE = "face"
    SEAT = "seat"
    SEATS = "seats"
    PLANET = "planet"
    PILOT = "pilot"
    CARD = "card"
    CARDS = "cards"
    MODEL = "model"
    SHIP = "ship"
    SHIPS = "ships"
    TYPE = "type"
    TYPES = "types"
    ATOMS = "atoms"
    SOURCE = "source"
    EXPLORATION = "exploration"
    ROGUE_STAGE = "rogue-stage"


class Field(NamedTuple):
    """A field: the word before it, empty for the one that follows the name of the frame at once."""

    name: str
    word: str
    kind: Kind

    def is_needed(self, frame: type[Frame]) -> bool:
        """Tell whether a frame does not have it by itself."""
        return any(one.name == self.name and one.required for one in fields(frame))


class Form(NamedTuple):
    """How a frame is written."""

    frame: type[Frame]
    word: str
    fields: tuple[Field, ...] = ()


_BY: Final = Field("actor", "by", Kind.SEAT)
_WAITING: Final = Field("waiting", "waiting", Kind.SEATS)
_BY_DIE: Final = Field("by_die", "by-die", Kind.FLAG)

FORMS: Final = (
    Form(Starting, "starting"),
    Form(Filling, "filling"),
    Form(Enlisting, "enlisting"),
    Form(Dealing, "dealing", (Field("seat", "", Kind.SEAT),)),
    Form(Keeping, "keeping", (Field("seat", "", Kind.SEAT),)),
    Form(Rolling, "rolling", (Field("left", "", Kind.NUMBER),)),
    Form(Turn, "turn"),
    Form(Rerolling, "rerolling", (Field("price", "price", Kind.NUMBER),)),
    Form(
        Converting,
        "converting",
        (
            Field("face", "", Kind.FACE),
            Field("to", "to", Kind.FACE),
            Field("spent", "spends", Kind.FACE),
        ),
    ),
    Form(
        Hiring,
        "hiring",
        (
            Field("pilot", "", Kind.PILOT),
            Field("model", "for", Kind.MODEL),
            Field("face", "paid", Kind.FACE),
        ),
    ),
    Form(
        Die,
        "die",
        (
            Field("face", "", Kind.FACE),
            Field("seat", "by", Kind.SEAT),
            _WAITING,
            Field("source", "as", Kind.SOURCE),
        ),
    ),
    Form(
        Effect,
        "effect",
        (
            Field("atoms", "", Kind.ATOMS),
            _BY,
            Field("planet", "planet", Kind.PLANET),
            Field("card", "resolves", Kind.CARD),
            Field("ship", "explorer", Kind.SHIP),
            _BY_DIE,
            Field("bound", "bound", Kind.MODEL),
            Field("picked", "picked", Kind.SHIP),
            Field("victim", "victim", Kind.SEAT),
            Field("face", "face", Kind.FACE),
            Field("done", "done", Kind.SHIPS),
        ),
    ),
    Form(Landed, "landing", (Field("planet", "", Kind.PLANET), _BY)),
    Form(
        Surging,
        "surging",
        (
            Field("model", "", Kind.MODEL),
            _BY,
            Field("kinds", "types", Kind.TYPES),
            _BY_DIE,
        ),
    ),
    Form(Raiding, "raiding", (Field("planet", "", Kind.PLANET), _BY)),
    Form(Slipping, "slipping", (Field("model", "", Kind.MODEL), _BY)),
    Form(Rallying, "rallying", (_BY, _WAITING)),
    Form(
        Exploring,
        "exploring",
        (
            Field("ship", "", Kind.SHIP),
            _BY,
            Field("stage", "stage", Kind.EXPLORATION),
            Field("drawn", "drawn", Kind.CARD),
            Field("left", "left", Kind.CARDS),
            Field("has_dodged", "dodged", Kind.FLAG),
        ),
    ),
    Form(
        RogueTurn,
        "rogue",
        (
            Field("left", "", Kind.NUMBER),
            Field("stage", "stage", Kind.ROGUE_STAGE),
            Field("face", "face", Kind.FACE),
            Field("rolled_again", "again", Kind.FLAG),
            Field("is_bonus", "bonus", Kind.FLAG),
            Field("has_risen", "risen", Kind.FLAG),
        ),
    ),
    Form(Ladder, "ladder", (Field("atoms", "", Kind.ATOMS),)),
    Form(
        Sweeping,
        "sweeping",
        (
            Field("kind", "", Kind.TYPE),
            Field("place", "from", Kind.NUMBER),
            Field("steps", "steps", Kind.NUMBER),
            _BY_DIE,
        ),
    ),
)
BY_WORD: Final = {form.word: form for form in FORMS}
BY_TYPE: Final = {form.frame: form for form in FORMS}
