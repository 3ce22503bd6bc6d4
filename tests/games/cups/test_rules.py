"""The rules of Cups, each by its id."""

import pytest

from rules.kernel.refused import Refused
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.step import Step
from tests.games.cups.rules.game import CUPS
from tests.games.cups.rules.state import Ask, Event, Lost, Options, State

_BEGUN = "cups 1\nleft 2 1\nfirst oak\nturn elm\noak 4 4\nelm 1\n"


def _play(position: str, *commands: str) -> Step[State, Event]:
    """Type commands in a position."""
    step = Step[State, Event](CUPS.read_position(position), ())
    for command in commands:
        step = CUPS.apply(step.state, CUPS.read_action(step.state, command))
    return step


def test_set_1_everybody_sees_their_own_dice_alone() -> None:
    """Those of others, and all of them for a spectator, are hidden."""
    state = CUPS.read_position(_BEGUN)
    assert CUPS.view(state, Seat(0)).dice == ((4, 4), (None,))
    assert CUPS.view(state, None).dice == ((None, None), (None,))


def test_set_2_chance_picks_who_begins() -> None:
    """Unless it was agreed on."""
    assert CUPS.to_act(CUPS.start(Options(2))) is CHANCE
    assert CUPS.start(Options(2, Seat(1))).active == Seat(1)


def test_bid_1_a_bid_is_higher_than_the_last() -> None:
    """More dice, or as many of a higher face."""
    step = _play(_BEGUN, "count 1", "face 5")
    assert CUPS.write_position(step.state).endswith("bid elm 1 5\n")
    again = CUPS.apply(step.state, CUPS.read_action(step.state, "count 1")).state
    assert [CUPS.write_action(one) for one in CUPS.legal(again)] == ["face 6"]
    with pytest.raises(Refused, match="too-low"):
        CUPS.apply(again, CUPS.read_action(again, "face 5"))


def test_bid_2_no_more_dice_than_there_are() -> None:
    """Three dice are left."""
    with pytest.raises(Refused, match="too-many"):
        _play(_BEGUN, "count 4")


@pytest.mark.parametrize(("count", "loser"), [(2, 0), (3, 1)])
def test_doubt_1_whoever_was_wrong_loses_a_die(count: int, loser: int) -> None:
    """The dice of all cups are counted."""
    step = _play(_BEGUN, f"count {count}", "face 4", "doubt")
    assert [event.seat for event in step.events if isinstance(event, Lost)] == [loser]


def test_end_1_the_last_one_with_dice_wins() -> None:
    """The other one has lost the last die."""
    step = _play(_BEGUN, "count 3", "face 4", "doubt")
    assert step.state.ask is Ask.OVER
    assert step.state.outcome is not None
    assert step.state.outcome.winners == (Seat(0),)
