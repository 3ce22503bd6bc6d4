"""Whoever looks for a good choice, in a process beside, so that nobody at a keyboard waits."""

from functools import partial

from edenia_tui.conversation.hints import (
    THINKING,
    Advices,
    Memory,
    Name,
    seek_advice,
    tell_hint,
)
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.table.bot_player import longest
from edenia_tui.table.pool import Thinker
from edenia_tui.table.thinking import think
from rules.bots.budget import Budget
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyState


class Adviser:
    """Thinks about one question at a time."""

    def __init__(self, game: AnyGame, thinker: Thinker, budget: Budget = THINKING) -> None:
        """Get ready to think so long; nothing is started before somebody asks."""
        self._game = game
        self._budget = budget
        self._thinker = thinker
        self._memory = Memory()

    def knows(self, view: AnyState) -> bool:
        """Tell whether this was thought about already."""
        return self._memory.recall(view) is not None

    async def seek(self, view: AnyState) -> Advices:
        """Find the best choices, or give those found before."""
        known = self._memory.recall(view)
        return known or self._memory.keep(view, await self._think_about(view))

    async def _think_about(self, view: AnyState) -> Advices:
        """Think in a process; in a thread where none can be had, or there is nothing to think about."""
        thought = partial(seek_advice, self._game, view, self._budget)
        if len(self._game.legal(view)) == 1:
            return await think(thought)
        try:
            return await self._thinker.think(thought, longest(self._budget))
        except (OSError, EOFError):
            return await think(thought)

    async def tell(
        self, words: GameWords, listener: Listener, view: AnyState, advices: Advices
    ) -> list[str]:
        """Tell the choices as they stand in the list, with the reasons for each, which take a while."""
        named = []
        for one in advices:
            said = words.describe(listener, view, one.action)
            named.append((Name(said, said), one))
        return await think(partial(tell_hint, self._game, words, listener, view, named))
