"""What looking up a rule of Edenia needs besides the rulebook: data beside it, read once."""

from functools import cache
from importlib.resources import files

from edenia_tui.lookup.examples import Example, read_examples
from edenia_tui.lookup.search import RuleSearch
from edenia_tui.lookup.vocabulary import Vocabulary
from rules.edenia.rulebook import rulebook


@cache
def rule_search() -> RuleSearch:
    """Make the search through the rulebook, with the words of `synonyms.txt`."""
    return RuleSearch(rulebook(), Vocabulary(_read("synonyms.txt")))


@cache
def examples() -> dict[str, Example]:
    """Read the positions of `examples.txt`, by the ids of the rules they show."""
    return read_examples(_read("examples.txt"))


def _read(name: str) -> str:
    return files("rules.edenia.rulebook").joinpath(name).read_text("utf-8")
