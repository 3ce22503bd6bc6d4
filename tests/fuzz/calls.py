"""Calls of every command, each told by its number: what is typed, what is piped in, what lies there."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from tests.fuzz.corpus import NAMES, SETTINGS, SUMMARIES, corpus
from tests.fuzz.spoiling import ODD, spoil, spoil_bytes


class Call(NamedTuple):
    """One case."""

    arguments: list[str]
    given: bytes
    """Standard input."""
    files: dict[str, bytes]
    """The files of its folder; below data/ and config/ are kept games and settings."""


Options = Callable[[Random], list[str]]

_TYPED: Final = (
    *("?", "help", "board", "score", "log", "undo", "redo", "back 2", "hint", "more", "rules leap"),
    *("1", "2", "m", "skip", "repeat", "what if", "look back", "leave", "quit", "resign", "no", ""),
)


def call(number: int) -> Call:
    """Make the case of a number, always the same."""
    rng = Random(f"call {number}")
    name = rng.choices([*_COMMANDS], [weight for weight, _ in _COMMANDS.values()])[0]
    file, files = _file(rng), {}
    arguments = [name, *(file if one == _FILE else one for one in _COMMANDS[name][1](rng))]
    if rng.randrange(8) == 0:
        at = rng.randrange(len(arguments)) if rng.randrange(6) == 0 else len(arguments) - 1
        arguments[at] = spoil(arguments[at], rng)
    given = _content(rng, name)
    if file != "-" and rng.randrange(10):
        files[file.rpartition("@")[0] or file] = given
        given = "".join(f"{line}\n" for line in _typed(rng)).encode("utf-8", "surrogatepass")
    if name in _CONVERSATIONS:  # each line is answered: thousands of them are no hang
        given = b"\n".join(given.split(b"\n", _LINES)[:_LINES]) + b"\n"
    if rng.randrange(3) == 0:
        files["config/settings.json"] = spoil_bytes(rng.choice(SETTINGS), rng)
    if rng.randrange(3) == 0 or name in {"saves", "stats", "resume", "replay"}:
        files[f"data/games/{_called(rng)}.record"] = spoil_bytes(_short(rng), rng)
        files["data/games/summaries.json"] = spoil_bytes(SUMMARIES, rng)
    typed = [argument.replace("\0", "\x01")[:_LONGEST] for argument in arguments]
    return Call(typed, given, {_path(name): data for name, data in files.items()})


_LONGEST: Final = 130_000
"""No system takes longer arguments."""
_CONVERSATIONS: Final = frozenset(
    {"play", "resume", "replay", "learn", "puzzle", "daily", "--line"}
)
_LINES: Final = 100
_FILE: Final = "FILE"
"""Stands for the file that the case has."""


def _file(rng: Random) -> str:
    """Name a file: standard input, or something that may be called anything."""
    if rng.randrange(2):
        return "-"
    name = _called(rng)
    return f"{name}@{rng.choice((0, 5, 10**9))}" if rng.randrange(6) == 0 else name


def _called(rng: Random) -> str:
    stem = rng.choice(("table", "kept", "game", *NAMES)) or "x"
    return _path(f"{spoil(stem, rng) if rng.randrange(3) == 0 else stem}"[:60]) or "x"


def _path(name: str) -> str:
    """Leave of a name what a system takes for that of a file; folders are ours alone."""
    head, slash, last = (
        name.rpartition("/") if name.startswith(("data/", "config/")) else ("", "", name)
    )
    clean = last.replace("/", "_").replace("\0", "_").encode("utf-8", "surrogateescape")[:120]
    return head + slash + clean.decode("utf-8", "surrogateescape")


def _short(rng: Random) -> str:
    """Give a record, most often only its beginning."""
    lines = rng.choice(corpus().records).splitlines(keepends=True)
    return "".join(lines[: rng.choice((12, 20, 40, len(lines)))])


def _content(rng: Random, name: str) -> bytes:
    """Spoil what the command is about, or anything else."""
    kinds = corpus()
    about = {
        "import": (*kinds.documents, _short(rng), _short(rng)),
        "export": (_short(rng),),
        "replay": (_short(rng),),
        "resume": (_short(rng),),
        "new": kinds.boxes,
    }.get(name, (*kinds.positions, *kinds.positions, _short(rng)))
    if rng.randrange(12) == 0:
        about = (*kinds.boxes, *kinds.documents, *SETTINGS, "", "\n", *ODD)
    return spoil_bytes(rng.choice(about), rng)


def _typed(rng: Random) -> Iterator[str]:
    """Type lines in a conversation."""
    for _ in range(rng.randrange(9)):
        line = rng.choice((*_TYPED, rng.choice(corpus().commands)))
        yield spoil(line, rng).replace("\n", " ") if rng.randrange(2) else line


def _some(rng: Random, *options: list[str]) -> list[str]:
    """Give some options."""
    return [word for option in options if rng.randrange(3) == 0 for word in option]


def _lang(rng: Random) -> list[str]:
    return ["--lang", rng.choice(("en", "fr", "fr", "xx"))]


def _game(rng: Random) -> list[str]:
    return ["--game", rng.choice(("edenia", "exo", "prince", "galaxies", "chess"))]


def _word(rng: Random) -> str:
    return spoil(rng.choice((*NAMES, rng.choice(corpus().words))), rng)


def _action(rng: Random) -> str:
    return spoil(rng.choice(corpus().commands), rng)


def _about_table(*more: list[str]) -> Options:
    return lambda rng: [_FILE, *_some(rng, _lang(rng), _game(rng), *more)]


def _show(rng: Random) -> list[str]:
    forms = ["--text"], ["--json"], ["--svg"], ["--ascii"], ["--color", "always"]
    zoom = ["--zoom", rng.choice(("small", "medium"))]
    return [_FILE, *_some(rng, _lang(rng), zoom, ["--seat", _word(rng)], rng.choice(forms))]


def _check(rng: Random) -> list[str]:
    chance = ["--roll", _word(rng)], ["--draw", _word(rng)]
    typed = [_action(rng) for _ in range(rng.randrange(3))]
    return [_FILE, *_some(rng, _lang(rng), ["--json"], *chance), *(["--", *typed] if typed else [])]


def _export(rng: Random) -> list[str]:
    forms = ("text", "json", "news", "news-json", "svg", "position", "text", "position", "cast")
    out = ["-o", _called(rng)]
    return [_FILE, "--as", rng.choice(forms), *_some(rng, ["--eyes", _word(rng)], _lang(rng), out)]


def _play(rng: Random) -> list[str]:
    seats = ["--seat", _word(rng), "--seat", f"{_word(rng)}:lamb"]
    return ["--line", "--seed", "3", *seats, *_some(rng, _lang(rng), _game(rng), ["--no-42"])]


def _replay(rng: Random) -> list[str]:
    ends = ["--to", "2"], ["--from", str(rng.randrange(5))], ["--level", "full"]
    return [_FILE, *_some(rng, ["--line"], ["--eyes", _word(rng)], _lang(rng), *ends)]


def _new(rng: Random) -> list[str]:
    content, players = ["--content", _FILE], ["--players", str(rng.randrange(7))]
    return [*content, *_some(rng, _lang(rng), _game(rng), players, ["--template"])]


def _rules(rng: Random) -> list[str]:
    words = [_word(rng) for _ in range(rng.randrange(4))]
    options = ["--editions"], ["--example"], ["--color", "always"], ["--edition", "fr"]
    return [*_some(rng, _lang(rng), _game(rng), rng.choice(options)), "--", *words]


def _bots(rng: Random) -> list[str]:
    bots = ["--bots", spoil("lamb,lamb", rng)]
    return ["--games", "1", *_some(rng, ["--json"], bots, ["--content", _FILE], _game(rng))]


def _learn(rng: Random) -> list[str]:
    ways = ["--list"], ["--text"], ["--line"], ["--line", "--", _word(rng)]
    return [*_some(rng, _lang(rng), _game(rng)), *rng.choice(ways)]


def _daily(rng: Random) -> list[str]:
    ways = ["--calendar"], ["--share"], ["--galaxy", "--line"], ["--line"]
    return [*_some(rng, _lang(rng), _game(rng)), *rng.choice(ways)]


def _puzzle(rng: Random) -> list[str]:
    which: tuple[list[str], ...] = (
        [],
        ["--", str(rng.randrange(200))],
        ["--", _word(rng).replace("make", "")],
    )
    return ["--line", *_some(rng, _lang(rng), _game(rng)), *rng.choice(which)]


_COMMANDS: Final[dict[str, tuple[int, Options]]] = {
    "show": (16, _show),
    "legal": (12, _about_table(["--json"], ["--plain"])),
    "check": (16, _check),
    "explain": (8, _about_table()),
    "hint": (2, lambda rng: [_FILE, "--budget", "2", *_some(rng, ["--json"], _lang(rng))]),
    "ray": (6, lambda rng: [_FILE, "--", _word(rng), _word(rng), _word(rng)]),
    "reach": (3, lambda rng: [_FILE, *_some(rng, ["--json"]), "--", _word(rng)]),
    "score": (4, lambda rng: [_FILE, *_some(rng, ["--json"], _lang(rng))]),
    "rules": (6, _rules),
    "new": (8, _new),
    "saves": (5, lambda rng: _some(rng, ["--json"], ["--all"], _lang(rng), _game(rng))),
    "stats": (
        4,
        lambda rng: _some(rng, ["--json"], ["--ascii"], _lang(rng), ["--name", _word(rng)]),
    ),
    "export": (8, _export),
    "import": (10, lambda rng: [_FILE, *_some(rng, ["--name", _word(rng)], _lang(rng))]),
    "replay": (5, _replay),
    "resume": (4, lambda rng: ["--line", *_some(rng, [_FILE], _lang(rng))]),
    "play": (3, _play),
    "demo": (
        1,
        lambda rng: ["--seed", "1", "--bots", spoil("lamb,lamb", rng), *_some(rng, _game(rng))],
    ),
    "simulate": (1, _bots),
    "learn": (3, _learn),
    "puzzle": (2, _puzzle),
    "daily": (3, _daily),
    "completion": (1, lambda rng: [rng.choice(("bash", "zsh", "fish", _word(rng)))]),
    "--line": (2, lambda rng: _some(rng, _lang(rng))),
}
"""How often each command is called, and with which words."""
