"""Why a command that was tried out failed, and what is legal instead."""

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import Final

from edenia_tui.games.words import GameWords
from edenia_tui.language.citing import origin_of
from edenia_tui.language.listener import Listener
from edenia_tui.language.refusing import explain_ambiguous, is_sayable
from edenia_tui.language.speakable import quoted
from edenia_tui.language.wrapping import wrapped
from edenia_tui.lookup.trial import Failure, Typed
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyState
from rules.kernel.refused import Ambiguous, NotACommand, Refused
from rules.kernel.seat import CHANCE

MOST_NEAR: Final = 3
_SHORT: Final = 4


class Reporter:
    """Tells about commands of one game."""

    def __init__(self, game: AnyGame, words: GameWords, listener: Listener) -> None:
        """Speak to somebody about a game."""
        self._game = game
        self._words = words
        self._listener = listener

    def tell_failure(self, failure: Failure, near: Sequence[str]) -> list[str]:
        """Tell why a command was refused, with its rule and what is legal instead, or cannot be read."""
        error, listener = failure.error, self._listener
        if isinstance(error, Refused):
            rule = self._game.rulebook.rule(error.rule, listener.speech.language)
            lines = self._words.refusal(listener, failure.typed.text, error, "")
            named = listener.say("report-rule", rule=rule.id, title=rule.title)
            lines.append(f"{named} {origin_of(rule, listener.say)}")
            if near:
                commands = ", ".join(self._words.example(listener, command) for command in near)
                lines.append(listener.say("report-nearest", commands=commands))
            return _fitting(lines)
        return _fitting([self._place_of(failure), *self._explain(failure.typed.text, error)])

    def tell_unused(self, unused: Iterable[Typed]) -> list[str]:
        """Tell what was given for chance and not needed."""
        say = self._listener.say
        return _fitting(
            say("report-unused", given=f"{one.option} {quoted(one.value)}") for one in unused
        )

    def tell_next(self, state: AnyState) -> list[str]:
        """Tell what can be typed next where it is a short list, and an example where chance decides."""
        commands = [
            self._words.example(self._listener, self._game.write_action(action))
            for action in self._game.legal(state)
        ]
        if len(commands) <= _SHORT:
            return _fitting([self._listener.say("report-next", commands=", ".join(commands))])
        if self._game.to_act(state) is not CHANCE:
            return []
        return [self._listener.say("report-chance", command=next(filter(is_sayable, commands)))]

    def _place_of(self, failure: Failure) -> str:
        option, number, _ = failure.typed
        place = {"number": number, "column": failure.column}
        if option:
            return self._listener.say("report-in-option", option=option, **place)
        return self._listener.say("report-in-command", **place)

    def _explain(self, typed: str, error: NotACommand | Ambiguous) -> list[str]:
        """Explain in the words that were typed, not in those the rules were asked with."""
        listener, words = self._listener, self._words
        if isinstance(error, Ambiguous):
            meant = (words.example(listener, text) for text in error.candidates)
            return explain_ambiguous(listener, Ambiguous(typed, tuple(meant)))
        return words.not_a_command(listener, error.retyped(typed), "")


def nearest(game: AnyGame, state: AnyState, line: str) -> list[str]:
    """List a few legal commands: those that share the most words in their places, then letters."""
    words = line.lower().split()
    legal = [game.write_action(action) for action in game.legal(state)]
    return sorted(legal, key=lambda command: _distance(words, command.split()))[:MOST_NEAR]


def _distance(words: Sequence[str], command: Sequence[str]) -> tuple[int, float]:
    shared = sum(map(str.__eq__, words, command))
    likeness = SequenceMatcher(a=" ".join(words), b=" ".join(command), autojunk=False).ratio()
    return -shared, -likeness


def _fitting(lines: Iterable[str]) -> list[str]:
    """Break lines that are too wide."""
    return [part for line in lines for part in wrapped(line)]
