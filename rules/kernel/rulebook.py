"""A rulebook as data: rules by id, in several languages, read from plain text.

The text of one language is a list of chapters:

    # Chapter
    [ID-1] Title
    The rule in a few sentences.
    (fr) A paragraph that holds in one edition only.
    (partly ours) Which part of it no rulebook prints, and why we read it so.

The last mark tells where a rule comes from: `(printed)`, `(printed fr)` where only one edition prints it,
`(partly ours)` or `(ours)`, both with a reason. Where the editions print different things and are played
alike, `(fr prints)` and `(en prints)` tell what, and `(we play)` what is played.
"""

import re
from enum import Enum
from importlib.resources import files

from rules.kernel.refused import misread
from rules.kernel.slips import Slip
from rules.kernel.value import Value

_HEAD = re.compile(r"\[([A-Z]+-\d+)\] (\S.*)")
_MARK = re.compile(r"\((\w+(?: ours| prints| play| [a-z]{2})?)\)(?: (.*))?")
_CHAPTER, _RULE = "# Title", "[ID-1] Title"
_PRINTS = " prints"
_PLAYED = "we play"


class Origin(Enum):
    """Where a rule comes from."""

    PRINTED = "printed"
    PARTLY = "partly ours"
    OURS = "ours"


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
    origin: Origin = Origin.PRINTED
    printed_in: str | None = None
    """The one edition that prints it, if only one does."""
    reason: str = ""
    """Why we read it so, where it is ours."""
    prints: tuple[Paragraph, ...] = ()
    """What each edition prints, where they differ and are played alike."""
    played: str = ""
    """What is played then."""

    def text(self, edition: str | None = None) -> str:
        """Give the sentences that hold in an edition; without one, all of them, marked."""
        if edition is not None:
            return " ".join(p.text for p in self.paragraphs if p.edition in (None, edition))
        return " ".join(f"({p.edition}) {p.text}" if p.edition else p.text for p in self.paragraphs)

    @property
    def differs(self) -> bool:
        """Whether the editions say different things."""
        return bool(self.prints) or any(paragraph.edition for paragraph in self.paragraphs)


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
    drafts: dict[str, _Draft] = {}
    draft: _Draft | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if line.startswith("# "):
            chapter = line[2:].strip()
        elif head := _HEAD.fullmatch(line.rstrip()):
            if not chapter:
                raise misread(Slip.RULE_CHAPTER, number, chapter=_CHAPTER)
            if head[1] in drafts:
                raise misread(Slip.TWICE, number, found=head[1])
            draft = drafts[head[1]] = _Draft(head[1], chapter, head[2], number)
        elif line.startswith("["):
            raise misread(Slip.RULE_HEAD, number, rule=_RULE)
        elif draft is not None:
            draft.add(line.strip())
        else:
            raise misread(Slip.RULE_START, number, chapter=_CHAPTER, rule=_RULE)
    return tuple(draft.finish() for draft in drafts.values())


class _Draft:
    """A rule of which all lines are not read yet."""

    def __init__(self, rule_id: str, chapter: str, title: str, line: int) -> None:
        self._head = (rule_id, chapter, title)
        self._line = line
        self._parts: list[tuple[str, str]] = []

    def add(self, line: str) -> None:
        """Add a line: it continues the last part unless a mark opens another."""
        if mark := _MARK.fullmatch(line):
            self._parts.append((mark[1], mark[2] or ""))
        elif self._parts:
            opened, text = self._parts[-1]
            self._parts[-1] = (opened, f"{text} {line}".strip())
        else:
            self._parts.append(("", line))

    def finish(self) -> Rule:
        """Make the rule; Unreadable when it does not say where it comes from, or not why."""
        paragraphs: list[Paragraph] = []
        prints: list[Paragraph] = []
        origin, edition, reason, played = None, None, "", ""
        for mark, text in self._parts:
            kind, _, one = mark.partition(" ")
            if mark in _OURS:
                origin, reason = Origin(mark), text
            elif kind == Origin.PRINTED.value:
                origin, edition = Origin.PRINTED, one or None
            elif mark.endswith(_PRINTS):
                prints.append(Paragraph(text, kind))
            elif mark == _PLAYED:
                played = text
            else:
                paragraphs.append(Paragraph(text, mark or None))
        if origin is None or (origin is not Origin.PRINTED and not reason):
            raise misread(Slip.RULE_ORIGIN, self._line, rule=self._head[0])
        return Rule(*self._head, tuple(paragraphs), origin, edition, reason, tuple(prints), played)


_OURS = (Origin.PARTLY.value, Origin.OURS.value)
