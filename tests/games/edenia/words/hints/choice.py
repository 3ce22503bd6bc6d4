"""A choice in a typed position: what a table of reasons asks about."""

from collections.abc import Callable
from textwrap import dedent
from typing import Any

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import speech
from tests.rules.edenia.fixed_box import typed

Tell = Callable[[str], list[str]]


def edenia(position: str, *commands: str) -> Tell:
    """Ask for the reasons of a choice, followed by its next ones, with the fixed box."""
    return lambda language: _reasons(GAMES["edenia"], typed(position), commands, language)


def exo(position: str, *commands: str) -> Tell:
    """Ask for the reasons of a choice in EXO."""
    entry = GAMES["exo"]
    return lambda language: _reasons(
        entry, entry.game.read_position(dedent(position)), commands, language
    )


def listener(entry: Entry, state: Any, language: str) -> Listener:
    """Give whoever is to choose."""
    names = ("",) * len(entry.game.seats(state))
    return Listener(speech(language, entry.words.messages), names, state.active)


def read_line(entry: Entry, state: Any, commands: tuple[str, ...]) -> tuple[Any, ...]:
    """Understand commands, each where the one before has led."""
    line = []
    for command in commands:
        line.append(entry.game.read_action(state, command))
        state = entry.game.apply(state, line[-1]).state
    return tuple(line)


def _reasons(entry: Entry, state: Any, commands: tuple[str, ...], language: str) -> list[str]:
    view = entry.game.view(state, state.active)
    line = read_line(entry, view, commands)
    return entry.words.reasons(listener(entry, view, language), view, line)
