"""Somebody who hears Tiny Epic Galaxies: whole games between bots, told as line mode tells them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from edenia_tui.games.galaxies.words.words import WORDS
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import speech
from edenia_tui.table.watchers import Told, tell
from rules.bots.chance import draw_chance
from rules.bots.ewe import ewe
from rules.galaxies.actions import Action
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.state import State
from rules.kernel.seat import CHANCE, Seat

NAMES = ("Anna", "Bea", "Cy", "Dan", "Eve")


def listener(
    language: str = "en", players: int = 3, seat: int | None = 0, level: Level = Level.NORMAL
) -> Listener:
    """Give somebody at the table; None is a spectator."""
    eyes = None if seat is None else Seat(seat)
    return Listener(speech(language, WORDS.messages), NAMES[:players], eyes, level)


class Choice(NamedTuple):
    """A decision of somebody."""

    view: State
    action: Action


@cache
def played(options: Options, seed: int) -> tuple[Told[Any, Any, Any], ...]:
    """Let ewes play a game; what the first seat is told of it."""
    return tuple(_steps(options, seed))


@cache
def decisions(options: Options, seed: int) -> tuple[Choice, ...]:
    """List what the first seat decides in such a game."""
    return tuple(
        Choice(one.before, one.action)
        for one in played(options, seed)
        if one.actor == Seat(0) and one.action is not None
    )


def _steps(options: Options, seed: int) -> Iterator[Told[Any, Any, Any]]:
    rng, state = Random(seed), GALAXIES.start(options)
    while (actor := GALAXIES.to_act(state)) is not None:
        if actor is CHANCE:
            action = draw_chance(GALAXIES, state, rng)
        else:
            action = ewe(GALAXIES, GALAXIES.view(state, actor), rng)
        step = GALAXIES.apply(state, action)
        yield tell(GALAXIES, state, (actor, action), step, Seat(0))
        state = step.state
