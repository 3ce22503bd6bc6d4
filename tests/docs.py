"""Pages of `docs/` that the program itself writes; `pytest --update-docs` writes them anew."""

from rules.edenia.game import EDENIA

_HEAD = """# Our reading of the rules

Made from `rules/edenia/rulebook/en.txt`; the same ids stand in refusals, in the code that enforces a rule
and in the tests that prove it. Where the two published rulebooks differ, the paragraph is marked with its
edition. What the printed pieces say (tiles, rim, Trifolium values, helmets) is not published, so ours is
data: `rules/edenia/standard.box`. Finer points are in `decisions/0005-readings-of-rulings.md`.
"""


def rulings() -> str:
    """Give docs/rulings.md."""
    lines = [_HEAD]
    chapter = ""
    for rule in EDENIA.rulebook.rules("en"):
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines.append(f"## {chapter}\n")
        lines.append(f"**{rule.id} {rule.title}.** {rule.text()}\n")
    return "\n".join(lines)


PAGES = {"rulings.md": rulings}
