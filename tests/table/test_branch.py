"""What if: branches that never touch the game they leave."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.storage.library import branch_text
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.table.branch import Branch
from edenia_tui.table.origin import Origin
from edenia_tui.table.replay import Replay
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.kernel.refused import Refused
from rules.kernel.seat import CHANCE, Seat
from tests.library import begin, library, open_file, read_file
from tests.rules.games import ROWS
from tests.rules.games import record as random_game
from tests.table.company import (
    NAMES,
    TWO,
    EdeniaRecord,
    bot_room,
    play_bots,
    seats_of,
    sitters,
)
from tests.table.peeking import record_of, state_of

AnyBranch = Branch[Any, Any, Any, Any]


def play_on(branch: AnyBranch, rng: Random) -> None:
    """Play a branch to its end, for all seats."""
    while branch.to_act is not None:
        if branch.to_act is CHANCE:
            branch.draw()
        else:
            branch.do(rng.choice(branch.legal))


def keep(record: EdeniaRecord, origin: Origin) -> Path:
    """Keep a branch as a game of its own; its file."""
    return library().keep("", branch_text(GAMES["edenia"], record, sitters(TWO), origin)).path


def test_a_branch_of_a_replay_becomes_a_game_of_its_own() -> None:
    """The original stays byte for byte; the new file tells where it comes from and can be resumed."""
    keeper, _ = begin("edenia", TWO, sitters(TWO), 3)
    room = play_bots(TWO, 3, keeper)
    keeper.close()
    original = keeper.path.read_bytes()
    replay = Replay(EDENIA, record_of(room))
    for point in (0, 1, 40, replay.last - 1):
        branch = Branch.of_replay(replay, point, keeper.path.stem, seed=point)
        assert branch.state == replay.state(point)
        play_on(branch, Random(point))
        assert branch.record is not None
        record, origin = branch.record
        assert record.actions[:point] == record_of(room).actions[:point]
        path = keep(record, origin)
        saved = read_file(path)
        assert (saved.state, saved.record) == (branch.state, record)
        assert saved.origin == Origin(keeper.path.stem, point)
        assert path != keeper.path
        assert keeper.path.read_bytes() == original
        again, _ = open_file(path)
        again.close()


def test_a_branch_can_be_taken_back_to_where_it_began_and_no_further() -> None:
    """In a branch anything may be taken back, chance too."""
    replay = Replay(EDENIA, record_of(play_bots(TWO, 3)))
    branch = Branch.of_replay(replay, 5, "game", seed=1)
    play_on(branch, Random(1))
    done = branch.actions
    assert tuple(reversed([branch.undo() for _ in done])) == done
    assert branch.state == replay.state(5)
    with pytest.raises(IndexError):
        branch.undo()


def test_a_branch_keeps_to_the_rules() -> None:
    """An illegal action is refused and nothing has changed; chance draws only when it is to act."""
    replay = Replay(EDENIA, record_of(play_bots(TWO, 3)))
    branch = Branch.of_replay(replay, 1, "game")
    assert branch.to_act is not CHANCE
    with pytest.raises(ValueError, match="chance"):
        branch.draw()
    with pytest.raises(Refused):
        branch.do(replay.action(1))
    assert branch.actions == ()
    assert branch.legal == EDENIA.legal(replay.state(1))


def test_a_branch_of_a_running_game_knows_no_more_than_the_seat() -> None:
    """Two tables that look the same to a seat give it the same branch, chance included."""
    options, whole = TWO, random_game(ROWS[0], 2)
    hidden, told = 0, set()
    for point in range(0, len(whole.actions), 25):
        cut = EdeniaRecord("edenia", options, NAMES[:2], whole.actions[:point])
        running = bot_room(options, 7, record=cut)
        for seat in (*seats_of(options), None):
            branch = Branch.of_view(EDENIA, running.view(seat), seat, seed=point)
            guess = EDENIA.guess(running.view(seat), seat, Random(1))
            other = bot_room(options, 8, record=cut)
            other._course._states[-1] = guess
            assert other.view(seat) == running.view(seat)
            like = Branch.of_view(EDENIA, other.view(seat), seat, seed=point)
            assert like.state == branch.state
            assert all(None not in player.hidden for player in branch.state.players)
            assert EDENIA.view(branch.state, seat) == running.view(seat)
            hidden += branch.state != state_of(running)
            is_hidden = running.view(seat) != state_of(running)
            assert branch.is_guess == is_hidden
            told.add(is_hidden)
            assert branch.record is None
    assert hidden > 10
    assert told == {True, False}


def test_a_branch_of_a_running_game_has_a_chance_of_its_own() -> None:
    """Trying out does not tell what the deck will bring: every branch draws for itself."""
    room = bot_room(Options(2, first=Seat(0)), 1)
    drawn = set()
    for _ in range(60):
        branch = Branch.of_view(EDENIA, room.view(Seat(0)), Seat(0))
        branch.do(EDENIA.legal(branch.state)[0])
        branch.draw()
        drawn.add(branch.actions[1])
    assert len(drawn) > 1
    assert record_of(room).actions == ()
    assert state_of(room) == EDENIA.start(record_of(room).options)


def test_a_branch_that_cannot_be_kept_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without room on the disk there is a clear error, and nothing is left behind."""
    replay = Replay(EDENIA, record_of(play_bots(TWO, 3)))
    branch = Branch.of_replay(replay, 5, "a game/with *odd* name", seed=1)
    assert branch.record is not None
    record, origin = branch.record
    saved = read_file(keep(record, origin))
    assert saved.origin == Origin("a-game-with-odd-name", 5)
    monkeypatch.setenv("EDENIA_DATA", "/dev/null")
    with pytest.raises(NotKept):
        keep(record, origin)
