"""A rulebook as data: rules by id, in several languages, read from plain text.

The text of one language is a list of chapters:

    # Chapter
    [ID-1] Title
    The rule in a few sentences.
    (fr) A paragraph that holds in one edition only.
"""

import re
from importlib.resources import files

from rules.kernel.refused import Unreadable
from rules.kernel.value import Value

_HEAD = re.compile(r"\[([A-Z]+-\d+)\] (\S.*)")
_EDITION = re.compile(r"\((\w+)\) ")


class Paragraph(Value, frozen=True):
    """A few sentences, for one edition or for all."""

    text: str
    edition: str | None = None


class Rule(Value, frozen=True):
    """One rule in one language."""

    id: str
    chapter: str
    title: str
    paragraphs: tuple[Paragraph, ...]

    def text(self, edition: str | None = None) -> str:
        """Give the sentences that hold in an edition; without one, all of them, marked."""
        if edition is not None:
            return " ".join(p.text for p in self.paragraphs if p.edition in (None, edition))
        return " ".join(f"({p.edition}) {p.text}" if p.edition else p.text for p in self.paragraphs)


class Rulebook(Value, frozen=True):
    """All rules of a game, language by language, in the same order."""

    languages: tuple[tuple[str, tuple[Rule, ...]], ...]
    package: str = ""
    """Where it lies, if it lies anywhere."""

    def rules(self, language: str) -> tuple[Rule, ...]:
        """List the rules in a language."""
        return dict(self.languages)[language]

    def rule(self, rule_id: str, language: str) -> Rule:
        """Find a rule by its id, whatever the case it is typed in; KeyError when there is none."""
        wanted = rule_id.upper()
        for rule in self.rules(language):
            if rule.id == wanted:
                return rule
        raise KeyError(rule_id)

    def ids(self) -> tuple[str, ...]:
        """List the ids, in the order of the book."""
        return tuple(rule.id for rule in self.languages[0][1])

    def beside(self, name: str) -> str:
        """Read a text that lies beside the book; empty when there is none."""
        file = files(self.package).joinpath(name) if self.package else None
        return file.read_text("utf-8") if file is not None and file.is_file() else ""


LANGUAGES = ("en", "fr")


def load_rulebook(package: str) -> Rulebook:
    """Read the rulebook that lies in a package, a file for each language: `en.txt`, `fr.txt`."""
    folder = files(package)
    return Rulebook(
        tuple(
            (language, read_rules(folder.joinpath(f"{language}.txt").read_text("utf-8")))
            for language in LANGUAGES
        ),
        package,
    )


def read_rules(text: str) -> tuple[Rule, ...]:
    """Understand the text of one language; Unreadable names the line that breaks the form."""
    chapter = ""
    rules: list[Rule] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if line.startswith("# "):
            chapter = line[2:].strip()
        elif head := _HEAD.fullmatch(line.rstrip()):
            if not chapter:
                raise Unreadable("a rule needs a chapter (# Title) before it", number)
            if any(rule.id == head[1] for rule in rules):
                raise Unreadable(f"{head[1]} stands here a second time", number)
            rules.append(Rule(head[1], chapter, head[2], ()))
        elif line.startswith("["):
            raise Unreadable("a rule begins with its id and a title: [ID-1] Title", number)
        elif rules:
            rules[-1] = _with_line(rules[-1], line.strip())
        else:
            raise Unreadable("expected a chapter (# Title) or a rule ([ID-1] Title)", number)
    return tuple(rules)


def _with_line(rule: Rule, line: str) -> Rule:
    """Add a line to a rule: it continues the last paragraph unless it opens one of an edition."""
    if mark := _EDITION.match(line):
        added = Paragraph(line[mark.end() :], mark[1])
        return Rule(rule.id, rule.chapter, rule.title, (*rule.paragraphs, added))
    if rule.paragraphs:
        last = rule.paragraphs[-1]
        joined = Paragraph(f"{last.text} {line}", last.edition)
        return Rule(rule.id, rule.chapter, rule.title, (*rule.paragraphs[:-1], joined))
    return Rule(rule.id, rule.chapter, rule.title, (Paragraph(line),))
