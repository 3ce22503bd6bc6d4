"""A rival's turn of Tiny Epic Galaxies is told as a turn, one's own in few words."""

from statistics import median
from typing import Final

import pytest

from edenia_tui.conversation.teller import Teller
from edenia_tui.games.galaxies.words.events import is_set_up, tell_events
from edenia_tui.games.galaxies.words.words import WORDS
from edenia_tui.language.listener import Level, Listener
from rules.galaxies import events as told
from rules.galaxies.atoms import Res
from rules.galaxies.cards import Planet
from rules.galaxies.events import Cause
from rules.galaxies.faces import Face
from rules.galaxies.opening import Options
from rules.galaxies.questions import asked
from rules.galaxies.ships import HOME, orbit
from rules.galaxies.state import State
from rules.kernel.seat import Seat
from tests.games.galaxies.words.hearing import listener, played
from tests.line.lint import word_count
from tests.rules.galaxies.scenario import mat, scene

_BEA, _CY = Seat(1), Seat(2)
_GORT = Planet(35)
_TURN = (
    told.Gained(_BEA, 1, 0, (0, 0), (3, 1), Cause.ACQUIRE),
    told.Gained(_BEA, 1, 0, (0, 0), (4, 1), Cause.ACQUIRE),
    told.Followed(_CY, _BEA, Face.ENERGY, 1, (2, 0), None),
    told.Gained(_CY, 2, 0, (0, 0), (4, 0), Cause.ACQUIRE),
    told.Advanced(_BEA, orbit(_GORT, 1), orbit(_GORT, 1), orbit(_GORT, 2), 1),
    told.Advanced(_BEA, orbit(_GORT, 2), orbit(_GORT, 2), orbit(_GORT, 3), 1),
    told.Paid(_BEA, 4, 0, (0, 1), Cause.UPGRADE),
    told.Upgraded(_BEA, 4, 6, 3, 1, 11),
)

_OWN: Final = {Level.NORMAL: 40, Level.BRIEF: 22}
"""So many words are told of one's own turn in the median at most, questions aside."""
_GAMES: Final = (Options(2), Options(3, expansion=True), Options(4))


def view() -> State:
    """Give a table in the middle of a game."""
    found: State = next(one.after for one in reversed(played(Options(3), 1)) if one.after.stack)
    return found


def say(hearer: Listener, *events: told.Event) -> list[str]:
    """Tell what happened in one go."""
    return tell_events(hearer, view(), view(), events)


def test_a_turn_is_one_line() -> None:
    """What came of it: gains together, of advances the last, points at the end."""
    assert say(listener(), *_TURN) == [
        "Bea: 2 energy, Gort to 3, upgrades to level 4, 11 points.",
        "Cy follows: 2 energy.",
    ]


def test_a_turn_is_one_line_in_french() -> None:
    """The same facts in the same order."""
    assert say(listener("fr"), *_TURN) == [
        "Bea : 2 énergies, Gort à 3, passe au niveau 4, 11 points.",
        "Cy suit : 2 énergies.",
    ]


def test_brief_tells_what_changes_points() -> None:
    """Energy and steps of others are theirs."""
    hearer = listener(level=Level.BRIEF)
    assert say(hearer, *_TURN) == ["Bea: upgrades to level 4, 11 points."]


def test_full_tells_every_fact() -> None:
    """One sentence each."""
    assert len(say(listener(level=Level.FULL), *_TURN)) == len(_TURN)


def test_ones_own_things_are_told_at_every_level() -> None:
    """What is pushed, taken or sent home is the listener's."""
    events = (
        told.Pushed(Seat(0), _BEA, orbit(_GORT, 2), orbit(_GORT, 2), orbit(_GORT, 1), 1),
        told.Stolen(_BEA, Seat(0), 1, 0, (0, 0), (3, 1), (0, 1), Cause.CARD),
        told.CameHome(Seat(0), orbit(_GORT, 1), orbit(_GORT, 1)),
    )
    for level in (Level.NORMAL, Level.BRIEF):
        assert say(listener(level=level), *events) == [
            "Bea: pushes you back to Gort 1, takes 1 energy from you.",
            "Your ship comes home, from Gort 1.",
        ]


def test_what_one_does_is_told_with_what_is_left() -> None:
    """Amount plus total; a deed is told to whoever did it in their own person."""
    events = (
        told.Gained(Seat(0), 2, 0, (1, 0), (7, 1), Cause.ACQUIRE),
        told.Moved(Seat(0), HOME, HOME, orbit(_GORT)),
        told.Swapped(Seat(0), 1, Res.C, (7, 0)),
    )
    assert say(listener(), *events) == [
        [
            "You: 2 energy, 1 wasted, to Gort, turn 1 culture into energy, now 7 energy, 0",
            "culture.",
        ][0],
        "culture.",
    ]


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            told.Gained(Seat(0), 2, 0, (0, 0), (4, 1), Cause.ACQUIRE),
            "You: 2 energy, now 4.",
            "Vous : 2 énergies, total 4.",
        ),
        (
            told.Gained(Seat(0), 0, 0, (2, 0), (7, 1), Cause.ACQUIRE),
            "You: 2 wasted, now 7 energy.",
            "Vous : 2 de trop, total 7 énergies.",
        ),
        (
            told.Rerolled(Seat(0), (1, 0, 0, 0, 0, 0), 1, (1, 1)),
            "Now 1 energy.",
            "Total 1 énergie.",
        ),
        (
            told.Upgraded(Seat(0), 3, 5, 3, 1, 2),
            "You: level 3, 3 ships, 2 points.",
            "Vous : niveau 3, 3 vaisseaux, 2 points.",
        ),
    ],
    ids=lambda one: type(one).__name__,
)
def test_ones_own_deed_says_nothing_twice(event: told.Event, english: str, french: str) -> None:
    """A resource is named once, a price needs no owner, a level tells what is new."""
    assert say(listener(), event) == [english]
    assert say(listener("fr"), event) == [french]


@pytest.mark.parametrize("level", [Level.NORMAL, Level.BRIEF])
def test_dice_of_no_use_are_told(level: Level) -> None:
    """The turn may end by itself, and nobody would know what was rolled."""
    own = mat(energy=0, culture=0)
    after = scene(own, own, rolled="culture", has_rerolled=True).state
    rolled = told.Rolled(Seat(0), Face.CULTURE, 0, after.bay.dice)
    hearer = listener(players=2, level=level)
    assert tell_events(hearer, after, after, [rolled]) == ["Culture: of no use now."]
    other = listener(players=2, seat=1, level=level)
    assert tell_events(other, after, after, [rolled]) == []
    useful = scene(own, own, rolled="energy", has_rerolled=True).state
    assert tell_events(hearer, useful, useful, [rolled]) == []


def test_lost_dice_are_told_together() -> None:
    """SOL-15: of two dice lost in one turn the sum."""
    lost = [told.DieLost(Seat(0), 1), told.DieLost(Seat(0), 2)]
    assert say(listener(), *lost) == ["Your next roll has 2 dice less."]


def test_a_rivals_turn_waits_until_it_is_over_or_one_is_asked() -> None:
    """Nothing is told in between; nobody is asked before everything was told."""
    hearer, teller = listener(), Teller(WORDS)
    waiting = 0
    for one in played(Options(3), 1):
        lines = teller.tell(hearer, one)
        is_own = Seat(0) in (asked(one.before), asked(one.after))
        if lines and waiting and not (is_own or is_set_up(one.before)):
            ends = (told.TurnBegan, told.Ended)
            assert any(isinstance(event, ends) for event in one.events), lines
        waiting = 0 if lines else waiting + 1
        if asked(one.after) == Seat(0):
            assert teller.tell_rest(hearer) == []


def test_whoever_wants_everything_waits_for_nothing() -> None:
    """At level full each action is told when it has happened."""
    hearer, teller = listener(level=Level.FULL), Teller(WORDS)
    for one in played(Options(2), 1)[:200]:
        assert teller.tell(hearer, one) == WORDS.tell(hearer, one.before, one.after, one.events)
        assert teller.tell_rest(hearer) == []


def test_a_rivals_turn_without_news_is_told_as_one() -> None:
    """Else nobody would know that it is over; at brief what changes nothing is not told."""
    ended = next(
        one
        for one in played(Options(3), 1)
        if one.before.turn == _BEA
        and any(isinstance(event, told.TurnBegan) for event in one.events)
    )
    began = tuple(event for event in ended.events if isinstance(event, told.TurnBegan))
    idle = ended.__class__(ended.seat, ended.before, ended.after, began, ended.actor, None)
    assert Teller(WORDS).tell(listener(), idle) == ["Bea: nothing new."]
    assert Teller(WORDS).tell(listener("fr"), idle) == ["Bea : rien de nouveau."]
    assert Teller(WORDS).tell(listener(level=Level.BRIEF), idle) == []


def own_turns(options: Options, seed: int, hearer: Listener) -> list[int]:
    """Count the words that the first seat hears in each turn of its own."""
    counts: list[int] = []
    teller, whose, words = Teller(WORDS), None, 0
    for one in played(options, seed):
        words += sum(map(word_count, teller.tell(hearer, one)))
        for event in one.events:
            if isinstance(event, told.TurnBegan):
                counts += [words] if whose == hearer.seat else []
                whose, words = event.seat, 0
    return counts


@pytest.mark.parametrize("level", _OWN)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", _GAMES, ids=lambda one: f"{one.players} players")
def test_ones_own_turn_is_short_by_ear(options: Options, language: str, level: Level) -> None:
    """What came of one's own dice is told die by die, and still in few words."""
    hearer = listener(language, options.players, level=level)
    heard = [words for seed in (1, 2) for words in own_turns(options, seed, hearer)]
    assert len(heard) > 12
    assert median(heard) <= _OWN[level]
