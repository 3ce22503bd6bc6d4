"""`edenia rules`: the rulebook by id, by words, or as a whole."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

import click

from edenia_tui.commands.answering import color_option, lang_option
from edenia_tui.commands.choosing import game_option
from edenia_tui.commands.surroundings import (
    is_read_at_terminal,
    language_of,
    wants_lines,
    write_what_can_be,
)
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speakable import quoted
from edenia_tui.lookup.editions import asks_for_editions, differing
from rules.kernel.rulebook import Rule, Rulebook

if TYPE_CHECKING:
    from edenia_tui.commands.rule_pages import RulePages

REFUSED = 1
"""The exit code when there is no such rule."""
_ID = re.compile(r"[A-Z]+-[0-9]+")
_NEAR = 3
_QUOTED = 20
_EDITIONS = tuple(dict.fromkeys(one for entry in GAMES.values() for one in entry.editions))


@click.command("rules")
@click.argument("words", nargs=-1)
@game_option
@click.option("--edition", type=click.Choice(_EDITIONS), help="Only what holds in this edition.")
@click.option("--editions", is_flag=True, help="Where the editions differ, and what we play.")
@click.option("--example", is_flag=True, help="Only the example, as a position to edit or check.")
@color_option
@lang_option
def command(
    words: tuple[str, ...],
    entry: Entry,
    edition: str | None,
    wish: str,
    lang: str | None,
    *,
    editions: bool,
    example: bool,
) -> None:
    """Read the rules: WORDS are ids of rules, or whatever you want to know.

    Without WORDS, all chapters with the ids and titles of their rules. Ids may
    be written in any case; one of another game is found there. Anything else is
    looked for in titles and texts, in English and French, with words that mean
    the same; the best rules come first, five at most.

    Every rule says whether the rulebook prints it, or whether it is ours, and why.

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
      edenia rules --game exo diagonal

    Exit codes: 0 found, 1 no such rule or nothing found, 2 wrong options.
    """
    write_what_can_be()
    if editions and words:
        raise click.UsageError("--editions stands without words")
    if example and not words:
        raise click.UsageError("--example needs the id of a rule")
    language = language_of(lang)
    if words and (other := _game_of(words, entry)) is not entry:
        click.echo(_say(language, "rules-other-game", game=other.title), err=True)
        entry = other
    if editions or asks_for_editions(" ".join(words)):
        _print_differences(entry, language, wish)
        return
    book = entry.rulebook
    if not words:
        _pages(entry, language, wish).print_index(book.rules(language))
        return
    ids = _find(entry.name, book, " ".join(words), language)
    found = [book.rule(rule, language) for rule in ids]
    if example:
        _print_example(entry, found, language)
    else:
        _pages(entry, language, wish).print_rules(found, edition)


def _pages(entry: Entry, language: str, wish: str) -> "RulePages":
    """Choose between what is best spoken and what is made for the eye."""
    from edenia_tui.commands.rule_pages import RulePages, RulePanels

    if wants_lines(is_terminal=wish == "always" or is_read_at_terminal()):
        return RulePages(entry, language)
    return RulePanels(entry, language, wish)


def _print_differences(entry: Entry, language: str, wish: str) -> None:
    found = differing(entry, language)
    if not found:
        _refuse(language, "rules-one-edition")
    _pages(entry, language, wish).print_differences(found)


def _game_of(words: Sequence[str], entry: Entry) -> Entry:
    """Find the game whose rules have these ids: the one that is meant, else another that has them all."""
    typed = _ids_in(" ".join(words))
    if not all(_ID.fullmatch(word) for word in typed):
        return entry
    having = (one for one in (entry, *GAMES.values()) if {*typed} <= {*one.rulebook.ids()})
    return next(having, entry)


def _ids_in(question: str) -> list[str]:
    return question.replace(",", " ").upper().split()


def _find(game: str, book: Rulebook, question: str, language: str) -> Sequence[str]:
    """Take ids at their word, and look for anything else."""
    typed = _ids_in(question)
    known = book.ids()
    if typed and all(word in known for word in typed):
        return tuple(dict.fromkeys(typed))
    from edenia_tui.lookup.of_game import rule_search

    search = rule_search(game)
    unknown = [word for word in typed if word not in known and word.lower() not in search]
    if unknown and all(_ID.fullmatch(word) for word in typed):
        _refuse_id(language, unknown[0], known)
    return search.find(question) or _refuse_question(language, question, search.near(question))


def _refuse_id(language: str, typed: str, ids: Sequence[str]) -> NoReturn:
    from difflib import get_close_matches

    close = get_close_matches(typed[:_QUOTED], ids, _NEAR, cutoff=0)
    near = ", ".join(rule for rule in ids if rule in close)
    _refuse(language, "rules-no-rule", id=quoted(typed, _QUOTED), near=near)


def _refuse_question(language: str, question: str, near: Sequence[str]) -> NoReturn:
    typed = quoted(question, _QUOTED)
    if not typed:
        _refuse(language, "rules-no-words")
    if not near:
        _refuse(language, "rules-nothing", typed=typed)
    _refuse(language, "rules-nothing-near", typed=typed, near=", ".join(near[:_NEAR]))


def _refuse(language: str, message: str, **facts: str) -> NoReturn:
    """Say in one line what there is instead, and leave."""
    click.echo(_say(language, message, **facts), err=True)
    raise SystemExit(REFUSED)


def _say(language: str, message: str, **facts: str) -> str:
    """Load a language only when the words of the rulebook do not do."""
    from edenia_tui.language.speech import speech

    return speech(language)(message, **facts)


def _print_example(entry: Entry, rules: Sequence[Rule], language: str) -> None:
    """Write the first example as a position file that says what it shows."""
    from edenia_tui.lookup.examples import examples_of

    examples = examples_of(entry.name)
    shown = next((rule.id for rule in rules if rule.id in examples), None)
    if shown is None:
        _refuse(language, "rules-no-example", id=rules[0].id)
    sentences, position = examples[shown]
    click.echo(f"# {shown}. {sentences[language]}\n{position}", nl=False)
