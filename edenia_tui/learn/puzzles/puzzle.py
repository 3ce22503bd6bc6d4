"""A puzzle as it is kept, and its text: a header, the solution, the position as any is typed."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

_OFFERED: Final = "one-of"
_SOLUTION: Final = ">"
_POSITION: Final = "position"


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position with one solution."""

    number: int
    """Its name within its game."""
    aim: str
    what: str = ""
    """What is aimed at, where the aim leaves that open: a place, a number of points."""
    offered: tuple[str, ...] = ()
    """The choices it is to be picked from; empty where everything that is legal may be tried."""
    solution: tuple[str, ...]
    """The actions that lead there, those of chance and others included where they have no say in it."""
    depth: int
    """How many decisions have to be found."""
    grade: int
    """How hard it is, from 1 to 5."""
    failed_by: tuple[str, ...] = ()
    """The bots that do not find it."""
    position: str


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Give the text of puzzles."""
    return "\n".join(_write(puzzle) for puzzle in puzzles)


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Read puzzles; ValueError where a text is none."""
    return tuple(_read(part) for part in _parts(text))


def _write(puzzle: Puzzle) -> str:
    lines = [f"[{puzzle.number}] {puzzle.aim} {puzzle.what}".rstrip()]
    lines.append(f"grade {puzzle.grade}")
    lines.append(f"depth {puzzle.depth}")
    if puzzle.failed_by:
        lines.append(f"fails {' '.join(puzzle.failed_by)}")
    lines += [f"{_OFFERED} {choice}" for choice in puzzle.offered]
    lines += [f"{_SOLUTION} {action}" for action in puzzle.solution]
    return "\n".join((*lines, _POSITION, puzzle.position.rstrip(), ""))


def _parts(text: str) -> Iterator[list[str]]:
    part: list[str] = []
    for line in text.splitlines():
        if line.startswith("[") and part:
            yield part
            part = []
        if line.strip() or part:
            part.append(line)
    if part:
        yield part


def _read(lines: list[str]) -> Puzzle:
    """Read one; the lines of the position are left as they are."""
    end = lines.index(_POSITION)
    header, facts, position = lines[0], lines[1:end], lines[end + 1 :]
    number, _, named = header.removeprefix("[").partition("] ")
    aim, _, what = named.partition(" ")
    told = [line.partition(" ") for line in facts]

    def values(key: str) -> tuple[str, ...]:
        return tuple(value for name, _, value in told if name == key)

    return Puzzle(
        number=int(number),
        aim=aim,
        what=what,
        offered=values(_OFFERED),
        solution=values(_SOLUTION),
        depth=int(values("depth")[0]),
        grade=int(values("grade")[0]),
        failed_by=tuple(" ".join(values("fails")).split()),
        position="\n".join(position).rstrip() + "\n",
    )
