"""How much is heard of a round of The Little Prince against bots that think."""

from functools import cache
from random import Random
from statistics import median
from typing import Any, Final

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import speech
from edenia_tui.table.watchers import Told, tell
from rules.bots.chance import draw_chance
from rules.bots.ewe import ewe
from rules.kernel.seat import CHANCE, Seat
from rules.prince.events import RoundBegan
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from tests.line.lint import word_count

_MOST: Final = {Level.NORMAL: 30, Level.BRIEF: 15}
_NAMES: Final = ("Ann", "Bea", "Cy", "Dan")
_GAMES: Final = 4


@cache
def rounds(players: int, *, secret: bool) -> tuple[tuple[Told[Any, Any, Any], ...], ...]:
    """Play games between ewes; what the first seat is told, round by round."""
    found: list[list[Told[Any, Any, Any]]] = []
    for seed in range(_GAMES):
        rng, state = Random(seed), PRINCE.start(Options(players, secret=secret))
        while (actor := PRINCE.to_act(state)) is not None:
            if actor is CHANCE:
                action = draw_chance(PRINCE, state, rng)
            else:
                action = ewe(PRINCE, PRINCE.view(state, actor), rng)
            step = PRINCE.apply(state, action)
            if any(isinstance(event, RoundBegan) for event in step.events):
                found.append([])
            found[-1].append(tell(PRINCE, state, (actor, action), step, Seat(0)))
            state = step.state
    return tuple(map(tuple, found))


@pytest.mark.parametrize("level", _MOST)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_a_round_is_short_by_ear(
    players: int,
    secret: bool,  # noqa: FBT001
    language: str,
    level: Level,
) -> None:
    """30 words in the median at normal, 15 at brief, with two players and with four."""
    words = GAMES["prince"].words
    listener = Listener(speech(language, words.messages), _NAMES[:players], Seat(0), level)
    heard = [
        sum(
            word_count(line)
            for told in one
            for line in words.tell(listener, told.before, told.after, told.events)
        )
        for one in rounds(players, secret=secret)
    ]
    assert len(heard) == 16 * _GAMES
    assert 1 < median(heard) <= _MOST[level]
