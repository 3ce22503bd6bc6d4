"""Commands tried out on a position: what each led to, and where the first one failed."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from edenia_tui.lookup.fault import column_of_fault
from edenia_tui.lookup.question import unmarked
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyAction, AnyEvent, AnyState
from rules.kernel.refused import Ambiguous, NotACommand, Refused
from rules.kernel.seat import CHANCE, Chance, Seat


class Tried(NamedTuple):
    """One command that was legal."""

    actor: Seat | Chance | None
    action: AnyAction
    before: AnyState
    after: AnyState
    events: tuple[AnyEvent, ...]


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
    column: int = 1
    """Where the text that was given stops making sense, from 1."""


class Trial(NamedTuple):
    """What came of some commands."""

    state: AnyState
    """The position after the last one that was legal."""
    tried: tuple[Tried, ...]
    failure: Failure | None
    unused: tuple[Typed, ...]
    """What was given for chance and not needed."""


def try_commands(
    game: AnyGame,
    state: AnyState,
    commands: Sequence[str],
    given: Mapping[str, Sequence[str]],
    translate: Callable[[str], str] = str,
) -> Trial:
    """Do commands in order; where chance decides what was given for it comes first.

    Args:
        game: by which rules.
        state: the position.
        commands: what is typed.
        given: what chance brings, by the verb of its action: draw, roll.
        translate: puts a typed line into canonical words, word by word.
    """
    chance = {verb: _given(verb, values) for verb, values in given.items()}
    waiting = [Typed("", number, line) for number, line in enumerate(commands, 1)]
    tried: list[Tried] = []
    failure: Failure | None = None
    while failure is None and (following := chance.get(_chance_verb(game, state)) or waiting):
        typed = following.pop(0)
        line = translate(unmarked(typed.text))
        try:
            action = game.read_action(state, line)
            step = game.apply(state, action)
        except (Refused, NotACommand, Ambiguous) as error:
            column = column_of_fault(typed.text, error, translate)
            column = max(1, column - len(typed.text) + len(typed.value))
            failure = Failure(typed, line, error, column)
        else:
            tried.append(Tried(game.to_act(state), action, state, step.state, step.events))
            state = step.state
    unused = tuple(typed for values in chance.values() for typed in values)
    return Trial(state, tuple(tried), failure, unused)


def _given(verb: str, values: Sequence[str]) -> list[Typed]:
    return [Typed(f"--{verb}", number, f"{verb} {value}") for number, value in enumerate(values, 1)]


def _chance_verb(game: AnyGame, state: AnyState) -> str:
    """Tell the verb of what chance does next; nothing when somebody else decides."""
    if game.to_act(state) is not CHANCE:
        return ""
    return game.write_action(game.legal(state)[0]).split()[0]
