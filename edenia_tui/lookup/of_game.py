"""What looking up a rule of a game needs besides the rulebook: data beside it, read once."""

from functools import cache
from importlib.resources import files

from edenia_tui.games.registry import GAMES
from edenia_tui.lookup.examples import Example, read_examples
from edenia_tui.lookup.search import RuleSearch
from edenia_tui.lookup.vocabulary import Vocabulary


@cache
def rule_search(game: str) -> RuleSearch:
    """Make the search through a rulebook, with the words of `synonyms.txt` and `topics.txt`."""
    book = GAMES[game].game.rulebook
    topics = read_examples(book.beside("topics.txt"))
    return RuleSearch(
        book,
        vocabulary_of(game),
        {rule: about.sentences.values() for rule, about in topics.items()},
    )


@cache
def vocabulary_of(game: str) -> Vocabulary:
    """Read which words mean the same in a game, and which tell nothing."""
    common = files("edenia_tui.lookup").joinpath("common_words.txt").read_text("utf-8")
    return Vocabulary(common, GAMES[game].game.rulebook.beside("synonyms.txt"))


@cache
def examples_of(game: str) -> dict[str, Example]:
    """Read the positions of `examples.txt`, by the ids of the rules they show."""
    return read_examples(GAMES[game].game.rulebook.beside("examples.txt"))
