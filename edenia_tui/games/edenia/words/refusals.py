"""Why a command of Edenia is not legal now: the reasons and their facts in words."""

from collections.abc import Callable
from typing import Final

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.verbs import for_speakers
from edenia_tui.language.citing import cited
from edenia_tui.language.listener import Listener
from edenia_tui.language.refusing import explain_no_command, lines_of_refusal
from rules.edenia.galaxy import Path, Side
from rules.edenia.notation.names import PATH_NAMES, SIDE_NAMES, find_cell
from rules.edenia.places import sheep_of
from rules.edenia.rulebook import rulebook
from rules.edenia.state import COLOURS
from rules.kernel.refused import NotACommand, Refused
from rules.kernel.seat import Seat

OPTIONAL: Final = {
    "no-such-exit": ("ends", "side", "place"),
    "no-tile-left": ("side", "artefact"),
    "no-clover": ("pad",),
    "flag-protected": ("owner",),
}
"""Facts that some refusals of a reason give: the first one given picks the message."""

UNTOLD: Final = frozenset({"tile"})
"""Facts that would fill a line by themselves and are what was typed."""


def explain_refusal(listener: Listener, typed: str, refused: Refused, example: str) -> list[str]:
    """Tell why a command is not legal now, in one line or two."""
    facts = {
        name: _FACTS[name](listener, text)
        for name, text in refused.facts.items()
        if name not in UNTOLD
    }
    reason = listener.say(message_of(refused), **facts)
    return lines_of_refusal(
        listener, reason, cited(listener, rulebook(), refused.rule), typed, example
    )


def explain_not_a_command(listener: Listener, error: NotACommand, example: str) -> list[str]:
    """Tell that a line is no command, and what its verb needs when that was understood."""
    return explain_no_command(listener, error, example, for_speakers)


def message_of(refused: Refused) -> str:
    """Choose the message of a refusal by its reason and the facts it gives."""
    given = (name for name in OPTIONAL.get(refused.reason, ()) if name in refused.facts)
    return "-".join([f"refusal-{refused.reason}", *list(given)[:1]])


def _cell(listener: Listener, text: str) -> str:
    found = find_cell(text)
    if found is None:
        raise ValueError(f"{text} is no cell")
    return nouns.cell(listener, found)


def _side(listener: Listener, text: str) -> str:
    return nouns.side(listener, Side(SIDE_NAMES.index(text)))


def _path(listener: Listener, text: str) -> str:
    return nouns.path(listener, Path(PATH_NAMES.index(text)))


def _ends(listener: Listener, text: str) -> str:
    one, two = text.split(" or ")
    return listener.say("refusal-either", one=_side(listener, one), two=_side(listener, two))


def _place(listener: Listener, text: str) -> str:
    match text.split():
        case [cell, side, path]:
            return listener.say(
                "place-track",
                cell=_cell(listener, cell),
                side=_side(listener, side),
                path=_path(listener, path),
            )
        case [cell, hub]:
            return listener.say(
                "place-hub", cell=_cell(listener, cell), hub=listener.say(f"hub-{hub}")
            )
        case _:
            return listener.say(f"kind-{text.lower()}")


def _seat(listener: Listener, text: str) -> str:
    return listener.name(Seat(COLOURS.index(text)))


def _sheep_of_somebody(listener: Listener, text: str) -> str:
    colour, number = text.split()
    return nouns.sheep(listener, sheep_of(Seat(COLOURS.index(colour)), int(number)))


def _own_number(_: Listener, text: str) -> str:
    return text


def _question(listener: Listener, text: str) -> str:
    return listener.say(f"refusal-question-{text}")


_FACTS: Final[dict[str, Callable[[Listener, str], str]]] = {
    "artefact": nouns.artefact_name,
    "by": _sheep_of_somebody,
    "cell": _cell,
    "ends": _ends,
    "owner": _seat,
    "pad": _cell,
    "path": _path,
    "place": _place,
    "planet": _cell,
    "question": _question,
    "sheep": _own_number,
    "side": _side,
}
"""How the canonical text of each fact is spoken."""
