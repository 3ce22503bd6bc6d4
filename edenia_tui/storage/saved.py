"""A game read from its text and checked: every line is played again by the rules."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from edenia_tui.outside import limits
from edenia_tui.storage.record_text import Header, Line, OptionsText, read_record, read_seat
from edenia_tui.storage.slips import Slip
from edenia_tui.table.course import Course, NotPossible, TakenBack
from edenia_tui.table.origin import Origin
from edenia_tui.table.rewind import Rewind, RewindKind, read_rewind
from edenia_tui.table.seating import Sitter, is_against_bots
from rules.kernel.expected import Expected, OneOf
from rules.kernel.fault import Fact, Fault
from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.refused import Ambiguous, NotACommand, Refused, Unreadable, misread
from rules.kernel.seat import Seat
from rules.kernel.value import Value

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

_SHOWN = 40
"""So much of a line that does not fit is shown."""


class Misfit(Unreadable):
    """A line that cannot be done where it stands, with what is needed to explain why."""

    def __init__(
        self,
        fault: Fault,
        line: Line,
        state: object,
        error: Refused | NotACommand | Ambiguous | NotPossible,
    ) -> None:
        """Keep the line, the state that the lines before it led to, and what stood against it."""
        super().__init__(fault)
        self.typed = line.text
        self.state = state
        self.error = error


class Reseating(Value, frozen=True):
    """A seat that somebody else took in the middle of a game."""

    after: int
    """How many of the actions that count had been done."""
    seat: Seat
    sitter: Sitter


class Saved(Value, Generic[O, S, A], frozen=True):
    """A game as far as it was played."""

    record: Record[O, A]
    """What counts; actions that were taken back are not in it."""
    state: S
    """What the record leads to."""
    sitters: tuple[Sitter, ...]
    """Who sits there now; a bot where somebody resigned."""
    seed: int | None
    taken_back: TakenBack[A]
    origin: Origin | None
    """The game this one branched off; None for a game of its own."""
    seated: tuple[Sitter, ...]
    """Who sat down to begin with."""
    reseatings: tuple[Reseating, ...] = ()
    """Who took whose place later on, in order."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats on which a person has ever sat, whoever is there now."""
        began = {Seat(n) for n, sitter in enumerate(self.seated) if sitter.is_human}
        return tuple(sorted(began | {one.seat for one in self.reseatings if one.sitter.is_human}))


def read_saved(text: str, game: Game[O, S, A, E], options: OptionsText[O]) -> Saved[O, S, A]:
    """Understand a record and play it again.

    Raises:
        Unreadable: with the first line that is unreadable or not legal where it stands.
    """
    written = read_record(text, game.name, options)
    first: Misfit | None = None
    for played_with in (written.header.options, *written.otherwise):
        header = replace(written.header, options=played_with)
        try:
            return _play(written.lines, header, game, options.seats)
        except Misfit as misfit:
            first = misfit if first is None or misfit.line > first.line else first
    raise first or AssertionError


def _play(
    lines: Sequence[Line], header: Header[O], game: Game[O, S, A, E], seats: Sequence[str]
) -> Saved[O, S, A]:
    """Play the lines of a record; Misfit when they are none of this header."""
    sitters, reseatings = list(header.sitters), list[Reseating]()
    course = Course(game, Record[O, A](game.name, header.options, ()))
    work = _Work()
    for line in lines:
        work.count_line(line)
        seated = read_seat(line, seats[: len(sitters)])
        rewind = None if seated is not None else read_rewind(line.text, line.number)
        if seated is not None:
            work.count_reseating(line)
            sitters[seated[0]] = seated[1]
            reseatings.append(Reseating(len(course), *seated))
        elif rewind is not None:
            work.count_rewound(_rewind(course, rewind, sitters, line), line)
            here = len(course)
            if any(one.after > here for one in reseatings):
                reseatings = [replace(one, after=min(one.after, here)) for one in reseatings]
        else:
            _do(course, line)
    names = tuple(sitter.name for sitter in sitters)
    record = Record(game.name, header.options, names, course.record.actions)
    return Saved(
        record,
        course.state,
        tuple(sitters),
        header.seed,
        course.taken_back,
        header.origin,
        header.sitters,
        tuple(reseatings),
    )


class _Work:
    """How much a record asks for; one that asks for too much is turned down before it is felt."""

    def __init__(self) -> None:
        self._lines = self._rewound = self._reseatings = 0

    def count_line(self, line: Line) -> None:
        """Count a line after the header."""
        self._lines += 1
        _check(self._lines, limits.LINES, "lines", line)

    def count_rewound(self, actions: int, line: Line) -> None:
        """Count actions that were taken back, or done again."""
        self._rewound += actions
        _check(self._rewound, limits.REWOUND, "rewound", line)

    def count_reseating(self, line: Line) -> None:
        """Count a seat that was taken."""
        self._reseatings += 1
        _check(self._reseatings, limits.RESEATINGS, "reseatings", line)


def _check(number: int, most: int, things: str, line: Line) -> None:
    if number > most:
        raise misread(Slip.TOO_MUCH, line.number, most=most, things=things)


def _do(course: Course[O, S, A, E], line: Line) -> None:
    action = _read(course.game, course.state, line)
    try:
        step = course.game.apply(course.state, action)
    except Refused as error:
        fault = _fault(Slip.NOT_LEGAL, line, rule=error.rule)
        raise Misfit(fault, line, course.state, error) from None
    course.add(action, step)


def _rewind(
    course: Course[O, S, A, E], rewind: Rewind, sitters: Sequence[Sitter], line: Line
) -> int:
    """Take back, or do again; how many actions were concerned."""
    is_by_right = rewind.kind is not RewindKind.BACK or rewind.is_agreed
    if not is_by_right and not is_against_bots(sitters):
        fault = _fault(Slip.NOT_BACK, line)
        raise Misfit(fault, line, course.state, NotPossible(rewind.kind))
    try:
        course.check(rewind)
    except NotPossible as error:
        if error.fence is not None:
            fault = _fault(Slip.NOT_UNDONE, line, fence=error.fence.value)
        elif rewind.kind is RewindKind.BACK:
            fault = _fault(Slip.BACK_TOO_FAR, line, number=len(course))
        else:
            fault = _fault(Slip.NOT_REDONE, line)
        raise Misfit(fault, line, course.state, error) from None
    return len(course.rewind(rewind))


def _read(game: Game[O, S, A, E], state: S, line: Line) -> A:
    try:
        return game.read_action(state, line.text)
    except NotACommand as error:
        raise Misfit(_no_command(line, error.expected), line, state, error) from None
    except Ambiguous as error:
        fault = _fault(Slip.AMBIGUOUS, line, expected=OneOf(error.candidates))
        raise Misfit(fault, line, state, error) from None


def _no_command(line: Line, expected: Expected) -> Fault:
    if isinstance(expected, OneOf):
        return _fault(Slip.NO_COMMAND, line, expected=expected)
    return _fault(Slip.NO_COMMAND_FORM, line, expected=OneOf(expected.examples or (expected.verb,)))


def _fault(slip: Slip, line: Line, expected: OneOf | None = None, **facts: Fact) -> Fault:
    typed = ("typed", line.text[:_SHOWN])
    return Fault(slip, line.number, facts=(typed, *facts.items()), expected=expected)


AnySaved = Saved[Any, Any, Any]
