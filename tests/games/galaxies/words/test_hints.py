"""Why a choice of Tiny Epic Galaxies is good, as values and as sentences."""

from collections.abc import Iterator

import pytest

from edenia_tui.games.galaxies.words.reasons import tell_reasons
from rules.galaxies import actions as do
from rules.galaxies.analysis.merits import kinds
from rules.galaxies.analysis.merits.kinds import AnyMerit
from rules.galaxies.analysis.merits.merits import merits_of
from rules.galaxies.apply import apply
from rules.galaxies.events import Colonised, Gained, Upgraded
from rules.galaxies.opening import Options
from rules.galaxies.questions import asked
from rules.kernel.seat import Seat
from tests.games.galaxies.words.hearing import Choice, decisions, listener
from tests.line.lint import line_faults

_GAME = Options(3, expansion=True)


def choices() -> Iterator[Choice]:
    """Give what the first seat decides in a game and in another one."""
    yield from decisions(_GAME, 1)
    yield from decisions(Options(2), 1)


def merits(choice: Choice) -> list[AnyMerit]:
    """Find what speaks for a choice alone."""
    return merits_of(choice.view, [choice.action])


def test_a_colony_speaks_for_itself() -> None:
    """COL-1: what is colonised is named with its points."""
    found = 0
    for choice in choices():
        events = apply(choice.view, choice.action).events
        own = [one for one in events if isinstance(one, Colonised) and one.seat == Seat(0)]
        told = [one for one in merits(choice) if isinstance(one, kinds.Colonising)]
        assert [(one.planet, one.points) for one in told] == [(e.planet, e.points) for e in own]
        found += len(own)
    assert found >= 3


def test_a_new_level_tells_what_it_gives() -> None:
    """UPG-2: a die more or a ship more."""
    found = set()
    for choice in choices():
        if any(isinstance(one, Upgraded) for one in apply(choice.view, choice.action).events):
            (rising,) = [one for one in merits(choice) if isinstance(one, kinds.Rising)]
            assert rising.dice + rising.ships == 1
            found.add(rising.level)
    assert len(found) > 2


def test_a_follow_tells_its_price_and_what_it_brings() -> None:
    """FOL-2."""
    found = 0
    for choice in choices():
        gains = [
            one
            for one in apply(choice.view, choice.action).events
            if isinstance(one, Gained) and one.seat == Seat(0)
        ]
        energy = sum(one.energy for one in gains)
        if isinstance(choice.action, do.Follow) and energy:
            (follow,) = [one for one in merits(choice) if isinstance(one, kinds.Following)]
            assert follow.energy == energy
            assert follow.price in (0, 1, 2)
            found += 1
    assert found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_choice_has_a_reason_that_can_be_said(language: str) -> None:
    """One reason or two, each short, each speakable."""
    for choice in choices():
        hearer = listener(language, len(choice.view.mats))
        told = tell_reasons(hearer, choice.view, [choice.action])
        assert told
        assert not [fault for line in told for fault in line_faults(line)], told


def test_nothing_is_said_for_what_chance_decides() -> None:
    """Where nobody is asked there is no choice to speak for."""
    first = decisions(_GAME, 1)[0]
    assert asked(first.view) == Seat(0)
    assert merits_of(first.view, []) == [kinds.Nothing(0, "")]
