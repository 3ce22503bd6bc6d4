"""A record as text, both ways: a header, then one line per action. `docs/saves.md` shows the form.

Rule of the file: it knows no disk and no rules. What a game's options look like is told by an
`OptionsText`; whether the lines are legal actions is found out by `saved.py`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from edenia_tui.outside import limits
from edenia_tui.storage.content_text import BAR, CONTENT, ContentText, Said
from edenia_tui.storage.slips import Slip
from edenia_tui.table.origin import Origin
from edenia_tui.table.seating import Sitter, clean_name
from rules.kernel.fault import Fault
from rules.kernel.lines import COMMENT, Word
from rules.kernel.refused import Unreadable, misread
from rules.kernel.seat import Seat
from rules.kernel.slips import Slip as CommonSlip
from rules.kernel.value import Value

O = TypeVar("O")

MAGIC: Final = "edenia-record"
FORMAT: Final = 2
"""What is written."""
FORMATS: Final = (1, FORMAT)
"""What is read, for ever; a record of the first format does not name the pieces it was played with."""
SUFFIX: Final = ".record"
"""How a file with a record is called at its end."""
_GAME, _SEAT, _SEED, _ORIGIN, _MOVES = "game", "seat", "seed", "origin", "moves"
_PLAYER = re.compile(r"[a-z][a-z0-9-]*")
_SEED_NUMBER = re.compile(r"-?[0-9]{1,40}")
_ORIGIN_PLACE = re.compile(r"([\w.-]{1,80})@([0-9]{1,9})")
_NOT_IN_ORIGINS = re.compile(r"[^\w.-]+")


class OptionsText(Protocol[O]):
    """How the options of one game stand in the header."""

    @property
    def seats(self) -> Sequence[str]:
        """The words for the seats, in order: as many as can play."""

    @property
    def players(self) -> range:
        """How many can play."""

    @property
    def keys(self) -> Sequence[str]:
        """The words that begin the lines of this game."""

    @property
    def content(self) -> ContentText[O, Any] | None:
        """How its pieces stand there; None where a game has only those that its rules name."""

    def write(self, options: O) -> tuple[str, ...]:
        """Give the lines, each beginning with one of the keys; the pieces aside."""

    def read(self, players: int, lines: Mapping[str, list[Word]]) -> O:
        """Understand the lines by their keys; each begins with its key, those left out are missing.

        Raises:
            Unreadable: a word is wrong.
        """

    def earlier(self, options: O) -> tuple[O, ...]:
        """Give other readings of the rules that records of the first format may have been played by."""


class Header(Value, Generic[O], frozen=True):
    """Everything that is known before the first action."""

    game: str
    sitters: tuple[Sitter, ...]
    options: O
    seed: int | None = None
    origin: Origin | None = None


class NotARecord(Unreadable):
    """The text is something else from its beginning on."""


class Line(NamedTuple):
    """A line after the header with its number, counted from 1."""

    text: str
    number: int


class Written(Value, Generic[O], frozen=True):
    """A whole record as it is written, not yet checked against the rules."""

    header: Header[O]
    lines: tuple[Line, ...]
    otherwise: tuple[O, ...] = ()
    """What else it may have been played with, if the lines do not fit, where it does not say."""


def write_header(header: Header[O], options: OptionsText[O]) -> str:
    """Give the text that everything else is appended to."""
    seats = zip(options.seats, header.sitters, strict=False)
    lines = [
        f"{MAGIC} {FORMAT}",
        f"{_GAME} {header.game}",
        *(write_seat(word, sitter) for word, sitter in seats),
        *(() if options.content is None else options.content.write(header.options)),
        *options.write(header.options),
        *(() if header.seed is None else (f"{_SEED} {header.seed}",)),
        *(() if header.origin is None else (_write_origin(header.origin),)),
        _MOVES,
    ]
    return "".join(f"{line}\n" for line in lines)


def write_seat(word: str, sitter: Sitter) -> str:
    """Give the line that tells who takes a seat, in the header or later on."""
    return f"{_SEAT} {word} {clean_name(sitter.name, word)} {sitter.player}"


def read_seat(line: Line, words: Sequence[str]) -> tuple[Seat, Sitter] | None:
    """Understand a line that tells who takes a seat; None when the line tells something else."""
    key, *rest = line.text.split()
    if key != _SEAT:
        return None
    if len(rest) < 2 or rest[0] not in words or not _PLAYER.fullmatch(rest[-1]):
        raise misread(Slip.SEAT, line.number, expected=words)
    name = clean_name(" ".join(rest[1:-1]), rest[0])
    return Seat(words.index(rest[0])), Sitter(name, rest[-1])


def game_named_in(text: str) -> str:
    """Find the game that a record is of, by its header alone; empty when it names none."""
    for line in text.split("\n"):
        key, *words = line.split() or [""]
        if key == _MOVES:
            break
        if key == _GAME and len(words) == 1:
            return words[0]
    return ""


def read_record(text: str, game: str, options: OptionsText[O]) -> Written[O]:
    """Understand a record of a game.

    Raises:
        Unreadable: with the line that is wrong, or the last one when something is missing.
    """
    lines = [
        Line(line.strip(), number)
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip() and not line.lstrip().startswith(COMMENT)
    ]
    number = _read_format(lines)
    _check_length(lines)
    end = next((index for index, line in enumerate(lines) if line.text == _MOVES), None)
    if end is None:
        raise misread(Slip.NO_MOVES, lines[-1].number, name=_MOVES)
    header, *others = _read_header(lines[1:end], lines[end], game, options, number)
    otherwise = tuple(other.options for other in others)
    return Written(header, tuple(lines[end + 1 :]), otherwise)


def _read_format(lines: Sequence[Line]) -> int:
    if not lines or lines[0].text.split()[0] != MAGIC:
        raise NotARecord(Fault(Slip.NO_RECORD, 1, facts=(("name", MAGIC),)))
    found = next((one for one in FORMATS if lines[0].text.split()[1:] == [str(one)]), None)
    if found is None:
        raise misread(Slip.FORMATS, lines[0].number, first=FORMATS[0], last=FORMAT)
    return found


def _check_length(lines: Sequence[Line]) -> None:
    long = next((line.number for line in lines if len(line.text) > limits.LINE), None)
    if long is not None:
        raise misread(Slip.LONG_LINE, long, most=limits.LINE)


def _read_header(
    lines: Sequence[Line], end: Line, game: str, options: OptionsText[O], number: int
) -> list[Header[O]]:
    """Understand a header; there are several where its format leaves open what was played with."""
    sitters: list[Sitter] = []
    entries: dict[str, list[Word]] = {}
    own: list[Word] = []
    pieces = () if options.content is None else (CONTENT,)
    for line in lines:
        seated = read_seat(line, options.seats)
        if pieces and line.text.startswith(BAR):
            own.append(Word(line.text, line.number, 1))
        elif seated is None:
            _add_entry(line, (_GAME, _SEED, _ORIGIN, *pieces, *options.keys), entries)
        elif seated[0] == len(sitters):
            sitters.append(seated[1])
        else:
            raise misread(Slip.SEAT_ORDER, line.number, expected=options.seats)
    _check_game(entries, game, end)
    if len(sitters) not in options.players:
        least, *_, most = options.players
        raise misread(Slip.PLAYERS, end.number, least=least, most=most, number=len(sitters))
    read = options.read(len(sitters), entries)
    seed, origin = _read_seed(entries), _read_origin(entries)
    played: Sequence[O] = (read,)
    if options.content is not None:
        said = Said(entries.get(CONTENT, []), own, end.number, is_needed=number > FORMATS[0])
        played = options.content.read(read, said)
    if number == FORMATS[0]:
        played = (*played, *(other for one in played for other in options.earlier(one)))
    return [Header(game, tuple(sitters), one, seed, origin) for one in played]


def _add_entry(line: Line, keys: Sequence[str], entries: dict[str, list[Word]]) -> None:
    words = [
        Word(found[0], line.number, found.start() + 1) for found in re.finditer(r"\S+", line.text)
    ]
    key = words[0]
    if key.text not in keys:
        key.fail(Slip.HEADER_LINE, expected=sorted({*keys, _SEAT}))
    if key.text in entries:
        key.fail(CommonSlip.TWICE)
    entries[key.text] = words


def _check_game(entries: Mapping[str, list[Word]], game: str, end: Line) -> None:
    if _GAME not in entries:
        raise misread(Slip.HEADER_MISSING, end.number, name=_GAME)
    key, *words = entries[_GAME]
    if [word.text for word in words] != [game]:
        key.fail(Slip.OTHER_GAME, game=game)


def _read_seed(entries: Mapping[str, list[Word]]) -> int | None:
    if _SEED not in entries:
        return None
    key, *words = entries[_SEED]
    if len(words) != 1 or not _SEED_NUMBER.fullmatch(words[0].text):
        key.fail(Slip.SEED)
    return int(words[0].text)


def _write_origin(origin: Origin) -> str:
    """Name another game in one word, whatever its file is called."""
    name = _NOT_IN_ORIGINS.sub("-", origin.name)[:80]
    return f"{_ORIGIN} {name or '-'}@{origin.number}"


def _read_origin(entries: Mapping[str, list[Word]]) -> Origin | None:
    if _ORIGIN not in entries:
        return None
    key, *words = entries[_ORIGIN]
    found = _ORIGIN_PLACE.fullmatch(words[0].text) if len(words) == 1 else None
    if found is None:
        key.fail(Slip.ORIGIN, sign="@")
    return Origin(found[1], int(found[2]))
