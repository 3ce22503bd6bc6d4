"""What is made of finished games."""

import pytest

from edenia_tui.arena.series import series_of
from edenia_tui.arena.standing import comparisons, standings
from tests.arena.games import game


def test_a_shared_victory_counts_in_parts() -> None:
    """Two winners have a half each, by seat and by name, and together there is one victory a game."""
    games = [game("ram ewe ewe", (0, 1)), game("ram ewe ewe", (1, 2)), game("ram ewe ewe", (0,))]
    ram, ewe = standings(games, ["ram", "ewe", "ewe"])
    assert (ram.wins.count, ewe.wins.count) == (1.5, 1.5)
    assert (ram.seats, ewe.seats) == (1, 2)
    assert (ram.fair_share, ewe.fair_share) == pytest.approx((1 / 3, 2 / 3), abs=1e-4)
    series = series_of(games, "END-3")
    assert [share.count for share in series.wins_by_order] == [1.5, 1, 0.5]
    assert series.shared is not None
    assert series.shared.count == 2


def test_seats_are_told_in_the_order_of_play() -> None:
    """The seat that begins is the first, wherever it is."""
    games = [game("ram ewe ewe", (0,), starter=2)]
    assert [share.count for share in series_of(games, "END-3").wins_by_order] == [0, 1, 0]
    assert standings(games, ["ram", "ewe", "ewe"])[0].wins_by_order == [0, 1, 0]


def test_wins_are_told_by_kind() -> None:
    """For everybody together and for each bot."""
    games = [game("ram ewe", (0,)), game("ram ewe", (0,), victory="law"), game("ewe ram", (0,))]
    ram, ewe = standings(games, ["ram", "ewe"])
    assert ram.victories == {"law": 1, "race": 1}
    assert ewe.victories == {"race": 1}
    kinds = series_of(games, "END-3").victories
    assert {kind: share.count for kind, share in kinds.items()} == {"law": 1, "race": 2}


def test_games_ended_by_the_limit_are_counted_by_its_rule() -> None:
    """A victory by points is not yet one by the limit."""
    games = [game("ram ewe", (0,), rule=rule) for rule in ("END-3", "WIN-3", "END-3")]
    limit = series_of(games, "END-3").round_limit
    assert limit is not None
    assert limit.count == 2


def test_a_game_without_a_limit_has_no_figure_for_it() -> None:
    """Nobody is told of a rule that does not exist."""
    series = series_of([game("ram ewe", (0,))], "")
    assert series.round_limit is None
    assert not any("limit" in line for line in series.lines())


def test_leads_fit_the_wins_of_three_bots() -> None:
    """Bradley and Terry: with the strengths found, each is expected to win as often as it did."""
    wins = {"shepherd": 6, "ram": 3, "ewe": 1}
    games = [
        game("shepherd ram ewe", (seat,))
        for seat, number in enumerate(wins.values())
        for _ in range(number)
    ]
    found = comparisons(standings(games, list(wins)))
    elo = {(pair.bot, pair.over): pair.lead.elo for pair in found}
    assert list(elo) == [("shepherd", "ram"), ("shepherd", "ewe"), ("ram", "ewe")]
    strength = {"ewe": 1.0}
    for bot in ("shepherd", "ram"):
        strength[bot] = 10 ** ((elo[bot, "ewe"] or 0) / 400)
    for bot, number in wins.items():
        others = [name for name in wins if name != bot]
        met = [(number + wins[other]) / (strength[bot] + strength[other]) for other in others]
        assert strength[bot] * sum(met) == pytest.approx(number * len(others), rel=1e-3)


def test_no_games_make_no_figures() -> None:
    """Ctrl-C may come early."""
    assert standings([], ["ram", "ewe"]) == []
    assert series_of([], "END-3").lines() == ["no game finished"]


def test_equal_bots_have_no_lead_however_many_seats_they_have() -> None:
    """One seat that wins a third of the games is as strong as each of the two others."""
    games = [game("ram ewe ewe", (seat,)) for seat in range(3)]
    (pair,) = comparisons(standings(games, ["ram", "ewe", "ewe"]))
    assert pair.lead.elo == 0
