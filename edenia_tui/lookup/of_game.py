"""What looking up a rule of a game needs besides the rulebook: data beside it, read once."""

from functools import cache
from importlib.resources import files
from typing import Final

from edenia_tui.games.registry import GAMES
from edenia_tui.lookup.examples import read_examples
from edenia_tui.lookup.search import RuleSearch
from edenia_tui.lookup.vocabulary import Vocabulary
from rules.kernel.rulebook import Rulebook

_OF_EVERY_GAME: Final = ("common_words.txt", "casual_words.txt", "worldly_words.txt")


@cache
def rule_search(game: str) -> RuleSearch:
    """Make the search through the rulebook of a game."""
    return search_through(GAMES[game].rulebook)


@cache
def vocabulary_of(game: str) -> Vocabulary:
    """Read which words mean the same in a game, and which tell nothing."""
    return vocabulary_beside(GAMES[game].rulebook)


def search_through(book: Rulebook) -> RuleSearch:
    """Make the search through a rulebook, with the words of `synonyms.txt` and `topics.txt` beside it."""
    topics = read_examples(book.beside("topics.txt"))
    about = {rule: topic.sentences.values() for rule, topic in topics.items()}
    return RuleSearch(book, vocabulary_beside(book), about)


def vocabulary_beside(book: Rulebook) -> Vocabulary:
    """Read the words of every game, and those of one game beside its rulebook."""
    lookup = files("edenia_tui.lookup")
    every_game = (lookup.joinpath(name).read_text("utf-8") for name in _OF_EVERY_GAME)
    return Vocabulary(*every_game, book.beside("synonyms.txt"))
