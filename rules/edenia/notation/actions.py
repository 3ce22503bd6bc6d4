"""Actions as text, both ways: a verb and its words, such as `go 1 east star` or `draw /o+`."""

from collections.abc import Sequence
from typing import assert_never

from rules.edenia.actions import (
    Action,
    Draw,
    End,
    Exit,
    First,
    Go,
    Jump,
    Keep,
    Lay,
    Leap,
    On,
    Place,
    Play,
    PlayGromout,
    PlayJunction,
    PlayPocket,
    RaiseFlag,
    Reveal,
    Roll,
    Search,
    Skip,
    Stop,
    TakeClover,
    Tunnel,
    Under,
)
from rules.edenia.artefact import ArtefactKind, artefact
from rules.edenia.equal_sheep import named_otherwise
from rules.edenia.galaxy import NO_PATH, Cell, Path, Side
from rules.edenia.legal import legal
from rules.edenia.notation.names import (
    PATH_NAMES,
    SIDE_NAMES,
    cell_name,
    find_cell,
    find_tile,
    path_name,
    seat_name,
    side_name,
)
from rules.edenia.state import COLOURS, State
from rules.kernel.expected import Form
from rules.kernel.refused import NotACommand
from rules.kernel.seat import Seat
from rules.kernel.typed import count_understood, find, find_verb, find_word

_WORDLESS: dict[str, Action] = {
    "skip": Skip(),
    "leap": Leap(),
    "stop": Stop(),
    "on": On(),
    "search": Search(),
    "clover": TakeClover(),
    "flag": RaiseFlag(),
    "end": End(),
}
_PLAYS = (
    "play turbo-3",
    "play junction-4 2 north star",
    "play pocket-red-5 1 d4",
    "play gromout b2",
)
_FORMS = (
    Form("go", "SHEEP SIDE [PATH]", ("go 1 east star",)),
    Form("jump", "SHEEP CELL", ("jump 2 d4",)),
    Form("tunnel", "PATH", ("tunnel nebula",)),
    Form("keep", "ARTEFACT", ("keep scope-4",)),
    Form("hole", "SIDE", ("hole south",)),
    Form("lay", "TILE", ("lay +o/",)),
    Form("under", "TILE", ("under +o/",)),
    Form("place", "CELL", ("place c2",)),
    Form("play", "ARTEFACT [...]", _PLAYS),
    Form("first", "COLOUR", ("first red",)),
    Form("roll", "PATH", ("roll star",)),
    Form("draw", "TILE", ("draw +o/",)),
    Form("reveal", "ARTEFACT", ("reveal scope-4",)),
    *(Form(verb, examples=(verb,)) for verb in _WORDLESS),
)
_BY_VERB = {form.verb: form for form in _FORMS}
_VERBS = sorted(_BY_VERB)


def write_action(action: Action) -> str:
    """Give the canonical text of an action."""
    match action:
        case Go(sheep, side, path):
            return f"go {sheep} {side_name(side)}" + ("" if path < 0 else f" {path_name(path)}")
        case Jump(sheep, cell):
            return f"jump {sheep} {_cell(cell)}"
        case Tunnel(path):
            return f"tunnel {path_name(path)}"
        case Keep(name):
            return f"keep {name}"
        case Exit(side):
            return f"hole {side_name(side)}"
        case Lay(face):
            return f"lay {face}"
        case Under(face):
            return f"under {face}"
        case Place(cell):
            return f"place {_cell(cell)}"
        case Play(name):
            return f"play {name}"
        case PlayJunction(name, sheep, side, path):
            return f"play {name} {sheep} {side_name(side)} {path_name(path)}"
        case PlayPocket(name, sheep, cell):
            return f"play {name} {sheep} {_cell(cell)}"
        case PlayGromout(name, cell):
            return f"play {name} {_cell(cell)}"
        case First(seat):
            return f"first {seat_name(seat)}"
        case Roll(path):
            return f"roll {path_name(path)}"
        case Draw(face):
            return f"draw {face}"
        case Reveal(name):
            return f"reveal {name}"
        case Skip() | Leap() | Stop() | On() | Search() | TakeClover() | RaiseFlag() | End():
            return next(word for word, known in _WORDLESS.items() if known == action)
        case _:
            assert_never(action)


def read_action(state: State, typed: str) -> Action:
    """Understand a typed line: one of the legal actions if it fits, else any action in full words.

    MOV-3: one that names an equal sheep is the one that is listed.

    Raises:
        NotACommand: the line is no action.
        Ambiguous: it could mean several legal actions.
    """
    choices = legal(state)
    found = find(typed, [write_action(action) for action in choices])
    if found is not None:
        return choices[found]
    equals = tuple(named_otherwise(state, choices))
    found = find(typed, [write_action(named) for named, _ in equals])
    return parse_action(typed) if found is None else equals[found][1]


def parse_action(typed: str) -> Action:
    """Understand an action whether or not it is legal anywhere; words may be cut short.

    Raises:
        NotACommand: the line is no action.
    """
    verb, words = find_verb(typed, _VERBS)
    action = _read(verb, words)
    if action is None:
        form = _BY_VERB[verb]
        understood = count_understood([verb, *words], form.examples, _is_command)
        raise NotACommand(typed.strip(), form, understood)
    return action


def _is_command(words: Sequence[str]) -> bool:
    verb, *rest = words
    return _read(verb, rest) is not None


def _read(verb: str, words: Sequence[str]) -> Action | None:
    match verb, words:
        case "go", [sheep, side, *rest] if len(rest) < 2:
            return _go(sheep, side, rest)
        case "jump", [sheep, cell]:
            number, where = _number(sheep), find_cell(cell)
            return None if number is None or where is None else Jump(number, where)
        case "play", [name, *rest]:
            return _play(_artefact(name), rest)
        case (("tunnel" | "roll"), [word]):
            path = _path(word)
            return None if path is None else Tunnel(path) if verb == "tunnel" else Roll(path)
        case "hole", [word]:
            side_of_hole = _side(word)
            return None if side_of_hole is None else Exit(side_of_hole)
        case (("keep" | "reveal"), [word]):
            found = _artefact(word)
            return None if found is None else Keep(found) if verb == "keep" else Reveal(found)
        case (("lay" | "under" | "draw"), [word]):
            return _tile(verb, word)
        case "place", [word]:
            where = find_cell(word)
            return None if where is None else Place(where)
        case "first", [word]:
            colour = find_word(word, COLOURS)
            return None if colour is None else First(Seat(COLOURS.index(colour)))
        case _, []:
            return _WORDLESS.get(verb)
        case _:
            return None


def _go(sheep: str, side: str, rest: Sequence[str]) -> Go | None:
    number, way = _number(sheep), _side(side)
    path = _path(rest[0]) if rest else NO_PATH
    return None if number is None or way is None or path is None else Go(number, way, path)


def _play(name: str | None, words: Sequence[str]) -> Action | None:
    if name is None:
        return None
    number = _number(words[0]) if words else None
    match artefact(name).kind, words:
        case _, []:
            return Play(name)
        case ArtefactKind.JUNCTION, [_, side, path]:
            way, on = _side(side), _path(path)
            if number is None or way is None or on is None:
                return None
            return PlayJunction(name, number, way, on)
        case ArtefactKind.POCKET, [_, cell]:
            where = find_cell(cell)
            return None if number is None or where is None else PlayPocket(name, number, where)
        case ArtefactKind.GROMOUT, [cell]:
            where = find_cell(cell)
            return None if where is None else PlayGromout(name, where)
        case _:
            return None


def _tile(verb: str, word: str) -> Action | None:
    face = find_tile(word)
    if face is None:
        return None
    return Lay(face) if verb == "lay" else Under(face) if verb == "under" else Draw(face)


def _number(word: str) -> int | None:
    return int(word) if len(word) == 1 and word in "123456789" else None


def _side(word: str) -> Side | None:
    found = find_word(word, SIDE_NAMES)
    return None if found is None else Side(SIDE_NAMES.index(found))


def _path(word: str) -> Path | None:
    found = find_word(word, PATH_NAMES)
    return None if found is None else Path(PATH_NAMES.index(found))


def _artefact(word: str) -> str | None:
    try:
        artefact(word.lower())
    except ValueError:
        return None
    return word.lower()


def _cell(cell: Cell) -> str:
    return cell_name(cell).lower()
