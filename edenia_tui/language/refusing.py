"""Why a typed line was turned down, in one line or two: the same for every game.

What forbids an action is told by the game in words of its own.
"""

import re
from collections.abc import Callable, Iterable
from textwrap import wrap
from typing import Final

from edenia_tui.language.listener import Listener
from edenia_tui.language.speakable import SYMBOLS, may_be_said, quoted
from rules.kernel.expected import Expected, Form
from rules.kernel.refused import Ambiguous, NotACommand

COLUMNS: Final = 79
CANDIDATES: Final = 3
MOST_LINES: Final = 2
_SYMBOL_RUN = re.compile(rf"[{re.escape(SYMBOLS)}]{{2}}")

Translate = Callable[[str, str], str]
"""Puts a canonical command into the words of a language."""


def lines_of_refusal(
    listener: Listener, reason: str, rule: str, typed: str, example: str
) -> list[str]:
    """Tell a reason with its rule, what was typed if there is room, and an example that works."""
    head = listener.say("refusal-reason", reason=reason, rule=rule)
    example_of_it = list(_try(listener, example))
    lines = _lines([head, *_typed(listener, typed), *example_of_it])
    return lines if len(lines) <= MOST_LINES else _lines([head, *example_of_it])


def explain_no_command(
    listener: Listener, error: NotACommand, example: str, translate: Translate
) -> list[str]:
    """Tell that a line is no command, and what its verb needs when that was understood.

    Args:
        listener: who typed it.
        error: what was typed, and what was expected.
        example: a command that works.
        translate: puts a verb into the listener's language.
    """
    typed = quoted(error.typed)
    head = (
        listener.say("refusal-no-command", typed=typed)
        if typed
        else listener.say("refusal-nothing-typed")
    )
    form = _form(listener, error.expected, translate)
    example_of_it = list(_try(listener, example))
    lines = _lines([head, *form, *example_of_it])
    return lines if len(lines) <= MOST_LINES else _lines([head, *example_of_it])


def explain_ambiguous(listener: Listener, error: Ambiguous) -> list[str]:
    """Name a few of the commands that a line could mean."""
    typed = quoted(error.typed)
    named = [text for text in error.candidates if is_sayable(text)][:CANDIDATES]
    more = len(error.candidates) - len(named)
    if not named:
        many = listener.say("refusal-ambiguous-many", typed=typed, count=more)
        return _lines([many, listener.say("refusal-by-number")])
    *others, last = named
    sentences = [listener.say("refusal-ambiguous", typed=typed)]
    if more:
        sentences += [listener.say("refusal-candidate", candidate=text) for text in named]
        sentences.append(listener.say("refusal-more", count=more))
    else:
        sentences += [listener.say("refusal-candidate", candidate=text) for text in others]
        ending = "refusal-or-last-candidate" if others else "refusal-last-candidate"
        sentences.append(listener.say(ending, candidate=last))
    return _lines(sentences)


def form_of(listener: Listener, form: Form, spoken: str) -> str:
    """Say what a verb needs, by the word that is spoken for it."""
    message = "refusal-form-alone" if form.stands_alone else f"refusal-form-{form.verb}"
    return listener.say(message, verb=spoken)


def is_sayable(command: str) -> bool:
    """Tell whether a command can be told so that it can be typed again from hearing it."""
    return all(map(may_be_said, command)) and not _SYMBOL_RUN.search(command)


def _typed(listener: Listener, typed: str) -> Iterable[str]:
    if text := quoted(typed):
        yield listener.say("refusal-typed", typed=text)


def _try(listener: Listener, example: str) -> Iterable[str]:
    """Give the example, or advise a number where the example is made of glyphs."""
    if example and is_sayable(example):
        yield listener.say("refusal-try", example=example)
    elif example:
        yield listener.say("refusal-by-number")


def _form(listener: Listener, expected: Expected, translate: Translate) -> Iterable[str]:
    """Say what the verb needs, when one was understood."""
    if isinstance(expected, Form):
        yield form_of(listener, expected, translate(expected.verb, listener.speech.language))


def _lines(sentences: Iterable[str]) -> list[str]:
    """Fill lines with whole sentences; only one that is too long by itself is broken."""
    lines: list[str] = []
    for sentence in sentences:
        if lines and len(lines[-1]) + 1 + len(sentence) <= COLUMNS:
            lines[-1] += f" {sentence}"
        else:
            lines.extend(wrap(sentence, COLUMNS))
    return lines
