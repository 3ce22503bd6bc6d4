"""Reading a game that somebody handed on, in whichever form, and checking every action of it."""

from msgspec.structs import replace

from edenia_tui.games.entry import Entry
from edenia_tui.games.finding import find_entry
from edenia_tui.sharing.json_record import as_text, is_json
from edenia_tui.sharing.news import is_news
from edenia_tui.storage.saved import AnySaved, Misfit, read_saved
from rules.kernel.refused import Unreadable


class OnlyNews(Exception):
    """The text tells only what was public; no game can be made of that."""


class MisfitAction(Exception):
    """An action that cannot be done where it stands."""

    def __init__(self, misfit: Misfit, number: int | None) -> None:
        """Keep why not and, where lines do not count, the number of the action."""
        super().__init__(misfit, number)
        self.misfit = misfit
        self.number = number


def entry_of(text: str) -> Entry:
    """Find the game that a text or JSON names; what cannot be read is taken for the usual one."""
    if not is_json(text):
        return find_entry(text)
    try:
        return find_entry(as_text(text)[0])
    except Unreadable:
        return find_entry("")


def read_shared(text: str, entry: Entry) -> AnySaved:
    """Understand a record in text or JSON and play it again.

    Raises:
        OnlyNews: it is no record but public news.
        MisfitAction: the first action that does not fit.
        Unreadable: with the first line that makes no sense.
    """
    if is_news(text):
        raise OnlyNews
    if not is_json(text):
        return _play(text, entry, {})
    lines, numbers = as_text(text)
    try:
        return _play(lines, entry, numbers)
    except Unreadable as error:
        raise Unreadable(replace(error.fault, line=1, column=1)) from None


def _play(text: str, entry: Entry, numbers: dict[int, int]) -> AnySaved:
    try:
        return read_saved(text, entry.game, entry.options)
    except Misfit as misfit:
        raise MisfitAction(misfit, numbers.get(misfit.line)) from None
