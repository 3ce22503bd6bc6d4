"""`edenia puzzle`: positions with one solution, to be solved, and made."""

from pathlib import Path
from typing import Final

import click

from edenia_tui.commands.choosing import game_option
from edenia_tui.commands.failing import fail
from edenia_tui.commands.interrupting import INTERRUPTED
from edenia_tui.commands.progress import progress
from edenia_tui.commands.starting import ascii_option, speaking_options, start_speaking
from edenia_tui.games.entry import Entry

_MAKE: Final = "make"


@click.command("puzzle")
@click.argument("what", metavar="[NUMBER|make]", required=False, default="")
@click.option(
    "--count", type=click.IntRange(1, 1000), default=50, show_default=True, help="make: how many."
)
@click.option("--seed", default="1", show_default=True, help="make: the same seed, the same games.")
@click.option(
    "--jobs", type=click.IntRange(1, 64), default=2, show_default=True, help="make: processes."
)
@click.option(
    "--out", type=click.Path(path_type=Path), help="make: the file; else standard output."
)
@game_option
@speaking_options
@ascii_option
def command(
    what: str,
    count: int,
    seed: str,
    jobs: int,
    out: Path | None,
    entry: Entry,
    lang: str | None,
    *,
    line: bool,
    in_ascii: bool | None,
) -> None:
    """Solve puzzles, or make new ones from games between bots.

    Every puzzle is proven: all choices, all chance and all answers were tried,
    and there is one solution. NUMBER is one of the game's; without it you get
    one you have not solved, easy ones first.

    \b
    Examples:
      edenia puzzle
      edenia puzzle 17 --line
      edenia puzzle --game exo
      edenia puzzle make --game exo --count 20 --out new.txt
    """
    if what == _MAKE:
        _make(entry, count, seed, jobs, out)
        return
    if what and not what.isdecimal():
        fail(f"{what!r} is neither the number of a puzzle nor make")
    fronts = start_speaking(lang, line=line, in_ascii=in_ascii)
    from edenia_tui.learn.course import Puzzles

    try:
        course = Puzzles(entry, fronts.visit.manner, int(what) if what else None)
    except KeyError:
        fail(f"{entry.title} has no puzzle {what}")
    raise SystemExit(fronts.learn(course))


def _make(entry: Entry, count: int, seed: str, jobs: int, out: Path | None) -> None:
    """Make puzzles and write them, also as many as there are when it is interrupted."""
    from edenia_tui.learn.course import puzzles_of
    from edenia_tui.learn.puzzles.making import make
    from edenia_tui.learn.puzzles.puzzle import Puzzle, write_puzzles

    made: list[Puzzle] = []
    interrupted = False
    try:
        with progress(count, what="puzzles") as tell:
            for puzzle in make(entry, count, seed, jobs, puzzles_of(entry)):
                made.append(puzzle)
                tell()
    except KeyboardInterrupt:
        interrupted = True
    text = write_puzzles(made)
    if out is None:
        click.echo(text, nl=False)
    else:
        try:
            out.write_text(text, encoding="utf-8")
        except OSError as error:
            fail(f"--out: {error.strerror or error}")
    if interrupted:
        raise SystemExit(INTERRUPTED)
