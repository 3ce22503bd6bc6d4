"""The language of the rule tests: a position as text, then commands as a player would type them.

For example:
    scene = Scene('''
        turn   altair, holds sbo
        altair n1 mbz, n2 lbt
    ''')
    scene.play("put n3")
    assert scene.points("altair") == 1
"""

from textwrap import dedent
from typing import TypeVar

import pytest

from rules.exo.events import Event
from rules.exo.game import EXO
from rules.exo.notation.names import planet_name, seat_name, square_name
from rules.exo.state import STARS, Galaxy, State
from rules.kernel.refused import Refused
from rules.kernel.seat import CHANCE

E = TypeVar("E")

FRESH = """
    a              lgo  lgz
    b            lgt  lro  lrz
    c          lrt  lbo  lbz  lbt
    d        mgo  mgz  mgt  mro  mrz
    e      mrt  mbo  mbz  mbt  sgo  sgz
    f    sgt  sro  srz  srt  sbo  sbz  sbt
"""
"""A universe nobody has taken from: planets in order, from the last place to the first."""


class Scene:
    """A position that is played on by typed commands."""

    def __init__(self, position: str = FRESH) -> None:
        """Read the position; planets it does not name lie in the universe in order."""
        self.state: State = EXO.read_position(dedent(position))
        self.events: list[Event] = []
        """Everything that has happened since."""

    def play(self, *commands: str) -> "Scene":
        """Play commands in order, chance's included (lay, first)."""
        for command in commands:
            step = EXO.apply(self.state, EXO.read_action(self.state, command))
            self.state = step.state
            self.events.extend(step.events)
        return self

    def refused(self, command: str) -> Refused:
        """Type a command that must be refused, and give the refusal."""
        with pytest.raises(Refused) as caught:
            EXO.apply(self.state, EXO.read_action(self.state, command))
        return caught.value

    @property
    def choices(self) -> list[str]:
        """The legal commands, chance's included."""
        return [EXO.write_action(action) for action in EXO.legal(self.state)]

    @property
    def to_act(self) -> str:
        """The Star that decides, `chance`, or `nobody` when the game is over."""
        actor = EXO.to_act(self.state)
        if actor is None:
            return "nobody"
        return "chance" if actor is CHANCE else seat_name(actor)

    def galaxy(self, star: str) -> Galaxy:
        """A player's galaxy."""
        return self.state.galaxies[STARS.index(star)]

    def points(self, star: str) -> int:
        """A player's points."""
        return EXO.scores(self.state)[STARS.index(star)]

    def planets(self, star: str) -> dict[str, str]:
        """A player's planets by their squares."""
        galaxy = self.galaxy(star)
        return {
            square_name(square): planet_name(planet)
            for square, planet in zip(galaxy.squares, galaxy.planets, strict=True)
        }

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]
