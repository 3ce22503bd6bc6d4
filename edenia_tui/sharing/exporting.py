"""A kept game written to a new file, in one of the forms in which games are handed on."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from edenia_tui.canvas.charset import UNICODE, Charset
from edenia_tui.conversation.eyes import Eyes, usual_eyes
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import entry_named
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import Speech
from edenia_tui.sharing.forms import FORMS, Form, Shared
from edenia_tui.sharing.plain_record import cut
from edenia_tui.storage.library import KeptGame
from edenia_tui.storage.saved import Saved
from edenia_tui.table.seating import given_names


class NotWritten(Exception):
    """The disk did not take a file, or there is one of that name."""

    def __init__(self, path: Path, reason: str) -> None:
        """Keep which file and, in the words of the system, why."""
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class Exported(NamedTuple):
    """A file that was written."""

    path: Path
    is_secret: bool
    """Whether it tells what is still hidden from somebody who plays."""


class Exporter(NamedTuple):
    """A kept game, and how it is handed on."""

    kept: KeptGame
    spoken: Speech
    eyes: Eyes | None = None
    """Who looks; None for those that give nothing away."""
    point: int | None = None
    """The place that a picture or position shows; None for the end."""
    charset: Charset = UNICODE

    def export(self, name: str, target: Path | None = None) -> Exported:
        """Write a form to a file that must not exist, or beside others where one is now.

        Raises:
            NotWritten: the disk does not take it.
            SaveError: the game cannot be read.
            Unreadable: with the first line that does not fit the rules.
        """
        form, saved = FORMS[name], self.kept.read()
        entry = entry_named(saved.record.game)
        is_over = entry.game.to_act(saved.state) is None
        parts = list(form.write(self._shared(entry, saved, form, is_over=is_over)))
        if target is None:
            path = self._write_beside(form.ending, parts)
        else:
            write_new(target, parts)
            path = target
        is_hidden = not is_over and entry.game.view(saved.state, None) != saved.state
        return Exported(path.absolute(), form.is_record and is_hidden)

    def _shared(
        self, entry: Entry, saved: Saved[Any, Any, Any], form: Form, *, is_over: bool
    ) -> Shared:
        eyes = self.eyes or usual_eyes(saved.sitters, is_over=is_over)
        if self.point is not None and form.is_of_a_place:
            saved = cut(entry.game, saved, self.point)
        names = given_names(saved.seated, entry.options.seats)
        seat = eyes.seat if form.has_eyes else None
        listener = Listener(self.spoken.about(entry.words.messages), names, seat)
        return Shared(entry, saved, listener, eyes, self.charset)

    def _write_beside(self, ending: str, parts: Iterable[bytes]) -> Path:
        """Write a file called after the game; a number follows where the name is taken."""
        stem, number = self.kept.name, 1
        path = Path(f"{stem}{ending}")
        while os.path.lexists(path):
            number += 1
            path = Path(f"{stem}-{number}{ending}")
        write_new(path, parts)
        return path


def write_new(path: Path, parts: Iterable[bytes]) -> None:
    """Write a new file whole, or none at all.

    Raises:
        NotWritten: there is one already, or the disk does not take it.
    """
    try:
        with path.open("xb") as stream:
            try:
                stream.writelines(parts)
                stream.flush()
            except BaseException:
                path.unlink(missing_ok=True)
                raise
    except OSError as error:
        raise NotWritten(path, error.strerror or str(error)) from None
    except ValueError as error:  # such as a NUL in the name
        raise NotWritten(path, str(error)) from None
