"""A kept game written to a new file, in one of the forms in which games are handed on."""

from typing import NamedTuple

from edenia_tui.canvas.charset import UNICODE, Charset
from edenia_tui.conversation.viewpoint import Viewpoint, usual_viewpoint
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import entry_named
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import Speech
from edenia_tui.sharing.forms import FORMS, Form, Shared
from edenia_tui.sharing.plain_record import cut
from edenia_tui.storage.exchange import Exchange, Written
from edenia_tui.storage.library import KeptGame
from edenia_tui.storage.saved import AnySaved
from edenia_tui.table.seating import given_names


class Exported(NamedTuple):
    """A file that was written."""

    file: Written
    is_secret: bool
    """Whether it tells what is still hidden from somebody who plays."""


class Exporter(NamedTuple):
    """A kept game, and how it is handed on."""

    kept: KeptGame
    exchange: Exchange
    spoken: Speech
    viewpoint: Viewpoint | None = None
    """Who looks; None for those that give nothing away."""
    point: int | None = None
    """The place that a picture or position shows; None for the end."""
    charset: Charset = UNICODE

    def export(self, name: str, target: str | None = None) -> Exported:
        """Write a form to a file that must not exist, or beside others.

        Raises:
            NotWritten: the file is not taken.
            SaveError: the game cannot be read.
            Unreadable: with the first line that does not fit the rules.
        """
        form, saved = FORMS[name], self.kept.read()
        entry = entry_named(saved.record.game)
        is_over = entry.game.to_act(saved.state) is None
        parts = list(form.write(self._shared(entry, saved, form, is_over=is_over)))
        if target is None:
            file = self.exchange.write_beside(self.kept.name, form.ending, parts)
        else:
            file = self.exchange.write(target, parts)
        is_hidden = not is_over and entry.game.view(saved.state, None) != saved.state
        return Exported(file, form.is_record and is_hidden)

    def _shared(self, entry: Entry, saved: AnySaved, form: Form, *, is_over: bool) -> Shared:
        viewpoint = self.viewpoint or usual_viewpoint(saved.sitters, is_over=is_over)
        if self.point is not None and form.is_of_a_place:
            saved = cut(entry.game, saved, self.point)
        names = given_names(saved.seated, entry.options.seats)
        seat = viewpoint.seat if form.has_viewpoint else None
        listener = Listener(self.spoken.about(entry.words.messages), names, seat)
        return Shared(entry, saved, listener, viewpoint, self.charset)
