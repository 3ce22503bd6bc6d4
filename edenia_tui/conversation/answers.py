"""The answers line mode gives besides those of the game: help, log, rules, manner."""

from collections.abc import Callable, Sequence

import msgspec

from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.numbered import tell_numbered
from edenia_tui.conversation.rules import rule_example, tell_rules
from edenia_tui.conversation.verbs import help_on_verb
from edenia_tui.conversation.vocabularies import IN_GAME
from edenia_tui.conversation.wishes import WISHES, Change
from edenia_tui.language.folding import as_number, folded
from edenia_tui.language.listener import Level
from edenia_tui.language.sentences import fold
from rules.kernel.opaque import AnyAction

_HELP_CHOOSING = ("help-moves",)
_HELP_ALWAYS = (
    "help-past",
    "help-hint",
    "help-rules",
    "help-how",
    "help-undo",
    "help-replay",
    "help-share",
    "help-leave",
)
_LOG = 10
_WORD_AND_ARGUMENT = 2
"""A line after `?` with more words is a question about the rules, whatever word it begins with."""
_GAMES_TOLD = 20
"""So many kept games are told."""


def moves(desk: Desk, words: Sequence[str]) -> list[str]:
    """List the choices by number, each with where it leads; with a number, from there on."""
    if not desk.legal:
        return [desk.listener.say("line-no-moves")]
    first = (as_number(words[0]) if words else None) or 1
    first = first if first <= len(desk.legal) else 1
    return tell_numbered(desk.words, desk.listener, desk.acting_view, desk.legal, first)


def tell_legend(desk: Desk, _: Sequence[str]) -> list[str]:
    """Tell what a drawing has signs for; the signs themselves are for eyes."""
    say = desk.listener.say
    meant = ", ".join(say(one.message) for one in desk.entry.board.legend(desk.visit.charset))
    return fold([say("legend-spoken", signs=meant)])


def course(desk: Desk, _: Sequence[str]) -> list[str]:
    """Tell that the course of a game is told at its end."""
    return [desk.listener.say("course-later")]


def log(desk: Desk, words: Sequence[str]) -> list[str]:
    """Repeat the last sentences of the game."""
    wanted = as_number(words[0]) if words else None
    lines = desk.log.heard[-(wanted or _LOG) :]
    return lines or [desk.listener.say("line-nothing-happened")]


def diff(desk: Desk, _: Sequence[str]) -> list[str]:
    """Tell what has changed since this person's last decision."""
    since, lines = desk.log.since, list[str]()
    if since is not None:
        lines = desk.words.difference(desk.listener, since, desk.view)
    return lines or [desk.listener.say("line-no-change")]


def news(desk: Desk, _: Sequence[str]) -> list[str]:
    """Tell what the others did since this person's last decision, in the words of the level normal."""
    listener = msgspec.structs.replace(desk.listener, level=Level.NORMAL)
    return desk.log.of_others(listener) or [desk.listener.say("line-nothing-happened")]


def goal(desk: Desk, _: Sequence[str]) -> list[str]:
    """Tell how this game is won, and how far everybody is."""
    told = desk.words.goal(desk.listener, desk.view)
    score = desk.words.queries["status"].answer(desk.listener, desk.view, ())
    return [told, *score]


def why(desk: Desk, words: Sequence[str]) -> list[str]:
    """Give the rule behind the last refusal, stop or score; with a number, explain that choice."""
    if words:
        return _why_choice(desk, as_number(" ".join(words)))
    told = desk.log
    if told.hint:
        return told.hint
    if told.why is not None:
        return rules(desk, [told.why])
    if told.event is not None:
        return [desk.listener.say("line-why-event"), *rules(desk, [told.event])]
    return [desk.listener.say("line-no-why")]


def _why_choice(desk: Desk, number: int | None) -> list[str]:
    """Explain a choice by its number in the list, or say which numbers there are.

    Each rule is one paragraph, for two of them may begin alike. What chance may bring is no choice.
    """
    if not desk.legal or desk.is_chance:
        return [desk.listener.say("line-no-moves")]
    if number is None or not 1 <= number <= len(desk.legal):
        return [desk.listener.say("line-why-wrong", most=len(desk.legal))]
    choice, *behind = explain_choice(desk, desk.legal[number - 1])
    told = desk.listener.say("line-choice", number=number, choice=choice[0].removesuffix("."))
    return [told, *(" ".join(rule) for rule in behind)]


def explain_choice(desk: Desk, action: AnyAction) -> list[list[str]]:
    """Tell where a choice leads, then each rule it is offered by or that decides what comes of it."""
    choice = desk.presenter.sentence(desk.listener, desk.acting_view, action)
    behind = dict.fromkeys(desk.presenter.rules(desk.acting_view, action))
    return [[choice], *(rules(desk, [rule]) for rule in behind)]


def rules(desk: Desk, words: Sequence[str]) -> list[str]:
    """Read a rule by its id, or the one that fits a question best; without words, list the ids."""
    return tell_rules(desk.listener, desk.entry, words)


def help_lines(desk: Desk, words: Sequence[str]) -> list[str]:
    """List what can be typed, or explain a word: one that can be typed, or anything in the rules."""
    example = rule_example(desk.listener, desk.words)
    if words:
        message = _help_on(desk, words)
        if message is not None:
            return [desk.listener.say(message, **example)]
        told = help_on_verb(desk, words) if len(words) == 1 else []
        return told or rules(desk, words)
    goal = desk.words.goal(desk.listener, desk.view)
    messages = (*_HELP_CHOOSING, *desk.words.help, *_HELP_ALWAYS)
    return [goal, *(desk.listener.say(message, **example) for message in messages)]


def _help_on(desk: Desk, words: Sequence[str]) -> str | None:
    """Find the line that explains a word of the table or a question; None for all else."""
    name = IN_GAME.find(words) if len(words) <= _WORD_AND_ARGUMENT else None
    if name is not None:
        return f"help-on-{name}"
    query = desk.words.queries.get(folded(words[0]))
    return None if query is None else query.help


def _wish(change: Change) -> Callable[[Desk, Sequence[str]], list[str]]:
    """Make the answer to a word that changes how one is spoken to."""
    return lambda desk, words: change(desk.visit.manner, words)


def saves(desk: Desk, _: Sequence[str]) -> list[str]:
    """List the games that are kept, those played last first."""
    from datetime import datetime

    from edenia_tui.games.kept_games import tell_games_by_ear

    games = desk.visit.library.summaries(_GAMES_TOLD)
    return tell_games_by_ear(desk.listener.speech, datetime.now(desk.visit.zone), games)


def stats(desk: Desk, words: Sequence[str]) -> list[str]:
    """Tell what somebody's games add up to: those of the only person, or of whoever is named."""
    from edenia_tui.statistics.telling import tell_in_lines

    return tell_in_lines(desk.listener.speech, desk.visit.library, " ".join(words) or None)


ANSWERS: dict[str, Callable[[Desk, Sequence[str]], list[str]]] = {
    "moves": moves,
    "legend": tell_legend,
    "course": course,
    "log": log,
    "diff": diff,
    "news": news,
    "goal": goal,
    "why": why,
    "rules": rules,
    "help": help_lines,
    **{word: _wish(change) for word, change in WISHES.items()},
    "saves": saves,
    "stats": stats,
}
"""The session words that are answered with lines; the others change what the session does."""
