"""What cards do, as data: an action is a row of atoms, done from left to right (CRD-2).

Rule of the file: words of a language of cards, no meaning; what an atom does stands in `effects/`.
"""

from enum import StrEnum
from typing import Final

from rules.kernel.value import Value


class Res(StrEnum):
    """Which resource an atom speaks of."""

    E = "e"
    C = "c"
    ANY = "any"
    """A mix of somebody's choice."""
    BOTH = "both"
    """So many of each."""


class Kind(StrEnum):
    """Types of planets, and of advances."""

    DIP = "dip"
    ECO = "eco"
    ANY = "any"


class At(StrEnum):
    """Where ships are counted by `per`."""

    HOME = "home"
    ORBIT = "orbit"
    BLACK = "black"


class Verb(StrEnum):
    """The first word of an atom; the values stand in decks and positions."""

    # Faces of dice.

    ACQUIRE = "acquire"
    """ACQ-1 and ACQ-2."""
    COLONY = "colony"
    """USE-1: upgrade or use a colony."""

    # Cards.

    GAIN = "gain"
    OTHERS = "others"
    LOSE = "lose"
    PAY = "pay"
    STEAL = "steal"
    SWAP = "swap"
    PER = "per"
    ADV = "adv"
    """Also the face of a diplomacy or economy die."""
    PUSH = "push"
    PUSH2 = "push2"
    SHIFT = "shift"
    MOVE = "move"
    """Also the face of a move die."""
    HOP = "hop"
    RECALL = "recall"
    RALLY = "rally"
    UPGRADE = "upgrade"
    ROLL = "roll"
    SET = "set"
    DROP = "drop"
    WATCH = "watch"
    TOLL = "toll"
    ROW = "row"
    LEND = "lend"
    FACE = "face"
    REPEAT = "repeat"
    REPLACE = "replace"
    REPILOT = "repilot"
    EXPLORE = "explore"
    RESCUE = "rescue"
    AGAIN = "again"
    BACK = "back"
    SENDHOME = "sendhome"
    DANGER = "danger"
    DWARF = "dwarf"
    NONE = "none"

    # Steps of a Rogue's ladder (SOL-10), besides `gain`, which is the Rogue's there.

    FINE = "fine"
    """The player loses."""
    ROB = "rob"
    """The player loses, the Rogue gets it."""
    DELAY = "delay"
    """One ship of the player goes back."""
    DELAY_ALL = "delay-all"
    """All ships of the player go back."""
    DIE = "die"
    """SOL-15: the player's next roll has a die less."""
    SURGE_ALL = "advance-all"
    """All ships of the Rogue advance."""


class Discount(StrEnum):
    """How an upgrade by a card differs from one by a die."""

    PLAIN = "plain"
    MIX = "mix"
    """Paid in any mix."""
    LOW = "low"
    """ED-2: one less, for the lowest empire."""


class Atom(Value, frozen=True):
    """One thing that a card does; which fields matter hangs on the verb (FORMS)."""

    verb: Verb
    number: int = 0
    res: Res | None = None
    to: Res | None = None
    """`swap`: what it is turned into."""
    kind: Kind | None = None
    at: At | None = None
    discount: Discount | None = None


RES: Final = "res"
TO: Final = "to"
KIND: Final = "kind"
AT: Final = "at"
NUMBER: Final = "number"
DISCOUNT: Final = "discount"

FORMS: Final[dict[Verb, tuple[str, ...]]] = {
    Verb.GAIN: (RES, NUMBER),
    Verb.OTHERS: (RES, NUMBER),
    Verb.LOSE: (RES, NUMBER),
    Verb.PAY: (RES, NUMBER),
    Verb.STEAL: (RES, NUMBER),
    Verb.SWAP: (RES, TO),
    Verb.PER: (AT, RES),
    Verb.ADV: (KIND, NUMBER),
    Verb.PUSH: (KIND, NUMBER),
    Verb.PUSH2: (KIND, NUMBER),
    Verb.MOVE: (NUMBER,),
    Verb.UPGRADE: (DISCOUNT,),
    Verb.DROP: (NUMBER,),
    Verb.WATCH: (RES,),
    Verb.LEND: (RES,),
    Verb.BACK: (NUMBER,),
    Verb.DANGER: (KIND, NUMBER),
    Verb.ACQUIRE: (RES,),
    Verb.FINE: (RES, NUMBER),
    Verb.ROB: (RES, NUMBER),
    Verb.DELAY: (NUMBER,),
    Verb.DELAY_ALL: (NUMBER,),
    Verb.DIE: (NUMBER,),
    Verb.SURGE_ALL: (NUMBER,),
}
"""The words after each verb, in order; verbs that are missing stand alone."""


def write_atom(atom: Atom) -> str:
    """Give the text of an atom; `upgrade plain` is written `upgrade`."""
    words = [str(getattr(atom, name)) for name in FORMS.get(atom.verb, ())]
    return " ".join([atom.verb, *(word for word in words if word != Discount.PLAIN)])
