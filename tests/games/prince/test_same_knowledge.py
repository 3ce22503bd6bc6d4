"""Who knows the same is shown, told and drawn the same, whatever the secrets are (SEC-1 to SEC-9)."""

from collections.abc import Iterator
from typing import Final

import pytest

from edenia_tui.games.registry import GAMES
from rules.kernel.seat import Seat
from rules.prince.actions import Action, Choose, Draw, Name, Take, TakeHidden
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.state import Ask, State
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
    Options(2, secret=True),
    Options(3, secret=True),
    Options(5, secret=True),
)
_BOTS: Final = ("ewe", "ram:20", "shepherd:10")
_CHUNK: Final = 5


def pair(number: int) -> Pair[State]:
    """Guess what is hidden from somebody in a random game in two ways."""
    return guessed_pair(GAMES["prince"], _WAYS, number, 110)


def alike(found: Pair[State]) -> Iterator[tuple[Action, Action]]:
    """Give actions, one for each table, that look the same to whoever looks."""
    one, other, eyes = found.one, found.other, found.eyes
    if one.ask is Ask.HIDE and eyes != one.active:
        return  # which tiles are laid open is told to all, and another each time
    if one.ask is Ask.DRAW and (one.is_for_two() or one.is_in_hand()) and eyes != one.chooser:
        yield PRINCE.legal(one)[0], PRINCE.legal(other)[-1]
        return
    if one.ask is Ask.TAKE and one.is_in_hand() and eyes != one.active:
        if [eyes] != [seat for seat in one.seats() if seat not in (*one.served, one.active)]:
            yield PRINCE.legal(one)[0], PRINCE.legal(other)[-1]
        return  # the last one is shown what is left over
    view = found.view
    for action in PRINCE.legal(one):
        is_open = isinstance(action, Choose | Name | Take | Draw | TakeHidden)
        if is_open and action in PRINCE.legal(other) and not turns_up(view, eyes, action):
            yield action, action


def turns_up(view: State, eyes: Seat | None, action: Action) -> bool:
    """Tell whether whoever looks is shown something by it that they did not know."""
    if view.is_in_hand() and isinstance(action, Name) and action.seat == eyes:
        return True
    if isinstance(action, TakeHidden) and view.down is None:
        return True
    if view.is_for_two() and view.served and view.down is None:  # TWO-5: the third is turned up
        return True
    return view.round == 16 and len(view.served) >= len(view.planets) - 2


@pytest.mark.parametrize("chunk", cases("prince-secrets")[::_CHUNK])
def test_secrets_change_nothing_for_those_who_do_not_know_them(chunk: int) -> None:
    """Views, news, sentences, pictures and the choices of bots are equal to the letter."""
    for number in range(chunk, chunk + _CHUNK):
        found = pair(number)
        assert_same_picture(found)
        assert_same_advice(found, _BOTS, number)
        for actions in alike(found):
            assert_same_news(found, actions)


def test_the_pairs_hide_something_in_every_way() -> None:
    """Tiles in somebody's hand, one that lies face down, and Characters, for players and spectators."""
    found = [pair(number) for number in range(80)]
    assert any(None in one.view.offer for one in found)
    assert any(one.view.down is None for one in found)
    assert any(one.view.secrets and one.view.secrets[-1].rest for one in found)
    assert any(one.eyes is None for one in found)
    assert sum(len([*alike(one)]) > 0 for one in found) > 40
