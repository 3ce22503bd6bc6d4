"""Who sits where, and with which luck."""

from collections import Counter

from edenia_tui.arena.playing import play
from edenia_tui.arena.seatings import seatings
from tests.arena.games import contest, without_times


def test_every_seating_is_listed_once() -> None:
    """The given one is the first; two of a name may be exchanged and nobody would notice."""
    assert seatings(["ram", "ewe", "ewe"]) == (
        ("ram", "ewe", "ewe"),
        ("ewe", "ram", "ewe"),
        ("ewe", "ewe", "ram"),
    )
    assert len(seatings("abcd")) == 24
    assert len(seatings(["ewe"] * 4)) == 1


def test_a_deal_is_played_from_every_seat_before_the_next() -> None:
    """So any number of whole deals is fair."""
    series = contest("ewe", "lamb", "lamb")
    fixtures = [series.fixture(index) for index in range(9)]
    assert [fixture.deal for fixture in fixtures] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert set(Counter(fixture.seating for fixture in fixtures).values()) == {3}
    assert [series.whole_deals(games) for games in (1, 3, 4)] == [3, 3, 6]


def test_games_of_a_deal_have_the_same_luck() -> None:
    """The same seat begins in all games of a deal, but not in all deals."""
    series = contest("ewe", "lamb")
    starters = [play(series, index).starter for index in range(16)]
    assert starters[::2] == starters[1::2]
    assert set(starters) == {0, 1}


def test_a_game_is_the_same_whatever_was_played_before() -> None:
    """Its index and the seed are all it depends on; with iterations that holds for searches too."""
    series = contest("ram:3", "ewe")
    games = [without_times(play(series, index)) for index in range(3)]
    assert without_times(play(series, 2)) == games[2]
    assert without_times(play(contest("ram:3", "ewe", seed=2), 2)) != games[2]


def test_bots_are_timed_by_turns_and_decisions() -> None:
    """A seat has a turn a round; its decisions are those that left a choice."""
    played = play(contest("lamb", "lamb"), 0)
    for turns, decisions in zip(played.turns, played.decisions, strict=True):
        assert sum(turns.counts.values()) in {played.rounds - 1, played.rounds}
        assert 0 < sum(decisions.counts.values()) <= played.actions
