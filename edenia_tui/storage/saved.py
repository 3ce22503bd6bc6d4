"""A game read from its text and checked: every line is played again by the rules."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from edenia_tui.outside import limits
from edenia_tui.storage.record_text import Header, Line, OptionsText, read_record, read_seat
from edenia_tui.table.course import Course, NotPossible, TakenBack
from edenia_tui.table.origin import Origin
from edenia_tui.table.rewind import Rewind, RewindKind, read_rewind
from edenia_tui.table.seating import Sitter, is_against_bots
from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.refused import Ambiguous, NotACommand, Refused, Unreadable
from rules.kernel.seat import Seat
from rules.kernel.undo import Fence
from rules.kernel.value import Value

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

_FENCES = {
    Fence.START: "nothing has been done yet",
    Fence.TURN: "nobody is asked",
    Fence.CHANCE: "chance decided the last action",
    Fence.OTHER: "another player decided the last action",
    Fence.SEEN: "the last action showed something hidden",
    Fence.SHOWN: "the last action showed others something hidden",
}


class Misfit(Unreadable):
    """A line that cannot be done where it stands, with what is needed to explain why."""

    def __init__(
        self,
        message: str,
        line: Line,
        state: object,
        error: Refused | NotACommand | Ambiguous | NotPossible,
    ) -> None:
        """Keep the line, the state that the lines before it led to, and what stood against it."""
        super().__init__(message, line.number)
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
        _check(self._lines, limits.LINES, "lines after the header", line)

    def count_rewound(self, actions: int, line: Line) -> None:
        """Count actions that were taken back, or done again."""
        self._rewound += actions
        _check(self._rewound, limits.REWOUND, "actions taken back and done again", line)

    def count_reseating(self, line: Line) -> None:
        """Count a seat that was taken."""
        self._reseatings += 1
        _check(self._reseatings, limits.RESEATINGS, "seats taken in the middle of the game", line)


def _check(number: int, most: int, what: str, line: Line) -> None:
    if number > most:
        raise Unreadable(f"too long: more than {most:,} {what}", line.number)


def _do(course: Course[O, S, A, E], line: Line) -> None:
    action = _read(course.game, course.state, line)
    try:
        step = course.game.apply(course.state, action)
    except Refused as error:
        message = f"{line.text[:40]!r} is not legal here: {error.reason} ({error.rule})"
        raise Misfit(message, line, course.state, error) from None
    course.add(action, step)


def _rewind(
    course: Course[O, S, A, E], rewind: Rewind, sitters: Sequence[Sitter], line: Line
) -> int:
    """Take back, or do again; how many actions were concerned."""
    reason = "nothing was taken back"
    if rewind.kind is RewindKind.BACK:
        if not rewind.is_agreed and not is_against_bots(sitters):
            message = f"{line.text!r} is only for games against bots"
            raise Misfit(message, line, course.state, NotPossible(rewind.kind))
        reason = f"only {len(course)} actions have been done"
    try:
        course.check(rewind)
    except NotPossible as error:
        if error.fence is not None:
            reason = _FENCES[error.fence]
        message = f"{line.text!r} is not possible here: {reason}"
        raise Misfit(message, line, course.state, error) from None
    return len(course.rewind(rewind))


def _read(game: Game[O, S, A, E], state: S, line: Line) -> A:
    try:
        return game.read_action(state, line.text)
    except NotACommand as error:
        message = f"{line.text[:40]!r} is no command; expected {error.expected}"
        raise Misfit(message, line, state, error) from None
    except Ambiguous as error:
        message = f"{line.text[:40]!r} could mean {' or '.join(error.candidates)}"
        raise Misfit(message, line, state, error) from None


AnySaved = Saved[Any, Any, Any]
