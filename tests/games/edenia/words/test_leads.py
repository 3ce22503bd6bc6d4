"""What comes of a choice: every legal line tells it, where it leads or what it brings."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.actions import CHOICE_COLUMNS, describe, describe_choice
from edenia_tui.games.edenia.words.choices import tell_choice
from edenia_tui.games.edenia.words.leads import tell_leads
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import LANGUAGES
from rules.edenia.analysis.courses import follow
from rules.edenia.game import EDENIA
from rules.edenia.state import State
from tests.games.edenia.words import COLUMNS
from tests.games.spoken import speech_of
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene
from tests.rules.edenia.typed_tables import typed_table

TABLES = 30
TURNS = 12
MORE = 50
"""What a long choice may add where its way ends: it goes on in a second line."""


def hearing(state: State, language: str, level: Level = Level.NORMAL) -> Listener:
    """Speak to the one who acts."""
    names = ("",) * len(state.players)
    return Listener(speech_of("edenia", language), names, state.active, level)


def positions() -> Iterator[State]:
    """Positions of random games and of typed tables, with all that can lie in a hand."""
    for seed, options in enumerate(OPTIONS):
        yield from islice(random_states(seed, options), 0, None, 17)
    for seed in range(TABLES):
        rng = Random(seed)
        state = EDENIA.read_position(typed_table(rng))
        for _ in range(TURNS):
            if not EDENIA.legal(state):
                break
            yield state
            state = EDENIA.apply(state, rng.choice(EDENIA.legal(state))).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_line_tells_what_comes_of_it(language: str) -> None:
    """No line is a command alone, or only the command in other words; each fits."""
    for state in positions():
        listener = hearing(state, language)
        for action in EDENIA.legal(state):
            line = tell_choice(listener, state, action)
            leads = tell_leads(listener, state, action, keeps_turnings=True)
            assert any(lead and lead in line for lead in leads), line
            assert len(line) <= COLUMNS, line
            for passage in follow(state, action).turned[-1:]:
                assert f"{passage.by.value} {nouns.cell(listener, passage.cell)}" in in_english(
                    line
                ), line


def in_english(line: str) -> str:
    """Call relays as in English; tunnels have one name."""
    return line.replace("relais", "relay")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_of_line_mode_tell_it_too(language: str) -> None:
    """Beside its number a choice has room for what comes of it, or tells at least itself."""
    for state in islice(positions(), 0, None, 3):
        listener = hearing(state, language)
        for action in EDENIA.legal(state):
            told, bare = describe_choice(listener, state, action), describe(listener, state, action)
            assert told.startswith(bare)
            assert len(told) <= max(CHOICE_COLUMNS, len(bare) + MORE), told


HAND = r"""
    north  *uu uuu u*u uu*
    1  Ari +++ ... ... ...
    2  OOO OOO +y+ ... ...
    3  uu* +++ b++ hol ... ... uuu
    planet A2 flag red
    red clovers 2, hidden turbo-3 junction-4 r2m2-3 scope-4 gromout quantum pocket-yellow-3
        sheep B1 north star; B3 pad; Arridis
    green clovers 2, sheep B1 east nebula
"""


@pytest.mark.parametrize(
    ("before", "command", "english", "french"),
    [
        ("", "go 1 north", "back at relay b 1 north, ", "retour relais b 1 nord, "),
        ("", "go 2 west", "back at tunnel a 3 west", "retour tunnel a 3 ouest"),
        ("", "play turbo-3", "passes the next planet", "franchit la prochaine planète"),
        ("", "play r2m2-3", "draws 3 tiles, lays 1", "pioche 3 tuiles, en pose 1"),
        ("", "play quantum", "a second turn", "un second tour"),
        ("", "play scope-4", "a tile is drawn", "une tuile est piochée"),
        ("", "play gromout a2", "protects a flag for good", "protège un drapeau pour de bon"),
        (
            "",
            "play junction-4 1 west nebula",
            "on b 1, then east or west",
            "en b 1, puis est ou ouest",
        ),
        (
            "",
            "play pocket-yellow-3 1 c2",
            "sabotages the pad, then any side",
            "sabote le téléporteur, puis par tout côté",
        ),
        (
            "",
            "jump 2 c2",
            "sabotages the pad, then any side, costs 1 clover",
            "sabote le téléporteur, puis par tout côté, coûte 1 trèfle",
        ),
        ("", "skip", "3 clovers", "3 trèfles"),
        ("play quantum; go 3 south star; clover", "end", "then your second turn", "second tour"),
        ("go 3 south star; clover", "end", "then Green's turn", "puis le tour de Vert"),
        ("go 3 south star", "clover", "3 clovers", "3 trèfles"),
        ("go 3 east nebula", "stop", "behind Green 1", "derrière Vert 1"),
        ("play scope-4", "draw OOO", "then a cell for it", "puis une case pour elle"),
        ("play scope-4; draw OOO", "place c1", "planet with 3 clovers", "planète avec 3 trèfles"),
        ("play r2m2-3; go 3 east star", "draw ++/", "2 more tiles", "2 tuiles encore"),
    ],
)
def test_what_comes_of_each_kind(before: str, command: str, english: str, french: str) -> None:
    """Artefacts, teleporters, tokens and turns: in both languages."""
    scene = Scene(HAND)
    if before:
        scene.play(*before.split("; "))
    action = EDENIA.read_action(scene.state, command)
    for language, told in (("en", english), ("fr", french)):
        assert told in tell_choice(hearing(scene.state, language), scene.state, action)


def test_brief_tells_only_where_a_way_ends() -> None:
    """At the level brief a choice that leads nowhere is told by itself, a way by its end."""
    scene = Scene(HAND)
    brief = hearing(scene.state, "en", Level.BRIEF)
    north, skip = (EDENIA.read_action(scene.state, one) for one in ("go 1 north", "skip"))
    assert "relay" not in describe_choice(brief, scene.state, north)
    assert describe_choice(brief, scene.state, skip) == "skip, take a clover"
