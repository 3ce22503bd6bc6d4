"""Rules as lines: what is piped on, spoken, or shown in braille."""

from collections.abc import Iterable, Iterator

from edenia_tui.games.entry import Entry
from edenia_tui.language.citing import Say, origin_in_short, origin_of
from edenia_tui.lookup.editions import what_is_played
from rules.kernel.rulebook import Rule


def index_lines(rules: Iterable[Rule], say: Say) -> Iterator[str]:
    """List chapters, and the ids and titles of their rules, and which are printed."""
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            yield f"{chapter}."
        yield f"{head(rule)} {origin_in_short(rule, say)}"


def head(rule: Rule) -> str:
    """Name a rule."""
    return f"{rule.id}. {rule.title}."


def paragraphs(rule: Rule, entry: Entry, edition: str | None, say: Say) -> list[str]:
    """List what a rule says, what the editions make of it, and where it comes from.

    Args:
        rule: the rule.
        entry: its game.
        edition: the one that is asked about; without one, each is told by its name.
        say: says a message in the language of the rule.
    """
    told = [
        said.text
        if said.edition is None or (said.edition == edition and said not in rule.prints)
        else say("rules-edition", edition=said.edition, text=said.text)
        for said in (*rule.paragraphs, *rule.prints)
        if edition is None or said.edition in (None, edition)
    ]
    if rule.prints or (rule.differs and edition is None):
        told.append(what_is_played(rule, entry, say))
    return [*told, origin_of(rule, say)]
