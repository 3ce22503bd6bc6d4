"""Measuring a bot while it plays."""

import time
from random import Random
from typing import Any

from edenia_tui.arena.durations import Durations
from rules.bots.bot import Bot
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyState


class Stopwatch:
    """A bot on a seat with a generator of its own, so that what it thinks changes no tile."""

    def __init__(self, bot: Bot, rng: Random) -> None:
        """Begin at nought."""
        self._bot = bot
        self._rng = rng
        self._rounds: dict[int, float] = {}
        self.decisions = Durations()

    def __call__(self, game: AnyGame, view: AnyState, _: Random) -> Any:
        """Let the bot choose and take the time."""
        is_choice = len(game.legal(view)) > 1
        started = time.perf_counter()
        action = self._bot(game, view, self._rng)
        seconds = time.perf_counter() - started
        number = game.round(view)
        self._rounds[number] = self._rounds.get(number, 0.0) + seconds
        if is_choice:
            self.decisions.add(seconds)
        return action

    def turns(self) -> Durations:
        """Tell how long the whole turns took."""
        turns = Durations()
        for seconds in self._rounds.values():
            turns.add(seconds)
        return turns
