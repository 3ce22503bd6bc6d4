"""What could be done in a position, in short: what is asked, and the commands that answer it."""

from itertools import groupby
from typing import Final

from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from edenia_tui.language.refusing import is_sayable
from edenia_tui.language.wrapping import wrapped
from rules.kernel.opaque import AnyState
from rules.kernel.seat import CHANCE

_FEW: Final = 8
"""So many commands are told with where they lead."""
_OF_EACH: Final = 6
"""So many commands that begin alike are named."""


def tell_options(entry: Entry, listener: Listener, state: AnyState) -> list[str]:
    """Tell what is asked and by which commands it is answered."""
    game, words = entry.game, entry.words
    legal = game.legal(state)
    lines = [words.question(listener, state)]
    if len(legal) <= _FEW:
        lines += [words.tell_choice(listener, state, action) for action in legal]
    else:
        commands = [words.example(listener, game.write_action(action)) for action in legal]
        if game.to_act(state) is CHANCE:
            example = next(filter(is_sayable, commands), commands[0])
            lines.append(listener.say("report-chance", command=example))
        else:
            lines += [_group(listener, list(alike)) for _, alike in groupby(commands, _beginning)]
        lines.append(listener.say("report-all", count=len(legal)))
    return [part for line in lines for part in wrapped(line)]


def _beginning(command: str) -> list[str]:
    """Give what commands of one sort begin with: the verb, and the sheep or the artefact."""
    words = command.split()
    return words[:2] if len(words) > 2 else words[:1]


def _group(listener: Listener, commands: list[str]) -> str:
    told = ", ".join(commands[:_OF_EACH])
    more = len(commands) - _OF_EACH
    if more > 0:
        return listener.say("report-options-more", commands=told, more=more)
    return listener.say("report-options", commands=told)
