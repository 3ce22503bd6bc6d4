"""A table at which bots play for whoever happens to look: one decision at a time, kept nowhere."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from edenia_tui.games.entry import Entry
from rules.bots.chance import draw_chance
from rules.bots.lamb import lamb
from rules.kernel.opaque import AnyEvent, AnyState
from rules.kernel.seat import CHANCE

_PLAYERS: Final = 3
_BEFORE: Final = 90
"""So many decisions were made before anybody looks: there is something to be seen."""


class Glimpse(NamedTuple):
    """The table before a decision and after it, in the eyes of a spectator, and what happened."""

    before: AnyState
    after: AnyState
    events: Sequence[AnyEvent]


class LivingTable:
    """A game that goes on as long as somebody asks for the next decision."""

    def __init__(self, entry: Entry, seed: int) -> None:
        """Sit bots down, and let them play for a while."""
        self.entry = entry
        self.names = ("",) * _PLAYERS
        self._rng = Random(seed)
        self._state = entry.game.start(entry.agreement.options(_PLAYERS, {}))
        for _ in range(_BEFORE):
            self.step()

    @property
    def view(self) -> AnyState:
        """The table as it is."""
        return self.entry.game.view(self._state, None)

    def step(self) -> Glimpse | None:
        """Make the next decision, with what chance does before it; nothing once the game is over."""
        game, before = self.entry.game, self.view
        while (actor := game.to_act(self._state)) is CHANCE:
            drawn = draw_chance(game, self._state, self._rng)
            self._state = game.apply(self._state, drawn).state
        if actor is None:
            return None
        action = lamb(game, game.view(self._state, actor), self._rng)
        step = game.apply(self._state, action)
        self._state = step.state
        return Glimpse(before, self.view, [game.news(event, None) for event in step.events])
