"""Judging a table: every seat's chance, without looking ahead."""

from random import Random

import pytest

from rules.bots.ewe import ewe
from rules.bots.lamb import lamb
from rules.kernel.seat import CHANCE, Seat
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from tests.rules.games import pick, play_on
from tests.rules.prince.scenario import Scene
from tests.rules.prince.test_ending import EXAMPLE


@pytest.mark.parametrize("players", [2, 3, 5])
def test_chances_make_one_for_everybody_who_looks(players: int) -> None:
    """From the first question to the end, on states and on views."""
    for moment in play_on(PRINCE, PRINCE.start(Options(players, secret=True)), Random(players)):
        for eyes in (*moment.before.seats(), None):
            chances = PRINCE.estimate(PRINCE.view(moment.before, eyes))
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0


def test_a_game_that_is_over_is_no_guess() -> None:
    """The winner has the whole chance."""
    assert PRINCE.estimate(Scene(EXAMPLE).state) == (1.0, 0.0)


def test_a_tile_that_scores_is_better_than_one_that_does_not() -> None:
    """With a Vain Man the snake is worth more than the elephant."""
    scene = Scene(
        """
        turn amber, ask take
        offer centre VN E W
        amber vain . . . . . . . . . . . . . . .
        coral king . . . . . . . . . . . . . . .
        jade grey . . . . . . . . . . . . . . .
        """
    )
    worth = {
        command: PRINCE.estimate(Scene(scene.state).play(command).state)[0]
        for command in scene.choices
    }
    assert max(worth, key=lambda command: worth[command]) == "take c8"


def test_a_bot_that_judges_beats_one_that_hardly_does() -> None:
    """Of 40 games of two the ewe wins most against the lamb."""
    won = 0.0
    for game in range(40):
        rng, mine = Random(game), Seat(game % 2)
        state = PRINCE.start(Options(2))
        while (actor := PRINCE.to_act(state)) is not None:
            if actor is CHANCE:
                action = pick(PRINCE, state, rng)
            else:
                bot = ewe if actor == mine else lamb
                action = bot(PRINCE, PRINCE.view(state, actor), rng)
            state = PRINCE.apply(state, action).state
        outcome = PRINCE.outcome(state)
        assert outcome is not None
        won += (mine in outcome.winners) / len(outcome.winners)
    assert won > 25
