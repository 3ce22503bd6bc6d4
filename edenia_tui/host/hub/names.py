"""Names that cannot be mistaken for somebody else's, for a bot or for a command.

Rule of the file: a name is shown to everybody and spoken aloud, so it is of one script and of letters,
digits and a few signs between them; two names that read the same are the same.
"""

from collections.abc import Iterable
from enum import Enum
from typing import Final
from unicodedata import category, name, normalize

from edenia_tui.host.hub.plan import Games
from edenia_tui.table.seating import LONGEST_NAME
from rules.bots.herd import BOTS

_SIGNS: Final = "._-"
_DIGITS: Final = "0123456789"
_TOGETHER: Final = (frozenset({"CJK", "HIRAGANA", "KATAKANA"}), frozenset({"CJK", "HANGUL"}))
"""Scripts that are written together."""
_WORDS: Final = """
    admin anonymous bot chance everybody guest host human line me nobody operator root server
    spectator system you
    ban chat check explain export help import join keys leave legal list look mute name open people
    play quit return rules say score screen show status tables watch who
"""
"""Words that mean something here, or sound as if somebody spoke for the host."""


class NameFault(Enum):
    """What is wrong with a name; the values are words of messages."""

    EMPTY = "empty"
    LONG = "long"
    SIGNS = "signs"
    """It has something beside letters, digits and . _ - between them, or no letter at all."""
    SCRIPTS = "scripts"
    """Its letters are of several scripts."""
    RESERVED = "reserved"
    """It means something else."""
    TAKEN = "taken"
    """It is somebody else's, or could be read as it."""


class BadName(Exception):
    """Nobody can be called so."""

    def __init__(self, fault: NameFault) -> None:
        """Keep what is wrong."""
        super().__init__(fault.value)
        self.fault = fault


def folded(text: str) -> str:
    """Give what two names have in common that read the same."""
    return normalize("NFKC", normalize("NFKC", text).casefold())


def reserved_names(games: Games) -> frozenset[str]:
    """List the words that nobody is called: bots, commands, games and the seats of games."""
    seats = (seat for entry in games.values() for seat in entry.options.seats)
    return frozenset(map(folded, (*_WORDS.split(), *BOTS, *games, *seats)))


def check_name(typed: str, reserved: Iterable[str]) -> str:
    """Give a name as it is kept.

    Raises:
        BadName: nobody can be called so.
    """
    wanted = normalize("NFC", typed.strip())
    if not wanted:
        raise BadName(NameFault.EMPTY)
    if len(wanted) > LONGEST_NAME:
        raise BadName(NameFault.LONG)
    letters = [char for char in wanted if category(char)[0] == "L"]
    is_plain = all(char in _SIGNS or char in _DIGITS for char in wanted if char not in letters)
    ends = wanted[0] + wanted[-1]
    if not letters or not is_plain or any(sign in ends for sign in _SIGNS) or ".." in wanted:
        raise BadName(NameFault.SIGNS)
    if normalize("NFKC", wanted) != wanted:  # letters that are only another form of others
        raise BadName(NameFault.SIGNS)
    scripts = {_script(char) for char in letters}
    if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
        raise BadName(NameFault.SCRIPTS)
    if folded(wanted) in reserved:
        raise BadName(NameFault.RESERVED)
    return wanted


def _script(letter: str) -> str:
    """Tell the script of a letter: the first word of its Unicode name."""
    return name(letter, letter).split()[0].split("-")[0]
