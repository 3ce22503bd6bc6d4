"""`edenia import`: take in a game that somebody handed on."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click
from msgspec.structs import replace

from edenia_tui.commands.answering import REFUSED, lang_option, say
from edenia_tui.commands.completing import complete_files
from edenia_tui.commands.failing import UNREADABLE, fail
from edenia_tui.commands.inputs import name_of, read_text
from edenia_tui.commands.records import STDIN
from rules.kernel.refused import Unreadable

if TYPE_CHECKING:
    from edenia_tui.games import Entry
    from edenia_tui.sharing.reading import MisfitAction
    from edenia_tui.table.saved import Misfit, Saved
    from edenia_tui.words.listener import Listener
    from edenia_tui.words.speech import Speech

_NOT_IN_NAMES = re.compile(r"[^\w.-]+")
_LONGEST_NAME = 60
_LONGEST_LINE = 40
"""So much of a line that does not fit is shown."""


@click.command("import")
@click.argument("file", shell_complete=complete_files)
@click.option("--name", help="What to call the game; else what FILE is called.")
@lang_option
def command(file: str, name: str | None, lang: str | None) -> None:
    """Check the game in FILE and keep it.

    FILE is a record as text, or as JSON from edenia export; "-" reads standard
    input. Every action is checked against the rules; the first that does not fit
    is named with its line, or in JSON its number, and the rule. Then nothing is
    kept.

    What counts is kept in canonical form beside your own games; what was taken
    back is left out. No game is ever written over: if the name is taken, a
    number follows it. The record notes where the game comes from, and edenia
    stats does not count it.

    \b
    Examples:
      edenia import game.record
      edenia import game.json --name final
      edenia export old --as json | ssh friend edenia import - --name from-ann

    Exit codes: 0 kept; 1 an action is against the rules, or the disk does not
    take the game; 2 FILE cannot be read, with the place.
    """
    from edenia_tui.commands.surroundings import language_of, write_what_can_be
    from edenia_tui.sharing.reading import MisfitAction, OnlyNews, entry_of, read_shared
    from edenia_tui.words.speech import speech

    text = _whole_lines(file, read_text(file))
    entry, spoken = entry_of(text), speech(language_of(lang))
    write_what_can_be()
    try:
        saved = read_shared(text, entry)
    except OnlyNews:
        _leave([spoken("share-news")], UNREADABLE)
    except MisfitAction as misfit:
        _explain(entry, spoken, misfit)
    except Unreadable as error:
        fail(spoken("share-unreadable", reason=f"{name_of(file)}: {error}"))
    _keep(entry, saved, _stem(name) or _stem(_stem_of(file)), spoken)


def _whole_lines(file: str, text: str) -> str:
    """Leave out an unfinished last line of a record, as when a game is resumed."""
    from edenia_tui.sharing.json_record import is_json

    whole, end, torn = text.rpartition("\n")
    if is_json(text) or not torn.strip():
        return text
    click.echo(f"{name_of(file)}: the last line has no end and is left out", err=True)
    return whole + end


def _stem_of(file: str) -> str:
    return "" if file == STDIN else Path(file).stem


def _stem(name: str | None) -> str:
    """Leave of a name what a file may be called and a shell takes as one word."""
    return _NOT_IN_NAMES.sub("-", name or "").strip("-.")[:_LONGEST_NAME]


def _keep(entry: "Entry", saved: "Saved[Any, Any, Any]", name: str, spoken: "Speech") -> None:
    """Put a game on the shelf, with a note of where it comes from unless it has one."""
    from edenia_tui.sharing.plain_record import write_record
    from edenia_tui.table.record_text import Origin
    from edenia_tui.table.save_errors import NotKept
    from edenia_tui.table.shelf import SUFFIX, Shelf

    origin = saved.origin or Origin(name or "import", len(saved.record.actions))
    shelf: Shelf[Any, Any, Any, Any] = Shelf(entry.game, entry.options)
    text = write_record(entry.game, replace(saved, origin=origin), entry.options)
    try:
        path = shelf.keep(name, text)
    except NotKept as error:
        _leave([spoken("line-cannot-keep", reason=error.reason)], REFUSED)
    _tell_kept(entry, saved, path.name.removesuffix(SUFFIX), spoken)


def _tell_kept(entry: "Entry", saved: "Saved[Any, Any, Any]", name: str, spoken: "Speech") -> None:
    from edenia_tui.words.wrapping import wrapped

    outcome, number = entry.game.outcome(saved.state), entry.game.round(saved.state)
    if outcome is None:
        kept = spoken("share-kept", name=name, round=number)
        after = spoken("share-go-on", name=name)
    else:
        listener = _listener(entry, saved, spoken)
        winners = ", ".join(listener.name(seat) for seat in outcome.winners)
        kept = spoken("share-kept-over", name=name, winners=winners, round=number)
        after = spoken("share-look", name=name)
    say([*wrapped(kept), after])


def _listener(entry: "Entry", saved: "Saved[Any, Any, Any]", spoken: "Speech") -> "Listener":
    from edenia_tui.words.listener import Listener

    words = zip(saved.sitters, entry.options.seats, strict=False)
    return Listener(spoken, tuple("" if one.name == word else one.name for one, word in words))


def _explain(entry: "Entry", spoken: "Speech", found: "MisfitAction") -> NoReturn:
    """Name the action that does not fit, and tell why as `edenia check` does."""
    from edenia_tui.words.wrapping import wrapped
    from rules.kernel.refused import Ambiguous, NotACommand, Refused

    misfit = found.misfit
    typed = "".join(char if char.isprintable() else "?" for char in misfit.typed[:_LONGEST_LINE])
    if found.number is None:
        where = spoken("share-line", number=misfit.line, typed=typed)
    else:
        where = spoken("share-action", number=found.number, typed=typed)
    error = misfit.error
    if isinstance(error, Refused | NotACommand | Ambiguous):
        why = _as_check_tells(entry, spoken, misfit, error)
    else:
        why = wrapped(_why_not_back(spoken, error))
    unreadable = isinstance(error, NotACommand | Ambiguous)
    _leave([*wrapped(where), *why], UNREADABLE if unreadable else REFUSED)


def _as_check_tells(entry: "Entry", spoken: "Speech", misfit: "Misfit", error: Any) -> list[str]:
    from edenia_tui.trial import Failure, Typed
    from edenia_tui.words.listener import Listener
    from edenia_tui.words.reports import Reporter, nearest
    from rules.kernel.refused import Refused

    game, words, state, typed = entry.game, entry.words, misfit.state, misfit.typed
    listener = Listener(spoken, ("",) * len(game.seats(state)), seats=words.seats)
    failure = Failure(Typed("", 1, typed), typed, error)
    near = nearest(game, state, typed)
    lines = Reporter(game, words, listener).tell_failure(failure, near)
    return lines if isinstance(error, Refused) else lines[1:]


def _why_not_back(spoken: "Speech", error: Any) -> str:
    """Tell why a line takes nothing back, or does nothing again."""
    from edenia_tui.table.rewind import RewindKind

    if error.fence is not None:
        return spoken("share-no-undo", reason=spoken(f"share-fence-{error.fence.value}"))
    return spoken("share-no-redo" if error.kind is RewindKind.REDO else "share-no-back")


def _leave(lines: list[str], code: int) -> NoReturn:
    say(lines, err=True)
    raise SystemExit(code)
