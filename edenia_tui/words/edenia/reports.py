"""Answers of the commands that check rules at the prompt, as sentences."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from msgspec.structs import replace

from edenia_tui.reach import Landing, Reach
from edenia_tui.trial import Failure, Typed
from edenia_tui.words.edenia import nouns
from edenia_tui.words.edenia.actions import describe, describe_choice
from edenia_tui.words.edenia.queries.amounts import amount
from edenia_tui.words.edenia.queries.sentences import fold
from edenia_tui.words.edenia.refusals import (
    explain_ambiguous,
    explain_not_a_command,
    explain_refusal,
)
from edenia_tui.words.edenia.routes import tell_preview
from edenia_tui.words.listener import Level, Listener
from edenia_tui.words.wrapping import WIDTH
from rules.edenia.actions import Action, Go, Jump, Under
from rules.edenia.events import Event, Leapt, Searched, Teleported
from rules.edenia.galaxy import Sheep
from rules.edenia.game import EDENIA
from rules.edenia.state import State
from rules.kernel.refused import Ambiguous, NotACommand, Refused


def tell_choice(listener: Listener, state: State, action: Action) -> str:
    """Tell a legal command, a colon, and where it leads and what it costs, on one line."""
    command = EDENIA.write_action(action)
    for words in _words_for(listener, state, action):
        line = listener.say("report-choice", command=command, words=words)
        if words and len(line) <= WIDTH:
            return line
    return listener.say("report-choice-alone", command=command)


def tell_failure(listener: Listener, failure: Failure, near: Sequence[str]) -> list[str]:
    """Tell why a command was refused, with its rule and what is legal instead, or cannot be read."""
    error = failure.error
    if isinstance(error, Refused):
        rule = EDENIA.rulebook.rule(error.rule, listener.speech.language)
        lines = explain_refusal(listener, failure.typed.text, error, "")
        lines.append(listener.say("report-rule", rule=rule.id, title=rule.title))
        if near:
            lines.append(listener.say("report-nearest", commands=", ".join(near)))
        return fold(lines)
    return fold([_place_of(listener, failure), *_explain(listener, error)])


def tell_unused(listener: Listener, unused: Iterable[Typed]) -> list[str]:
    """Tell what was given for chance and not needed."""
    return fold(
        listener.say("report-unused", given=f"{one.option} {one.text.partition(' ')[2]}")
        for one in unused
    )


def tell_reach(listener: Listener, sheep: Sheep, found: Reach) -> list[str]:
    """Tell every place with its odds, after what must be known about them."""
    lines: list[str] = []
    if not found.is_complete:
        lines.append(listener.say("report-reach-incomplete"))
    if found.is_guessed:
        lines.append(listener.say("report-reach-guessed"))
    if not found.landings:
        lines.append(listener.say("query-path-stuck", sheep=nouns.sheep(listener, sheep)))
    lines.extend(_landing(listener, landing) for landing in found.landings)
    return fold(lines)


def odds(listener: Listener, chance: Fraction) -> str:
    """Say how likely something is: exactly, and roughly in per cent."""
    if chance == 1:
        return listener.say("report-certain")
    percent = round(chance * 100)
    return listener.say(
        "report-odds" if percent else "report-odds-small", fraction=str(chance), percent=percent
    )


def _words_for(listener: Listener, state: State, action: Action) -> Iterator[str]:
    """Give what can be said of a choice, the best first; the words for a start repeat the command."""
    if not isinstance(action, Go | Jump):
        yield describe_choice(listener, state, action)
    step = EDENIA.apply(state, action)
    cost = _cost(listener, step.events)
    if not isinstance(action, Under):
        for hearer in (listener, replace(listener, level=Level.BRIEF)):
            yield ", ".join(filter(None, (tell_preview(hearer, state, step), cost)))
    yield describe(listener, state, action)


def _cost(listener: Listener, events: Iterable[Event]) -> str:
    paid = sum(
        event.paid if isinstance(event, Teleported) else isinstance(event, Leapt | Searched)
        for event in events
    )
    return listener.say("report-costs", cost=amount(listener, "clover", paid)) if paid else ""


def _place_of(listener: Listener, failure: Failure) -> str:
    option, number, _ = failure.typed
    if option:
        return listener.say("report-in-option", option=option, number=number, column=failure.column)
    return listener.say("report-in-command", number=number, column=failure.column)


def _explain(listener: Listener, error: NotACommand | Ambiguous) -> list[str]:
    if isinstance(error, Ambiguous):
        return explain_ambiguous(listener, error)
    return explain_not_a_command(listener, error, "")


def _landing(listener: Listener, landing: Landing) -> str:
    place = nouns.place(listener, landing.spot, landing.tiles)
    told = odds(listener, landing.chance)
    if landing.start is None:
        return listener.say("report-landing", place=place, odds=told)
    start = EDENIA.write_action(landing.start)
    return listener.say("report-landing-by", place=place, odds=told, start=start)
