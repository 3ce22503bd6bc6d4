"""The language of the rule tests: a position as text, then commands as a player would type them.

For example:
    scene = Scene('''
        1  Ari /+/ ... ... ...
        red clovers 2, sheep A2 north star
    ''')
    scene.play("go 1 north", "draw +o/", "stop")
    assert scene.where("red 1") == "B1 dwarf"
"""

from typing import TypeVar

import pytest

from rules.edenia.events import Event, Stopped
from rules.edenia.game import EDENIA
from rules.edenia.notation.names import place_name, seat_name, sheep_name
from rules.edenia.places import find_sheep, sheep_of
from rules.edenia.scoring import points
from rules.edenia.state import COLOURS, Dwarf, Planet, Player, State
from rules.kernel.refused import Refused
from rules.kernel.seat import CHANCE, Seat
from tests.rules.edenia.fixed_box import typed

E = TypeVar("E")


class Scene:
    """A position that is played on by typed commands."""

    def __init__(self, position: str) -> None:
        """Read the position; what it leaves out is as at the start of a game."""
        self.state: State = typed(position)
        self.events: list[Event] = []
        """Everything that has happened since."""

    def play(self, *commands: str) -> "Scene":
        """Play commands in order, chance's included (draw, roll, reveal, first)."""
        for command in commands:
            step = EDENIA.apply(self.state, EDENIA.read_action(self.state, command))
            self.state = step.state
            self.events.extend(step.events)
        return self

    def refused(self, command: str) -> Refused:
        """Type a command that must be refused, and give the refusal."""
        with pytest.raises(Refused) as caught:
            EDENIA.apply(self.state, EDENIA.read_action(self.state, command))
        return caught.value

    @property
    def choices(self) -> list[str]:
        """The legal commands, chance's included."""
        return [EDENIA.write_action(action) for action in EDENIA.legal(self.state)]

    def choices_of(self, beginning: str) -> list[str]:
        """The legal commands that begin with some words."""
        return [text for text in self.choices if text.startswith(beginning)]

    @property
    def asks(self) -> str:
        """The open question."""
        return self.state.turn.ask.value

    @property
    def to_act(self) -> str:
        """The colour that decides, `chance`, or `nobody` when the game is over."""
        actor = EDENIA.to_act(self.state)
        if actor is None:
            return "nobody"
        return "chance" if actor is CHANCE else seat_name(actor)

    def where(self, sheep: str) -> str:
        """The place of a sheep such as `red 2`: `Arridis`, `C1 dwarf`, `B3 east star` or `walking`."""
        colour, number = sheep.split()
        found = find_sheep(self.state.flock, sheep_of(self._seat(colour), int(number)))
        return "walking" if found is None else place_name(found[0], self.state.tiles)

    def line(self, sheep: str) -> list[str]:
        """Everybody on the same track as a sheep, in order from the side that names the track."""
        colour, number = sheep.split()
        wanted = sheep_of(self._seat(colour), int(number))
        for _, line in self.state.flock:
            if wanted in line:
                return [sheep_name(one) for one in line]
        return []

    def player(self, colour: str) -> Player:
        """What lies in front of a player."""
        return self.state.players[self._seat(colour)]

    def points(self, colour: str) -> int:
        """A player's points, hidden ones included."""
        return points(self.player(colour))

    def planet(self, cell: str) -> Planet:
        """The habitable planet of a cell such as `B2`."""
        return next(one for one in self.state.planets if one.cell == _cell(cell))

    def dwarf(self, cell: str) -> Dwarf:
        """The dwarf planet of a cell."""
        return next(one for one in self.state.dwarfs if one.cell == _cell(cell))

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def last_stop(self) -> str:
        """The rule by which a sheep stopped last."""
        return self.told(Stopped)[-1].rule

    @property
    def text(self) -> str:
        """The position now."""
        return EDENIA.write_position(self.state)

    def _seat(self, colour: str) -> Seat:
        return Seat(COLOURS.index(colour))


def _cell(name: str) -> int:
    return "ABCDE".index(name[0]) + 5 * (int(name[1]) - 1)
