"""Why a command of Tiny Epic Galaxies is not legal now: the reasons and their facts in words."""

from collections.abc import Callable
from typing import Final

from edenia_tui.games.galaxies.words.verbs import for_speakers
from edenia_tui.language.citing import cited
from edenia_tui.language.listener import Listener
from edenia_tui.language.message import Fact
from edenia_tui.language.refusing import explain_no_command, lines_of_refusal
from rules.galaxies.content import standard_content
from rules.galaxies.rulebook import rulebook
from rules.galaxies.state import ROGUE_NAME, SEATS
from rules.kernel.refused import NotACommand, Refused
from rules.kernel.seat import Seat


def explain_refusal(listener: Listener, typed: str, refused: Refused, example: str) -> list[str]:
    """Tell why a command is not legal now, in one line or two."""
    facts = {name: _FACTS.get(name, _plain)(listener, text) for name, text in refused.facts.items()}
    reason = listener.say(f"refusal-{refused.reason}", **facts)
    rule = cited(listener, rulebook(), refused.rule)
    return lines_of_refusal(listener, reason, rule, typed, example)


def explain_not_a_command(listener: Listener, error: NotACommand, example: str) -> list[str]:
    """Tell that a line is no command, and what its verb needs when that was understood."""
    return explain_no_command(listener, error, example, for_speakers)


def _plain(_: Listener, text: str) -> str:
    return text


def _number(_: Listener, text: str) -> int:
    return int(text)


def _seat(listener: Listener, text: str) -> str:
    """Call a player; a seat at which nobody plays has only its own name."""
    if text == ROGUE_NAME:
        return listener.say("rogue-the")
    seat = Seat(SEATS.index(text))
    return listener.name(seat) if seat < len(listener.names) else listener.seat_name(seat)


def _names(sort: str) -> Callable[[Listener, str], str]:
    """Call a card by its name in the language, or by the word it has in its box."""

    def named(listener: Listener, text: str) -> str:
        message = f"{sort}-{text}"
        if message in listener.speech.ids():
            return listener.say(message)
        content = standard_content()
        keys = dict(zip(content.planet_keys, content.planets, strict=True))
        return keys[text].name if text in keys else text.capitalize()

    return named


def _words(listener: Listener, text: str) -> str:
    """Put faces, ships and places into the language, word by word."""
    said = for_speakers(f"x {text}", listener.speech.language)
    return said.removeprefix("x ")


_FACTS: Final[dict[str, Callable[[Listener, str], Fact]]] = {
    "price": _number,
    "number": _number,
    "level": _number,
    "wanted": _number,
    "left": _number,
    "seat": _seat,
    "planet": _names("planet"),
    "pilot": _names("pilot"),
    "card": _names("card"),
    "mission": _names("mission"),
    "face": _words,
    "ship": _words,
    "model": _words,
    "place": _words,
    "dice": _words,
    "question": lambda listener, text: listener.say(f"asked-{text}"),
}
"""How the canonical text of each fact is spoken."""
