"""Commands tried out on a position: what each led to, and where the first one failed."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from edenia_tui.fault import column_of_fault
from rules.edenia.actions import Action
from rules.edenia.events import Event
from rules.edenia.game import EDENIA
from rules.edenia.state import Ask, State
from rules.kernel.refused import Ambiguous, NotACommand, Refused


class Tried(NamedTuple):
    """One command that was legal."""

    action: Action
    before: State
    after: State
    events: tuple[Event, ...]


class Typed(NamedTuple):
    """A command as it was given."""

    option: str
    """The option it came from, such as --draw; empty for a command."""
    number: int
    """Its place among the commands, or among the values of its option, from 1."""
    text: str

    @property
    def value(self) -> str:
        """What was given: a command, or the value of an option without the verb it stands for."""
        return self.text.partition(" ")[2] if self.option else self.text


class Failure(NamedTuple):
    """The command that could not be done, and why."""

    typed: Typed
    line: str
    """What was typed, in canonical words."""
    error: Refused | NotACommand | Ambiguous

    @property
    def column(self) -> int:
        """Where the text that was given stops making sense, from 1."""
        column = column_of_fault(self.typed.text, self.line, self.error)
        return max(1, column - len(self.typed.text) + len(self.typed.value))


class Trial(NamedTuple):
    """What came of some commands."""

    state: State
    """The position after the last one that was legal."""
    tried: tuple[Tried, ...]
    failure: Failure | None
    unused: tuple[Typed, ...]
    """What was given for chance and not needed."""


def try_commands(
    state: State,
    commands: Sequence[str],
    rolls: Sequence[str] = (),
    draws: Sequence[str] = (),
    translate: Callable[[str], str] = str,
) -> Trial:
    """Do commands in order; where die or deck decide, what was given for them comes first.

    Args:
        state: the position.
        commands: what is typed.
        rolls: paths the die shows.
        draws: tiles that are drawn.
        translate: puts a typed line into canonical words, word by word.
    """
    chance = {
        Ask.ROLL: [Typed("--roll", number, f"roll {path}") for number, path in _count(rolls)],
        Ask.DRAW: [Typed("--draw", number, f"draw {tile}") for number, tile in _count(draws)],
    }
    waiting = [Typed("", number, line) for number, line in _count(commands)]
    tried: list[Tried] = []
    failure: Failure | None = None
    while failure is None and (following := chance.get(state.turn.ask) or waiting):
        typed = following.pop(0)
        line = translate(typed.text)
        try:
            action = EDENIA.read_action(state, line)
            step = EDENIA.apply(state, action)
        except (Refused, NotACommand, Ambiguous) as error:
            failure = Failure(typed, line, error)
        else:
            tried.append(Tried(action, state, step.state, step.events))
            state = step.state
    unused = tuple(typed for values in chance.values() for typed in values)
    return Trial(state, tuple(tried), failure, unused)


def _count(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    return enumerate(lines, 1)
