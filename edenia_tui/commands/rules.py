"""`edenia rules`: the rulebook by id, by words, or as a whole."""

import os
import re
import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from edenia_tui.commands.surroundings import language_of, wants_lines, write_what_can_be
from rules.edenia.rulebook import rulebook
from rules.kernel.rulebook import Rule, Rulebook

REFUSED = 1
"""The exit code when there is no such rule."""
_ID = re.compile(r"[A-Z]+-[0-9]+")
_NEAR = 3


@click.command("rules")
@click.argument("words", nargs=-1)
@click.option("--edition", type=click.Choice(["fr", "en"]), help="Only what holds in this edition.")
@click.option("--editions", is_flag=True, help="Where the editions differ.")
@click.option("--example", is_flag=True, help="Only the example, as a position to edit or check.")
@click.option(
    "--color",
    "wish",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="Colours; auto obeys NO_COLOR.",
)
@click.option("--lang", type=click.Choice(["en", "fr"]), help="The language; else from LANG.")
def command(
    words: tuple[str, ...],
    edition: str | None,
    wish: str,
    lang: str | None,
    *,
    editions: bool,
    example: bool,
) -> None:
    """Read the rules: WORDS are ids of rules, or whatever you want to know.

    Without WORDS, all chapters with the ids and titles of their rules. Ids may
    be written in any case. Anything else is looked for in titles and texts, in
    English and French, with words that mean the same; the best rules come
    first, five at most.

    On a terminal each rule has a frame, and some an example that is drawn. In a
    pipe, on a dumb terminal and under ACCESSIBLE there are plain lines.

    \b
    Examples:
      edenia rules
      edenia rules TEL-2 leap-4
      edenia rules leap pay own sheep
      edenia rules "puis-je sauter mon propre mouton ?" --lang en
      edenia rules --editions
      edenia rules ED-1 --edition fr
      edenia rules LEAP-2 --example | edenia legal -
      edenia rules tunnel --color always | less -R

    Exit codes: 0 found, 1 no such rule or nothing found, 2 wrong options.
    """
    write_what_can_be()
    if editions and words:
        raise click.UsageError("--editions stands without words")
    if example and not words:
        raise click.UsageError("--example needs the id of a rule")
    book, language = rulebook(), language_of(lang)
    if words:
        ids = _find(book, " ".join(words), language)
        found = [book.rule(rule, language) for rule in ids]
    else:
        found = [rule for rule in book.rules(language) if not editions or _differs(rule)]
    if example:
        _print_example(found, language)
    elif wants_lines(is_terminal=wish == "always" or sys.stdout.isatty()):
        _print_lines(found, edition, language, is_index=not words and not editions)
    else:
        _print_panels(found, edition, language, wish, is_index=not words and not editions)


def _differs(rule: Rule) -> bool:
    return any(paragraph.edition for paragraph in rule.paragraphs)


def _find(book: Rulebook, question: str, language: str) -> Sequence[str]:
    """Take ids at their word, and look for anything else."""
    typed = question.replace(",", " ").upper().split()
    known = book.ids()
    if typed and all(word in known for word in typed):
        return tuple(dict.fromkeys(typed))
    from edenia_tui.lookup.edenia import rule_search
    from edenia_tui.words.speakable import quoted

    search = rule_search()
    unknown = [word for word in typed if word not in known and word.lower() not in search]
    if unknown and all(_ID.fullmatch(word) for word in typed):
        _refuse(language, "rules-no-rule", id=quoted(unknown[0]), near=_nearest(unknown[0], known))
    if found := search.find(question):
        return found
    if not (said := quoted(question)):
        _refuse(language, "rules-no-words")
    if near := search.near(question)[:_NEAR]:
        _refuse(language, "rules-nothing-near", typed=said, near=", ".join(near))
    _refuse(language, "rules-nothing", typed=said)


def _nearest(rule: str, ids: Sequence[str]) -> str:
    from difflib import get_close_matches

    return ", ".join(get_close_matches(rule, ids, _NEAR, cutoff=0))


def _refuse(language: str, message: str, **facts: str) -> NoReturn:
    """Say in one line what there is instead, and leave."""
    from edenia_tui.words.speech import speech

    click.echo(speech(language)(message, **facts), err=True)
    raise SystemExit(REFUSED)


def _print_example(rules: Sequence[Rule], language: str) -> None:
    """Write the first example as a position file that says what it shows."""
    from edenia_tui.lookup.edenia import examples

    there = examples()
    for rule in rules:
        if rule.id in there:
            sentence = there[rule.id].sentences[language]
            click.echo(f"# {rule.id}. {sentence}\n{there[rule.id].position}", nl=False)
            return
    _refuse(language, "rules-no-example", id=rules[0].id, near=_nearest(rules[0].id, [*there]))


def _print_lines(
    rules: Sequence[Rule], edition: str | None, language: str, *, is_index: bool
) -> None:
    """Print as is best spoken: one rule after the other, no frames."""
    from edenia_tui.lookup.edenia import examples
    from edenia_tui.lookup.plain import head, index_lines, paragraphs
    from edenia_tui.words.wrapping import wrapped

    lines: list[str] = []
    if is_index:
        lines += index_lines(rules)
    else:
        for rule in rules:
            lines += [head(rule), *paragraphs(rule, edition, language)]
            if rule.id in examples():
                lines.append(examples()[rule.id].sentences[language])
    click.echo("\n".join(part for line in lines for part in wrapped(line)))


def _print_panels(
    rules: Sequence[Rule], edition: str | None, language: str, wish: str, *, is_index: bool
) -> None:
    """Print for the eye."""
    from rich.console import Console

    from edenia_tui.drawing.ansi import Depth, depth_of
    from edenia_tui.drawing.fitting import charset_for
    from edenia_tui.lookup.edenia import examples
    from edenia_tui.lookup.panels import WIDTH, draw_example, index_text, rule_panel
    from edenia_tui.lookup.plain import paragraphs

    depth = depth_of(wish, os.environ, is_terminal=True)
    console = Console(
        force_terminal=True, no_color=depth is Depth.NONE, highlight=False, soft_wrap=False
    )
    console.width = min(console.width, WIDTH)
    if is_index:
        console.print(index_text(rules))
        return
    charset = charset_for(sys.stdout.encoding)
    for rule in rules:
        said, drawing = paragraphs(rule, edition, language), None
        if rule.id in examples():
            shown = examples()[rule.id]
            said.append(shown.sentences[language])
            drawing = draw_example(shown.position, charset, depth)
        console.print(rule_panel(rule, said, drawing))
