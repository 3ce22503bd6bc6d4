"""What speaks for a choice, as values; the sentences for them are proved beside the words."""

from random import Random

import pytest

from rules.kernel.seat import CHANCE
from rules.prince.analysis.merits.kinds import Nothing
from rules.prince.analysis.merits.merits import merits_of
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from tests.rules.games import play_on


@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_choice_has_a_merit_by_a_rule(players: int, secret: bool) -> None:  # noqa: FBT001
    """In whole games something speaks for every choice, always the same, by a rule of the book."""
    ids, kinds = set(PRINCE.rulebook.ids()), set[type]()
    for seed in range(2):
        for moment in play_on(PRINCE, PRINCE.start(Options(players, secret=secret)), Random(seed)):
            seat = PRINCE.to_act(moment.before)
            if seat is None or seat is CHANCE:
                continue
            view = PRINCE.view(moment.before, seat)
            for action in PRINCE.legal(view):
                found = merits_of(view, [action])
                assert found == merits_of(view, [action])
                assert all(one.rule in ids for one in found if not isinstance(one, Nothing))
                kinds |= {type(one) for one in found}
    assert len(kinds) > 8


def test_the_end_of_a_line_is_a_merit() -> None:
    """WIN-1: a choice that ends the game tells who wins by it."""
    *_, last = play_on(PRINCE, PRINCE.start(Options(3)), Random(1))
    found = merits_of(last.before, [last.action])
    assert found[-1].rule in {"WIN-1", "WIN-2"}
