"""What a tile has to show, told without its place, so that a drawing can be remembered and reused."""

from typing import Final, NamedTuple

from edenia_tui.games.edenia.board.signs import SEAT_LETTERS
from rules.edenia.galaxy import CELLS, EDENIA, HUB, Face, Sheep, Spot
from rules.edenia.geometry import cell_of, port_of, side_of
from rules.edenia.places import number_of, seat_of
from rules.edenia.state import State, Token
from rules.kernel.seat import Seat

HUB_PORT: Final = 12
"""Where a line stands that is on the hub and on none of the twelve ports."""


class Contents(NamedTuple):
    """A face and everything on it."""

    face: Face
    lines: tuple[tuple[int, tuple[Sheep, ...]], ...] = ()
    """The sheep of each track, by the port that names it; HUB_PORT for the hub."""
    clovers: int = 0
    flag: Seat | None = None
    protected: bool = False
    tokens: tuple[Token, ...] = ()
    sabotaged: bool = False
    trifoliums: tuple[int, ...] = ()
    """On Edenia."""

    @property
    def on_hub(self) -> tuple[Sheep, ...]:
        """Who stands on the planet, dwarf planet or pad."""
        return next((line for port, line in self.lines if port == HUB_PORT), ())


def label_of(sheep: Sheep, letters: str = SEAT_LETTERS["en"]) -> str:
    """Give the short name of a sheep, with the letter of its seat: R2."""
    return f"{letters[seat_of(sheep)]}{number_of(sheep)}"


def contents_of(view: State, travelling: tuple[Sheep, Spot] | None = None) -> tuple[Contents, ...]:
    """Tell what lies and stands on every cell, the walking sheep included.

    Args:
        view: the table.
        travelling: a sheep that is told on this track and nowhere else.
    """
    lines: list[list[tuple[int, tuple[Sheep, ...]]]] = [[] for _ in CELLS]
    for spot, line in _lines(view) if travelling is None else _on_the_way(view, *travelling):
        port = HUB_PORT if spot >= HUB else port_of(spot)
        lines[cell_of(spot)].append((port, line))
    found = [Contents(face, tuple(who)) for face, who in zip(view.tiles, lines, strict=True)]
    for planet in view.planets:
        found[planet.cell] = found[planet.cell]._replace(
            clovers=planet.clovers, flag=planet.flag, protected=planet.protected
        )
    for dwarf in view.dwarfs:
        found[dwarf.cell] = found[dwarf.cell]._replace(tokens=dwarf.tokens)
    for cell in view.sabotaged:
        found[cell] = found[cell]._replace(sabotaged=True)
    found[EDENIA] = found[EDENIA]._replace(trifoliums=view.trifoliums)
    return tuple(found)


def _on_the_way(view: State, sheep: Sheep, spot: Spot) -> tuple[tuple[int, tuple[Sheep, ...]], ...]:
    """List who stands where, with one sheep put behind those on its track."""
    lines = {at: tuple(one for one in line if one != sheep) for at, line in _lines(view)}
    lines[spot] = (*lines.get(spot, ()), sheep)
    return tuple((at, line) for at, line in lines.items() if line)


def _lines(view: State) -> tuple[tuple[int, tuple[Sheep, ...]], ...]:
    """List who stands where, with the walking sheep in the line it would stop in."""
    walk, sheep = view.walk, view.turn.sheep
    if walk is None or sheep is None:
        return view.flock
    lines: dict[int, tuple[Sheep, ...]] = dict(view.flock)
    line = lines.get(walk.spot, ())
    index = walk.ahead if walk.toward == side_of(walk.spot) else len(line) - walk.ahead
    lines[walk.spot] = (*line[:index], sheep, *line[index:])
    return tuple(lines.items())
