"""Why a command of The Little Prince is not legal now: the reasons and their facts in words."""

from collections.abc import Callable
from typing import Final

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.verbs import for_speakers
from edenia_tui.language.citing import cited
from edenia_tui.language.listener import Listener
from edenia_tui.language.message import Fact
from edenia_tui.language.refusing import explain_no_command, lines_of_refusal
from rules.kernel.refused import NotACommand, Refused
from rules.kernel.seat import Seat
from rules.prince.characters import BY_NAME
from rules.prince.rulebook import rulebook
from rules.prince.state import SEATS
from rules.prince.tiles import STACK_NAMES, STACKS, TILE_NAMES, Tile


def explain_refusal(listener: Listener, typed: str, refused: Refused, example: str) -> list[str]:
    """Tell why a command is not legal now, in one line or two."""
    facts = {name: _FACTS[name](listener, text) for name, text in refused.facts.items()}
    reason = listener.say(f"refusal-{refused.reason}", **facts)
    rule = cited(listener, rulebook(), refused.rule)
    return lines_of_refusal(listener, reason, rule, typed, example)


def explain_not_a_command(listener: Listener, error: NotACommand, example: str) -> list[str]:
    """Tell that a line is no command, and what its verb needs when that was understood."""
    return explain_no_command(listener, error, example, for_speakers)


def _tile(listener: Listener, text: str) -> str:
    """Call a tile by its kind, which is short and can be typed; a Character by its name."""
    return nouns.character(listener, Tile(TILE_NAMES.index(text))) if text in BY_NAME else text


def _tiles(listener: Listener, text: str) -> str:
    return ", ".join(_tile(listener, one) for one in text.split())


def _stack(listener: Listener, text: str) -> str:
    return nouns.stack(listener, STACKS[STACK_NAMES.index(text)])


def _seat(listener: Listener, text: str) -> str:
    """Call a player; a seat at which nobody plays has only its own name."""
    seat = Seat(SEATS.index(text))
    return listener.name(seat) if seat < len(listener.names) else listener.seat_name(seat)


_FACTS: Final[dict[str, Callable[[Listener, str], Fact]]] = {
    "copies": lambda _, text: int(text),
    "offered": _tiles,
    "seat": _seat,
    "stack": _stack,
    "tile": _tile,
}
"""How the canonical text of each fact is spoken."""
