"""Answers to questions about the table: how they sound, and how forgivingly they are asked."""

from collections.abc import Iterator
from itertools import islice, pairwise
from statistics import median

import pytest

from edenia_tui.games.edenia.words.queries.catalogue import ALL_QUERIES, QUERIES
from edenia_tui.games.edenia.words.queries.difference import diff
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import LANGUAGES
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.seat import Seat
from tests.games.edenia.words import unspeakable
from tests.games.spoken import speech_of
from tests.rules.edenia.random_play import OPTIONS, random_states
from tests.rules.edenia.scenario import Scene

ASKED = (
    *("l", "s", "t", "b", "b full", "w", "w green", "i", "i green", "o", "o green", "k", "rim"),
    *("at c2", "at c3", "at e 4", "r 2", "c d", "n b1", "n e5", "x b2 n s", "x a1 e m", "rim full"),
    *("f planet", "f dwarf", "f pad", "f relay", "f flag", "f sheep", "f empty from edenia"),
    *("p 1 edenia", "p 3 c2", "at z9", "x b1", "f", "p 9 c2", "r", "c 7", "w nobody", "l now"),
)
NAMES = ("Anna", "", "Zoe", "")


def views(options: Options, seed: int, every: int) -> Iterator[tuple[State, Seat | None]]:
    """Views of random positions, of a player and of a spectator in turn."""
    for number, state in enumerate(islice(random_states(seed, options), 0, None, every)):
        seat = None if number % 3 == 0 else Seat(number % options.players)
        yield EDENIA.view(state, seat), seat


def ask(listener: Listener, view: State, line: str) -> list[str]:
    """Type a question."""
    word, *words = line.split()
    return QUERIES[word].answer(listener, view, words)


def words_in(lines: list[str]) -> int:
    """Count the words; French sets some signs apart, which are no words."""
    return sum(any(map(str.isalnum, word)) for line in lines for word in line.split())


def english(level: Level = Level.NORMAL) -> Listener:
    """Somebody who listens in English."""
    return Listener(speech_of("edenia", "en"), ("", ""), Seat(0), level)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS)
def test_every_answer_can_be_spoken(language: str, options: Options) -> None:
    """No answer in random positions holds a line that is too wide, empty or hard to speak."""
    levels = tuple(Level)
    for number, (view, seat) in enumerate(views(options, 1, 23)):
        names = NAMES[: options.players]
        listener = Listener(speech_of("edenia", language), names, seat, levels[number % 3])
        for line in ASKED:
            answer = ask(listener, view, line)
            assert answer, line
            assert not [fault for told in answer for fault in unspeakable(told)], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_can_be_spoken(language: str) -> None:
    """What changed between positions of a random game is told in lines that can be spoken."""
    seen = [EDENIA.view(state, Seat(0)) for state in random_states(4, OPTIONS[0])][::9]
    listener = Listener(speech_of("edenia", language), NAMES[:2], Seat(0))
    for before, after in pairwise(seen):
        answer = diff(listener, before, after)
        assert answer
        assert not [fault for told in answer for fault in unspeakable(told)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_and_the_status_are_short(language: str) -> None:
    """Two players: the galaxy in 3 lines and 40 words, the status in 20 words, at the median."""
    overviews, statuses = [], []
    for seed in range(4):
        for view, seat in views(OPTIONS[0], seed, 11):
            listener = Listener(speech_of("edenia", language), ("", ""), seat or Seat(0))
            told = ask(listener, view, "b")
            assert len(told) == 3
            overviews.append(words_in(told))
            statuses.append(words_in(ask(listener, view, "s")))
    assert median(overviews) <= 40
    assert median(statuses) <= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_explained_in_one_line(language: str) -> None:
    """Each question has a line of help and an example that can be spoken."""
    for query in ALL_QUERIES:
        say = speech_of("edenia", language)
        assert not unspeakable(say(query.help))
        word, *words = folded(say(f"query-example-{query.name}")).split()
        view = Scene("1  Ari +++ ... ... ...").state
        answer = QUERIES[word].answer(Listener(say, ("", "")), view, words)
        assert QUERIES[word] is query
        assert len(answer) > 1 or say(f"query-example-{query.name}") not in answer[0]


def test_words_and_letters_ask_only_one_question() -> None:
    """No word or letter stands for two questions."""
    words = [
        folded(word)
        for query in ALL_QUERIES
        for word in (query.name, query.letter, *query.french)
        if word
    ]
    assert len(words) == len(set(words)) == len(QUERIES)
    session = {"a", "m", "v", "y", "u", "h"}
    assert not session & set(words)


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("at C 2", "at c2"),
        ("at black", "at c3"),
        ("ray b1 e neb", "ray b1 east nebula"),
        ("ray b1 est nebuleuse", "ray b1 east nebula"),
        ("find planetes", "find planet"),
        ("find dw", "find dwarf"),
        ("find pad red e5", "find pad red from edenia"),
        ("find sheep vert de c 2", "find sheep green from c2"),
        ("who ann", "who moi"),
        ("who rou", "who red"),
        ("board toute", "board full"),
    ],
)
def test_arguments_are_forgiven(typed: str, same: str) -> None:
    """Cells with a space, either language, no accents, beginnings and names mean the same."""
    view = Scene("""
        1  Ari +++ o++ ... ...
        2  ... r++ OOO ... ...
        green sheep B1 east star; C1 dwarf; Arridis
    """).state
    listener = Listener(speech_of("edenia", "fr"), NAMES[:2], Seat(0))
    answer = ask(listener, view, typed)
    assert answer == ask(listener, view, same)
    assert "Exemple" not in answer[0]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("at z9", "Not clear: z9. I expect a cell. Example: at c2."),
        ("at", "Something is missing: a cell. Example: at c2."),
        ("ray b1 n x", "Not clear: x. I expect a path. Example: ray b1 east star."),
        ("path 4 c1", "Not clear: 4. I expect a sheep, 1 to 3. Example: path 2 edenia."),
        ("find p", "Not clear: p. I expect a kind. Example: find dwarf."),
        ("look $<>", "Something is missing: nothing more. Example: look."),
        ("col 6", "Not clear: 6. I expect a column, a to e. Example: col c."),
    ],
)
def test_a_wrong_argument_gets_one_line_with_an_example(typed: str, answer: str) -> None:
    """The line names what was typed, what was expected and how to ask."""
    view = Scene("1  Ari +++ o++ ... ...").state
    assert ask(english(), view, typed) == [answer]


def test_find_gives_the_nearest_first() -> None:
    """Distances are counted from one's first sheep under way; at most 8 are told."""
    view = Scene(
        """
        1  Ari o++ ... ... o++
        red sheep Edenia; E1 dwarf; Arridis
        supply trifoliums 13 11 9
        green sheep Arridis; Arridis; Arridis
    """.replace("red sheep", "red trifoliums 15, sheep")
    ).state
    assert ask(english(), view, "f dwarf") == [
        "2 found, from e 1:",
        "e 1, here: dwarf, 2 artefacts, sheep 2.",
        "b 1, 3 steps: dwarf, 2 artefacts.",
    ]
    assert len(ask(english(), view, "f unexplored")) == 21, "none is left out"


def test_levels_change_what_is_said() -> None:
    """Brief leaves out what lies ahead; full tells the sides of a dwarf planet too."""
    view = Scene("""
        1  Ari o++ +++ ... ...
        red sheep B1 dwarf; C1 east star; Arridis
    """).state
    brief, normal, full = (ask(english(level), view, "l")[:2] for level in Level)
    assert brief == ["Sheep 1: b 1 dwarf.", "Sheep 2: c 1 east star."]
    assert normal[1].startswith("Sheep 2: c 1 east star; east to unexplored d 1; west to dwarf b 1")
    assert full[0].startswith("Sheep 1: b 1 dwarf; north to")
    assert "east past 1 sheep to unexplored d 1" in " ".join(ask(english(Level.FULL), view, "l"))


def test_diff_tells_the_important_things_first() -> None:
    """Flags on planets come before one's own tokens, those before others, tiles and the supply."""
    before = Scene("""
        1  Ari OOO ... ... ...
        planet B1 clovers 2, flag red
        red clovers 2, flags 2
    """).state
    scene = Scene(EDENIA.write_position(before).replace("turn      red", "turn      green"))
    after = scene.play("go 1 east star", "flag").state
    assert diff(english(), before, after) == [
        "Green has a flag at b 1.",
        "You: minus 7, 2 points.",
        "You: plus 1, 3 flags in hand.",
        "Green: plus 7, 7 points.",
        "Green: minus 1, 2 flags in hand.",
        "Green 1: b 1 planet.",
        "Round 2, your turn.",
    ]
    assert diff(english(), after, after) == ["Nothing has changed."]


def test_a_player_can_have_a_name_of_several_words() -> None:
    """A name is understood as a whole or by its beginning, before the words that follow it."""
    view = Scene("green sheep Arridis; Arridis; Arridis").state
    listener = Listener(speech_of("edenia", "en"), ("Anna Lee", "Anna Maria"), Seat(0))
    assert ask(listener, view, "w anna maria") == ask(listener, view, "w green")
    assert ask(listener, view, "f sheep anna m from c2") == ask(listener, view, "f sheep gr c 2")
    assert ask(listener, view, "w anna")[0].startswith("Not clear: anna.")


@pytest.mark.parametrize(("language", "name"), [("en", "Ewe"), ("fr", "Brebis")])
def test_a_score_that_was_asked_for_by_name_says_whose(language: str, name: str) -> None:
    """`score ewe` begins with the name; one's own, asked without a name, needs none."""
    listener = Listener(speech_of("edenia", language), ("Anna", name), Seat(0))
    for state in islice(random_states(3, Options(2)), 5, None, 40):
        view = EDENIA.view(state, Seat(0))
        (whose, *_), (own, *_) = (
            ask(listener, view, f"score {name.lower()}"),
            ask(listener, view, "o"),
        )
        assert whose.startswith((f"{name}: ", f"{name} : "))
        assert own[0].isdigit()


def test_find_sheep_leaves_none_out() -> None:
    """With four players there are twelve, the farthest as well: it may be about to win."""
    options = Options(4)
    listener = Listener(speech_of("edenia", "en"), ("",) * 4, Seat(0))
    for state in islice(random_states(2, options), 5, None, 60):
        head, *sheep = ask(listener, EDENIA.view(state, Seat(0)), "find sheep")
        assert head.startswith("12 found")
        assert len(sheep) == 12
