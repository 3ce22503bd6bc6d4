"""A lesson as it is kept: what is to be done, one way to do it, what it is not, and the position.

What is said lies beside it (`learn.texts`): `NAME` names it, `NAME-told` tells it, `NAME-hint` helps and
`NAME-done` sums it up.
"""

from typing import Final

import msgspec

_POSITION: Final = "position"


class Goal(msgspec.Struct, frozen=True):
    """One thing that has to be true at the end."""

    kind: str
    """`event`, `win`, `points` or `position`."""
    what: str
    """A word for the events of the game, a victory, a number, or part of a line of the position."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to learn."""

    name: str
    goals: tuple[Goal, ...]
    solution: tuple[str, ...]
    wrong: tuple[str, ...]
    """Choices at the beginning that are not it, which the tests try."""
    position: str


def read_lessons(text: str) -> tuple[Lesson, ...]:
    """Read lessons; ValueError where a text is none."""
    parts: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("["):
            parts.append([])
        if parts:
            parts[-1].append(line)
    return tuple(map(_read, parts))


def _read(lines: list[str]) -> Lesson:
    end = lines.index(_POSITION)
    told = [line.partition(" ") for line in lines[1:end] if line.strip()]

    def values(key: str) -> tuple[str, ...]:
        return tuple(value for name, _, value in told if name == key)

    goals = (value.partition(" ") for value in values("goal"))
    return Lesson(
        name=lines[0].strip("[]"),
        goals=tuple(Goal(kind, what) for kind, _, what in goals),
        solution=values(">"),
        wrong=values("wrong"),
        position="\n".join(lines[end + 1 :]).strip() + "\n",
    )
