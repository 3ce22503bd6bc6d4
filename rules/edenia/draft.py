"""The one thing that changes: a state being rewritten while a single action is applied.

A draft lives inside one call of `apply` and is never seen outside it.
"""

from bisect import bisect_left

from rules.edenia.events import Event
from rules.edenia.galaxy import HUB, Cell, Sheep, Spot
from rules.edenia.places import find_sheep, line_at
from rules.edenia.state import State, Turn


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

    def lift(self, sheep: Sheep) -> tuple[Spot, int, int]:
        """Take a sheep off its line; its spot, its index, and how many stay on the line."""
        flock = self.flock
        for place, (spot, line) in enumerate(flock):
            if sheep in line:
                index = line.index(sheep)
                rest = line[:index] + line[index + 1 :]
                kept = ((spot, rest),) if rest else ()
                self.flock = flock[:place] + kept + flock[place + 1 :]
                return spot, index, len(rest)
        raise ValueError(f"sheep {sheep} stands nowhere")

    def stand(self, sheep: Sheep, spot: Spot, index: int) -> None:
        """Put a lifted sheep into the line of a spot."""
        flock = self.flock
        place = bisect_left(flock, (spot,))
        if place < len(flock) and flock[place][0] == spot:
            line = flock[place][1]
            joined = (spot, (*line[:index], sheep, *line[index:]))
            self.flock = (*flock[:place], joined, *flock[place + 1 :])
        else:
            self.flock = (*flock[:place], (spot, (sheep,)), *flock[place:])

    def settle_on_hub(self, sheep: Sheep, cell: Cell) -> None:
        """Put a lifted sheep on a planet, dwarf planet or pad, where no order counts (LEAP-1)."""
        self.stand(sheep, Spot(HUB + cell), bisect_left(self.hub(cell), sheep))
