"""Rules as lines: what is piped on, spoken, or shown in braille."""

from collections.abc import Iterable, Iterator

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


def paragraphs(rule: Rule, edition: str | None, language: str) -> list[str]:
    """List what a rule says in an edition; without one, each edition's own sentences by its name."""
    if edition is not None or all(p.edition is None for p in rule.paragraphs):
        return [p.text for p in rule.paragraphs if p.edition in (None, edition)]
    from edenia_tui.words.speech import speech

    say = speech(language)
    return [
        p.text if p.edition is None else say("rules-edition", edition=p.edition, text=p.text)
        for p in rule.paragraphs
    ]
