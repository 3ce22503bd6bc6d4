"""How the universe is laid out: which place covers which. Data that anybody can replace."""

from typing import NewType

from rules.kernel.value import Value

Place = NewType("Place", int)
"""A place of the universe, counted from 0, the deepest row first."""


class Layout(Value, frozen=True):
    """The places of a universe."""

    names: tuple[str, ...]
    """A row's letter and a number, such as f3."""
    columns: tuple[int, ...]
    """How far to the right each place lies, in characters of the picture it was read from."""
    covers: tuple[tuple[Place, ...], ...]
    """SET-2: for each place, the places that lie on it."""

    def rows(self) -> tuple[tuple[str, tuple[Place, ...]], ...]:
        """List the letters of the rows with their places."""
        rows: dict[str, list[Place]] = {}
        for index, name in enumerate(self.names):
            rows.setdefault(name[0], []).append(Place(index))
        return tuple((letter, tuple(places)) for letter, places in rows.items())
