"""The language of the rule tests: a position as text, then commands as a player would type them.

For example:
    scene = Scene('''
        turn   amber, ask take
        offer  centre E W VLL
        amber
        coral
        jade
    ''')
    scene.play("take E", "name jade")
    assert scene.to_act == "jade"
"""

from textwrap import dedent
from typing import TypeVar

import pytest

from rules.kernel.refused import Refused, Unreadable
from rules.kernel.seat import CHANCE, Seat
from rules.prince.events import Event
from rules.prince.game import PRINCE
from rules.prince.notation.names import face_name
from rules.prince.opening import Options
from rules.prince.planet import Planet
from rules.prince.state import SEATS, State
from rules.prince.tiles import NO_TILE, TILE_NAMES
from tests.faults import told

E = TypeVar("E")


class Scene:
    """A position that is played on by typed commands."""

    def __init__(self, position: str | State) -> None:
        """Read the position, or take a state as it is."""
        text = dedent(position) if isinstance(position, str) else None
        self.state: State = PRINCE.read_position(text) if text is not None else position  # type: ignore[assignment]
        self.events: list[Event] = []
        """Everything that has happened since."""

    def play(self, *commands: str) -> "Scene":
        """Play commands in order, chance's included (draw, first)."""
        for command in commands:
            step = PRINCE.apply(self.state, PRINCE.read_action(self.state, command))
            self.state = step.state
            self.events.extend(step.events)
        return self

    def refused(self, command: str) -> Refused:
        """Type a command that must be refused, and give the refusal."""
        with pytest.raises(Refused) as caught:
            PRINCE.apply(self.state, PRINCE.read_action(self.state, command))
        return caught.value

    @property
    def choices(self) -> list[str]:
        """The legal commands, chance's included."""
        return [PRINCE.write_action(action) for action in PRINCE.legal(self.state)]

    @property
    def to_act(self) -> str:
        """The seat that decides, `chance`, or `nobody` when the game is over."""
        actor = PRINCE.to_act(self.state)
        if actor is None:
            return "nobody"
        return "chance" if actor is CHANCE else SEATS[actor]

    def planet(self, seat: str) -> Planet:
        """A player's planet."""
        return self.state.planets[SEATS.index(seat)]

    def tiles(self, seat: str) -> list[str]:
        """The tiles of a planet as they are written, flipped ones in brackets, row by row."""
        planet = self.planet(seat)
        return [
            f"({name})" if planet.is_flipped(cell) else name
            for cell, tile in enumerate(planet.cells)
            if tile != NO_TILE
            for name in ["?" if tile is None else face_name(self.state.tiles, tile)]
        ]

    def points(self, seat: str) -> int:
        """A player's points so far; at the end the total."""
        return PRINCE.scores(self.state)[SEATS.index(seat)]

    def view(self, seat: str | None) -> "Scene":
        """The table as a seat, or a spectator, sees it."""
        eyes = None if seat is None else Seat(SEATS.index(seat))
        return Scene(PRINCE.view(self.state, eyes))

    def news(self, seat: str | None, kind: type[E]) -> list[E]:
        """What a seat, or a spectator, is told of the events of a kind."""
        eyes = None if seat is None else Seat(SEATS.index(seat))
        told = [PRINCE.news(event, eyes) for event in self.events]
        return [event for event in told if isinstance(event, kind)]

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def offer(self) -> list[str]:
        """The kinds to take from."""
        return ["?" if tile is None else TILE_NAMES[tile] for tile in self.state.offer]


def opening(players: int, *, secret: bool = False) -> Scene:
    """A game in which amber chooses the first stack."""
    return Scene(PRINCE.start(Options(players, Seat(0), secret)))


def drawn(players: int, stack: str, *tiles: str, secret: bool = False) -> Scene:
    """A first round of amber's in which these tiles were drawn."""
    return opening(players, secret=secret).play(stack, *(f"draw {tile}" for tile in tiles))


def unreadable(position: str) -> str:
    """The complaint about a position that must not be readable."""
    with pytest.raises(Unreadable) as caught:
        PRINCE.read_position(dedent(position))
    return told(caught.value, "prince")
