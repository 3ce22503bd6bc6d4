"""Who knows the same is shown, told and drawn the same, whatever the secrets are (SEC-1 to SEC-9)."""

from collections.abc import Iterator
from typing import Final

import pytest

from edenia_tui.games.registry import GAMES
from rules.galaxies.actions import Action
from rules.galaxies.frames import Dealing, Keeping
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.state import State
from tests.games.same_knowledge import (
    Pair,
    assert_same_advice,
    assert_same_news,
    assert_same_picture,
    guessed_pair,
)
from tests.long.proofs import cases

_WAYS: Final = (
    Options(2),
    Options(2, expansion=True),
    Options(3, expansion=True),
    Options(4, expansion=True, open_cards=True),
    Options(5, expansion=True),
)
_BOTS: Final = ("ewe", "ram:4", "shepherd:4")
_CHUNK: Final = 5
_SAID: Final = 2
"""So many actions of a pair are told in words."""


def pair(number: int) -> Pair[State]:
    """Guess what is hidden from somebody in a random game in two ways."""
    return guessed_pair(GAMES["galaxies"], _WAYS, number, 600)


def alike(found: Pair[State]) -> Iterator[tuple[Action, Action]]:
    """Give actions, one for each table, that look the same to whoever looks."""
    one, other = GALAXIES.legal(found.one), GALAXIES.legal(found.other)
    frame = found.one.stack[-1]
    if isinstance(frame, Dealing | Keeping) and frame.seat != found.eyes:
        yield one[0], other[-1]
        return
    for action in one:
        if action in other and GALAXIES.apply(found.one, action).state.outcome is None:  # SEC-7
            yield action, action


@pytest.mark.parametrize("chunk", cases("galaxies-secrets")[::_CHUNK])
def test_secrets_change_nothing_for_those_who_do_not_know_them(chunk: int) -> None:
    """Views, news, sentences, pictures and the choices of bots are equal to the letter."""
    for number in range(chunk, chunk + _CHUNK):
        found = pair(number)
        assert_same_picture(found)
        assert_same_advice(found, _BOTS, number)
        for at, actions in enumerate(alike(found)):
            assert_same_news(found, actions, in_words=at < _SAID)


def test_the_pairs_hide_something_in_every_way() -> None:
    """Missions before and after the choice, exploration cards, for players and spectators."""
    found = [pair(number) for number in range(60)]
    views = [one.view for one in found]
    assert any(None in mat.found for view in views for mat in view.mats)
    assert any(isinstance(view.stack[-1], Dealing | Keeping) for view in views)
    assert any(one.one.mats[0].kept != one.other.mats[0].kept for one in found)
    assert any(one.eyes is None for one in found)
    assert any(GALAXIES.to_act(one.one) == one.eyes for one in found)
    assert sum(len([*alike(one)]) > 0 for one in found) > 40
