"""The pieces of a game in the header of a record: ours by their number, somebody's own whole.

Rule of the file: a record says what it was played with, so that it opens in every later version. Records
of the first format do not; theirs are tried, those we published until then, the latest first.
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from edenia_tui.storage.slips import Slip
from rules.kernel.contents import OURS, Contents
from rules.kernel.lines import Word
from rules.kernel.refused import misread

O = TypeVar("O")
C = TypeVar("C")

CONTENT: Final = "content"
"""The word that begins the line."""
OWN: Final = "own"
BAR: Final = "|"
"""The sign that begins each line of somebody's own content."""


class Said(NamedTuple):
    """What a header says of the pieces."""

    entry: Sequence[Word]
    """The words of the line; none where there is no such line."""
    own: Sequence[Word]
    """The lines that begin with a bar, each as one word."""
    end: int
    """The line where the header ends."""
    is_needed: bool
    """Whether the pieces have to be named."""


class ContentText(NamedTuple, Generic[O, C]):
    """Where the pieces stand in the options of a game, and all that may stand there."""

    contents: Contents[C]
    of: Callable[[O], C | None]
    """Gives the pieces of a game; None for our newest."""
    put: Callable[[O, C | None], O]
    """Gives the same options with other pieces."""

    def named(self, options: O) -> tuple[int | None, str]:
        """Tell the number of our pieces, or None and the text of somebody's own."""
        content = self.of(options)
        version = self.contents.version_of(content)
        if version is not None or content is None:
            return version, ""
        return None, self.contents.write(content)

    def write(self, options: O) -> tuple[str, ...]:
        """Give the lines of a header."""
        version, text = self.named(options)
        if version is not None:
            return (f"{CONTENT} {OURS} {version}",)
        return own_lines(text)

    def read(self, options: O, said: "Said") -> tuple[O, ...]:
        """Put the pieces that a header names into the options; several where they are left open.

        Raises:
            Unreadable: the pieces are not known, make no sense, or have to be named.
        """
        if said.entry:
            return (self._named(options, said.entry, said.own),)
        if said.own:
            said.own[0].fail(Slip.CONTENT_BAR, sign=BAR, name=CONTENT)
        if said.is_needed:
            example = f"{CONTENT} {OURS} {self.contents.newest}"
            raise misread(Slip.CONTENT_MISSING, said.end, name=CONTENT, example=example)
        return tuple(self._with(options, version) for version in self.contents.unnamed)

    def _named(self, options: O, entry: Sequence[Word], own: Sequence[Word]) -> O:
        key, *words = entry
        texts = [word.text for word in words]
        if texts == [OWN] and own:
            return self.put(options, self.contents.read(_in_place(own)))
        if len(texts) != 2 or texts[0] != OURS or own:
            ours, theirs = f"{CONTENT} {OURS} {self.contents.newest}", f"{CONTENT} {OWN}"
            key.fail(Slip.CONTENT, ours=ours, own=theirs, sign=BAR)
        known = {str(version): version for version in self.contents.versions}
        if texts[1] not in known:
            words[1].fail(Slip.CONTENT_VERSION, expected=tuple(known))
        return self._with(options, known[texts[1]])

    def _with(self, options: O, version: int) -> O:
        is_newest = version == self.contents.newest
        return self.put(options, None if is_newest else self.contents.published(version))


def own_lines(text: str) -> tuple[str, ...]:
    """Give the lines of a header that tell somebody's own content."""
    lines = (line.rstrip() for line in text.split("\n"))
    return (f"{CONTENT} {OWN}", *(f"{BAR} {line}" for line in lines if line))


def _in_place(own: Sequence[Word]) -> str:
    """Put the lines where they stand in the record, so that a complaint names its line and column."""
    by_line = {word.line: " " * word.column + word.text.removeprefix(BAR) for word in own}
    return "\n".join(by_line.get(number, "") for number in range(1, own[-1].line + 1))
