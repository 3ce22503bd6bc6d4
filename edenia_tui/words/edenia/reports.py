"""Why a command that was tried out failed, and what is legal instead."""

from collections.abc import Iterable, Sequence
from typing import Final

from edenia_tui.trial import Failure, Typed
from edenia_tui.words.edenia.refusals import (
    explain_ambiguous,
    explain_not_a_command,
    explain_refusal,
    is_sayable,
)
from edenia_tui.words.edenia.verbs import for_speakers
from edenia_tui.words.listener import Listener
from edenia_tui.words.speakable import quoted
from edenia_tui.words.wrapping import wrapped
from rules.edenia.game import EDENIA
from rules.edenia.rulebook import rulebook
from rules.edenia.state import CHANCE_ASKS, State
from rules.kernel.refused import Ambiguous, NotACommand, Refused

_SHORT: Final = 4


def tell_failure(listener: Listener, failure: Failure, near: Sequence[str]) -> list[str]:
    """Tell why a command was refused, with its rule and what is legal instead, or cannot be read."""
    error, language = failure.error, listener.speech.language
    if isinstance(error, Refused):
        rule = rulebook().rule(error.rule, language)
        lines = explain_refusal(listener, failure.typed.text, error, "")
        lines.append(listener.say("report-rule", rule=rule.id, title=rule.title))
        if near:
            commands = ", ".join(for_speakers(command, language) for command in near)
            lines.append(listener.say("report-nearest", commands=commands))
        return _fitting(lines)
    return _fitting([_place_of(listener, failure), *_explain(listener, failure.typed.text, error)])


def tell_unused(listener: Listener, unused: Iterable[Typed]) -> list[str]:
    """Tell what was given for chance and not needed."""
    return _fitting(
        listener.say("report-unused", given=f"{one.option} {quoted(one.value)}") for one in unused
    )


def tell_next(listener: Listener, state: State) -> list[str]:
    """Tell what can be typed next where it is a short list, and an example where chance decides."""
    commands = [
        for_speakers(EDENIA.write_action(action), listener.speech.language)
        for action in EDENIA.legal(state)
    ]
    if len(commands) <= _SHORT:
        return _fitting([listener.say("report-next", commands=", ".join(commands))])
    if state.turn.ask not in CHANCE_ASKS:
        return []
    return [listener.say("report-chance", command=next(filter(is_sayable, commands)))]


def _place_of(listener: Listener, failure: Failure) -> str:
    option, number, _ = failure.typed
    if option:
        return listener.say("report-in-option", option=option, number=number, column=failure.column)
    return listener.say("report-in-command", number=number, column=failure.column)


def _explain(listener: Listener, typed: str, error: NotACommand | Ambiguous) -> list[str]:
    """Explain in the words that were typed, not in those the rules were asked with."""
    if isinstance(error, Ambiguous):
        meant = (for_speakers(text, listener.speech.language) for text in error.candidates)
        return explain_ambiguous(listener, Ambiguous(typed, tuple(meant)))
    return explain_not_a_command(listener, NotACommand(typed, error.expected), "")


def _fitting(lines: Iterable[str]) -> list[str]:
    """Break lines that are too wide."""
    return [part for line in lines for part in wrapped(line)]
