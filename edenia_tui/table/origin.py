"""Where a game comes from that is played on from another."""

from rules.kernel.value import Value


class Origin(Value, frozen=True):
    """Where a game branched off another."""

    name: str
    """The other game, as its file is called."""
    number: int
    """How many actions the two share."""
