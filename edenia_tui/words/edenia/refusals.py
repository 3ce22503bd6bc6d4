"""Why a typed line was turned down: the reason in words, the rule, and an example that works."""

import re
from collections.abc import Callable, Iterable
from textwrap import wrap
from typing import Final

from edenia_tui.words.edenia import nouns
from edenia_tui.words.edenia.verbs import for_speakers
from edenia_tui.words.listener import Listener
from edenia_tui.words.speakable import SYMBOLS, may_be_said, quoted
from rules.edenia.galaxy import Path, Side
from rules.edenia.notation.names import PATH_NAMES, SIDE_NAMES, find_cell
from rules.edenia.places import sheep_of
from rules.edenia.state import COLOURS
from rules.kernel.refused import Ambiguous, NotACommand, Refused
from rules.kernel.seat import Seat

COLUMNS: Final = 79
CANDIDATES: Final = 3
MOST_LINES: Final = 2
_SYMBOL_RUN = re.compile(rf"[{re.escape(SYMBOLS)}]{{2}}")

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
    return _lines(
        [
            listener.say("refusal-reason", reason=reason, rule=refused.rule),
            *_typed(listener, typed),
            *_try(listener, example),
        ]
    )


def explain_not_a_command(listener: Listener, error: NotACommand, example: str) -> list[str]:
    """Tell that a line is no command, and what its verb needs when that was understood."""
    typed = quoted(error.typed)
    head = (
        listener.say("refusal-no-command", typed=typed)
        if typed
        else listener.say("refusal-nothing-typed")
    )
    form, example_of_it = _form(listener, error.expected), list(_try(listener, example))
    lines = _lines([head, *form, *example_of_it])
    return lines if len(lines) <= MOST_LINES else _lines([head, *example_of_it])


def explain_ambiguous(listener: Listener, error: Ambiguous) -> list[str]:
    """Name a few of the commands that a line could mean."""
    typed = quoted(error.typed)
    named = [text for text in error.candidates if is_sayable(text)][:CANDIDATES]
    more = len(error.candidates) - len(named)
    if not named:
        many = listener.say("refusal-ambiguous-many", typed=typed, count=more)
        return _lines([many, listener.say("refusal-by-number")])
    *others, last = named
    sentences = [listener.say("refusal-ambiguous", typed=typed)]
    if more:
        sentences += [listener.say("refusal-candidate", candidate=text) for text in named]
        sentences.append(listener.say("refusal-more", count=more))
    else:
        sentences += [listener.say("refusal-candidate", candidate=text) for text in others]
        ending = "refusal-or-last-candidate" if others else "refusal-last-candidate"
        sentences.append(listener.say(ending, candidate=last))
    return _lines(sentences)


def message_of(refused: Refused) -> str:
    """Choose the message of a refusal by its reason and the facts it gives."""
    given = (name for name in OPTIONAL.get(refused.reason, ()) if name in refused.facts)
    return "-".join(["refusal", refused.reason, *list(given)[:1]])


def is_sayable(command: str) -> bool:
    """Tell whether a command can be told so that it can be typed again from hearing it."""
    return all(map(may_be_said, command)) and not _SYMBOL_RUN.search(command)


def _typed(listener: Listener, typed: str) -> Iterable[str]:
    if text := quoted(typed):
        yield listener.say("refusal-typed", typed=text)


def _try(listener: Listener, example: str) -> Iterable[str]:
    """Give the example, or advise a number where the example is made of glyphs."""
    if example and is_sayable(example):
        yield listener.say("refusal-try", example=example)
    elif example:
        yield listener.say("refusal-by-number")


def _form(listener: Listener, expected: str) -> Iterable[str]:
    """Say what a verb needs; `expected` begins with the verb, or lists all verbs after a colon."""
    verb, _, words = expected.partition(" ")
    spoken = for_speakers(verb, listener.speech.language)
    if not words:
        yield listener.say("refusal-form-alone", verb=spoken)
    elif not words.startswith("of:"):
        yield listener.say(f"refusal-form-{verb}", verb=spoken)


def _lines(sentences: Iterable[str]) -> list[str]:
    """Fill lines with whole sentences; only one that is too long by itself is broken."""
    lines: list[str] = []
    for sentence in sentences:
        if lines and len(lines[-1]) + 1 + len(sentence) <= COLUMNS:
            lines[-1] += f" {sentence}"
        else:
            lines.extend(wrap(sentence, COLUMNS))
    return lines


def _cell(_: Listener, text: str) -> str:
    found = find_cell(text)
    if found is None:
        raise ValueError(f"{text} is no cell")
    return nouns.cell(found)


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
