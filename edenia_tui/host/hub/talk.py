"""What people say to each other: made harmless, not too much of it, kept for a while."""

from typing import Final
from unicodedata import category, normalize

from edenia_tui.host.hub.allowance import Allowance
from edenia_tui.host.hub.house import House
from edenia_tui.host.hub.news import Visitor
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.storage.shared.chat import Said

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS: Final = 2
"""So many marks on one letter are written in some language; more of them climb over other lines."""


def cleaned(text: str, letters: int) -> str:
    """Leave of a text what can be shown on anybody's terminal: one line without steering."""
    spaced = "".join(" " if char in "\t\n\r" else char for char in text[: 4 * letters])
    shown = "".join(char for char in normalize("NFC", spaced) if category(char) not in _DROPPED)
    return " ".join(_without_towers(shown).split())[:letters].strip()


def _without_towers(text: str) -> str:
    kept, marks = [], 0
    for char in text:
        marks = marks + 1 if category(char) in {"Mn", "Me"} else 0
        if marks <= _MARKS:
            kept.append(char)
    return "".join(kept)


class Talk:
    """Chat of all places of a hub."""

    def __init__(self, house: House) -> None:
        """Let everybody speak as much as the limits allow."""
        self._house = house
        self._allowance = Allowance(house.limits.chat, house.clock.time)

    async def say(self, visitor: Visitor, place: str, text: str) -> Said:
        """Keep a line of somebody; it is to be told to those who are there.

        Raises:
            NotDone: nothing was said, or too much.
            SaveError: it could not be kept.
        """
        said = cleaned(text, self._house.limits.chat_letters)
        if not said:
            raise NotDone(Why.EMPTY)
        if not self._allowance.takes(visitor.account.id):
            raise NotDone(Why.TOO_FAST)
        line = Said(place, visitor.account.id, visitor.account.name, said, self._house.store.time())
        await self._house.store.chat.say(line)
        return line

    async def recall(self, place: str) -> list[Said]:
        """Give what was said last."""
        return await self._house.store.chat.said(place, self._house.limits.chat_recalled)
