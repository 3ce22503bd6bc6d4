"""What follows from a choice without anybody choosing: chance draws until somebody is to decide.

Rule of the file: where chance has drawn before, it draws the same; nothing is drawn earlier than it is
kept.
"""

from collections.abc import Callable
from random import Random
from typing import Generic, NamedTuple, TypeVar

from edenia_tui.table.course import Course
from rules.bots.chance import draw_chance
from rules.kernel.seat import CHANCE, Chance, Seat
from rules.kernel.step import Step

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

Generators = Callable[[int], Random]
"""Gives the generator for the draw that becomes the action of a number."""


class Deed(NamedTuple, Generic[S, A, E]):
    """Something that is about to be done, or was just done."""

    actor: Seat | Chance
    before: S
    action: A
    step: Step[S, E]


class Drawing(Generic[O, S, A, E]):
    """Lets chance go on where a course has come to, without changing it."""

    def __init__(self, course: Course[O, S, A, E], generators: Generators) -> None:
        """Draw for the course of a game."""
        self._course = course
        self._generators = generators

    def follow(self, chosen: tuple[Seat, A] | None = None) -> list[Deed[S, A, E]]:
        """Give what a seat chose and all that chance does after it; without a choice chance alone.

        Raises:
            Refused: the choice is not legal.
        """
        deeds: list[Deed[S, A, E]] = []
        state = self._course.state
        if chosen is not None:
            deeds.append(self._deed(chosen[0], state, chosen[1]))
            state = deeds[-1].step.state
        while self._course.game.to_act(state) is CHANCE:
            deeds.append(self._deed(CHANCE, state, self._draw(state, len(deeds))))
            state = deeds[-1].step.state
        return deeds

    def _deed(self, actor: Seat | Chance, state: S, action: A) -> Deed[S, A, E]:
        return Deed(actor, state, action, self._course.game.apply(state, action))

    def _draw(self, state: S, ahead: int) -> A:
        """Let chance draw where so many more actions have been done."""
        number = len(self._course) + ahead
        drawn = self._course.drawn_before(state, number)
        if drawn is not None:
            return drawn
        return draw_chance(self._course.game, state, self._generators(number))
