"""How lean the screen is, beside the smallest Textual apps, in one run: `python -m tests.bench.screen`.

First frames are whole processes in a terminal, turn about, from bytecode, as after an installation; ours
is there when the galaxy and the line of keys are. Moves of the selection run in this process, in the
middle of a game, beside an app that changes one line as wide as the list; their times are processor time.
"""

import asyncio
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple
from unittest.mock import patch

import click
import pexpect

from edenia_tui.canvas.charset import UNICODE
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.edenia.board.marks import Marks
from edenia_tui.storage.files.folders import CONFIG, DATA
from edenia_tui.tui.widgets.choices import Choices
from edenia_tui.tui.widgets.tabletop import Tabletop
from rules.edenia.state import State
from rules.kernel.seat import Seat
from tests.bench.line_start import EDENIA, WARM_UP, environment_in
from tests.bench.smallest import SHOWN, OneLine
from tests.games.edenia.board import EVERYTHING, typed
from tests.tui.meter import Answer, metered, press
from tests.tui.playing import SMALL, WIDE, asked, choices_of, play_on, playing, sit_down

OURS = (EDENIA, "play", "--players", "2", "--seed", "5")
THEIRS = (sys.executable, "-m", "tests.bench.smallest")
DRAWN = ("ARRIDIS", "Ctrl+Q")
MOVES, DRAWINGS = 24, 50
MOST_TIMES, MOST_BYTES, IDLE_SECONDS = 2.0, 2000, 3.0
MOST_DRAWING = 10.0
"""Milliseconds: far within a frame of the screen."""
_AS_TERMINAL = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}


class Figure(NamedTuple):
    """Something measured, and the most it may be; None where it is only told."""

    name: str
    value: float
    limit: float | None
    unit: str = ""


@contextmanager
def terminal(
    command: tuple[str, ...], environment: dict[str, str]
) -> Iterator["pexpect.spawn[str]"]:
    """Run a command in a terminal of 120 by 40; whatever is left of it is ended."""
    child = pexpect.spawn(
        command[0],
        list(command[1:]),
        dimensions=(WIDE[1], WIDE[0]),
        encoding="utf-8",
        env=environment | _AS_TERMINAL,
        maxread=65536,
        timeout=30,
    )
    try:
        yield child
    finally:
        child.close(force=True)


def first_frame(
    command: tuple[str, ...], texts: tuple[str, ...], environment: dict[str, str]
) -> float:
    """Start an app; the seconds until these texts are drawn."""
    began = time.perf_counter()
    with terminal(command, environment) as child:
        for text in texts:
            child.expect_exact(text)
        return time.perf_counter() - began


def first_frames(runs: int) -> list[Figure]:
    """Start both apps turn about; neighbours are compared, since a busy machine slows both."""
    ours: list[float] = []
    theirs: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        environment = environment_in(folder)
        for _ in range(WARM_UP + runs):
            theirs.append(first_frame(THEIRS, (SHOWN,), environment))
            ours.append(first_frame(OURS, DRAWN, environment))
    mine, least = (statistics.median(times[WARM_UP:]) for times in (ours, theirs))
    pairs = list(zip(ours, theirs, strict=True))[WARM_UP:]
    return [
        Figure("first frame of the smallest app", least * 1000, None, "ms"),
        Figure("first frame of edenia play", mine * 1000, None, "ms"),
        Figure(
            "first frame, ours / theirs", statistics.median(a / b for a, b in pairs), MOST_TIMES
        ),
    ]


def idle_bytes() -> Figure:
    """Count what is written while a person thinks."""
    with tempfile.TemporaryDirectory() as folder:
        environment = environment_in(folder)
        with terminal(OURS, environment) as child:
            child.expect_exact("Your turn")
            _read_for(child, IDLE_SECONDS)
            return Figure("idle for 3 s", _read_for(child, IDLE_SECONDS), 0, "bytes")


def _read_for(child: "pexpect.spawn[str]", seconds: float) -> int:
    """Take what is written within a time; its bytes."""
    size, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            size += len(child.read_nonblocking(65536, timeout=0.1).encode())
        except pexpect.TIMEOUT:
            continue
    return size


def drawing() -> list[Figure]:
    """Put galaxies together whose tiles have been drawn before."""
    view = typed(EVERYTHING)
    figures = []
    for zoom in (Zoom.SMALL, Zoom.MEDIUM):
        times = []
        for _ in range(DRAWINGS):
            began = time.process_time()
            draw_galaxy(view, zoom, UNICODE)
            times.append(time.process_time() - began)
        taken = statistics.median(times) * 1000
        figures.append(Figure(f"drawing a galaxy, {zoom.name.lower()}", taken, MOST_DRAWING, "ms"))
    return figures


async def our_moves(size: tuple[int, int], *, only_list: bool = False) -> tuple[list[Answer], int]:
    """Move through the choices in the middle of a game; the width of the list, too."""
    rng = Random(4)
    with metered() as written:
        async with playing(sit_down(), size) as pilot:
            await asked(pilot)
            for _ in range(12):
                await play_on(pilot, rng)
            while len(choices_of(pilot).offered) < MOVES // 3:
                await play_on(pilot, rng)
            if only_list:
                choices_of(pilot).disable_messages(Choices.Considered)
            await press(pilot, "down", written)
            found = [await press(pilot, "down", written) for _ in range(MOVES)]
            return found, choices_of(pilot).size.width


async def their_moves(size: tuple[int, int], width: int) -> list[Answer]:
    """Change a line of the smallest app as often."""
    with metered() as written:
        async with OneLine(width).run_test(size=size) as pilot:
            await press(pilot, "down", written)
            return [await press(pilot, "down", written) for _ in range(MOVES)]


@contextmanager
def without_preview() -> Iterator[None]:
    """Let the galaxy show no route, cell or sheep of the choice considered."""
    show = Tabletop.show

    def show_bare(tabletop: Tabletop, view: State, seat: Seat | None, _: Marks | None) -> None:
        show(tabletop, view, seat)

    with patch.object(Tabletop, "show", show_bare):
        yield


def moves() -> list[Figure]:
    """Move through the choices at both sizes, with and without a preview."""
    figures: list[Figure] = []
    for size in (SMALL, WIDE):
        shown = "{}x{}".format(*size)
        listed, width = asyncio.run(our_moves(size, only_list=True))
        least = asyncio.run(their_moves(size, width))
        with without_preview():
            bare, _ = asyncio.run(our_moves(size))
        full, _ = asyncio.run(our_moves(size))
        runs = {
            "a line of the smallest app": least,
            "a move in the list": listed,
            "with its sentence": bare,
            "with its sentence and preview": full,
        }
        for name, found in runs.items():
            most = MOST_BYTES if found is bare else None
            taken = statistics.median(one.seconds for one in found) * 1000
            written = statistics.median(one.size for one in found)
            figures += [
                Figure(f"{shown}, {name}", taken, None, "ms"),
                Figure(f"{shown}, {name}", written, most, "bytes"),
            ]
        mine, theirs = (statistics.median(one.seconds for one in of) for of in (listed, least))
        figures.append(Figure(f"{shown}, list / line", mine / theirs, MOST_TIMES))
    return figures


@click.command()
@click.option("--runs", default=15, show_default=True, help="Measured starts of each app.")
def main(runs: int) -> None:
    """Measure everything, print the table, and fail when a limit is broken."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(_AS_TERMINAL | {DATA: folder, CONFIG: folder})
        figures = [*first_frames(runs), *drawing(), *moves(), idle_bytes()]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    click.echo(f"{python}, {runs} starts of each, {MOVES} moves of each; medians\n")
    click.echo("| what | measured | at most |")
    click.echo("|---|---|---|")
    for name, value, limit, unit in figures:
        digits = 0 if unit == "bytes" else 1 if unit else 2
        most = "" if limit is None else f"{limit:,.0f}"
        click.echo(f"| {name} | {value:,.{digits}f} {unit}".rstrip() + f" | {most} |")
    raise SystemExit(any(one.limit is not None and one.value > one.limit for one in figures))


if __name__ == "__main__":
    main()
