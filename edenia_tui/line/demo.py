"""Bots playing a whole game, told as it goes."""

import asyncio
from typing import Any

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.exhibition import exhibition
from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.teller import Teller
from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from edenia_tui.line.console import Console
from edenia_tui.table.question import AnyQuestion
from edenia_tui.table.watchers import AnyRewound, AnyTold
from rules.kernel.opaque import AnyOptions

WORDS_A_SECOND = 4
"""A readable pace."""


class Narrator:
    """A spectator who takes note of everything, to tell it at a pace that can be followed."""

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self.seen: asyncio.Queue[AnyTold] = asyncio.Queue()

    def saw(self, told: AnyTold) -> None:
        """Note one action."""
        self.seen.put_nowait(told)

    def rewound(self, rewound: AnyRewound) -> None:
        """Nobody takes anything back here."""

    def asked(self, question: AnyQuestion) -> None:
        """Nobody is asked who is not a bot."""


def demo(
    console: Console,
    manner: Manner,
    entry: Entry,
    options: AnyOptions,
    bots: list[str],
    seed: int | None,
) -> None:
    """Let bots play a game and tell it; nothing is kept."""
    room = exhibition(entry, options, bots, seed)
    listener = manner.listener_by_ear(("",) * len(bots), None, entry.words.messages)
    asyncio.run(_tell(console, listener, entry, room))


async def _tell(console: Console, listener: Listener, entry: Entry, room: AnyRoom) -> None:
    """Tell action by action while it is played on, to a reader at a readable pace."""
    narrator, teller = Narrator(), Teller(entry.words)
    room.attach(narrator)
    playing = asyncio.ensure_future(room.run())
    try:
        while not room.is_over or not narrator.seen.empty():
            lines = teller.tell(listener, await _next(narrator, playing))
            if lines:
                console.note(lines)
                words = sum(len(line.split()) for line in lines)
                await asyncio.sleep(words / WORDS_A_SECOND if console.is_patient else 0)
        await playing
    finally:
        playing.cancel()


async def _next(narrator: Narrator, playing: "asyncio.Future[None]") -> AnyTold:
    """Wait for the next action; if the game fails before that, so does this."""
    seen = asyncio.ensure_future(narrator.seen.get())
    either: set[asyncio.Future[Any]] = {seen, playing}
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    if not seen.done():
        seen.cancel()
        playing.result()
    return await seen
