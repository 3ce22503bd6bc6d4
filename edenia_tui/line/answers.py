"""The answers line mode gives besides those of the game: help, log, rules, manner."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from edenia_tui.line.ear import Ear
from edenia_tui.line.manner import Manner
from edenia_tui.words.folding import as_number, folded
from edenia_tui.words.game_words import GameWords
from edenia_tui.words.listener import Level, Listener
from edenia_tui.words.speakable import quoted
from edenia_tui.words.speech import LANGUAGES
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
MORE_RULES = 3
"""So many other rules are named beside the best one."""


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
    listener = desk.listener
    language = listener.speech.language
    if not words:
        return _chapters(desk)
    found = [words[0].upper()] if words[0].upper() in desk.rulebook.ids() else []
    found = found or desk.search(" ".join(words))
    if not found:
        return [listener.say("line-no-rule", typed=quoted(" ".join(words)), **_example(desk))]
    best, *others = (desk.rulebook.rule(rule, language) for rule in found)
    lines = [listener.say("line-rule", id=best.id, title=best.title), best.text()]
    if others:
        more = ", ".join(rule.id for rule in others[:MORE_RULES])
        lines.append(listener.say("line-rules-too", ids=more))
    return lines


def _chapters(desk: Desk) -> list[str]:
    """List the chapters with their first and last ids."""
    chapters: dict[str, list[str]] = {}
    for rule in desk.rulebook.rules(desk.listener.speech.language):
        chapters.setdefault(rule.chapter, []).append(rule.id)
    lines = [desk.listener.say("line-rules", **_example(desk))]
    for chapter, ids in chapters.items():
        both = dict.fromkeys((ids[0], ids[-1]))
        told = desk.listener.say("line-rules-span").join(f" {one} " for one in both).strip()
        lines.append(desk.listener.say("line-chapter", chapter=chapter, ids=told))
    return lines


def help_lines(desk: Desk, words: Sequence[str]) -> list[str]:
    """List what can be typed, or explain a word: a question about the table, or anything in the rules."""
    query = desk.words.queries.get(folded(words[0])) if words else None
    if query is not None:
        return [desk.listener.say(query.help)]
    if words:
        return rules(desk, words)
    goal = desk.words.goal(desk.listener, desk.view)
    messages = (*_HELP_CHOOSING, *desk.words.help, *_HELP_ALWAYS)
    example = _example(desk)
    return [goal, *(desk.listener.say(message, **example) for message in messages)]


def _example(desk: Desk) -> dict[str, str]:
    """Give a rule of the game by its id and by a word, as examples to type."""
    rule, word = desk.words.rule_example
    return {"id": rule, "word": desk.listener.say(word)}


def set_level(level: Level) -> Callable[[Desk, Sequence[str]], list[str]]:
    """Make the answer to `brief`, `normal` or `full`."""

    def answer(desk: Desk, _: Sequence[str]) -> list[str]:
        desk.manner.set_level(level)
        return [desk.listener.say(f"line-level-{level.value}")]

    return answer


def bell(desk: Desk, words: Sequence[str]) -> list[str]:
    """Switch the bell; without a word, the other way round."""
    on = words[0].lower() in ("on", "oui", "1") if words else not desk.manner.bell
    desk.manner.set_bell(on=on)
    return [desk.listener.say("line-bell-on" if on else "line-bell-off")]


def lang(desk: Desk, words: Sequence[str]) -> list[str]:
    """Change the language."""
    wanted = words[0].lower()[:2] if words else ""
    if wanted not in LANGUAGES:
        return [desk.listener.say("line-unknown-language")]
    desk.manner.speak(wanted)
    return [desk.manner.speech("line-language")]


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
    "brief": set_level(Level.BRIEF),
    "normal": set_level(Level.NORMAL),
    "full": set_level(Level.FULL),
    "bell": bell,
    "lang": lang,
    "save": save,
    "saves": saves,
    "stats": stats,
}
"""The session words that are answered with lines; the others change what the session does."""
