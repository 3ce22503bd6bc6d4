"""The Little Prince for programs and at the prompt: facts of events, the standing, what is in doubt."""

import json
from random import Random

import pytest

from edenia_tui.games.prince.words.words import WORDS
from edenia_tui.language.speech import LANGUAGES
from rules.kernel.seat import Seat
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from tests.games.edenia.words import unspeakable
from tests.games.prince.words.hearing import listener
from tests.rules.games import play_on
from tests.rules.prince.scenario import drawn, opening


@pytest.mark.parametrize("players", [2, 4])
def test_events_are_facts_in_canonical_words(players: int) -> None:
    """Every event of a game is plain JSON, with no number of ours for a seat, a stack or a tile."""
    for moment in play_on(PRINCE, PRINCE.start(Options(players, secret=True)), Random(4)):
        for event in moment.step.events:
            for eyes in (Seat(0), None):
                facts = WORDS.event_facts(moment.step.state, PRINCE.news(event, eyes))
                assert json.loads(json.dumps(facts)) == facts
                words = [facts.get(name) for name in ("seat", "by", "stack", "tile", "hidden")]
                assert all(word is None or isinstance(word, str) for word in words)


def test_facts_of_a_tile_that_was_taken() -> None:
    """Its kind, its cell, and the amounts."""
    scene = drawn(3, "centre", "c7", "c9", "c17").play("take c7")
    facts = WORDS.event_facts(scene.state, scene.events[-1])
    assert facts == {
        "kind": "taken",
        "seat": "amber",
        "stack": "centre",
        "tile": "c7",
        "cell": 5,
        "was_hidden": False,
        "gained": 0,
        "points": 0,
        "volcanoes": 1,
        "seen_by": None,
        "is_private": False,
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("secret", [False, True], ids=["open", "secret"])
def test_the_standing_can_be_said(secret: bool, language: str) -> None:  # noqa: FBT001
    """SEC-6: who would win now is told where points are open, and that they are not elsewhere."""
    for seat in (0, None):
        hearer = listener(language, 3, seat)
        for moment in play_on(PRINCE, PRINCE.start(Options(3, secret=secret)), Random(5)):
            view = PRINCE.view(moment.step.state, hearer.seat)
            lines = WORDS.standing(hearer, view)
            assert [fault for line in lines for fault in unspeakable(line)] == []


def test_vol_2_the_standing_takes_volcanoes_off() -> None:
    """VOL-2, WIN-2: a volcano costs a point, and of equal totals fewer volcanoes win."""
    scene = drawn(3, "character", "vain", "lamplighter", "king")
    scene.play("take vain", "name coral", "take lamplighter")
    scene.play("centre", "draw c8", "draw c9", "draw c17", "take c17", "name amber", "take c8")
    lines = WORDS.standing(listener(), scene.state)
    assert "Bea would win now, with 3 points." in lines


def test_a_tile_nobody_knows_leaves_its_effect_open() -> None:
    """TWO-3: on a typed table the face-down tile may be unknown."""
    scene = opening(2).play("centre", "draw c4", "draw c9", "draw c17", "hide c4")
    view = PRINCE.view(scene.state, Seat(1))
    step = PRINCE.apply(view, PRINCE.read_action(view, "take hidden"))
    assert WORDS.doubts(listener(players=2, seat=None), view, step.events) == [
        "Nobody knows this tile of Bea's: what it flips and scores is open (TWO-3)."
    ]
