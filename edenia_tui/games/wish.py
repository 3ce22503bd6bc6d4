"""What can be wished before a game: a value, which `commands` turns into an option of the program."""

from typing import Final, NamedTuple

YES: Final = "yes"
"""The text of a wish that has no values to choose from."""
CONTENT: Final = "content"
"""What other pieces are agreed under, in every game that can be played with some."""


class Wish(NamedTuple):
    """One thing that may be otherwise than usual."""

    name: str
    """What it is agreed under, and its option after two dashes."""
    help: str
    values: tuple[str, ...] = ()
    """The texts to choose from; none where it is wished or not."""
    help_to_players: str = ""
    """The same for people who are about to play, where they are told more."""
    only_alone: bool = False
    """Whether it makes sense only for one who plays without others."""

    def can_be(self, text: str) -> bool:
        """Tell whether a text is one of this wish."""
        return text in (self.values or (YES,))
