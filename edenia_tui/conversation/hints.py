"""Hints in words, for every front end: the best choices, how likely they win, and why."""

from collections.abc import Sequence
from functools import reduce
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from rules.bots.budget import Budget
from rules.bots.hint import Advice, advise
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyState


class Name(NamedTuple):
    """What a choice is called."""

    short: str
    """What is typed for it."""
    full: str


Advices = tuple[Advice[Any], ...]
Named = Sequence[tuple[Name, Advice[Any]]]


class Memory:
    """What was thought about the view asked about last: asked again, seconds would give other luck."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._last: tuple[Any, Advices] | None = None

    def recall(self, view: AnyState) -> Advices | None:
        """Give what was thought about this very view."""
        return self._last[1] if self._last is not None and self._last[0] is view else None

    def keep(self, view: AnyState, advices: Advices) -> Advices:
        """Remember what was thought."""
        self._last = view, advices
        return advices


THINKING: Final = Budget(seconds=1.0)


def seek_advice(game: AnyGame, view: AnyState, budget: Budget = THINKING) -> Advices:
    """Find the best choices; asked twice about the same view, the search has the same luck."""
    return advise(game, view, Random(0), budget, monotonic)


def hint_lines(
    game: AnyGame, words: GameWords, listener: Listener, view: AnyState, advices: Advices
) -> list[str]:
    """Tell advice to whoever is asked, each choice by its number in the list and in words."""
    legal = game.legal(view)
    named = []
    for one in advices:
        number = legal.index(one.action) + 1
        choice = words.describe(listener, view, one.action)
        full = listener.say("hint-numbered", number=number, choice=choice)
        named.append((Name(str(number), full), one))
    return tell_hint(game, words, listener, view, named)


def tell_hint(
    game: AnyGame, words: GameWords, listener: Listener, view: AnyState, named: Named
) -> list[str]:
    """Tell each choice, what follows it and its reasons; beside a sure victory there is no other."""
    if not named:
        return [listener.say("hint-chance")]
    if len(game.legal(view)) == 1:
        return [listener.say("hint-only", choice=named[0][0].full)]
    lines: list[str] = []
    for name, advice in named:
        message = "hint-other" if lines else "hint-best"
        odds = listener.say("hint-odds", percent=_percent(advice.chance))
        lines.append(listener.say(message, choice=name.full, odds=odds))
        if len(advice.line) > 1:
            following = _following(game, words, listener, view, advice.line)
            lines.append(listener.say("hint-after", choice=name.short, following=following))
        lines.extend(words.reasons(listener, view, advice.line))
        if advice.chance == 1:
            break
    return lines


def _percent(chance: float) -> int:
    """Round, but call nothing certain that is not."""
    return 100 if chance == 1 else min(99, round(chance * 100))


def _following(
    game: AnyGame, words: GameWords, listener: Listener, view: AnyState, line: Sequence[Any]
) -> str:
    """Tell the likely next choices of the turn."""
    first, *others = line
    state, told = game.apply(view, first).state, []
    for action in others:
        told.append(words.describe(listener, state, action))
        state = game.apply(state, action).state
    return reduce(lambda one, two: listener.say("hint-following", one=one, two=two), told)
