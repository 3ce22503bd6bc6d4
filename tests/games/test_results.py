"""The choice that is ready under Enter: never a wasted one beside another, and never round in circles."""

from random import Random

import pytest

from edenia_tui.games.entry import Entry
from edenia_tui.games.result import actions_of
from rules.bots.chance import draw_chance
from rules.kernel.seat import CHANCE
from tests.games.discovery import every_game
from tests.games.positions import listener_on, questions
from tests.long.proofs import cases

_CHUNK = 10


@every_game
@pytest.mark.parametrize("number", cases("ready"))
def test_the_ready_choice_is_not_wasted_and_leads_to_an_end(entry: Entry, number: int) -> None:
    """In random positions, wasted choices come last; by ready ones alone a game gets to its end."""
    asked = questions(entry, seed=number, every=1)
    for seat, view, legal in Random(number).sample(asked, _CHUNK):
        kinds = entry.words.kinds(listener_on(entry, seat), view, legal)
        wasted = [kind.is_wasted for kind in kinds]
        assert wasted == sorted(wasted)
        assert not wasted[0] or all(wasted)
    assert_ends(entry, number)


def assert_ends(entry: Entry, seed: int) -> None:
    """Play by Enter alone: somebody wins, before the rules end a game that goes on for too long."""
    game, rng = entry.game, Random(seed)
    state = game.start(entry.agreement.options(2, {}))
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            action = draw_chance(game, state, rng)
        else:
            view = game.view(state, actor)
            action = actions_of(
                entry.words.kinds(listener_on(entry, actor), view, game.legal(view))
            )[0]
        state = game.apply(state, action).state
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.rule != entry.agreement.round_limit
