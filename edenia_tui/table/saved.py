"""A game read from its text and checked: every line is played again by the rules."""

from typing import Generic, TypeVar

from edenia_tui.table.record_text import Line, OptionsText, read_record, read_seat
from edenia_tui.table.seating import Sitter
from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.refused import Ambiguous, NotACommand, Refused, Unreadable
from rules.kernel.value import Value

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Saved(Value, Generic[O, S, A], frozen=True):
    """A game as far as it was played."""

    record: Record[O, A]
    state: S
    """What the record leads to."""
    sitters: tuple[Sitter, ...]
    """Who sits there now; a bot where somebody resigned."""
    seed: int | None


def read_saved(text: str, game: Game[O, S, A, E], options: OptionsText[O]) -> Saved[O, S, A]:
    """Understand a record and play it again.

    Raises:
        Unreadable: with the first line that is unreadable or not legal where it stands.
    """
    written = read_record(text, game.name, options)
    header = written.header
    sitters = list(header.sitters)
    state = game.start(header.options)
    actions: list[A] = []
    for line in written.lines:
        seated = read_seat(line, options.seats[: len(sitters)])
        if seated is not None:
            sitters[seated[0]] = seated[1]
            continue
        action = _read(game, state, line)
        try:
            state = game.apply(state, action).state
        except Refused as error:
            raise Unreadable(
                f"{line.text[:40]!r} is not legal here: {error.reason} ({error.rule})", line.number
            ) from None
        actions.append(action)
    names = tuple(sitter.name for sitter in sitters)
    record = Record(game.name, header.options, names, tuple(actions))
    return Saved(record, state, tuple(sitters), header.seed)


def _read(game: Game[O, S, A, E], state: S, line: Line) -> A:
    try:
        return game.read_action(state, line.text)
    except NotACommand as error:
        message = f"{line.text[:40]!r} is no command; expected {error.expected}"
    except Ambiguous as error:
        message = f"{line.text[:40]!r} could mean {' or '.join(error.candidates)}"
    raise Unreadable(message, line.number)
