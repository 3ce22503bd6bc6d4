"""Nothing of a visit is read from the process once it has begun: one place makes visits of it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]

OF_PROCESS: Final = frozenset(
    {
        *(
            "os.environ",
            "os.environb",
            "os.getenv",
            "os.getcwd",
            "os.isatty",
            "os.get_terminal_size",
        ),
        *("Path.cwd", "shutil.get_terminal_size", "locale.getlocale", "time.localtime"),
        *("sys.stdin", "sys.stdout", "sys.stderr", "sys.argv", "signal"),
    }
)
"""What belongs to the process, by the names it goes by."""
OF_THIS_PLACE: Final = frozenset({"now", "today", "astimezone", "fromtimestamp"})
"""Methods of times that mean the clock of this machine where no zone is given."""

ALLOWED: Final = {
    "commands/surroundings.py": "makes visits of the process",
    "commands/zone.py": "the zone of this machine, handed to visits",
    "commands/ending.py": "the streams of the process, made clean, and how it ends",
    "entrance.py": "Ctrl-C of the process before anything is loaded",
    "commands/progress.py": "a bar on standard error, of commands that visit nobody",
    "commands/interrupting.py": "Ctrl-C in commands that visit nobody",
    "commands/completing.py": "the questions of a shell come by variables",
    "line/interrupting.py": "Ctrl-C of the process, for a console on its own streams",
    "line/terminal.py": "the process's own terminal, read by a thread",
    "line/streams.py": "the console on the process's own streams, handed to line mode",
    "tui/driver.py": "the process's own terminal, which may go away",
    "tui/signals.py": "signals that end the process, and every visit with it",
    "host/server.py": "signals that end a host, and every visit with it",
    "host/screen/hosted.py": "Textual redirects the streams of the process; here to themselves",
    "arena/workers.py": "processes that play for the arena heed no Ctrl-C",
    "learn/puzzles/making.py": "processes that make puzzles heed no Ctrl-C",
    "table/worker.py": "a bot's process is started with our own environment",
    "table/worker_process.py": "a bot's process speaks by its standard streams",
}
"""The few files that may know the process, and why."""


def found_in(source: str) -> Iterator[str]:
    """Name what a source takes from the process."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                if f"{owner}.{name}" in OF_PROCESS:
                    yield f"{owner}.{name}"
            case ast.Import(names=names):
                yield from (name.name for name in names if name.name in OF_PROCESS)
            case ast.ImportFrom(module=str(module), names=names):
                whole = [module, *(f"{module}.{name.name}" for name in names)]
                yield from (name for name in whole if name in OF_PROCESS)
            case ast.Call(func=ast.Attribute(attr=name), args=args, keywords=keywords):
                given = len(args) + len(keywords) - (name == "fromtimestamp")
                if name in OF_THIS_PLACE and not given:
                    yield f"{name}()"
            case ast.Call(func=ast.Name(id="input" | "print" as name)):
                yield f"{name}()"


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import os\nos.environ['HOME']", "os.environ"),
        ("from os import environ", "os.environ"),
        ("from pathlib import Path\nPath.cwd()", "Path.cwd"),
        ("import sys\nsys.stdout.write('x')", "sys.stdout"),
        ("import signal", "signal"),
        ("from signal import SIGINT", "signal"),
        ("datetime.now()", "now()"),
        ("datetime.now().astimezone(zone)", "now()"),
        ("moment.astimezone()", "astimezone()"),
        ("datetime.fromtimestamp(3)", "fromtimestamp()"),
        ("input('> ')", "input()"),
    ],
)
def test_the_search_finds(source: str, name: str) -> None:
    """Each way to ask the process is seen."""
    assert name in list(found_in(source))


def test_the_search_lets_pass() -> None:
    """Times in a given zone, and what was handed in, are nobody's surroundings."""
    assert not list(found_in("datetime.now(zone); datetime.fromtimestamp(3, zone); visit.zone"))
    assert not list(found_in("def f(environ): return environ.get('TERM')"))


def test_the_process_is_asked_in_one_place() -> None:
    """Whatever else knows the environment, the folder, the streams, the zone or signals says why."""
    files = sorted((ROOT / "edenia_tui").rglob("*.py"))
    assert len(files) > 300
    asking = {
        path.relative_to(ROOT / "edenia_tui").as_posix(): names
        for path in files
        if (names := sorted(set(found_in(path.read_text("utf-8")))))
    }
    assert {path: names for path, names in asking.items() if path not in ALLOWED} == {}
    assert set(ALLOWED) - set(asking) == set(), "these need no leave any more"
