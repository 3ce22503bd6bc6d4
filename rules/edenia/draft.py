"""The one thing that changes: a state being rewritten while a single action is applied.

A draft lives inside one call of `apply` and is never seen outside it.
"""

from rules.edenia.events import Event
from rules.edenia.galaxy import HUB, Cell, Sheep, Spot
from rules.edenia.places import find_sheep, line_at
from rules.edenia.state import Line, State, Turn


class Draft:
    """A state taken apart, field by field, with the events so far."""

    __slots__ = (
        "active",
        "artefacts",
        "clovers",
        "deck",
        "dwarfs",
        "events",
        "first",
        "flock",
        "outcome",
        "planets",
        "players",
        "rim",
        "round",
        "rules",
        "sabotaged",
        "sabotages",
        "tiles",
        "trifoliums",
        "turn",
        "walk",
    )

    def __init__(self, state: State) -> None:
        """Begin with everything as it is."""
        self.rules = state.rules
        self.artefacts = state.artefacts
        self.tiles = state.tiles
        self.rim = state.rim
        self.deck = state.deck
        self.flock = state.flock
        self.planets = state.planets
        self.dwarfs = state.dwarfs
        self.sabotaged = state.sabotaged
        self.clovers = state.clovers
        self.sabotages = state.sabotages
        self.trifoliums = state.trifoliums
        self.players = list(state.players)
        self.first = state.first
        self.active = state.active
        self.round = state.round
        self.turn: Turn = state.turn
        self.walk = state.walk
        self.outcome = state.outcome
        self.events: list[Event] = []

    def state(self) -> State:
        """Freeze it again."""
        return State(
            self.rules,
            self.artefacts,
            self.tiles,
            self.rim,
            self.deck,
            self.flock,
            self.planets,
            self.dwarfs,
            self.sabotaged,
            self.clovers,
            self.sabotages,
            self.trifoliums,
            tuple(self.players),
            self.first,
            self.active,
            self.round,
            self.turn,
            self.walk,
            self.outcome,
        )

    def line(self, spot: Spot) -> tuple[Sheep, ...]:
        """Tell who stands on a spot."""
        return line_at(self.flock, spot)

    def hub(self, cell: Cell) -> tuple[Sheep, ...]:
        """Tell who stands on the planet, dwarf planet or pad of a cell."""
        return self.line(Spot(HUB + cell))

    def whereabouts(self, sheep: Sheep) -> tuple[Spot, int]:
        """Find a sheep that stands: its spot and its index in the line."""
        found = find_sheep(self.flock, sheep)
        if found is None:
            raise ValueError(f"sheep {sheep} stands nowhere")
        return found

    def lift(self, sheep: Sheep) -> None:
        """Take a sheep off the line it stands in."""
        flock: list[Line] = []
        for entry in self.flock:
            line = entry[1]
            if sheep in line:
                if len(line) > 1:
                    flock.append((entry[0], tuple(other for other in line if other != sheep)))
            else:
                flock.append(entry)
        self.flock = tuple(flock)

    def stand(self, sheep: Sheep, spot: Spot, index: int) -> None:
        """Put a lifted sheep into the line of a spot."""
        flock = list(self.flock)
        for place, (at, line) in enumerate(flock):
            if at == spot:
                flock[place] = (spot, (*line[:index], sheep, *line[index:]))
                break
            if at > spot:
                flock.insert(place, (spot, (sheep,)))
                break
        else:
            flock.append((spot, (sheep,)))
        self.flock = tuple(flock)

    def settle_on_hub(self, sheep: Sheep, cell: Cell) -> None:
        """Put a lifted sheep on a planet, dwarf planet or pad, where no order counts (LEAP-1)."""
        others = self.hub(cell)
        self.stand(sheep, Spot(HUB + cell), sum(other < sheep for other in others))
