"""Everything somebody types, understood in one place: a value tells what it means, and is obeyed."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

import msgspec

from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.reading import Reading, read_command, read_outcome
from edenia_tui.conversation.vocabularies import NATURAL, SESSION_WORDS
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.games.words import AnyQuery
from edenia_tui.language.coordinates import as_typed_short
from edenia_tui.language.folding import folded
from edenia_tui.language.speakable import quoted
from rules.kernel.opaque import AnyAction


class Choice(msgspec.Struct, frozen=True):
    """An action that whoever is asked may do; what chance brings, where chance is asked."""

    action: AnyAction


class TableQuestion(msgspec.Struct, frozen=True):
    """A question about the table."""

    query: AnyQuery
    arguments: tuple[str, ...]


class RulesQuestion(msgspec.Struct, frozen=True):
    """A question about the rules, asked in words of one's own."""

    words: tuple[str, ...]


class Word(msgspec.Struct, frozen=True):
    """A word of the conversation by its name, and what stands after it."""

    name: str
    arguments: tuple[str, ...] = ()


class Refusal(msgspec.Struct, frozen=True):
    """Why a line leads nowhere; nothing where nothing was typed."""

    lines: tuple[str, ...] = ()
    rule: str | None = None
    """The rule behind it."""
    help: tuple[str, ...] = ()
    """Where help is found, for those with room to say it."""


_SHORT: Final = 2
"""Words of so few letters are like too many others to be proposed."""
_LIKENESS: Final = 0.72
"""How like a word must be to be proposed, as difflib counts."""

Understood = Choice | TableQuestion | RulesQuestion | Word | Refusal


def understand(desk: Desk, vocabulary: Vocabulary, line: str) -> Understood:
    """Tell what a line means to somebody in a conversation."""
    line = as_typed_short(line)
    words = line.split()
    if not words:
        return Refusal()
    if bare := desk.words.bare(line):
        return TableQuestion(bare, tuple(words))
    first, after = folded(words[0]), tuple(words[1:])
    if folded(" ".join(words)) in vocabulary.phrases:
        after = ()
    is_command, query = _is_command(desk, words), desk.words.queries.get(first)
    name = None if is_command else vocabulary.find(words)
    if query is not None and (name is None or (name in vocabulary.alone_asked and not after)):
        return TableQuestion(query, after)
    if name is None and not is_command:
        name = SESSION_WORDS.get(first)
    if name is None:
        natural = NATURAL.get(folded(" ".join(words)).rstrip(" ?"))
        is_known = natural is not None and _is_known(desk, vocabulary, natural)
        return (
            understand(desk, vocabulary, natural)
            if natural is not None and is_known
            else _otherwise(desk, vocabulary, line)
        )
    if name in vocabulary.senseless:
        return Refusal((desk.listener.say(vocabulary.senseless[name]),))
    return Word(name, after)


def commands(desk: Desk, vocabulary: Vocabulary) -> list[str]:
    """List what can be typed: the legal commands, the questions, the words of the conversation.

    In English the English words come first; in French, the French ones.
    """
    typed = [
        desk.words.example(desk.listener, desk.game.write_action(action)) for action in desk.legal
    ]
    asked = {word: query.name for word, query in desk.words.queries.items()}
    session = {
        word: name for word, name in SESSION_WORDS.items() if name not in vocabulary.senseless
    }
    known = {**asked, **session, **vocabulary.words}
    is_english = desk.listener.speech.language == "en"
    words = [word for word in known if len(word) > 1]
    words.sort(key=lambda word: (word == known[word]) is not is_english)
    return [*typed, *words]


def _is_known(desk: Desk, vocabulary: Vocabulary, word: str) -> bool:
    return (
        word in desk.words.queries or vocabulary.find([word]) is not None or word in SESSION_WORDS
    )


def _nearest(desk: Desk, vocabulary: Vocabulary, typed: str) -> str | None:
    """Find the word that somebody may have meant, in the language spoken."""
    is_english = desk.listener.speech.language == "en"
    asked = {word: query.name for word, query in desk.words.queries.items()}
    known = {**asked, **SESSION_WORDS, **vocabulary.words}
    words = [word for word in known if len(word) > _SHORT]
    words.sort(key=lambda word: (word == known[word]) is not is_english)
    found = get_close_matches(typed, words, n=3, cutoff=_LIKENESS)
    about_table = [word for word in found if word in asked]
    return next(iter((*about_table, *found)), None)


def _is_command(desk: Desk, words: Sequence[str]) -> bool:
    """Tell whether a line begins like a command that is offered: those come before all words.

    Where chance is asked, a verb alone is the wish that chance decides.
    """
    if len(words[0]) == 1 or (desk.is_chance and len(words) == 1):
        return False
    verbs = {desk.game.write_action(action).split()[0] for action in desk.legal}
    return desk.words.canonical(desk.listener, words[0]) in verbs


def _otherwise(desk: Desk, vocabulary: Vocabulary, line: str) -> Understood:
    """Read a line as a command; one that is none may be of another conversation, or ask for a rule."""
    read = _read(desk, vocabulary, line)
    if read.action is not None:
        return Choice(read.action)
    words = line.split()
    if read.is_unknown:
        if elsewhere := vocabulary.elsewhere.get(folded(words[0])):
            return Refusal((desk.listener.say(elsewhere),))
        if len(words) > 1 and desk.search.answers(line):
            return RulesQuestion(tuple(words))
        nearest = _nearest(desk, vocabulary, folded(words[0])) if desk.legal else None
        if nearest is not None:
            typed = quoted(line)
            told = desk.listener.say("line-nearest", typed=typed, word=nearest)
            return Refusal((told,), read.rule, read.help)
    return Refusal(read.lines, read.rule, read.help)


def _read(desk: Desk, vocabulary: Vocabulary, line: str) -> Reading:
    if not desk.legal:
        typed = quoted(line)
        message = vocabulary.unasked if typed else vocabulary.unreadable
        return Reading(lines=(desk.listener.say(message, typed=typed),), is_unknown=True)
    return read_outcome(desk, line) if desk.is_chance else read_command(desk, line)
