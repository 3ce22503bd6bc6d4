"""Ways through the galaxy in words: runs from tile to tile, and where a choice leads."""

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from edenia_tui.games.edenia.words import nouns
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.courses import Course
from rules.edenia.analysis.encounters import (
    Die,
    Draw,
    Edge,
    Encounter,
    Fork,
    GameOver,
    Hole,
    Meeting,
    Reckoning,
    Stop,
    Tokens,
)
from rules.edenia.analysis.passages import cells_along, sides_between
from rules.edenia.galaxy import Face, Side
from rules.edenia.geometry import travelled
from rules.kernel.outcome import Outcome


def tell_route(listener: Listener, steps: Sequence[int], tiles: tuple[Face, ...]) -> str:
    """Tell the tracks of a journey as runs from cell to cell: east 2, south, to c 2."""
    cells = cells_along(steps)
    there = nouns.place(listener, travelled(steps[-1])[0], tiles)
    goal = there if len(set(cells)) == 1 else nouns.cell(cells[-1])
    runs = _runs(listener, sides_between(cells))
    return ", ".join([*runs, listener.say("route-to", place=goal)])


def tell_course(listener: Listener, course: Course) -> str:
    """Tell where a choice leads, as far as the next question; its price is told by the choice itself.

    Runs are left out when there is only one: the choice names its side already.
    """
    runs = [] if listener.is_brief else _runs(listener, course.sides)
    met = course.encounter
    goal = [] if met is None else [_tell_encounter(listener, course.tiles, met)]
    return ", ".join([*(runs if len(runs) > 1 else ()), *goal, *_gain(listener, course)])


def _runs(listener: Listener, sides: Sequence[Side]) -> list[str]:
    """Merge steps in one direction."""
    return [
        listener.say("route-run", side=nouns.side(listener, side), count=len(list(run)))
        for side, run in groupby(sides)
    ]


def _tell_encounter(listener: Listener, tiles: tuple[Face, ...], met: Encounter) -> str:
    match met:
        case Stop(spot, behind):
            place = nouns.place(listener, spot, tiles)
            if behind is None:
                return listener.say("route-to", place=place)
            blocking = nouns.sheep(listener, behind)
            return listener.say("route-behind", place=place, sheep=blocking)
        case Meeting(spot, other):
            place, sheep = nouns.place(listener, spot, tiles), nouns.sheep(listener, other)
            return listener.say("route-meets", place=place, sheep=sheep)
        case Edge(cell):
            return listener.say("route-explores", cell=nouns.cell(cell))
        case Fork(cell, side):
            told = nouns.side(listener, side)
            return listener.say("route-tunnel", cell=nouns.cell(cell), side=told)
        case Hole():
            return listener.say("route-hole")
        case Die():
            return listener.say("route-die")
        case Tokens(count):
            return listener.say("route-looks", count=count)
        case Draw():
            return listener.say("route-draws")
        case Reckoning():
            return listener.say("route-ends")
        case GameOver(outcome):
            return _tell_ending(listener, outcome)
        case _:
            assert_never(met)


def _tell_ending(listener: Listener, outcome: Outcome) -> str:
    """Tell that a choice ends the game; a view cannot tell who has the most points."""
    if outcome.victory == "prestige":
        return listener.say("route-ends")
    return listener.say_of(outcome.winners[0], "route-wins")


def _gain(listener: Listener, course: Course) -> list[str]:
    """Tell the clovers of relays and the Trifolium that wait on the way."""
    told = [listener.say("route-trifolium", trifolium=value) for value in course.trifoliums]
    if course.relays:
        told.append(listener.say("route-gain", gained=course.relays, total=course.clovers))
    return told
