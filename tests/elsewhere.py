"""The program as on a system that is no POSIX: what such systems lack is hidden before it is loaded.

Run with `lines` to play a game by plain lines from standard input, or `screen` to show one. Hidden is
what our own code and a headless screen can do without; Textual's driver for this system's terminals is
not loaded, as on Windows, where it has another.
"""

import asyncio
import os
import select
import signal
import sys
from importlib.abc import MetaPathFinder
from typing import Any, NoReturn

MODULES = frozenset({"fcntl", "readline", "termios", "tty", "pty", "pwd", "grp", "resource"})
SIGNALS = ("SIGHUP", "SIGALRM", "SIGTSTP", "SIGCONT", "SIGWINCH", "SIGUSR1", "alarm", "setitimer")
HEADLESS = "textual.drivers.headless_driver:HeadlessDriver"


class Hider(MetaPathFinder):
    """Finds nothing where modules are missing."""

    def find_spec(self, name: str, *_: object) -> None:
        """Refuse what is hidden; all else is found by others."""
        if name in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def hide() -> None:
    """Take away what only POSIX has."""
    sys.meta_path.insert(0, Hider())
    for name in MODULES:
        sys.modules.pop(name, None)
    for name in SIGNALS:
        delattr(signal, name)

    def only_sockets(*_: object) -> NoReturn:
        raise OSError("only sockets can be waited for")

    select.select = only_sockets
    os.environ["TEXTUAL_DRIVER"] = HEADLESS


def lines() -> None:
    """Play Anna's game against a lamb, with what comes from standard input."""
    from edenia_tui.cli import main  # noqa: PLC0415 (after hiding)

    seats = ("--seat", "Anna", "--seat", "Bo:lamb")
    main(["play", "--line", "--seed", "1", *seats], standalone_mode=False)


async def screen() -> None:
    """Show Anna's game and decide three times by keys, in a program that heeds signals to end."""
    from edenia_tui.tui.exit import Exit, Toward  # noqa: PLC0415
    from edenia_tui.tui.signals import run_until_signalled  # noqa: PLC0415
    from tests.table.peeking import record_of  # noqa: PLC0415
    from tests.tui.playing import asked, game_of, playing, sit_down  # noqa: PLC0415

    async with playing(sit_down()) as pilot:
        await asked(pilot)
        for _ in range(3):
            done = len(record_of(game_of(pilot).room).actions)
            await pilot.press("enter")
            await asked(pilot, done + 1)
        assert len(record_of(game_of(pilot).room).actions) >= 3
        print("at least three actions")  # noqa: T201

    class Passing:
        """An app that ends at once."""

        async def run_async(self) -> Exit:
            """Leave."""
            return Exit(Toward.DOOR)

    app: Any = Passing()
    assert await run_until_signalled(app) == Exit(Toward.DOOR)
    print("left by the door")  # noqa: T201


if __name__ == "__main__":
    hide()
    if sys.argv[1] == "lines":
        lines()
    else:
        asyncio.run(screen())
