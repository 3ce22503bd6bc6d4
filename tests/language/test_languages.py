"""The languages are twins: every sentence in each of them, with the same facts, and all of use."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, StringLiteral, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import edenia_tui
from edenia_tui.conversation.mode import Cause
from edenia_tui.conversation.vocabularies import SESSION_WORDS
from edenia_tui.games.edenia.words.events import tell_events
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Level, Listener, Part, Style
from edenia_tui.language.speech import LANGUAGES, SHARED, Speech, speech
from edenia_tui.storage.settings import SIGNS, PreferredMode, Trouble
from rules.edenia.events import Event
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.games.edenia.words import COLUMNS
from tests.games.spoken import speech_of
from tests.rules.games import play_on

SEAT = Seat(0)

FOLDERS: Final = {"shared": SHARED, **{name: one.words.messages for name, one in GAMES.items()}}
"""The messages of every game, and those of each game."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_folder = pytest.mark.parametrize("of", FOLDERS)

ENGLISH_ALONE_TELLS: Final = {
    "query-path-no": {"target"},
}
"""Facts that French leaves to the question just asked, so that the line is not too long."""

FILLED_BY_THE_CONSOLE: Final = {"line-more"}
"""Sentences with a place that is filled after they were spoken."""

_SPEAKABLE = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿŒœ0-9\s.,:;?!'()+\-/%]*")
_OF_THE_FRONT_END = re.compile(r"(event|line|help|menu|setup)-[a-z0-9-]*[a-z0-9]")
_THINGS = re.compile(
    r"\b(Edenia|EXO|sheep|moutons?|clovers?|trèfles?|planets?|planètes?|galax(y|ie)|arte?facts?"
    r"|tiles?|tuiles?|universe?|flags?|drapeaux?)\b"
)
"""What lies on the tables of our games; the command edenia is the program's."""
_FAMILIES: Final[dict[str, set[str]]] = {
    "line-on-": {reason.value for reason in Cause} - {Cause.TERMINAL.value},
    "help-on-": {*SESSION_WORDS.values()},
    "line-level-": {level.value for level in Level},
    "line-mode-": {mode.value for mode in PreferredMode},
    "line-settings-": {trouble.value for trouble in Trouble},
    "line-signs-": {*SIGNS},
    "line-style-": {style.value for style in Style},
    "line-profile-": {part.value for part in Part},
    "line-bell-": {f"{kind}-{state}" for kind in ("loss", "end") for state in ("on", "off")},
}
"""Sentences whose ids are put together, with everything that can follow."""
_LEVELS = tuple(f"-{level.value}" for level in Level)


class Sentence(NamedTuple):
    """What a message holds."""

    facts: frozenset[str]
    text: str


class Reading(Visitor):
    """Collects the facts and the words of a message."""

    def __init__(self) -> None:
        """Begin with nothing read."""
        self.facts: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Take note of a fact."""
        self.facts.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        """Take note of words."""
        self.text += node.value

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802
        """Take note of words between quotation marks."""
        self.text += node.parse()["value"]


def sentences_in(file: Path) -> dict[str, Sentence]:
    """Read the sentences of a file by id; a mistake in it is an error."""
    told: dict[str, Sentence] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{file}: {entry.content}"
        if isinstance(entry, Message):
            reading = Reading()
            reading.visit(entry)
            told[entry.id.name] = Sentence(frozenset(reading.facts), reading.text)
    return told


def read(of: str, language: str) -> dict[str, dict[str, Sentence]]:
    """Read the sentences of a folder by file and id."""
    return {file.name: sentences_in(file) for file in (FOLDERS[of] / language).iterdir()}


def sentences(of: str, language: str) -> dict[str, Sentence]:
    """Read the sentences of a folder by id."""
    return {name: told for file in read(of, language).values() for name, told in file.items()}


def whole(of: str, language: str) -> Speech:
    """Give a language that can say the messages of a folder."""
    return speech(language) if of == "shared" else speech(language, FOLDERS[of])


@cache
def texts_of(of: str) -> frozenset[str]:
    """List the texts in the code of a game, or in what every game shares."""
    homes = [FOLDERS[game].parent for game in GAMES]
    shared = (
        path
        for path in Path(edenia_tui.__path__[0]).rglob("*.py")
        if not any(path.is_relative_to(home) for home in homes)
    )
    return frozenset(
        node.value
        for path in (shared if of == "shared" else FOLDERS[of].parent.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def ids_in(texts: Iterable[str]) -> set[str]:
    """List the ids of the front end's sentences among texts."""
    return {text for text in texts if _OF_THE_FRONT_END.fullmatch(text)}


def ids_put_together() -> set[str]:
    """List the ids that are made of a beginning and a value."""
    return {f"{start}{end}" for start, ends in _FAMILIES.items() for end in ends}


def forms(name: str) -> set[str]:
    """Tell how a sentence may be called: an event by level, and what engines say wrong for the ear."""
    at_levels = (name + level for level in _LEVELS if name.startswith("event-"))
    return {name, f"{name}-aloud", *at_levels}


@every_folder
def test_every_file_has_a_twin(of: str) -> None:
    """Whoever looks for a sentence finds it in the file of the same name."""
    english, french = (read(of, language).keys() for language in LANGUAGES)
    assert english == french


@every_folder
def test_every_sentence_has_a_twin(of: str) -> None:
    """Nothing can be said in one language only, and twins stand in twin files."""
    english, french = (
        {(file, name) for file, told in read(of, language).items() for name in told}
        for language in LANGUAGES
    )
    assert english ^ french == set()


@every_folder
def test_twins_tell_the_same_facts(of: str) -> None:
    """A translation leaves out nothing but what is said to go without saying."""
    english, french = (sentences(of, language) for language in LANGUAGES)
    twins = english.keys() & french.keys()
    missing = {name: english[name].facts - french[name].facts for name in twins}
    added = {name: french[name].facts - english[name].facts for name in twins}
    expected = {name: facts for name, facts in ENGLISH_ALONE_TELLS.items() if name in twins}
    assert {name: facts for name, facts in missing.items() if facts} == expected
    assert {name: facts for name, facts in added.items() if facts} == {}


@every_language
@every_folder
def test_every_character_can_be_said(of: str, language: str) -> None:
    """No sentence holds a symbol that speech engines are silent on."""
    wrong = {
        name: told.text
        for name, told in sentences(of, language).items()
        if not _SPEAKABLE.fullmatch(
            told.text.replace("{}", "") if name in FILLED_BY_THE_CONSOLE else told.text
        )
    }
    assert wrong == {}


@every_language
@every_folder
def test_sentences_without_facts_fit_on_a_line(of: str, language: str) -> None:
    """What is always the same never needs a second line."""
    say = whole(of, language)
    lines = {name: say(name) for name, told in sentences(of, language).items() if not told.facts}
    assert {name: line for name, line in lines.items() if len(line) > COLUMNS} == {}


@every_language
@every_folder
def test_the_ids_of_speech_are_those_of_the_files(of: str, language: str) -> None:
    """The quick reader of the program finds what a complete one does, and nothing of other games."""
    files = sentences("shared", language).keys() | sentences(of, language).keys()
    assert whole(of, language).ids() == files


@every_language
def test_shared_sentences_name_no_game(language: str) -> None:
    """What every game says is not about what lies on the table of one of them."""
    told = {name: sentence.text for name, sentence in sentences("shared", language).items()}
    assert {name: text for name, text in told.items() if _THINGS.search(text)} == {}


def told_counts(language: str) -> Iterator[tuple[type[Event], int]]:
    """Play a few games and count, event by event, the sentences for it at level full."""
    for players, seed in ((2, 90), (3, 99)):
        listener = Listener(speech_of("edenia", language), ("",) * players, SEAT, Level.FULL)
        for moment in play_on(EDENIA, EDENIA.start(Options(players)), Random(seed)):
            before, after = (EDENIA.view(s, SEAT) for s in (moment.before, moment.step.state))
            events = [EDENIA.news(event, SEAT) for event in moment.step.events]
            so_far = 0
            for number, event in enumerate(events, 1):
                count = len(tell_events(listener, before, after, events[:number]))
                yield type(event), count - so_far
                so_far = count


@every_language
def test_every_event_has_a_sentence_at_level_full(language: str) -> None:
    """Whoever wants to hear everything misses no kind of event."""
    fewest: dict[type[Event], int] = {}
    for event_type, count in told_counts(language):
        fewest[event_type] = min(count, fewest.get(event_type, count))
    assert fewest.keys() == set(get_args(Event))
    assert {event_type for event_type, count in fewest.items() if count < 1} == set()


@every_language
def test_no_sentence_of_the_front_end_is_dead(language: str) -> None:
    """A sentence that no code says is not kept."""
    code = ids_in(chain.from_iterable(map(texts_of, FOLDERS)))
    said = {form for name in code for form in forms(name)} | ids_put_together()
    told = {name for name in sentences("shared", language) if _OF_THE_FRONT_END.fullmatch(name)}
    assert told - said == set()


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_game_is_dead(game: str, language: str) -> None:
    """A sentence that neither the game says nor shared code asks it for is not kept."""
    texts = texts_of(game) | texts_of("shared")
    beginnings = tuple(text for text in texts if re.fullmatch(r"[a-z].*-", text))
    said = {form for name in texts for form in forms(name)}
    told = sentences(game, language).keys()
    assert {name for name in told - said if not name.startswith(beginnings)} == set()


@every_language
@every_folder
def test_no_sentence_of_the_front_end_is_missing(of: str, language: str) -> None:
    """What the code says has a sentence; an event may have one at some levels only."""
    told = whole(of, language).ids()
    assert {name for name in ids_in(texts_of(of)) if not forms(name) & told} == set()
    assert ids_put_together() - told == set()
