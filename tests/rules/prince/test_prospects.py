"""Judging a table: every seat's chance, no farther than the end of the round."""

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


def worth_of(scene: Scene) -> dict[str, float]:
    """Amber's chance after each of the choices."""
    seen = scene.view("amber")
    return {
        command: PRINCE.estimate(Scene(seen.state).play(command).state)[0]
        for command in seen.choices
    }


def best_of(position: str) -> str:
    """What amber judges best."""
    worth = worth_of(Scene(position))
    return max(worth, key=lambda command: worth[command])


def test_a_tile_is_worth_something_for_characters_to_come() -> None:
    """Three lampposts and a snake are better than nothing but an elephant, before anybody scores."""
    worth = worth_of(
        Scene(
            """
            turn amber, ask take
            offer uphill LLLN UE BGO
            amber . UF . . . . . . . . . . . . . .
            coral . XW . . . . . . . . . . . . . .
            jade . LWW . . . . . . . . . . . . . .
            """
        )
    )
    assert worth["take u13"] > worth["take u20"]


def test_bao_1_a_third_baobab_is_shunned_unless_somebody_drinks_to_it() -> None:
    """BAO-1 and CHA-8: the same tile is the worst with a Gardener and the best with a Drunkard."""
    table = """
        turn amber, ask take
        offer downhill BGO UE XW
        amber {character} BUE . . . BGG . . . . . . . . . .
        coral vain UE . . . W . . . . . . . . . .
        jade astronomer UF . . . XG . . . . . . . . . .
        """
    gardener = worth_of(Scene(table.format(character="gardener")))
    assert min(gardener, key=lambda command: gardener[command]) == "take d4"
    assert best_of(table.format(character="drunkard")) == "take d4"


def test_rnd_2_what_is_taken_is_kept_from_others() -> None:
    """RND-2: a Vain Man's chance is worse after the snake was taken than after a tile without one."""
    scene = Scene(
        """
        turn amber, ask take
        offer centre LLN LLX W
        amber lamplighter . . . . . . . . . . . . . . .
        coral vain . . . . . . . . . . . . . . .
        jade prince . . . . . . . . . . . . . . .
        """
    )
    kept, left = (
        PRINCE.estimate(Scene(scene.state).play(command).state)[1]
        for command in ("take c12", "take c11")
    )
    assert kept < left


def test_rnd_2_whoever_needs_the_tile_least_is_named() -> None:
    """RND-2 and RND-3: the Vain Man waits, so that the snake goes to somebody who gains less by it."""
    named = best_of(
        """
        turn amber, ask name
        offer centre LLN E
        served amber
        amber king . . . . W . . . . . . . . . .
        coral vain . . . . . . . . . . . . . . .
        jade lamplighter . . . . . . . . . . . . . . .
        """
    )
    assert named == "name jade"


def test_two_2_what_the_other_one_wants_most_goes_face_down() -> None:
    """TWO-2: the rose is hidden from a King."""
    hidden = best_of(
        """
        turn amber, ask hide
        offer centre RLL E W
        amber lamplighter . . . . . . . . . . . . . . .
        coral king . . . . . . . . . . . . . . .
        """
    )
    assert hidden == "hide c10"


def test_two_3_a_tile_that_lies_face_down_may_be_any() -> None:
    """TWO-3: it is judged alike whatever it is, better than what costs, worse than what is needed."""
    table = """
        turn amber, ask take
        offer centre {open}
        hidden {hidden}
        amber king URLL . . . . . . . . . . . . . .
        coral vain XW . . . . . . . . . . . . . .
        """
    worth = [
        worth_of(Scene(table.format(open="RLL VLL", hidden=hidden)))["take hidden"]
        for hidden in ("E", "LLN")
    ]
    assert worth[0] == worth[1]
    assert best_of(table.format(open="RLL VLL", hidden="E")) == "take hidden"


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
