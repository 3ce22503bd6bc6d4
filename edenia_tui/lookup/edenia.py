"""Looking up a rule of Edenia."""

from edenia_tui.lookup.examples import Example
from edenia_tui.lookup.of_game import examples_of
from edenia_tui.lookup.of_game import rule_search as rule_search_of
from edenia_tui.lookup.search import RuleSearch


def rule_search() -> RuleSearch:
    """Give the search through the rulebook of Edenia."""
    return rule_search_of("edenia")


def examples() -> dict[str, Example]:
    """Give the examples of Edenia, by the ids of the rules they show."""
    return examples_of("edenia")
