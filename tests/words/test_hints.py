"""Reasons in words: the goal, the danger and the rule of a choice, in both languages."""

from random import Random

import pytest

from edenia_tui.hints import Name, hint_lines, seek_advice, tell_hint
from edenia_tui.words.edenia.hints.reasons import tell_reasons
from edenia_tui.words.edenia.words import EdeniaWords
from edenia_tui.words.listener import Listener
from edenia_tui.words.reason import MOST_REASONS
from edenia_tui.words.speech import speech
from edenia_tui.words.wrapping import wrapped
from rules.bots.budget import Budget
from rules.bots.hint import Advice
from rules.edenia.game import EDENIA
from rules.edenia.state import State
from rules.kernel.seat import CHANCE, Seat
from tests.bots.hint_positions import BLOCK, LAW, PLANET, PRESTIGE, RACE
from tests.rules.edenia.fixed_box import typed
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.words import listeners, unspeakable

RED = Seat(0)
WORDS = EdeniaWords()
THINKING = Budget(iterations=300)


def listener(language: str = "en") -> Listener:
    """Give red at a table of two."""
    return Listener(speech(language), ("", ""), RED)


def hint(position: str, language: str = "en") -> list[str]:
    """Ask for a hint."""
    return hint_lines(EDENIA, WORDS, listener(language), typed(position), THINKING)


def reasons(position: str, *commands: str) -> list[str]:
    """Ask for the reasons of one line."""
    state = view = EDENIA.view(typed(position), RED)
    line = []
    for command in commands:
        line.append(EDENIA.read_action(state, command))
        state = EDENIA.apply(state, line[-1]).state
    return tell_reasons(listener(), view, line)


def test_the_race_is_won() -> None:
    """The winning choice stands alone, by its number, with its rule."""
    assert hint(RACE) == [
        "Best: 1, sheep 1 east. Chance to win 100 %.",
        "You win the Race: your last sheep arrives. Rule WIN-1.",
    ]


def test_42_points_are_won() -> None:
    """What follows in the same turn is told by the number of the choice."""
    assert hint(LAW) == [
        "Best: 1, sheep 1 east. Chance to win 100 %.",
        "After 1: raise a flag, 7 points.",
        "You win with exactly 42 points. Rule WIN-2.",
    ]


def test_prestige_is_won() -> None:
    """The points of both sides tell why ending the game wins it."""
    assert hint(PRESTIGE) == [
        "Best: 1, sheep 1 east. Chance to win 100 %.",
        "The game ends, you lead 29 to 27. Rule WIN-3.",
    ]


def test_a_danger_is_named_and_avoided() -> None:
    """Green would win the race next turn: the block says so, and every other choice warns."""
    lines = hint(BLOCK)
    assert lines[0].startswith("Best: 2, sheep 1 south.")
    assert lines[1:3] == ["After 2: stop.", "It stops Green, about to win the Race. Rule WIN-1."]
    assert "Careful: Green can still win the Race next turn. Rule WIN-1." in lines


def test_a_danger_that_the_choice_makes() -> None:
    """Leaving the dwarf planet opens green's path."""
    opened = BLOCK.replace("D4 north star", "D5 dwarf")
    told = reasons(opened, "go 1 north")
    assert told[0] == "Careful: then Green can win the Race next turn. Rule WIN-1."


def test_exactly_42_of_another_player_is_a_danger() -> None:
    """Green has 41 points: replacing green's flag is the way out."""
    position = """
        1  Ari +++ OOO ... ...
        planet C1 clovers 1, flag green
        supply trifoliums 9 8
        red clovers 5, sheep B1 east star
        green clovers 6, flags 2, trifoliums 15 13, sheep Edenia; Edenia
    """
    assert reasons(position, "go 1 east", "flag") == [
        "It keeps Green from 42 points next turn. Rule WIN-2.",
        "Your flag at c 1: plus 7, 12 points. Rule HAB-2.",
    ]


def test_passing_42_is_a_danger() -> None:
    """What stays below says so, what passes warns."""
    assert reasons(PLANET, "clover")[0] == (
        "It stays below 42: another choice makes 45. Rule WIN-2."
    )
    assert reasons(PLANET, "flag")[0] == "Careful: 45 points, 3 past 42. Rule WIN-2."


@pytest.mark.parametrize(
    ("clovers", "left", "told"),
    [
        (0, "9", "35 points, 7 missing: a flag makes 42. Rule WIN-2."),
        (6, "9", "41 points, 1 missing: a clover makes 42. Rule WIN-2."),
        (3, "4", "38 points, 4 missing: a Trifolium makes 42. Rule WIN-2."),
        (2, "9", "37 points, 5 missing to 42. Rule WIN-2."),
    ],
)
def test_what_is_missing_to_42(clovers: int, left: str, told: str) -> None:
    """The one token that would do it is named."""
    position = f"""
        1  Ari +++ OOO ... ...
        supply clovers 5, trifoliums {left} 1
        red clovers {clovers}, trifoliums 15 13, sheep B1 east star; Edenia; Edenia
        green clovers 3
    """
    assert told in reasons(position, "go 1 east", "flag")


def test_the_race_by_the_paths() -> None:
    """A sheep that comes nearer is told with what it needs then and needed before."""
    position = """
        3  ... ... hol ... ...
        4  ... ... ... ... +++
        5  ... +++ +++ y++ Ede
        red sheep B5 east star
    """
    assert reasons(position, "go 1 east") == ["Sheep 1: about 1 move to Edenia, not 2. Rule WIN-1."]


def test_a_pad_that_takes_nobody_is_no_way() -> None:
    """TEL-2: the sabotaged pad beside Edenia brings no sheep nearer."""
    position = """
        1  Ari y++ +++ ... ...
        5  ... ... ... y++ Ede
        {pad}
        red sheep Arridis
    """
    nearer = "Sheep 1: about 1 move to Edenia, not 2. Rule WIN-1."
    assert nearer in reasons(position.format(pad=""), "go 1 east star")
    assert nearer not in reasons(position.format(pad="pad D5 sabotaged"), "go 1 east star")


HOLE = r"""
    3  ... ... hol \++ ...
    4  ... ... ... \++ \++
    deck none
    supply trifoliums 11 9
    red trifoliums 15 13, sheep C3 west star; Edenia; Edenia
"""
"""One path out of the Black Hole of three leads to Edenia."""


def test_luck_that_wins_at_once_is_told() -> None:
    """HOLE-1: the choice ends at the die, and one roll of three wins the race."""
    told = "This turn you may win the Race, 33 %. Rule WIN-1."
    assert reasons(HOLE, "go 1 in")[0] == told
    assert told not in reasons(HOLE, "skip")


@pytest.mark.parametrize(
    ("rich", "told"),
    [
        ("clovers 1", "The game ends and Green wins. Rule WIN-3."),
        ("clovers 10", "The game ends and Green and Yellow win. Rule WIN-3."),
    ],
)
def test_ending_a_game_that_others_win_is_a_danger(rich: str, told: str) -> None:
    """ED-1: one or two are named, and the sentence fits their number."""
    position = f"""
        rules en
        5  ... ... ... +++ Ede
        supply trifoliums 9
        red trifoliums 10, sheep D5 east star; Edenia
        green clovers 10, trifoliums 13, sheep Edenia
        yellow {rich}, trifoliums 13, sheep Edenia
    """
    view = EDENIA.view(typed(position), RED)
    line = [EDENIA.read_action(view, "go 1 east")]
    assert tell_reasons(Listener(speech("en"), ("", "", ""), RED), view, line) == [told]


def test_french() -> None:
    """The same hint in French, rule and all."""
    assert hint(LAW, "fr") == [
        "Conseil : 1, mouton 1 vers l'est. Chances de gagner : 100 %.",
        "Après 1 : planter un drapeau, 7 points.",
        "Vous gagnez avec exactement 42 points. Règle WIN-2.",
    ]
    assert "Vous arrêtez Vert, près de gagner la Course. Règle WIN-1." in hint(BLOCK, "fr")


def test_a_single_choice() -> None:
    """Nothing to compare: the hint says so and no more."""
    position = """
        turn red, ask planet, sheep 1
        1  Ari +++ OOO ... ...
        planet C1 clovers 0
        red sheep C1 planet
    """
    assert hint(position) == ["Only one choice: 1, raise a flag, 7 points."]


@pytest.mark.parametrize("seed", range(4))
def test_reasons_of_any_choice_can_be_said(seed: int) -> None:
    """In random games a choice gets one reason or two, each fit for speech and known rules."""
    rng = Random(seed)
    ids = EDENIA.rulebook.ids()
    for state in list(random_states(seed, OPTIONS[seed]))[::7]:
        seat = EDENIA.to_act(state)
        if seat is None or seat is CHANCE:
            continue
        view = EDENIA.view(state, seat)
        action = rng.choice(EDENIA.legal(view))
        for hearer in listeners(len(state.players), seat):
            told = tell_reasons(hearer, view, [action])
            assert 1 <= len(told) <= MOST_REASONS
            assert [fault for line in told for fault in unspeakable(line)] == []
            rules = [
                line.rstrip(".").split()[-1] for line in told if "ule " in line or "ègle" in line
            ]
            assert set(rules) <= set(ids)


class Reasonless(EdeniaWords):
    """Has nothing to say for any choice."""

    def reasons(self, *_: object) -> list[str]:
        """Give none."""
        return []


@pytest.mark.parametrize(
    ("chances", "is_told"),
    [((0.61, 0.55, 0.46), True), ((0.454, 0.451, 0.446), False), ((0.6, 0.596), False)],
)
def test_others_promise_less_only_where_the_figures_say_so(
    chances: tuple[float, ...],
    is_told: bool,  # noqa: FBT001 (a row of the table)
) -> None:
    """It is said of the first choice alone, for want of a reason, and not when another reads as good."""
    view = typed(BLOCK)
    legal = EDENIA.legal(view)
    named = [
        (Name("x", "x"), Advice(action, chance, (action,)))
        for action, chance in zip(legal, chances, strict=False)
    ]
    assert len(named) == len(chances)
    lines = tell_hint(EDENIA, Reasonless(), listener(), view, named)
    less = listener().say("hint-least")
    assert [number for number, line in enumerate(lines) if line == less] == ([1] if is_told else [])
    assert less not in tell_hint(EDENIA, WORDS, listener(), view, named)


@pytest.mark.parametrize("seed", range(4))
def test_every_hint_can_be_said(seed: int) -> None:
    """Whole hints keep to the sentences of line mode, after wrapping, on less than a page."""
    for state in list(random_states(seed, OPTIONS[seed]))[::45]:
        seat = EDENIA.to_act(state)
        if seat is None or seat is CHANCE:
            continue
        view = EDENIA.view(state, seat)
        for hearer in listeners(len(state.players), seat):
            lines = hint_lines(EDENIA, WORDS, hearer, view, Budget(iterations=60))
            parts = [part for line in lines for part in wrapped(line)]
            assert 1 <= len(parts) <= 20
            assert [fault for part in parts for fault in unspeakable(part)] == []


def test_asked_twice_the_hint_is_the_same() -> None:
    """With positions instead of seconds nothing of it is left to luck."""
    state: State = typed(BLOCK)
    assert seek_advice(EDENIA, state, THINKING) == seek_advice(EDENIA, state, THINKING)
    assert hint(BLOCK) == hint(BLOCK)
