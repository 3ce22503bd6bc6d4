"""What one person is told, a page at a time.

Rule of the file: nothing that was told is lost. What goes beyond a page waits; what waited when another
answer came waits behind that, and `more` gives all of it in the end, each line once.
"""

from collections.abc import Sequence

from edenia_tui.language.wrapping import WIDTH, unwrapped, wrapped

PAGE = 20


class Pages:
    """The last answer, what is left of it, and what is left of those before it."""

    def __init__(self) -> None:
        """Begin with nothing told."""
        self._last: list[str] = []
        """The last answer, for `again`."""
        self._rest: list[str] = []
        """What has not been said of it."""
        self._earlier: list[list[str]] = []
        """What has not been said of other answers, the newest last."""
        self._said = 0
        """The lines of the last answer that are on its first page."""

    @property
    def is_waiting(self) -> bool:
        """Whether something has not been said."""
        return bool(self._rest or self._earlier)

    @property
    def waiting(self) -> int:
        """How many lines of the last answer have not been said."""
        return len(self._rest)

    def has_room(self, lines: int) -> bool:
        """Tell whether so many lines fit on the page of the last answer."""
        return not self._rest and self._said + lines <= PAGE

    def begin(self) -> None:
        """Begin another answer; what is left of the one before is kept."""
        if self._rest:
            self._earlier.append(self._rest)
        self._last, self._rest, self._said = [], [], 0

    def say(self, lines: Sequence[str], width: int, more: str) -> list[str]:
        """Give the first page of another answer."""
        self.begin()
        self._last = unwrapped(lines)
        return self._page(self._last, width, more)

    def tell(self, lines: Sequence[str], width: int) -> list[str]:
        """Add news to the answer that was begun; what of them is said at once."""
        told = unwrapped(lines)
        self._last += told
        fresh, room = broken(told, width), max(0, PAGE - 1 - self._said)
        self._rest += fresh[room:]
        self._said += len(fresh[:room])
        return fresh[:room]

    def end(self, width: int, more: str) -> list[str]:
        """Give the last line of a full page of news: theirs, or the one that tells how many wait."""
        return self._page(self._rest, width, more, PAGE - 1) if self._rest else []

    def more(self, width: int, more: str, earlier: str) -> list[str]:
        """Give the next page; `earlier` is said before what is left of another answer."""
        if self._rest:
            return self._with_earlier(self._page(self._rest, width, more), width, more)
        if not self._earlier:
            return []
        self._last = [*earlier.splitlines(), *self._earlier.pop()]
        return self._with_earlier(self._page(self._last, width, more), width, more)

    def again(self, width: int, more: str) -> list[str]:
        """Give the last answer once more, from its beginning."""
        return self._page(self._last, width, more)

    def _page(self, lines: Sequence[str], width: int, more: str, said: int = 0) -> list[str]:
        """Give lines as far as there is room after so many that were said; the others wait."""
        parts = broken(lines, width)
        if said + len(parts) <= PAGE:
            self._rest = []
            return parts
        fitting = max(0, PAGE - len(announced(len(parts), width, more)) - said)
        self._rest = parts[fitting:]
        return [*parts[:fitting], *announced(len(self._rest), width, more)]

    def _with_earlier(self, page: list[str], width: int, more: str) -> list[str]:
        """Tell after the end of an answer that something is left of another."""
        if self._rest or not self._earlier:
            return page
        told = announced(len(broken(self._earlier[-1], width)), width, more)
        if len(page) + len(told) <= PAGE:
            return [*page, *told]
        fitting = PAGE - len(told)
        self._rest = page[fitting:]
        return [*page[:fitting], *announced(len(self._rest), width, more)]


def broken(lines: Sequence[str], width: int) -> list[str]:
    """Break lines that are too wide."""
    whole = lines if width >= WIDTH else unwrapped(lines)
    return [part for line in whole for part in wrapped(line, width)]


def announced(number: int, width: int, more: str) -> list[str]:
    """Tell that so many lines wait."""
    return broken([more.format(number)], width)
