"""Whose keyboard it is: everything about a person that is no part of a game.

Rule of the file: a visit is made in one place and handed down. Nothing of it is read from the
environment, the working folder, a module or a signal once it has begun, so that many visits can be made
to one program.
"""

from datetime import tzinfo
from typing import Literal, NamedTuple

from edenia_tui.canvas.charset import UNICODE, Charset
from edenia_tui.conversation.manner import Manner
from edenia_tui.storage.exchange import Exchange
from edenia_tui.storage.key_wishes import KeyWishes
from edenia_tui.storage.library import Library

Animation = Literal["none", "basic", "full"]
"""Nothing, what is needed to follow, or all; the words of Textual."""


class Visit(NamedTuple):
    """One person, or several at one keyboard, from coming to leaving."""

    manner: Manner
    """How they want to be spoken to; they may change it."""
    library: Library
    """Their games."""
    exchange: Exchange
    """How files reach them."""
    zone: tzinfo
    """Where they are, for the day and the hour."""
    charset: Charset = UNICODE
    """The signs that are drawn for them."""
    fitting: Charset = UNICODE
    """The signs that their terminal can show, for those who do not say which they want."""
    has_plain_letters: bool = False
    """Whether their terminal shows the letters of ASCII alone."""
    is_coloured: bool = True
    """Whether their screen shows colours."""
    key_wishes: KeyWishes = KeyWishes()
    """The keys they want on the screen instead of the usual ones."""
    animation: Animation = "full"
    """How much may move by itself on their screen; they may want less."""
