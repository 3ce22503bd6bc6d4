"""Hints in random games: whatever is told can be said, in both languages."""

from random import Random

import pytest

from edenia_tui.conversation.hints import hint_lines, seek_advice
from edenia_tui.games.edenia.words.hints.reasons import tell_reasons
from edenia_tui.games.edenia.words.words import WORDS
from edenia_tui.language.reasons import MOST_REASONS
from edenia_tui.language.wrapping import wrapped
from rules.bots.budget import Budget
from rules.edenia.game import EDENIA
from rules.kernel.seat import CHANCE
from tests.games.edenia.words import listeners, unspeakable
from tests.rules.edenia.random_play import OPTIONS, random_states


@pytest.mark.parametrize("seed", range(4))
def test_reasons_of_any_choice_can_be_said(seed: int) -> None:
    """In random games a choice gets one reason or two, each fit for speech and known rules."""
    rng = Random(seed)
    ids = EDENIA.rulebook.ids()
    for state in list(random_states(seed, OPTIONS[seed]))[::7]:
        seat = EDENIA.to_act(state)
        if seat is None or seat is CHANCE:
            continue
        view = EDENIA.view(state, seat)
        action = rng.choice(EDENIA.legal(view))
        for hearer in listeners(len(state.players), seat):
            told = tell_reasons(hearer, view, [action])
            assert 1 <= len(told) <= MOST_REASONS
            assert [fault for line in told for fault in unspeakable(line)] == []
            rules = [
                line.rstrip(".").split()[-1] for line in told if "ule " in line or "ègle" in line
            ]
            assert set(rules) <= set(ids)


@pytest.mark.parametrize("seed", range(4))
def test_every_hint_can_be_said(seed: int) -> None:
    """Whole hints keep to the sentences of line mode, after wrapping, on less than a page."""
    for state in list(random_states(seed, OPTIONS[seed]))[::45]:
        seat = EDENIA.to_act(state)
        if seat is None or seat is CHANCE:
            continue
        view = EDENIA.view(state, seat)
        advices = seek_advice(EDENIA, view, Budget(iterations=60))
        for hearer in listeners(len(state.players), seat):
            lines = hint_lines(EDENIA, WORDS, hearer, view, advices)
            parts = [part for line in lines for part in wrapped(line)]
            assert 1 <= len(parts) <= 20
            assert [fault for part in parts for fault in unspeakable(part)] == []
