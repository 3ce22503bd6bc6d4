"""Commands of the program that a visitor may run: in a process of their own, which knows no files.

Rule of the file: what a visitor types is never a file, an option that names one, or anything of the
server's environment; a process that takes too long, too much or too many is ended.
"""

import asyncio
import resource
import shlex
import sys
from contextlib import suppress
from typing import Final, NamedTuple

from edenia_tui.host.visits.wire import Asked

_FILE: Final = "-"
"""Stands for standard input, where the program wants a file."""
WORDS: Final = {
    "rules": (),
    "legal": (_FILE,),
    "check": (_FILE,),
    "show": (_FILE,),
    "explain": (_FILE,),
    "score": (_FILE,),
}
"""The commands, with what stands before everything that was typed."""
_OPTIONS: Final = frozenset(
    {
        *("--plain", "--json", "--text", "--svg", "--ascii", "--no-ascii", "--editions"),
        *("--example", "--help", "-h"),
    }
)
_VALUED: Final = frozenset(
    {"--game", "--lang", "--seat", "--zoom", "--edition", "--roll", "--draw"}
)
SECONDS: Final = 20.0
_LIMITS: Final = (
    (resource.RLIMIT_CPU, 10),
    (resource.RLIMIT_AS, 1 << 30),
    (resource.RLIMIT_FSIZE, 0),
    (resource.RLIMIT_CORE, 0),
)
"""Seconds of a processor, bytes of memory, of files and of what a crash leaves."""
_NOWHERE: Final = "/nonexistent"


class Answer(NamedTuple):
    """What a command said."""

    out: bytes
    err: bytes
    code: int


class NotAsked(Exception):
    """That is nothing a visitor may ask."""


def arguments_of(command: str, language: str) -> list[str]:
    """Understand what a client asks for, as arguments of the program.

    Raises:
        NotAsked: it is another command, or has an option that is not for visitors.
    """
    try:
        word, *typed = shlex.split(command)
    except ValueError:
        raise NotAsked from None
    if word not in WORDS:
        raise NotAsked
    options, words = list[str](), list[str]()
    rest = iter(typed)
    for one in rest:
        name, sign, value = one.partition("=")
        if one in _OPTIONS:
            options.append(one)
        elif name in _VALUED:
            options.append(f"{name}={value if sign else next(rest, '')}")
        elif one.startswith("-") and not one.lstrip("-").isdigit():
            raise NotAsked
        else:
            words.append(one)
    if not any(one.startswith("--lang") for one in options):
        options.append(f"--lang={language}")
    return [word, *options, "--", *WORDS[word], *words]


class Asking:
    """Runs commands for visitors, few at a time."""

    def __init__(self, most: int) -> None:
        """Allow so many at once."""
        self._places = asyncio.Semaphore(most)

    async def answer(self, arguments: list[str], text: bytes, asked: Asked) -> Answer:
        """Run a command to its end; TimeoutError when it takes too long."""
        kind = {"TERM": "dumb", "NO_COLOR": "1", "EDENIA_CONFIG": _NOWHERE, "EDENIA_DATA": _NOWHERE}
        columns = 80 if asked.terminal is None else asked.terminal.columns
        async with self._places:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-I", "-X", "utf8", "-m", "edenia_tui", *arguments),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env={**kind, "COLUMNS": str(columns), "LC_ALL": "C.UTF-8"},
                cwd="/",
                close_fds=True,
            )
            _limit(process.pid)
            try:
                async with asyncio.timeout(SECONDS):
                    out, err = await process.communicate(text)
            finally:
                if process.returncode is None:
                    with suppress(ProcessLookupError):
                        process.kill()
                    await process.wait()
        return Answer(out, err, process.returncode or 0)


def _limit(process: int) -> None:
    """Let a process have so much and no more, where the system can see to that."""
    if hasattr(resource, "prlimit"):
        with suppress(OSError):
            for kind, most in _LIMITS:
                resource.prlimit(process, kind, (most, most))
