"""The answers line mode gives besides those of the game: help, log, rules, manner."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from edenia_tui.line.ear import Ear
from edenia_tui.line.manner import Manner
from edenia_tui.line.rules import rule_example, tell_rules
from edenia_tui.line.wishes import WISHES, Change
from edenia_tui.words.folding import as_number, folded
from edenia_tui.words.game_words import GameWords
from edenia_tui.words.listener import Listener
from rules.kernel.rulebook import Rulebook

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
SHELF = 20
"""So many kept games are told."""


class Desk(NamedTuple):
    """Everything an answer may need: who asks, the table they see, and what they have heard."""

    listener: Listener
    view: Any
    legal: Sequence[Any]
    ear: Ear
    manner: Manner
    words: GameWords
    rulebook: Rulebook
    search: Callable[[str], list[str]]
    """Finds rules by the meaning of words, best first."""


def moves(desk: Desk, _: Sequence[str]) -> list[str]:
    """List the choices by number, each with where it leads."""
    if not desk.legal:
        return [desk.listener.say("line-no-moves")]
    return [
        desk.listener.say(
            "line-choice",
            number=number,
            choice=desk.words.describe_choice(desk.listener, desk.view, action),
        )
        for number, action in enumerate(desk.legal, 1)
    ]


def log(desk: Desk, words: Sequence[str]) -> list[str]:
    """Repeat the last sentences of the game."""
    wanted = as_number(words[0]) if words else None
    lines = desk.ear.log[-(wanted or _LOG) :]
    return lines or [desk.listener.say("line-nothing-happened")]


def diff(desk: Desk, _: Sequence[str]) -> list[str]:
    """Tell what has changed since this person's last decision."""
    lines: list[str] = []
    if desk.ear.since is not None:
        lines = desk.words.difference(desk.listener, desk.ear.since, desk.view)
    return lines or [desk.listener.say("line-no-change")]


def why(desk: Desk, _: Sequence[str]) -> list[str]:
    """Give the rule behind the last refusal or stop."""
    if desk.ear.why is None:
        return [desk.listener.say("line-no-why")]
    return rules(desk, [desk.ear.why])


def rules(desk: Desk, words: Sequence[str]) -> list[str]:
    """Read a rule by its id, or the one that fits a question best; without words, list the ids."""
    return tell_rules(desk.listener, desk.words, desk.rulebook, desk.search, words)


def help_lines(desk: Desk, words: Sequence[str]) -> list[str]:
    """List what can be typed, or explain a word: a question about the table, or anything in the rules."""
    query = desk.words.queries.get(folded(words[0])) if words else None
    if query is not None:
        return [desk.listener.say(query.help)]
    if words:
        return rules(desk, words)
    goal = desk.words.goal(desk.listener, desk.view)
    messages = (*_HELP_CHOOSING, *desk.words.help, *_HELP_ALWAYS)
    example = rule_example(desk.listener, desk.words)
    return [goal, *(desk.listener.say(message, **example) for message in messages)]


def _wish(change: Change) -> Callable[[Desk, Sequence[str]], list[str]]:
    """Make the answer to a word that changes how one is spoken to."""
    return lambda desk, words: change(desk.manner, words)


def save(desk: Desk, _: Sequence[str]) -> list[str]:
    """Everything is on disk already."""
    return [desk.listener.say("line-saved")]


def saves(desk: Desk, _: Sequence[str]) -> list[str]:
    """List the games that are kept, those played last first."""
    from edenia_tui.shelves import catalogue_of, tell_shelf

    return tell_shelf(desk.listener.speech, catalogue_of().list_games(SHELF))


def stats(desk: Desk, words: Sequence[str]) -> list[str]:
    """Tell what somebody's games add up to: those of the only person, or of whoever is named."""
    from edenia_tui.career_words import tell_in_lines

    return tell_in_lines(desk.listener.speech, " ".join(words) or None)


ANSWERS: dict[str, Callable[[Desk, Sequence[str]], list[str]]] = {
    "moves": moves,
    "log": log,
    "diff": diff,
    "why": why,
    "rules": rules,
    "help": help_lines,
    **{word: _wish(change) for word, change in WISHES.items()},
    "save": save,
    "saves": saves,
    "stats": stats,
}
"""The session words that are answered with lines; the others change what the session does."""
