"""The contract of `rules.kernel.game`, for every game of the table."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from rules.kernel.record import replay, steps
from rules.kernel.refused import Refused
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.step import Step
from tests.rules.games import ROWS, every_row, play, play_on, record, states
from tests.rules.row import AnyRow

SEEDS = range(3)


def sampled(row: AnyRow, every: int) -> Iterator[Any]:
    """States from all over a few random games."""
    for seed in SEEDS:
        yield from states(row, seed, every * row.stride)


def onlookers(row: AnyRow, state: Any) -> tuple[Seat | None, ...]:
    """Everybody who may look at a state: the seats and a spectator."""
    return (*row.game.seats(state), None)


def copied(value: Any, kind: Any) -> Any:
    """The value after a journey through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


@cache
def pool(game: str) -> tuple[Any, ...]:
    """Several hundred distinct actions of a game, from states of all its rows, and odd ones."""
    found: dict[Any, None] = {}
    for row in ROWS:
        if row.game.name == game:
            start = row.game.start(row.options)
            found.update(dict.fromkeys(row.game.read_action(start, text) for text in row.odd))
            for seed in range(100, 110):
                for state in states(row, seed, row.stride):
                    found.update(dict.fromkeys(row.game.legal(state)))
    return tuple(found)


@every_row
def test_whoever_decides_has_the_turn(row: AnyRow) -> None:
    """A turn belongs to a seat of the table, whoever looks, also while chance acts in it."""
    for state in sampled(row, 5):
        active, actor = row.game.active(state), row.game.to_act(state)
        assert active in row.game.seats(state)
        assert isinstance(actor, int) is (actor == active)
        assert {row.game.active(row.game.view(state, eyes)) for eyes in onlookers(row, state)} == {
            active
        }


@every_row
def test_random_play_ends_with_an_outcome(row: AnyRow) -> None:
    """Random games end by a rule of the book, and somebody wins unless one plays without others."""
    for seed in range(15):
        *_, last = play(row, seed)
        outcome = row.game.outcome(last.step.state)
        assert outcome is not None
        assert set(outcome.winners) <= set(row.game.seats(last.step.state))
        assert outcome.winners or len(row.game.seats(last.step.state)) == 1
        assert outcome.rule in row.game.rulebook.ids()


@every_row
def test_there_is_something_to_do_until_the_game_is_over(row: AnyRow) -> None:
    """Legal actions, somebody to act and no outcome go together; every action is listed once."""
    for state in sampled(row, 1):
        over = row.game.outcome(state) is not None
        legal = row.game.legal(state)
        assert (row.game.to_act(state) is None) == over
        assert (legal == ()) == over
        assert len(set(legal)) == len(legal)


@every_row
def test_only_chance_has_weights(row: AnyRow) -> None:
    """Chances are empty unless chance is to act; then they are the legal actions, weighted."""
    seen = 0
    for state in sampled(row, 1):
        chances = row.game.chances(state)
        if row.game.to_act(state) is CHANCE:
            seen += 1
            assert tuple(action for action, _ in chances) == row.game.legal(state)
            assert all(weight > 0 for _, weight in chances)
        else:
            assert chances == ()
    assert seen


@every_row
def test_the_one_to_act_sits_at_the_table(row: AnyRow) -> None:
    """Whoever acts is chance or one of the seats, which count from 0 and never change."""
    seats = row.game.seats(row.game.start(row.options))
    assert seats == tuple(range(len(seats)))
    for state in sampled(row, 1):
        assert row.game.seats(state) == seats
        assert row.game.to_act(state) in {*seats, CHANCE, None}


@every_row
def test_every_legal_action_is_accepted(row: AnyRow) -> None:
    """`apply` takes each listed action, tells what happened, and leaves a state that differs."""
    for state in sampled(row, 3):
        for action in row.game.legal(state):
            step = row.game.apply(state, action)
            assert isinstance(step, Step)
            assert isinstance(step.state, row.state_type)
            assert step.state != state


@every_row
def test_everything_else_is_refused_by_a_rule(row: AnyRow) -> None:
    """Hundreds of actions of other states are refused unless listed, each by a known rule."""
    others = pool(row.game.name)
    ids = set(row.game.rulebook.ids())
    assert len(others) > 200
    for state in sampled(row, 19):
        legal = set(row.game.legal(state))
        for action in others:
            if action not in legal:
                with pytest.raises(Refused) as caught:
                    row.game.apply(state, action)
                assert caught.value.rule in ids
                assert caught.value.reason


@every_row
def test_nothing_is_accepted_after_the_end(row: AnyRow) -> None:
    """When the game is over every action is refused."""
    *_, last = play(row, 0)
    for action in pool(row.game.name):
        with pytest.raises(Refused):
            row.game.apply(last.step.state, action)


@every_row
def test_replay_leads_to_the_same_state(row: AnyRow) -> None:
    """A record is the whole game: replay gives its last state, `steps` each state and its events."""
    moments = list(play(row, 5))
    written = record(row, 5)
    again = list(steps(row.game, written))
    assert again[0] == Step(row.game.start(row.options), ())
    assert again[1:] == [moment.step for moment in moments]
    assert replay(row.game, written) == moments[-1].step.state


@every_row
def test_same_seed_same_record(row: AnyRow) -> None:
    """A seed plays one game, and another seed another."""
    again = tuple(play_on(row.game, row.game.start(row.options), Random(6)))
    assert again == play(row, 6)
    assert record(row, 6) != record(row, 7)


@every_row
def test_a_record_survives_json(row: AnyRow) -> None:
    """A record comes back from JSON as it was."""
    written = record(row, 8)
    assert copied(written, row.record_type) == written


@every_row
def test_states_views_and_actions_survive_json(row: AnyRow) -> None:
    """JSON there and back gives equal states, views, actions and events, of the same hash."""
    for seed in SEEDS:
        for moment in play(row, seed)[:: row.stride]:
            state = moment.step.state
            assert copied(state, row.state_type) == state
            assert hash(copied(state, row.state_type)) == hash(state)
            assert copied(moment.action, row.action_type) == moment.action
            for event in moment.step.events:
                assert copied(event, row.event_type) == event
            for view in {row.game.view(state, seat) for seat in onlookers(row, state)}:
                assert copied(view, row.state_type) == view


@every_row
def test_positions_survive_as_text(row: AnyRow) -> None:
    """The text of a state or view reads back as the same state, and is written the same again."""
    for state in sampled(row, 11):
        for position in {state, *(row.game.view(state, seat) for seat in onlookers(row, state))}:
            text = row.game.write_position(position)
            assert row.game.read_position(text) == position
            assert row.game.write_position(row.game.read_position(text)) == text


@every_row
def test_legal_actions_survive_as_text(row: AnyRow) -> None:
    """Every legal action has its own text, which reads back as that action, in any case."""
    for state in sampled(row, 7):
        legal = row.game.legal(state)
        texts = [row.game.write_action(action) for action in legal]
        assert len(set(texts)) == len(legal)
        assert tuple(row.game.read_action(state, text) for text in texts) == legal
        assert tuple(row.game.read_action(state, f" {text} ") for text in texts) == legal


@every_row
def test_other_actions_survive_as_text(row: AnyRow) -> None:
    """The text of an action reads back as that action where nothing is legal, too."""
    *_, last = play(row, 0)
    for action in pool(row.game.name):
        text = row.game.write_action(action)
        assert row.game.read_action(last.step.state, text) == action


@every_row
def test_apply_leaves_the_state_as_it_was(row: AnyRow) -> None:
    """A state equals its earlier copy after every action, taken or refused, was tried on it."""
    others = pool(row.game.name)[::40]
    for state in sampled(row, 11):
        before = copied(state, row.state_type)
        for action in (*row.game.legal(state), *others):
            try:
                row.game.apply(state, action)
            except Refused:
                assert action not in row.game.legal(state)
        assert state == before


@every_row
def test_a_view_of_a_view_is_that_view(row: AnyRow) -> None:
    """Looking twice shows nothing more or less, and a spectator sees the least of all."""
    for state in sampled(row, 3):
        for seat in onlookers(row, state):
            view = row.game.view(state, seat)
            assert row.game.view(view, seat) == view
            assert row.game.view(view, None) == row.game.view(state, None)


@every_row
def test_news_of_news_is_that_news(row: AnyRow) -> None:
    """Events can be told on: hearing twice tells nothing more or less."""
    for moment in play(row, 0):
        for event in moment.step.events:
            for seat in onlookers(row, moment.before):
                heard = row.game.news(event, seat)
                assert row.game.news(heard, seat) == heard
                assert row.game.news(heard, None) == row.game.news(event, None)


@every_row
def test_a_player_can_decide_from_the_view(row: AnyRow) -> None:
    """The view of whoever is to act lists the same actions as the state, and each can be tried on it."""
    for state in sampled(row, 2):
        actor = row.game.to_act(state)
        if isinstance(actor, int):
            view = row.game.view(state, actor)
            assert row.game.legal(view) == row.game.legal(state)
            for action in row.game.legal(view):
                assert row.game.apply(view, action).state != view


@every_row
def test_guesses_agree_with_the_view(row: AnyRow) -> None:
    """What a guess fills in is what the view hides: seen from the same seat it is the same view."""
    for number, state in enumerate(sampled(row, 3)):
        for seat in onlookers(row, state):
            view = row.game.view(state, seat)
            for rng in (Random(number), Random(-number - 1)):
                assert row.game.view(row.game.guess(view, seat, rng), seat) == view


@every_row
def test_views_hide_what_is_secret(row: AnyRow) -> None:
    """Where a game has secrets some view differs from its state, and guesses of it differ."""
    hiding = [
        (view, {row.game.guess(view, None, Random(seed)) for seed in range(6)})
        for state in sampled(row, 5)
        if (view := row.game.view(state, None)) != state
    ]
    assert bool(hiding) == row.secrets
    assert any(len(guesses) > 1 for _, guesses in hiding) == row.secrets
    assert all(view not in guesses for view, guesses in hiding)


@every_row
def test_guesses_can_be_played_on(row: AnyRow) -> None:
    """A guess is a complete state: play goes on from it to the end, whoever guesses, at any moment."""
    for number, state in enumerate(sampled(row, 31)):
        for seat in onlookers(row, state):
            rng = Random(number)
            guess = row.game.guess(row.game.view(state, seat), seat, rng)
            for moment in play_on(row.game, guess, rng):
                guess = moment.step.state
            assert row.game.outcome(guess) is not None
