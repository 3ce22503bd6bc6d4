"""Why a command that was tried out failed, and what is legal instead."""

from collections.abc import Iterable, Sequence

from edenia_tui.trial import Failure, Typed
from edenia_tui.words.edenia.refusals import (
    explain_ambiguous,
    explain_not_a_command,
    explain_refusal,
)
from edenia_tui.words.listener import Listener
from edenia_tui.words.speakable import quoted
from edenia_tui.words.wrapping import wrapped
from rules.edenia.rulebook import rulebook
from rules.kernel.refused import Ambiguous, NotACommand, Refused


def tell_failure(listener: Listener, failure: Failure, near: Sequence[str]) -> list[str]:
    """Tell why a command was refused, with its rule and what is legal instead, or cannot be read."""
    error = failure.error
    if isinstance(error, Refused):
        rule = rulebook().rule(error.rule, listener.speech.language)
        lines = explain_refusal(listener, failure.typed.text, error, "")
        lines.append(listener.say("report-rule", rule=rule.id, title=rule.title))
        if near:
            lines.append(listener.say("report-nearest", commands=", ".join(near)))
        return _fitting(lines)
    return _fitting([_place_of(listener, failure), *_explain(listener, error)])


def tell_unused(listener: Listener, unused: Iterable[Typed]) -> list[str]:
    """Tell what was given for chance and not needed."""
    return _fitting(
        listener.say("report-unused", given=f"{one.option} {quoted(one.value)}") for one in unused
    )


def _place_of(listener: Listener, failure: Failure) -> str:
    option, number, _ = failure.typed
    if option:
        return listener.say("report-in-option", option=option, number=number, column=failure.column)
    return listener.say("report-in-command", number=number, column=failure.column)


def _explain(listener: Listener, error: NotACommand | Ambiguous) -> list[str]:
    if isinstance(error, Ambiguous):
        return explain_ambiguous(listener, error)
    return explain_not_a_command(listener, error, "")


def _fitting(lines: Iterable[str]) -> list[str]:
    """Break lines that are too wide."""
    return [part for line in lines for part in wrapped(line)]
