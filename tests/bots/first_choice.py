"""A bot's choice in a whole state, by the ways on which bots really are handed what they see."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from edenia_tui.table.bot_player import BotPlayer
from edenia_tui.table.chance import rng_of_bot
from edenia_tui.table.room import Room
from rules.bots.bot import Bot
from rules.bots.match import play_match
from rules.edenia.actions import Action
from rules.edenia.game import Edenia
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.game import Game
from tests.table.company import EdeniaRoom, EdeniaTold, IdleWatcher, empty_record
from tests.table.peeking import record_of

Way = Callable[[Bot, State, int], Action]
"""Has a bot choose in a state, by the chance of a seed."""


class Begun(Edenia):
    """Edenia, beginning with a position."""

    def __init__(self, state: State) -> None:
        """Take the position."""
        self._state = state

    def start(self, options: Options) -> State:  # noqa: ARG002
        """Begin there, whatever was agreed on."""
        return self._state


class Chosen(Exception):
    """Ends a match as soon as a bot has chosen."""

    def __init__(self, action: Action) -> None:
        """Keep the choice."""
        super().__init__()
        self.action = action


class Leaver(IdleWatcher):
    """A watcher after whose first sight the game is broken off."""

    def __init__(self, room: EdeniaRoom) -> None:
        """Sit down at a table."""
        self._room = room

    def saw(self, told: EdeniaTold) -> None:  # noqa: ARG002
        """Leave."""
        self._room.stop()


def in_a_match(bot: Bot, state: State, seed: int) -> Action:
    """Choose where bots play each other."""

    def once(game: Game[Any, Any, Any, Any], view: Any, rng: Random) -> Any:
        raise Chosen(bot(game, view, rng))

    players = len(state.players)
    with pytest.raises(Chosen) as ended:
        play_match(Begun(state), Options(players), [once] * players, Random(seed))
    return ended.value.action


def at_a_table(bot: Bot, state: State, seed: int) -> Action:
    """Choose where bots play people."""
    game = Begun(state)
    bots = {
        seat: BotPlayer(game, bot, partial(rng_of_bot, seed, seat), "bot") for seat in state.seats()
    }
    room = Room(game, empty_record(Options(len(bots))), bots)
    room.attach(Leaver(room))
    asyncio.run(room.run())
    action: Action = record_of(room).actions[0]
    return action
