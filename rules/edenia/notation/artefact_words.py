"""The names of artefacts as people write them: turbo engine 3, red pocket teleporter 5, moutonscope-4."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from rules.edenia.artefact import ArtefactKind
from rules.edenia.notation.grouping import is_none, listed
from rules.edenia.notation.wording import FRENCH_NOUNS, plain
from rules.edenia.notation.writing import HIDDEN, UNKNOWN
from rules.kernel.lines import Word
from rules.kernel.typed import folded

_KINDS: Final = {
    ArtefactKind.TURBO: "turbo turboengine turbo-réacteur turboréacteur réacteur",
    ArtefactKind.JUNCTION: "junction bifurcation",
    ArtefactKind.R2M2: "r2m2",
    ArtefactKind.SCOPE: "scope sheepscope moutonscope",
    ArtefactKind.GROMOUT: "gromout",
    ArtefactKind.QUANTUM: "quantum quantique accelerator accélérateur",
    ArtefactKind.POCKET: "pocket poche",
}
_BY_WORD: Final = MappingProxyType(
    {folded(word): kind.value for kind, words in _KINDS.items() for word in words.split()}
)
_COLOURS: Final = MappingProxyType(
    {word: word for word in ("red", "blue", "yellow")}
    | {folded(word): name for word, name in FRENCH_NOUNS.items() if name in ("red", "yellow")}
    | {"bleu": "blue"}
)
_FILLERS: Final = frozenset(
    ("engine", "engines", "teleporter", "teleporters", "teleporteur", "pad", "reacteur")
)
"""Words that belong to a name and tell nothing more."""
_FACE_DOWN: Final = ("artefacts", "hidden", UNKNOWN)
"""What may be said of face-down artefacts besides their number."""
_MANY: Final = 99


class _Name:
    """A name that is being put together."""

    def __init__(self) -> None:
        self.kind = self.colour = self.points = self.seen = ""
        self.said: set[str] = set()
        self.word: Word | None = None

    def takes(self, piece: str) -> bool:
        """Take a piece, unless the name has one of its sort already, or ends before it."""
        if self.points or self.seen:
            return False
        kind, colour = _BY_WORD.get(piece), _COLOURS.get(piece)
        if kind is not None:
            if self.kind not in ("", kind) or piece in self.said:
                return False
            self.kind = kind
            self.said.add(piece)
        elif colour is not None:
            if self.colour or self.kind not in ("", ArtefactKind.POCKET.value):
                return False
            self.colour = colour
        elif piece.isdecimal() and self.kind:
            self.points = piece
        else:
            return piece in _FILLERS
        return True

    def text(self) -> str:
        """Give the name as the rules call it."""
        parts = (part for part in (self.kind, self.colour, self.points) if part)
        return "-".join(parts) + self.seen


def unknown_or_named(words: Sequence[Word]) -> list[Word]:
    """Give the artefacts of a hand or a dwarf planet: by name, `?`, or how many nobody knows."""
    listing = [word for word in listed(words) if word.text not in _FACE_DOWN]
    if is_none(listing):
        return []
    if len(listing) == 1 and listing[0].text.isdecimal():
        word = listing[0]
        return [word.meaning(HIDDEN)] * word.number(0, _MANY)
    if not listing:
        return [word.meaning(HIDDEN) for word in words if word.text == UNKNOWN][:1]
    return artefact_words(listing)


def artefact_words(words: Sequence[Word]) -> list[Word]:
    """Make one canonical word of each artefact in a list; what is no artefact stays as it is."""
    found: list[Word] = []
    name = _Name()
    for word in words:
        text, colon, seen = word.text.partition(":")
        pieces = _pieces(text)
        if not all(piece in _BY_WORD or _may_follow(piece) for piece in pieces):
            found += [*_ended(name), word]
            name = _Name()
            continue
        for piece in pieces:
            if not name.takes(piece):
                found += _ended(name)
                name = _Name()
                if not name.takes(piece):
                    found.append(word)
                    break
            name.word = name.word or word
        if colon and name.kind:
            name.seen = colon + seen
    return [*found, *_ended(name)]


def _pieces(text: str) -> list[str]:
    return plain(text).replace("r2-m2", "r2m2").replace("turbo-reacteur", "turbo").split("-")


def _may_follow(piece: str) -> bool:
    return piece in _COLOURS or piece in _FILLERS or piece.isdecimal()


def _ended(name: _Name) -> list[Word]:
    if name.word is None:
        return []
    return [name.word.meaning(name.text())] if name.kind else [name.word]
