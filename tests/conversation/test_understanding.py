"""Everything typed is understood in one place: the same in a game, in a replay and in a what-if."""

from functools import cache
from typing import Any

import pytest

from edenia_tui.conversation.answers import ANSWERS
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.log import Log
from edenia_tui.conversation.understanding import (
    Choice,
    Refusal,
    RulesQuestion,
    TableQuestion,
    Word,
    commands,
    understand,
)
from edenia_tui.conversation.vocabularies import (
    IN_GAME,
    IN_REPLAY,
    IN_WHAT_IF,
    REPLAY_WORDS,
    SESSION_WORDS,
    WHAT_IF_WORDS,
)
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.games.registry import GAMES
from edenia_tui.language.folding import folded
from edenia_tui.language.speech import LANGUAGES
from rules.edenia.state import Ask
from rules.kernel.seat import CHANCE
from tests.line.lint import faults
from tests.line.replays import random_game
from tests.visits import visit_in

CONVERSATIONS = (IN_GAME, IN_REPLAY, IN_WHAT_IF)
EVERYWHERE = ("more", "again", "screen")
"""Words that are done by each front end in its own way, in every conversation."""
LOOK_BACK, WHAT_IF = ("look back", "replay", "revoir"), ("what if", "et si", "essai")

every_conversation = pytest.mark.parametrize("vocabulary", CONVERSATIONS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def position(ask: Ask) -> Any:
    """Find where something is asked in a random game."""
    replay = random_game()
    states = (replay.state(point) for point in range(replay.last))
    return next(state for state in states if state.turn.ask is ask)


def desk(language: str = "en", *, ask: Ask = Ask.START, is_asked: bool = True) -> Desk:
    """Sit somebody down before a table where something is asked, of them or of nobody."""
    entry, state = GAMES["edenia"], position(ask)
    actor = entry.game.to_act(state)
    seat = None if actor is CHANCE or actor is None else actor
    visit = visit_in(language)
    listener = visit.manner.listener(("", ""), seat, entry.words.messages)
    legal = entry.game.legal(state) if is_asked else ()
    log = Log(seat, entry.words)
    return Desk(
        *(listener, state, state, legal),
        *(lambda: log, visit, entry.words, entry.game),
    )


def at(vocabulary: Vocabulary, language: str = "en") -> Desk:
    """Sit somebody down in a conversation; in a replay nothing is asked."""
    return desk(language, is_asked=vocabulary is not IN_REPLAY)


@every_conversation
@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "may I leap my own sheep"),
        ("en", "how do i win"),
        ("fr", "comment je gagne"),
        ("fr", "qu'est-ce qu'un drapeau"),
    ],
)
def test_a_sentence_asks_for_a_rule(vocabulary: Vocabulary, language: str, question: str) -> None:
    """Where every word is found in one rule, the line is a question about the rules."""
    assert understand(at(vocabulary, language), vocabulary, question) == RulesQuestion(
        tuple(question.split())
    )


@every_conversation
@every_language
@pytest.mark.parametrize("typed", ["frobnicate the bus", "xyzzy"])
def test_what_nobody_knows_is_refused(vocabulary: Vocabulary, language: str, typed: str) -> None:
    """A line of which no rule has every word is no question; one line or two say so."""
    refusal = understand(at(vocabulary, language), vocabulary, typed)
    assert isinstance(refusal, Refusal)
    assert refusal.lines
    assert refusal.rule is None


@every_conversation
@every_language
def test_a_coordinate_alone_asks_what_is_there(vocabulary: Vocabulary, language: str) -> None:
    """Bare coordinates are a question about the table everywhere."""
    meant = understand(at(vocabulary, language), vocabulary, "b2")
    assert isinstance(meant, TableQuestion)
    assert (meant.query.name, meant.arguments) == ("at", ("b2",))


@every_conversation
@every_language
def test_every_word_of_a_question_asks_it(vocabulary: Vocabulary, language: str) -> None:
    """Questions about the table are asked by the same words and letters everywhere."""
    here = at(vocabulary, language)
    for word, query in here.words.queries.items():
        assert understand(here, vocabulary, word) == TableQuestion(query, ()), word


@every_conversation
@every_language
def test_every_word_of_a_game_is_known_everywhere(vocabulary: Vocabulary, language: str) -> None:
    """It is done or answered, or one sentence says why it makes no sense here."""
    here = at(vocabulary, language)
    doable = {*vocabulary.words.values(), *ANSWERS, *EVERYWHERE}
    for typed in (*SESSION_WORDS, *LOOK_BACK, *WHAT_IF):
        meant = understand(here, vocabulary, typed)
        if isinstance(meant, Word):
            assert meant.name in doable, typed
        else:
            assert isinstance(meant, Refusal), typed
            assert len(meant.lines) == 1, typed
            assert faults(meant.lines[0] + "\n", "") == []
            assert "clear" not in meant.lines[0]
            assert "compris" not in meant.lines[0]


@pytest.mark.parametrize(
    ("vocabulary", "others"),
    [
        (IN_GAME, {**REPLAY_WORDS, **WHAT_IF_WORDS}),
        (IN_REPLAY, WHAT_IF_WORDS),
        (IN_WHAT_IF, REPLAY_WORDS),
    ],
)
@every_language
def test_words_of_other_conversations_are_told_where_they_belong(
    vocabulary: Vocabulary, others: dict[str, str], language: str
) -> None:
    """`next` in a game and `draw` in a replay are not riddles."""
    here = at(vocabulary, language)
    told = set(vocabulary.elsewhere.values())
    verbs = {"end", "play", "draw", "roll", "reveal", "keep"}
    for typed in others:
        meant = understand(here, vocabulary, typed)
        is_verb = here.words.canonical(here.listener, typed) in verbs
        if isinstance(meant, Refusal) and not is_verb:
            sentences = {here.listener.say(message) for message in told}
            sentences |= {here.listener.say(one) for one in vocabulary.senseless.values()}
            assert set(meant.lines) <= sentences, typed


@pytest.mark.parametrize(
    ("vocabulary", "typed", "language", "told"),
    [
        (IN_WHAT_IF, "look back", "en", "A what-if has no past to look back at."),
        (IN_WHAT_IF, "revoir", "fr", "Un essai n'a pas de passé à revoir."),
        (IN_WHAT_IF, "what if", "en", "You are trying something out already."),
        (IN_WHAT_IF, "et si", "fr", "Vous êtes déjà dans un essai."),
        (IN_WHAT_IF, "next", "en", "That is for looking back"),
        (IN_WHAT_IF, "suivant", "fr", "Cela sert à revoir la partie"),
        (IN_REPLAY, "look back", "en", "You are looking back already."),
        (IN_REPLAY, "revoir", "fr", "Vous revoyez déjà la partie."),
        (IN_REPLAY, "resign", "en", "A replay changes nothing."),
        (IN_REPLAY, "abandonner", "fr", "Une relecture ne change rien."),
        (IN_GAME, "next", "en", "That is for looking back."),
        (IN_GAME, "+", "en", "That is for looking back."),
        (IN_GAME, "suivant", "fr", "Cela sert à revoir la partie."),
        (IN_GAME, "drop", "en", "That is for trying something out."),
        (IN_GAME, "laisser", "fr", "Cela sert pendant un essai."),
    ],
)
def test_a_word_that_makes_no_sense_here_is_told_why(
    vocabulary: Vocabulary, typed: str, language: str, told: str
) -> None:
    """One clear sentence, and what to type instead."""
    refusal = understand(at(vocabulary, language), vocabulary, typed)
    assert isinstance(refusal, Refusal)
    assert refusal.lines[0].startswith(told)


@pytest.mark.parametrize("typed", WHAT_IF)
def test_a_what_if_is_begun_by_the_same_phrases(typed: str) -> None:
    """From a game and from a replay of it."""
    for vocabulary in (IN_GAME, IN_REPLAY):
        assert understand(at(vocabulary), vocabulary, typed) == Word("what-if")


@pytest.mark.parametrize("typed", LOOK_BACK)
def test_looking_back_is_begun_by_its_phrases(typed: str) -> None:
    """`look` alone stays a question about the table."""
    assert understand(at(IN_GAME), IN_GAME, typed) == Word("replay")
    assert isinstance(understand(at(IN_GAME), IN_GAME, "look"), TableQuestion)


def test_what_begins_a_question_begins_no_what_if() -> None:
    """In a replay `what` alone tries something out; a sentence that begins with it asks for a rule."""
    assert understand(at(IN_REPLAY), IN_REPLAY, "what") == Word("what-if")
    asked = understand(at(IN_REPLAY), IN_REPLAY, "what is a flag")
    assert asked == RulesQuestion(("what", "is", "a", "flag"))


@pytest.mark.parametrize("vocabulary", [IN_GAME, IN_WHAT_IF])
@every_language
def test_numbers_and_commands_choose(vocabulary: Vocabulary, language: str) -> None:
    """A number of the list, or a command in either language."""
    here = at(vocabulary, language)
    for number, action in enumerate(here.legal, 1):
        assert understand(here, vocabulary, str(number)) == Choice(action)
        written = here.words.example(here.listener, here.game.write_action(action))
        assert understand(here, vocabulary, written) == Choice(action)
    wrong = understand(here, vocabulary, str(len(here.legal) + 1))
    assert wrong == Refusal((here.listener.say("line-no-choice", most=len(here.legal)),))


@every_language
def test_chance_is_chosen_for_or_asked_to_draw(language: str) -> None:
    """By a number, by what the rules write, or by the word alone."""
    here = desk(language, ask=Ask.DRAW)
    assert here.is_chance
    for number, action in enumerate(here.legal, 1):
        assert understand(here, IN_WHAT_IF, str(number)) == Choice(action)
    written = here.game.write_action(here.legal[0])
    assert understand(here, IN_WHAT_IF, written) == Choice(here.legal[0])
    for word in ("draw", "piocher"):
        assert understand(here, IN_WHAT_IF, word) == Word("draw")
    refusal = understand(here, IN_WHAT_IF, "9999")
    assert refusal == Refusal((here.listener.say("trying-no-outcome", most=len(here.legal)),))


def test_an_offered_command_comes_before_a_word() -> None:
    """`keep` and an artefact chooses where artefacts are kept; elsewhere it keeps the what-if."""
    here = desk(ask=Ask.KEEP)
    written = here.game.write_action(here.legal[0])
    assert written.startswith("keep ")
    assert understand(here, IN_WHAT_IF, written) == Choice(here.legal[0])
    assert understand(at(IN_WHAT_IF), IN_WHAT_IF, "keep my-try") == Word("save", ("my-try",))


@every_conversation
@every_language
def test_single_letters_do_nothing_that_cannot_be_taken_back(
    vocabulary: Vocabulary, language: str
) -> None:
    """Each asks something, is a word with a longer name, or is refused."""
    here = at(vocabulary, language)
    for letter in "abcdefghijklmnopqrstuvwxyz?!§":
        meant = understand(here, vocabulary, letter)
        assert not isinstance(meant, Choice), letter
        if isinstance(meant, Word):
            assert meant.name != "resign"


@every_conversation
def test_nothing_typed_is_nothing_said(vocabulary: Vocabulary) -> None:
    """An empty line is refused without a word."""
    assert understand(at(vocabulary), vocabulary, "") == Refusal()
    assert understand(at(vocabulary), vocabulary, "   ") == Refusal()


@every_conversation
@every_language
def test_all_that_is_listed_is_understood(vocabulary: Vocabulary, language: str) -> None:
    """Whatever completion offers leads somewhere."""
    here = at(vocabulary, language)
    listed = commands(here, vocabulary)
    assert listed[: len(here.legal)] == [
        here.words.example(here.listener, here.game.write_action(action)) for action in here.legal
    ]
    for typed in listed:
        assert not isinstance(understand(here, vocabulary, f"{typed}"), Refusal), typed
    own = {folded(word) for word in vocabulary.words if len(word) > 1}
    assert own <= set(listed)
