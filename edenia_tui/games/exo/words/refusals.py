"""Why a command of EXO is not legal now: the reasons and their facts in words."""

from collections.abc import Callable
from typing import Final

from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.verbs import for_speakers
from edenia_tui.language.citing import cited
from edenia_tui.language.coordinates import coordinate
from edenia_tui.language.listener import Listener
from edenia_tui.language.refusing import explain_no_command, lines_of_refusal
from rules.exo.notation.actions import EmptyPlace
from rules.exo.notation.names import find_planet, find_square
from rules.exo.rulebook import rulebook
from rules.exo.state import STARS
from rules.kernel.refused import NotACommand, Refused
from rules.kernel.seat import Seat


def explain_refusal(listener: Listener, typed: str, refused: Refused, example: str) -> list[str]:
    """Tell why a command is not legal now, in one line or two."""
    facts = {name: _FACTS[name](listener, text) for name, text in refused.facts.items()}
    reason = listener.say(f"refusal-{refused.reason}", **facts)
    return lines_of_refusal(
        listener, reason, cited(listener, rulebook(), refused.rule), typed, example
    )


def explain_not_a_command(listener: Listener, error: NotACommand, example: str) -> list[str]:
    """Tell that a line is no command, and what its verb needs when that was understood."""
    if isinstance(error, EmptyPlace):
        reason = listener.say("empty-place", place=_place(listener, error.place))
        rule = cited(listener, rulebook(), error.rule)
        return lines_of_refusal(listener, reason, rule, error.typed, example)
    return explain_no_command(listener, error, example, for_speakers)


def _planet(listener: Listener, text: str) -> str:
    found = find_planet(text)
    if found is None:
        raise ValueError(f"{text} is no planet")
    return nouns.planet(listener, found)


def _number(listener: Listener, text: str) -> str:
    """Count the planets that lie on another; which they are would fill a line."""
    return nouns.amount(listener, "planet", len(text.split()))


def _square(listener: Listener, text: str) -> str:
    found = find_square(text)
    if found is None:
        raise ValueError(f"{text} is no square")
    return nouns.square(listener, found)


def _place(listener: Listener, text: str) -> str:
    return coordinate(listener, text[0], text[1:], "place-counted")


def _seat(listener: Listener, text: str) -> str:
    """Call a player; a Star at which nobody plays has only its own name."""
    seat = Seat(STARS.index(text))
    if seat < len(listener.names):
        return listener.name(seat)
    return listener.seat_name(seat)


_FACTS: Final[dict[str, Callable[[Listener, str], str]]] = {
    "by": _number,
    "owner": _seat,
    "place": _place,
    "planet": _planet,
    "seat": _seat,
    "square": _square,
}
"""How the canonical text of each fact is spoken."""
