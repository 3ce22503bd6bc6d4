"""Commands of Tiny Epic Galaxies as they are typed and heard, in both languages."""

import pytest

from edenia_tui.games.galaxies.words.verbs import for_speakers, in_english
from edenia_tui.games.galaxies.words.words import WORDS
from rules.galaxies.actions import Reroll
from rules.galaxies.faces import Face, dice_of, take
from rules.galaxies.game import GALAXIES
from rules.galaxies.notation.forms import VERBS
from rules.galaxies.opening import Options
from rules.galaxies.state import State
from tests.games.galaxies.words.hearing import decisions, listener

_CHANCE = ("planet", "pilot", "mission")
"""Verbs that only chance has, and that are the same in French."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", [Options(2), Options(3, expansion=True)], ids=("base", "black"))
def test_every_legal_command_is_understood_as_it_is_shown(options: Options, language: str) -> None:
    """What is given as an example, players called by name, is read as the action it stands for."""
    hearer = listener(language, options.players)
    for view, _ in decisions(options, 1):
        for action in GALAXIES.legal(view):
            shown = WORDS.example(hearer, GALAXIES.write_action(action))
            assert GALAXIES.read_action(view, WORDS.canonical(hearer, shown)) == action, shown


@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb not in (*_CHANCE, "mix")])
def test_every_verb_is_said_in_french(verb: str) -> None:
    """A French verb stands for each, and is understood."""
    french = for_speakers(verb, "fr")
    assert french != verb or verb == "force"
    assert in_english(listener("fr"), french) == verb


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "reroll all but energy"),
        ("en", "reroll everything except energy"),
        ("fr", "relancer tout sauf énergie"),
        ("fr", "relance tous sauf energie"),
    ],
)
def test_dice_are_rerolled_all_but_some(language: str, typed: str) -> None:
    """ROL-1: what stays is said, not what is rolled."""
    view = rerolling()
    keeps = dice_of(*[Face.ENERGY] * view.bay.dice[Face.ENERGY])
    action = GALAXIES.read_action(view, WORDS.canonical(listener(language, 2), typed))
    assert action == Reroll(take(view.bay.dice, keeps))


def rerolling() -> State:
    """Find the moment at which somebody with energy and other dice is asked what to reroll."""
    for view, action in decisions(Options(3, expansion=True), 1):
        dice = view.bay.dice
        if isinstance(action, Reroll) and 0 < dice[Face.ENERGY] < sum(dice):
            return view
    raise AssertionError("nobody rerolls")


@pytest.mark.parametrize(
    ("language", "typed", "canonical"),
    [
        ("en", "push Bea gort orbit 2", "push crimson gort orbit 2"),
        ("en", "push back Bea gort", "push crimson gort"),
        ("en", "steal Cy", "rob gold"),
        ("en", "end turn", "end"),
        ("fr", "faire reculer Bea gort orbite", "push crimson gort orbite"),
        ("fr", "voler Bea", "rob crimson"),
        ("fr", "laisser faire", "let"),
        ("fr", "suivre avec aurora", "follow avec aurora"),
        ("fr", "fin du tour", "end"),
    ],
)
def test_people_are_called_by_name(language: str, typed: str, canonical: str) -> None:
    """Names become seats, and a few phrases are one verb."""
    assert in_english(listener(language), typed) == canonical


def test_a_name_alone_is_nobody_elses() -> None:
    """A seat at which nobody sits keeps its word."""
    assert in_english(listener(players=2), "rob gold") == "rob gold"
    assert in_english(listener(players=2, seat=1), "rob Anna") == "rob azure"
