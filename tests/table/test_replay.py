"""A game looked at again: every point of it, from every pair of eyes, and what can be found in it."""

import asyncio
from typing import Any

import pytest

from edenia_tui.games.edenia.options import EDENIA_OPTIONS
from edenia_tui.storage.saved import read_saved
from edenia_tui.table.replay import Replay
from rules.edenia.events import Ended, Event, Searched, TurnBegan
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.kernel.seat import CHANCE, Seat
from tests.long.proofs import cases
from tests.rules.games import EDENIA_ROWS, record
from tests.table.company import Diary, bot_room, text_of
from tests.table.peeking import record_of, state_of

THREE = Options(3)


def replay_of(seed: int = 1) -> Replay[Any, Any, Any, Any]:
    """Give the replay of a random game of four."""
    return Replay(EDENIA, record(EDENIA_ROWS[4], seed))


def test_every_point_is_what_everybody_was_told() -> None:
    """A replay tells each seat, and a spectator, exactly what it was told in the game."""
    room = bot_room(THREE, 7)
    eyes = (None, *(Seat(number) for number in range(3)))
    diaries = {seat: Diary() for seat in eyes}
    for seat, diary in diaries.items():
        room.attach(diary, seat)
    asyncio.run(room.run())
    replay = Replay(EDENIA, record_of(room))
    assert replay.last == len(record_of(room).actions)
    assert replay.state(replay.last) == state_of(room)
    for seat, diary in diaries.items():
        for point, told in enumerate(diary.told, 1):
            assert replay.told(point, seat) == told
            assert replay.view(point, seat) == told.after


def test_an_open_replay_hides_nothing() -> None:
    """All actions are named, all states whole."""
    replay = replay_of()
    state = replay.state(0)
    for point in range(1, replay.last + 1):
        told = replay.told_openly(point)
        step = EDENIA.apply(state, replay.action(point))
        assert (told.before, told.after, told.events) == (state, step.state, step.events)
        assert (told.actor, told.action) == (EDENIA.to_act(state), replay.action(point))
        state = step.state


def test_turns_are_where_the_game_says_they_begin() -> None:
    """Each turn is a point where another seat, or the same one in a new round, decides."""
    replay = replay_of()
    begun = [
        (event.round, event.seat)
        for point in range(1, replay.last + 1)
        for event in replay.events(point)
        if isinstance(event, TurnBegan)
    ]
    told = [(turn.round, turn.seat) for turn in replay.turns]
    assert told == list(dict.fromkeys(begun))
    for turn in replay.turns:
        assert EDENIA.to_act(replay.state(turn.point)) == turn.seat
        assert replay.turn_at(turn.point) == turn
        assert replay.find_turn(turn.round, turn.seat) == turn
    first = replay.turns[0]
    assert replay.turn_at(first.point - 1) is None
    assert replay.find_turn(first.round) == first
    assert replay.find_turn(999) is None
    assert replay.turn_at(replay.last) == replay.turns[-1]


@pytest.mark.parametrize("kind", [Searched, Ended])
def test_events_are_found_in_both_directions(kind: type[Event]) -> None:
    """From event to event forwards and backwards passes through the same points, all of them."""
    replay = replay_of()
    with_it = [
        point
        for point in range(1, replay.last + 1)
        if any(isinstance(event, kind) for event in replay.events(point))
    ]
    assert with_it
    forwards, point = [], replay.next_event(kind, 0)
    while point is not None:
        forwards.append(point)
        point = replay.next_event(kind, point)
    backwards, point = [], replay.previous_event(kind, replay.last + 1)
    while point is not None:
        backwards.append(point)
        point = replay.previous_event(kind, point)
    assert forwards == with_it == backwards[::-1]


@pytest.mark.parametrize("point", [-1, 10_000])
def test_points_that_are_not_there(point: int) -> None:
    """Neither before the beginning nor after the end is there anything to see."""
    replay = replay_of()
    for look in (replay.state, replay.action, replay.actor, replay.events):
        with pytest.raises(IndexError):
            look(point)
    for look in (replay.action, replay.actor):
        with pytest.raises(IndexError):
            look(0)
    assert replay.events(0) == ()


def test_the_last_sixty_actions_are_recent() -> None:
    """Up to the point asked about, and never point 0, which no action led to."""
    replay = Replay(EDENIA, record(EDENIA_ROWS[0], 1))
    assert list(replay.recent(0)) == []
    assert list(replay.recent(3)) == [1, 2, 3]
    assert list(replay.recent(70)) == list(range(11, 71))


def test_chance_is_an_actor() -> None:
    """A replay tells who did what, chance included."""
    replay = replay_of()
    assert replay.actor(1) is CHANCE
    assert {replay.actor(point) for point in range(1, replay.last + 1)} == {CHANCE, 0, 1, 2, 3}


@pytest.mark.parametrize("row", EDENIA_ROWS, ids=[row.name for row in EDENIA_ROWS])
def test_random_games_are_the_same_from_their_files(row: Any) -> None:
    """What a file says and what was played end in the same state."""
    for seed in cases("replays"):
        played = record(row, seed)
        saved = read_saved(text_of(played), EDENIA, EDENIA_OPTIONS)
        replay = Replay(EDENIA, played)
        assert saved.record.actions == played.actions
        assert saved.state == replay.state(replay.last)
        assert EDENIA.outcome(saved.state) is not None
