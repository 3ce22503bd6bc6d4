"""Choices by number, each with what comes of it; those that differ in their way alone are one line."""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from rules.kernel.opaque import AnyAction, AnyState

MOST_WORDS: Final = 115
"""So many words of choices are told at a time; the others on request."""
_FEW: Final = 4
"""So few choices are told one by one, whatever comes of them."""
_OUTCOME: Final = re.compile(r" ?: |, ")


class Told(NamedTuple):
    """Some choices that come to the same."""

    numbers: tuple[int, ...]
    choices: tuple[str, ...]
    outcome: str


def tell_numbered(
    words: GameWords,
    listener: Listener,
    view: AnyState,
    legal: Sequence[AnyAction],
    first: int = 1,
) -> list[str]:
    """List choices from a number on, as many as one can listen to."""
    lines: list[str] = []
    count, told = 0, [*_gathered(words, listener, view, legal)]
    for one in told:
        if one.numbers[-1] < first:
            continue
        line = _line(listener, one)
        count += len(line.split())
        if lines and count > MOST_WORDS:
            lines.append(listener.say("line-choices-more", number=one.numbers[0]))
            break
        lines.append(line)
    return lines


def _gathered(
    words: GameWords, listener: Listener, view: AnyState, legal: Sequence[AnyAction]
) -> Iterator[Told]:
    """Put choices together that begin alike and come to the same, in the order of their numbers."""
    found: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for number, action in enumerate(legal, 1):
        choice = words.describe(listener, view, action)
        whole = words.describe_choice(listener, view, action)
        outcome = _OUTCOME.sub("", whole[len(choice) :], count=1) if whole != choice else ""
        if not whole.startswith(choice):
            choice, outcome = whole, ""
        head = choice.rpartition(" ")[0] if len(legal) > _FEW and outcome else str(number)
        found.setdefault((head, outcome), []).append((number, choice))
    for (_, outcome), many in found.items():
        numbers, choices = zip(*many, strict=True)
        yield Told(numbers, choices, outcome)


def _line(listener: Listener, told: Told) -> str:
    choice = _together(listener, told.choices)
    numbers = _numbers(listener, told.numbers)
    if not told.outcome:
        return listener.say("line-choice", number=numbers, choice=choice)
    message = "line-choice-outcome" if listener.outcome_first else "line-choice-leading"
    return listener.say(message, number=numbers, choice=choice, outcome=told.outcome)


def _together(listener: Listener, choices: Sequence[str]) -> str:
    """Name several choices that begin alike: sheep 1 east, star, nebula or meteorite."""
    if len(choices) == 1:
        return choices[0]
    split = [choice.split() for choice in choices]
    same = [words[0] for words in takewhile(_all_alike, zip(*split, strict=False))]
    rests = [" ".join(choice.split()[len(same) :]) for choice in choices]
    *others, last = rests
    listed = listener.say("line-or", first=", ".join(others), last=last)
    return f"{' '.join(same)} {listed}".strip()


def _all_alike(words: Sequence[str]) -> bool:
    return len(set(words)) == 1


def _numbers(listener: Listener, numbers: Sequence[int]) -> str:
    first, last = numbers[0], numbers[-1]
    if len(numbers) == 1:
        return str(first)
    if len(numbers) > 2 and last - first == len(numbers) - 1:
        return listener.say("line-numbers", first=first, last=last)
    *others, _ = numbers
    return listener.say("line-or", first=", ".join(map(str, others)), last=last)
