"""Where the editions of a rulebook differ: what each says, and what is played."""

from collections.abc import Iterator
from typing import Final

from edenia_tui.games.entry import Entry
from edenia_tui.language.citing import Say
from edenia_tui.language.folding import folded
from rules.kernel.rulebook import Rule

_WORDS: Final = frozenset({"edition", "editions"})


def asks_for_editions(question: str) -> bool:
    """Tell whether a question is the one word for all differences, in any language."""
    return folded(question.strip()) in _WORDS


def differing(entry: Entry, language: str) -> list[Rule]:
    """List the rules on which the editions say different things."""
    return [rule for rule in entry.rulebook.rules(language) if rule.differs]


def difference_lines(rule: Rule, entry: Entry, say: Say) -> Iterator[str]:
    """Tell what each edition says of a rule, and what is played."""
    for said in (*rule.paragraphs, *rule.prints):
        if said.edition is not None:
            yield say("rules-edition", edition=said.edition, text=said.text)
    if rule.differs:
        yield what_is_played(rule, entry, say)


def what_is_played(rule: Rule, entry: Entry, say: Say) -> str:
    """Tell what is played where the editions differ: one reading, or the edition that is chosen."""
    if rule.prints:
        return say("rules-we-play", text=rule.played)
    return say("rules-we-play-chosen", edition=entry.editions[0])
