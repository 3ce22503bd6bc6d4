"""Rules as lines: what is piped on, spoken, or shown in braille."""

from collections.abc import Callable, Iterable, Iterator

from rules.kernel.rulebook import Rule


def index_lines(rules: Iterable[Rule]) -> Iterator[str]:
    """List chapters, and the ids and titles of their rules."""
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            yield f"{chapter}."
        yield head(rule)


def head(rule: Rule) -> str:
    """Name a rule."""
    return f"{rule.id}. {rule.title}."


def paragraphs(rule: Rule, edition: str | None, say: Callable[..., str]) -> list[str]:
    """List what a rule says in an edition; without one, each edition's own sentences by its name."""
    return [
        p.text
        if p.edition in (None, edition)
        else say("rules-edition", edition=p.edition, text=p.text)
        for p in rule.paragraphs
        if edition is None or p.edition in (None, edition)
    ]
