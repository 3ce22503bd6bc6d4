"""How much is heard of a rival's turn of Tiny Epic Galaxies, and how long one's own prompts are."""

import re
from collections.abc import Iterable, Iterator
from statistics import median
from typing import Final

import pytest

from edenia_tui.conversation.prompts import put_question
from edenia_tui.conversation.teller import Teller
from edenia_tui.games.galaxies.words.words import WORDS
from edenia_tui.language.listener import Level
from edenia_tui.table.question import Question
from rules.galaxies.events import TurnBegan
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.kernel.seat import Seat
from tests.games.galaxies.words.hearing import decisions, listener, played
from tests.line.lint import word_count

_TURN: Final = {Level.NORMAL: 20, Level.BRIEF: 8}
"""So many words a rival's turn has in the median at most."""
_PROMPT: Final = 12
_OWN: Final = re.compile(r"(You|Vous)\b")
_GAMES: Final = (Options(2), Options(3, expansion=True), Options(4))


def turns(options: Options, language: str, level: Level) -> list[int]:
    """Count the words that the first seat hears of each turn of somebody else, in two games."""
    return [count for seed in (1, 2) for count in _turns(options, seed, language, level)]


def _turns(options: Options, seed: int, language: str, level: Level) -> list[int]:
    hearer, teller = listener(language, options.players, level=level), Teller(WORDS)
    counts: list[int] = []
    whose, words = None, 0
    for told in played(options, seed):
        words += sum(map(word_count, _of_others(teller.tell(hearer, told))))
        for event in told.events:
            if isinstance(event, TurnBegan):
                counts += [words] if whose not in (None, hearer.seat) else []
                whose, words = event.seat, 0
    return counts


def _of_others(lines: Iterable[str]) -> Iterator[str]:
    """Leave out what the hearer chose meanwhile; a long sentence has several lines."""
    is_own = False
    for line in lines:
        if not line[0].islower():
            is_own = _OWN.match(line) is not None
        if not is_own:
            yield line


@pytest.mark.parametrize("level", _TURN)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", _GAMES, ids=lambda one: f"{one.players} players")
def test_a_rivals_turn_is_short_by_ear(options: Options, language: str, level: Level) -> None:
    """20 words in the median at normal, 8 at brief."""
    heard = turns(options, language, level)
    assert len(heard) > 5
    assert median(heard) <= _TURN[level]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", _GAMES, ids=lambda one: f"{one.players} players")
def test_prompts_of_ones_own_turn_are_short(options: Options, language: str) -> None:
    """12 words in the median, choices that stand with the question included."""
    hearer = listener(language, options.players)
    prompts = [
        put_question(WORDS, hearer, Question(Seat(0), one.view, GALAXIES.legal(one.view)))[1]
        for one in decisions(options, 1)
    ]
    assert len(prompts) > 20
    assert median(map(word_count, prompts)) <= _PROMPT
