"""Games in processes of their own."""

import os
from multiprocessing import active_children
from typing import Any

import pytest
from msgspec.structs import replace

from edenia_tui.arena.workers import Unplayable, play_all
from rules.edenia.game import Edenia
from tests.arena.games import contest, without_times


class Trap(Edenia):
    """A game that takes its process with it."""

    def start(self, options: Any) -> Any:  # noqa: ARG002
        """Leave without a word."""
        os._exit(3)


def test_workers_play_the_same_games() -> None:
    """Two at a time give what one gives, and nobody is left behind."""
    series = contest("ewe", "lamb")
    alone = [without_times(played) for played in play_all(series, range(6), 1)]
    beside = sorted(play_all(series, range(6), 2), key=lambda played: played.index)
    assert [without_times(played) for played in beside] == alone
    assert active_children() == []


def test_workers_end_when_nobody_wants_more() -> None:
    """Closing early leaves no process behind."""
    games = play_all(contest("lamb", "lamb"), range(100_000), 2)
    next(games)
    assert len(active_children()) == 2
    games.close()
    assert active_children() == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_told_with_its_game(jobs: int) -> None:
    """The game and the reason come out, from a worker as well."""
    with pytest.raises(Unplayable) as failed:
        list(play_all(contest("lamb", "wolf"), [4, 4], jobs))
    assert failed.value.index == 4
    assert "there is no bot 'wolf'" in failed.value.why
    assert active_children() == []


def test_a_worker_that_dies_is_noticed() -> None:
    """Nobody waits for ever for a game that a dead process was playing."""
    series = replace(contest("lamb", "lamb"), game=Trap())
    with pytest.raises(Unplayable, match="has ended"):
        list(play_all(series, range(4), 2))
    assert active_children() == []
