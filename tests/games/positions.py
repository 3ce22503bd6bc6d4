"""Positions of every game in which somebody is asked, and who listens."""

from random import Random
from typing import Any, NamedTuple

from edenia_tui.conversation.manner import Manner
from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from edenia_tui.storage.settings import Settings
from rules.kernel.seat import CHANCE, Seat
from tests.rules.games import play_on


class Asked(NamedTuple):
    """Somebody, what they see and what they may do."""

    seat: Seat
    view: Any
    legal: tuple[Any, ...]


def questions(entry: Entry, seed: int = 3, players: int = 2, every: int = 5) -> list[Asked]:
    """Play a game at random, and keep some of the questions."""
    game = entry.game
    start = game.start(entry.agreement.options(players, {}))
    states = [moment.step.state for moment in play_on(game, start, Random(seed))]
    asked = []
    for state in states:
        actor = game.to_act(state)
        if actor is not None and actor is not CHANCE:
            asked.append(Asked(actor, game.view(state, actor), game.legal(state)))
    return asked[::every]


def listener_on(entry: Entry, seat: Seat | None, language: str = "en") -> Listener:
    """Somebody without a name."""
    return Manner(language, Settings()).listener(("",) * 5, seat, entry.words.messages)
