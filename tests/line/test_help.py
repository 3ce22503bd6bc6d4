"""`?` explains every word that can be typed, in the language of now, before it looks at the rules."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from edenia_tui.conversation.vocabularies import IN_GAME, SESSION_WORDS
from edenia_tui.games.registry import GAMES
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.refusing import form_of
from edenia_tui.language.speech import LANGUAGES, speech
from rules.kernel.expected import Form, OneOf
from rules.kernel.refused import NotACommand
from rules.kernel.seat import Seat
from tests.games.discovery import LINE_GAMES
from tests.line.lint import faults
from tests.line.transcript import Keyboard, converse, own_folders

OPTIONS = {game.name: game.two_players(Seat(0)) for game in LINE_GAMES}
_WORD = re.compile(r"[\w'?-]+")

every_game = pytest.mark.parametrize("game", OPTIONS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> Iterator[None]:
    """Let settings live in a folder of this test."""
    with own_folders(tmp_path):
        yield


def keyboard(game: str = "edenia", language: str = "en") -> Keyboard:
    """Sit down at the first question of a game."""
    return Keyboard(OPTIONS[game], game=game, language=language)


def said_to(typed: str, *before: str, language: str = "en") -> str:
    """Give the answer to a line, after some others."""
    return converse(*before, typed, keyboard=keyboard(language=language))[-1].said


def words_named(text: str) -> set[str]:
    """Find the words of the table that a text names, by the name of what each does."""
    words = _WORD.findall(text)
    some = (*([word] for word in words), *pairwise(words))
    found = {IN_GAME.find(typed) for typed in some}
    return {name for name in found if name is not None}


@every_language
@every_game
def test_every_word_of_the_table_is_explained(game: str, language: str) -> None:
    """`?` and a word gives a line that begins with that word, as it is typed in this language."""
    typed = [f"? {word}" for word in SESSION_WORDS]
    for word, exchange in zip(
        SESSION_WORDS, converse(*typed, keyboard=keyboard(game, language)), strict=True
    ):
        assert len(exchange.lines) == 1, word
        assert not faults(exchange.said), word
        head = exchange.said.split(".")[0].split(" : " if language == "fr" else ":")[0]
        assert SESSION_WORDS[word] in words_named(head), exchange.said


def needed(game: str, verb: str) -> Form:
    """Tell what a verb needs; before anything can be done none is understood by being cut short."""
    state = GAMES[game].game.start(OPTIONS[game])
    with pytest.raises(NotACommand) as caught:
        GAMES[game].game.read_action(state, f"{verb} ~")
    assert isinstance(caught.value.expected, Form)
    return caught.value.expected


@every_language
@every_game
def test_every_command_is_explained(game: str, language: str) -> None:
    """`?` and a verb, in English or in the language of now, tells what it needs, and reads its rule."""
    entry, keys = GAMES[game], keyboard(game, language)
    listener = Listener(speech(language, entry.words.messages), ())
    with pytest.raises(NotACommand) as caught:
        entry.game.read_action(entry.game.start(OPTIONS[game]), "zzz")
    expected = caught.value.expected
    assert isinstance(expected, OneOf)
    assert {*expected.words} == {*entry.words.verb_rules}
    typed = {
        word: verb
        for verb in expected.words
        for word in (verb, entry.words.example(listener, verb))
        if IN_GAME.find([word]) is None and folded(word) not in entry.words.queries
    }
    for word, exchange in zip(
        typed, converse(*(f"? {word}" for word in typed), keyboard=keys), strict=True
    ):
        verb = typed[word]
        first, *others = exchange.lines
        assert first.startswith(f"{entry.words.example(listener, verb)} "), exchange.said
        form = needed(game, verb)
        assert first.startswith(form_of(listener, form, entry.words.example(listener, verb)))
        assert any(line.startswith(entry.words.verb_rules[verb]) for line in others)
        assert not faults(exchange.said), word


def test_a_verb_that_needs_something_does_not_stand_alone() -> None:
    """Where it can be done: cut short it could mean every choice that begins with it."""
    assert said_to("? go").startswith(
        "go needs a sheep, a side and sometimes a path. For example: "
    )
    assert said_to("? skip").startswith("skip stands alone.")


def test_editions_are_told_by_a_word() -> None:
    """In a game as at the prompt: what each says and what is played; a word away from the rules."""
    told = said_to("rules editions")
    assert "LEAP-3" in told
    assert "We play:" in told
    assert said_to("? éditions") == told
    assert "Nous jouons" in said_to("règle éditions", language="fr")
    exo = converse("rules editions", keyboard=keyboard("exo"))[-1].said
    assert exo == "There is only one edition of this rulebook.\n"


@every_language
@every_game
def test_a_question_about_something_else_is_told_so(game: str, language: str) -> None:
    """One line that says so, with an example that works."""
    for typed in ("rules pizza", "? weather", "rules asdfgh qwerty"):
        (line,) = converse(typed, keyboard=keyboard(game, language))[-1].lines
        assert GAMES[game].words.rule_example[0] in line


@every_language
def test_no_two_words_are_explained_alike(language: str) -> None:
    """Each of the words has a line of its own."""
    names = {*SESSION_WORDS.values()}
    told = converse(*(f"? {name}" for name in names), keyboard=keyboard(language=language))
    assert len({exchange.said for exchange in told}) == len(names)


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("? look back", "? replay"),
        ("? what if", "? what-if"),
        ("? et si", "? essai"),
        ("? back 2", "? back"),
        ("? bell on", "? bell"),
        ("help hint", "? hint"),
    ],
)
def test_a_word_is_explained_however_it_is_typed(typed: str, same: str) -> None:
    """Two words for one thing, and a word with what belongs to it, are explained alike."""
    assert said_to(typed) == said_to(same)


def test_a_longer_question_is_answered_by_the_rules() -> None:
    """A question that only begins with one of the words is none about that word."""
    question = "why does my sheep stop at a planet"
    assert said_to(f"? {question}") == said_to(f"rules {question}")


def test_help_names_the_same_words_in_every_language() -> None:
    """What one language teaches the others teach, too."""
    named = [words_named(said_to("?", language=language)) for language in LANGUAGES]
    assert named[0] == named[1]


@every_language
@pytest.mark.parametrize("before", [("replay",), ("what if",)], ids=lambda typed: typed[0])
def test_beside_the_game_a_word_is_explained_as_it_works_there(
    before: tuple[str], language: str
) -> None:
    """A word that means something else in a replay or a what-if is explained by a line of its help."""
    replaying = before == ("replay",)
    words = ("back", "quit", "next", "eyes") if replaying else ("undo", "save", "drop", "auto")
    lines = said_to("?", *before, language=language).splitlines()
    for word in words:
        assert said_to(f"? {word}", *before, language=language).splitlines()[0] in _marked(lines)


def _marked(lines: list[str]) -> set[str]:
    """Give lines as they are said first: after the mark of a what-if, or as they are."""
    mark = re.match(r"[A-Z][a-z ]*? ?: ", lines[0])
    return {*lines, *(f"{mark[0]}{line}" for line in lines if mark)}
