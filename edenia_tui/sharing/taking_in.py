"""Taking in a game that somebody handed on: checked, kept, and told; or why it is not."""

import re
from pathlib import PurePath
from typing import Any, NamedTuple

from msgspec.structs import replace

from edenia_tui.conversation.visit import Visit
from edenia_tui.games.entry import Entry
from edenia_tui.language.faults import tell_fault
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import Speech
from edenia_tui.language.troubles import tell_trouble
from edenia_tui.language.wrapping import wrapped
from edenia_tui.lookup.reports import Reporter, nearest
from edenia_tui.lookup.trial import Failure, Typed
from edenia_tui.outside.clean import clean_line
from edenia_tui.sharing.json_record import is_json
from edenia_tui.sharing.plain_record import write_record
from edenia_tui.sharing.reading import MisfitAction, OnlyNews, entry_of, read_shared
from edenia_tui.storage.record_text import NotARecord
from edenia_tui.storage.save_errors import NotKept
from edenia_tui.storage.saved import AnySaved, Misfit
from edenia_tui.table.origin import Origin
from edenia_tui.table.rewind import RewindKind
from edenia_tui.table.seating import given_names
from rules.kernel.refused import Ambiguous, NotACommand, Refused, Unreadable

_NOT_IN_NAMES = re.compile(r"[^\w.-]+")
_LONGEST_NAME = 60
_LONGEST_LINE = 40
"""So much of a line that does not fit is shown."""


class NotTaken(Exception):
    """A game is not taken in; the lines that say why."""

    def __init__(self, lines: list[str], *, is_unreadable: bool) -> None:
        """Keep the lines, and whether the text made no sense at all."""
        super().__init__(*lines)
        self.lines = lines
        self.is_unreadable = is_unreadable


class TakenIn(NamedTuple):
    """A game that was taken in."""

    entry: Entry
    saved: AnySaved
    name: str
    """What `resume` is given."""

    @property
    def is_over(self) -> bool:
        """Whether nobody can go on with it."""
        return self.entry.game.outcome(self.saved.state) is not None

    def tell(self, spoken: Speech) -> str:
        """Tell what it is called and how far it has come."""
        game, state = self.entry.game, self.saved.state
        outcome, number = game.outcome(state), game.round(state)
        if outcome is None:
            return spoken("share-kept", name=self.name, round=number)
        if not outcome.winners:
            return spoken("share-kept-lost", name=self.name, round=number)
        names = given_names(self.saved.sitters, self.entry.options.seats)
        listener = Listener(spoken.about(self.entry.words.messages), names)
        winners = ", ".join(listener.name(seat) for seat in outcome.winners)
        return spoken("share-kept-over", name=self.name, winners=winners, round=number)


def take_in_file(file: str, visit: Visit) -> TakenIn:
    """Take in the game in a file, under the name of the file.

    Raises:
        NotTaken: it cannot be read, does not fit the rules, or cannot be kept.
    """
    text = read_file(file, visit)
    return take_in(without_torn_line(text), PurePath(file).stem, visit, clean_line(file))


def read_file(file: str, visit: Visit) -> str:
    """Read the text that somebody handed on.

    Raises:
        NotTaken: there is no such file, or it holds no text.
    """
    spoken = visit.manner.speech
    try:
        return visit.exchange.read(file)
    except UnicodeDecodeError:
        reason = spoken("trouble-not-text")
    except OSError as error:
        reason = tell_trouble(spoken, error)
    except ValueError as error:
        reason = str(error)
    why = spoken("share-unreadable", file=clean_line(file), reason=reason.rstrip("."))
    raise NotTaken([why], is_unreadable=True)


def without_torn_line(text: str) -> str:
    """Leave out an unfinished last line of a record, as when a game is resumed."""
    whole, end, torn = text.rpartition("\n")
    return text if is_json(text) or not torn.strip() else whole + end


def take_in(text: str, name: str, visit: Visit, file: str) -> TakenIn:
    """Check a game and keep it.

    Args:
        text: a record as text or JSON.
        name: what to call it, as far as a file can be called so.
        visit: whose game it becomes.
        file: what the source is called where it is unreadable.

    Raises:
        NotTaken: it makes no sense, does not fit the rules, or cannot be kept.
    """
    entry, spoken = entry_of(text), visit.manner.speech
    try:
        saved = read_shared(text, entry)
    except OnlyNews:
        raise NotTaken([spoken("share-news")], is_unreadable=True) from None
    except MisfitAction as misfit:
        raise _explained(entry, spoken, misfit) from None
    except NotARecord:
        raise NotTaken([spoken("share-no-record", file=file)], is_unreadable=True) from None
    except Unreadable as error:
        reason = tell_fault(spoken.about(entry.words.messages), error.fault)
        why = spoken("share-unreadable", file=file, reason=reason)
        raise NotTaken([why], is_unreadable=True) from None
    return _keep(entry, saved, clean_stem(name), visit)


def clean_stem(name: str) -> str:
    """Leave of a name what a file may be called and a shell takes as one word."""
    return _NOT_IN_NAMES.sub("-", name).strip("-.")[:_LONGEST_NAME]


def _keep(entry: Entry, saved: AnySaved, name: str, visit: Visit) -> TakenIn:
    """Keep a game, with a note of where it comes from unless it has one."""
    origin = saved.origin or Origin(name or "import", len(saved.record.actions))
    text = write_record(entry.game, replace(saved, origin=origin), entry.options)
    try:
        kept = visit.library.keep(name, text)
    except NotKept as error:
        reason = visit.manner.speech("line-cannot-keep", reason=error.reason)
        raise NotTaken([reason], is_unreadable=False) from None
    return TakenIn(entry, saved, kept.name)


def _explained(entry: Entry, spoken: Speech, found: MisfitAction) -> NotTaken:
    """Name the action that does not fit, and tell why as `edenia check` does."""
    misfit = found.misfit
    typed = clean_line(misfit.typed[:_LONGEST_LINE])
    if found.number is None:
        where = spoken("share-line", number=misfit.line, typed=typed)
    else:
        where = spoken("share-action", number=found.number, typed=typed)
    error = misfit.error
    if isinstance(error, Refused | NotACommand | Ambiguous):
        why = _as_check_tells(entry, spoken, misfit, error)
    else:
        why = wrapped(_why_not_back(spoken, error))
    is_unreadable = isinstance(error, NotACommand | Ambiguous)
    return NotTaken([*wrapped(where), *why], is_unreadable=is_unreadable)


def _as_check_tells(entry: Entry, spoken: Speech, misfit: Misfit, error: Any) -> list[str]:
    game, words, state, typed = entry.game, entry.words, misfit.state, misfit.typed
    listener = Listener(spoken.about(words.messages), ("",) * len(game.seats(state)))
    failure = Failure(Typed("", 1, typed), typed, error)
    lines = Reporter(game, words, listener).tell_failure(failure, nearest(game, state, typed))
    return lines if isinstance(error, Refused) else lines[1:]


def _why_not_back(spoken: Speech, error: Any) -> str:
    """Tell why a line takes nothing back, or does nothing again."""
    if error.fence is not None:
        return spoken("share-no-undo", reason=spoken(f"share-fence-{error.fence.value}"))
    return spoken("share-no-redo" if error.kind is RewindKind.REDO else "share-no-back")
