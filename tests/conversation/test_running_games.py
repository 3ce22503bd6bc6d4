"""A game that still runs, looked at from outside: what plays on from it knows no more than the eyes."""

import io
import re
from collections.abc import Iterator
from functools import partial

import pytest

from edenia_tui.conversation.past import past_of_recording
from edenia_tui.conversation.recording import Recording, read_recording
from edenia_tui.conversation.viewpoint import OPEN, SPECTATOR, Viewpoint, usual_viewpoint
from edenia_tui.games.registry import GAMES
from edenia_tui.line.console import Console
from edenia_tui.line.watching import replay_lines
from edenia_tui.sharing.taking_in import take_in
from edenia_tui.table import branch as branching
from edenia_tui.table.replay import Replay
from edenia_tui.table.seating import Sitter
from rules.kernel.seat import Seat
from tests.library import library, path_of
from tests.line.test_what_if import SECRET, twins
from tests.table.company import EdeniaRoom
from tests.table.peeking import record_of, state_of
from tests.tui.staged import in_the_middle, staged, well_on
from tests.visits import visit_in

RED, GREEN = Seat(0), Seat(1)
ANN, LAMB = Sitter("Ann", "human"), Sitter("Bob", "lamb")
NAME = re.compile(r"\d{4}(-\d\d){5}(-\d+)?")
"""What a what-if that is kept is called: by the moment."""
GUESS = "What is hidden from you is guessed, so nothing is given away."


def kept(room: EdeniaRoom) -> Recording:
    """Take the game of a room for a kept one that Ann plays against a lamb."""
    replay = Replay(room.game, record_of(room))
    return Recording(replay, (ANN, LAMB), replay.record.names, "old", replay.last)


def running(kind: str = "edenia") -> Recording:
    """Keep a game that has come some way, Anna against a lamb."""
    sitting = staged(54, in_the_middle if kind == "edenia" else well_on, GAMES[kind])
    sitting.close()
    return read_recording(library().game(path_of(sitting).stem))


@pytest.mark.parametrize("viewpoint", [Viewpoint(RED), Viewpoint(GREEN), SPECTATOR])
def test_a_what_if_of_a_running_game_begins_with_a_guess(viewpoint: Viewpoint) -> None:
    """It fits what the eyes see, differs from time to time, and cannot be kept."""
    recording = running()
    replay, last = recording.replay, recording.replay.last
    past = past_of_recording(recording)
    branches = [past.branch(last, viewpoint) for _ in range(40)]
    seen = replay.view(last, viewpoint.seat)
    assert seen != replay.state(last)
    assert {replay.game.view(one.state, viewpoint.seat) for one in branches} == {seen}
    assert len({one.state for one in branches}) > 1
    for branch in branches:
        assert branch.is_guess
        assert branch.record is None
        assert all(None not in player.hidden for player in branch.state.players)
        with pytest.raises(ValueError, match="guess"):
            recording.keep(library(), branch, "")


def test_a_game_that_is_taken_in_while_it_runs_is_guessed_as_well() -> None:
    """A record that was handed on is no other way to find out what is hidden."""
    path = library().game(running().name).path
    taken = take_in(path.read_text("utf-8"), "copy", visit_in("en"), "copy")
    assert not taken.is_over
    copy = read_recording(library().game(taken.name))
    branch = copy.branch(copy.replay.last, usual_viewpoint(copy.sitters, is_over=copy.is_over))
    assert branch.is_guess
    assert branch.record is None


@pytest.mark.parametrize(
    ("viewpoint", "kind", "point"),
    [
        pytest.param(OPEN, "edenia", None, id="all was asked for"),
        pytest.param(Viewpoint(RED), "edenia", 3, id="nothing is hidden yet"),
        pytest.param(SPECTATOR, "exo", None, id="nothing is ever hidden"),
    ],
)
def test_where_the_eyes_know_all_there_is_nothing_to_guess(
    viewpoint: Viewpoint, kind: str, point: int | None
) -> None:
    """Then a what-if begins with what is there, and can be kept as a game of its own."""
    recording = running(kind)
    replay = recording.replay
    point = replay.last if point is None else point
    branch = recording.branch(point, viewpoint)
    assert branch.state == replay.state(point)
    assert not branch.is_guess
    assert recording.keep(library(), branch, "tried") == "tried"


def test_once_it_is_over_a_what_if_begins_with_the_truth() -> None:
    """Nothing in a game that is over is a secret, whoever looks."""
    sitting = staged(54, lambda _state, _done: False)
    sitting.close()
    recording = read_recording(sitting.kept)
    assert recording.is_over
    branch = recording.branch(100, SPECTATOR)
    assert branch.state == recording.replay.state(100)
    assert branch.record is not None


def typed(recording: Recording, *lines: str) -> str:
    """Look at a kept game by lines, with the usual eyes; everything that is said."""
    waiting: Iterator[str] = iter(lines)
    paper = io.StringIO()

    async def read(prompt: str) -> str | None:
        paper.write(f"{prompt}\n")
        return next(waiting, None)

    usual = usual_viewpoint(recording.sitters, is_over=recording.is_over)
    replay_lines(Console(read, paper, patient=True), visit_in("en"), recording, usual)
    return paper.getvalue()


def test_by_lines_two_games_that_differ_in_secrets_sound_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever green has kept, red hears the same in a replay, and in a what-if played for all."""
    monkeypatch.setattr(branching, "fresh_seed", lambda: 5)
    one, two = twins()
    assert state_of(one) != state_of(two)
    lines = ("what if", *SECRET, "skip", "m", "more", *SECRET, "1", "draw", *SECRET, "save", "drop")
    first, second = (
        NAME.sub("NAME", typed(kept(room), *lines, "back 3", *lines)) for room in (one, two)
    )
    assert first == second
    assert GUESS in first
    assert "It cannot be kept while the game runs." in first
    look = partial(typed, kept(one))
    assert GUESS not in look("eyes all", "what if", "drop")
    assert GUESS in look("eyes all", "eyes spectator", "what if", "drop")
