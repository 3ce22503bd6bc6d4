"""Choices and questions in words: what is done, what it costs, where it leads."""

from random import Random

import pytest

from edenia_tui.games.edenia.words.actions import describe, describe_choice, question
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import LANGUAGES
from rules.edenia.game import EDENIA
from rules.edenia.state import CHANCE_ASKS, Ask
from rules.kernel.seat import Seat
from tests.games.edenia.words import listeners, unspeakable
from tests.games.spoken import speech_of
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene

EVERY_QUESTION = 34
"""The first of the seeds whose games come to each question there is."""
CROWDED = r"""
    1  Ari +++ ... ... ...
    2  ... y++ ... y++ ...
    4  ... +b+ ... ++r ...
    red clovers 3, hidden turbo-3 junction-4 pocket-red-5
    sheep B1 east star 2; B2 pad; Arridis
    green sheep Arridis; B1 east star 1; Arridis
"""

TWO_LINES = 150
"""A choice with all that it leads to may go on in a second line."""


def heard(scene: Scene, language: str = "en", level: Level = Level.NORMAL) -> Listener:
    """Speak to the one who acts."""
    names = ("",) * len(scene.state.players)
    return Listener(speech_of("edenia", language), names, scene.state.active, level)


def choices(scene: Scene, language: str = "en") -> dict[str, str]:
    """Every legal command with its description."""
    listener = heard(scene, language)
    return {
        EDENIA.write_action(action): describe(listener, scene.state, action)
        for action in EDENIA.legal(scene.state)
    }


def leads(scene: Scene, command: str, language: str = "en", level: Level = Level.NORMAL) -> str:
    """One command with where it leads."""
    action = EDENIA.read_action(scene.state, command)
    return describe_choice(heard(scene, language, level), scene.state, action)


@pytest.mark.parametrize(
    ("command", "english", "french"),
    [
        (
            "go 1 east",
            "sheep 1 east over Green 2 for 1 clover",
            "mouton 1 vers l'est par-dessus Vert 2, 1 trèfle",
        ),
        ("go 1 west", "sheep 1 west", "mouton 1 vers l'ouest"),
        ("go 2 north", "sheep 2 north", "mouton 2 vers le nord"),
        ("jump 2 d2", "sheep 2 jumps to d 2", "mouton 2 se téléporte en d 2"),
        (
            "jump 2 d4",
            "sheep 2 jumps to d 4 for 1 clover",
            "mouton 2 se téléporte en d 4, 1 trèfle",
        ),
        ("play turbo-3", "play Turbo-engine 3", "jouer Turbo-réacteur 3"),
        (
            "play junction-4 1 north nebula",
            "play Junction 4: sheep 1 to north nebula",
            "jouer Bifurcation 4 : mouton 1, nord nébuleuse",
        ),
        (
            "play pocket-red-5 1 d4",
            "play red Pocket teleporter 5: sheep 1 to d 4",
            "jouer Téléporteur de poche rouge 5 : mouton 1 en d 4",
        ),
        (
            "play pocket-red-5 1 b4",
            "play red Pocket teleporter 5: sheep 1 to b 4 for 1 clover",
            "jouer Téléporteur de poche rouge 5 : mouton 1 en b 4, 1 trèfle",
        ),
        ("skip", "skip, take a clover", "passer et prendre un trèfle"),
    ],
)
def test_a_choice_tells_its_price(command: str, english: str, french: str) -> None:
    """Blocked starts (MOV-6) and pads of another colour (TEL-2, ART-8) cost a clover; others do not."""
    scene = Scene(CROWDED)
    assert (choices(scene)[command], choices(scene, "fr")[command]) == (english, french)


def test_a_start_into_a_taken_dwarf_is_paid() -> None:
    """LEAP-4: whoever waits on the dwarf planet at the end of the spoke is leapt over."""
    scene = Scene(r"""
        2  +++ o++ +++ ... ...
        red clovers 1, sheep B2 west star
        green sheep B2 dwarf
    """)
    assert choices(scene)["go 1 in"] == "sheep 1 in over Green 1 for 1 clover"
    assert choices(scene)["go 1 west"] == "sheep 1 west"


def test_skipping_without_a_supply_promises_nothing() -> None:
    """SKIP-1: an empty supply gives no clover."""
    scene = Scene("supply clovers 0")
    assert choices(scene)["skip"] == "skip, no clover left"


def test_a_flag_in_place_of_another() -> None:
    """HAB-2: whose flag goes home is part of the choice."""
    scene = Scene(r"""
        2  +++ OOO ... ... ...
        planet B2 clovers 2, flag green
        red sheep A2 east star
    """)
    scene.play("go 1 east")
    assert list(choices(scene).values()) == ["take a clover", "raise a flag in place of Green's"]
    assert question(heard(scene), scene.state) == "Planet b 2, 2 clovers, Green's flag."


@pytest.mark.parametrize(
    ("position", "command", "told"),
    [
        ("", "go 1 east star", "sheep 1 east star: explores b 1"),
        (
            "1 Ari +++ +o+ ... ...",
            "go 1 east nebula",
            "sheep 1 east nebula: to c 1 dwarf",
        ),
        (
            "1 Ari /++ ... ... ...\n2 ... \\++ OOO ... ...\nred sheep B1 east star; B1 north star",
            "go 1 south",
            "sheep 1 south: south, east, to c 2 planet",
        ),
        (
            "1 Ari +++ +++ ... ...\nred clovers 2\ngreen sheep C1 east star",
            "go 1 east star",
            "sheep 1 east star: to c 1 east star, meets Green 1",
        ),
        (
            "1 Ari +++ +++ ... ...\nred clovers 0\ngreen sheep C1 east star",
            "go 1 east star",
            "sheep 1 east star: to c 1 east star, behind Green 1",
        ),
        (
            "5 ... ... ... +++ Ede\nred sheep D5 east star",
            "go 1 east",
            "sheep 1 east: to Edenia, Trifolium 15",
        ),
        (
            "3 +++ +++ hol ... ...\nred sheep B3 east star",
            "go 1 east",
            "sheep 1 east: to the Black Hole",
        ),
        ("red clovers 2", "skip", "skip, take a clover: 3 clovers"),
        ("supply clovers 0", "skip", "skip, no clover left: then Green's turn"),
    ],
)
def test_a_choice_tells_where_it_leads(position: str, command: str, told: str) -> None:
    """The way is told as far as the next question; what leads to no place, by what it brings."""
    scene = Scene(position)
    assert leads(scene, command) == told


def test_a_choice_that_wins_says_so() -> None:
    """WIN-2: the clover that makes 42 is announced."""
    scene = Scene("red clovers 9, trifoliums 15 11, hidden turbo-3 scope-3, sheep Edenia; Edenia")
    assert leads(scene, "skip") == "skip, take a clover: you win"
    assert leads(scene, "skip", "fr") == "passer et prendre un trèfle : vous gagnez"


def test_brief_leaves_the_runs_out() -> None:
    """At the level brief only the end of the way is told."""
    scene = Scene(r"""
        1  Ari /++ ... ... ...
        2  ... \++ OOO ... ...
        red sheep B1 east star
    """)
    assert leads(scene, "go 1 south", level=Level.BRIEF) == "sheep 1 south: to c 2 planet"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_said(language: str) -> None:
    """In random games each choice fits beside its number and each question on a line."""
    asked: set[Ask] = set()
    for seed, options in enumerate(OPTIONS, EVERY_QUESTION):
        rng = Random(seed)
        for state in random_states(seed, options):
            seat = None if state.turn.ask in CHANCE_ASKS else state.active
            listener = Listener(speech_of("edenia", language), ("",) * len(state.players), seat)
            view = EDENIA.view(state, seat)
            asked.add(state.turn.ask)
            faults = unspeakable(question(listener, view))
            legal = EDENIA.legal(view)
            for action in rng.sample(legal, min(2, len(legal))):
                faults += unspeakable(describe_choice(listener, view, action), TWO_LINES)
            assert faults == []
    assert set(Ask) - asked == set()


def test_others_are_called_by_name() -> None:
    """Whoever only watches hears names, not you."""
    scene = Scene(CROWDED)
    action = EDENIA.read_action(scene.state, "go 2 north")
    told = [describe(listener, scene.state, action) for listener in listeners(2, Seat(1))]
    assert told == ["Red 2 north", "Rouge 2 vers le nord"]


@pytest.mark.parametrize(
    ("position", "commands", "asked"),
    [
        ("", (), "Your turn."),
        ("red hidden turbo-3", ("play turbo-3",), "Artefact played: now your move."),
        (
            "deck none\nred hidden turbo-3 turbo-4",
            ("play turbo-3",),
            "No sheep can move: artefact or end?",
        ),
        (CROWDED, ("play pocket-red-5 1 d4",), "Sheep 1 must move: which way?"),
        (CROWDED, ("jump 2 d2",), "Pad d 2: leave by which side?"),
        (
            "1 Ari +++ +++ ... ...\nred clovers 2\ngreen sheep C1 east star",
            ("go 1 east star",),
            "Green 1 ahead at c 1 east star.",
        ),
        (
            "1 Ari o++ ... ... ...\nred clovers 2\ngreen sheep B1 dwarf",
            ("go 1 east star",),
            "Green 1 ahead at b 1 dwarf.",
        ),
        (
            "1 Ari OOO ... ... ...\nplanet B1 clovers 0, flag green, protected\nred hidden turbo-3",
            ("go 1 east star",),
            "Move over: artefact or end?",
        ),
        (
            "1 Ari OOO ... ... ...\nplanet B1 clovers 1, flag green, protected",
            ("go 1 east star",),
            "Planet b 1, 1 clover, Green's flag, protected.",
        ),
        ("1 Ari +++ +o+ ... ...", ("go 1 east nebula",), "Dwarf planet c 1, 2 artefacts."),
        (
            "1 Ari +++ ... ... ...\nred hidden scope-3",
            ("play scope-3", "draw OOO"),
            "Where to lay planet?",
        ),
    ],
)
def test_questions(position: str, commands: tuple[str, ...], asked: str) -> None:
    """Each question names the place or the thing it is about."""
    scene = Scene(position).play(*commands)
    assert question(heard(scene), scene.state) == asked
