"""Ways through the galaxy in words: runs from tile to tile, and where a choice leads."""

from collections.abc import Iterator, Sequence
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
from rules.edenia.analysis.passages import Passage, cells_along, sides_between
from rules.edenia.galaxy import Face, Side
from rules.edenia.geometry import cell_of, travelled
from rules.kernel.outcome import Outcome


def tell_route(listener: Listener, steps: Sequence[int], tiles: tuple[Face, ...]) -> str:
    """Tell the tracks of a journey as runs from cell to cell: east 2, south, to c 2."""
    cells = cells_along(steps)
    there = nouns.place(listener, travelled(steps[-1])[0], tiles)
    goal = there if len(set(cells)) == 1 else nouns.cell(listener, cells[-1])
    runs = _runs(listener, sides_between(cells))
    return ", ".join([*runs, listener.say("route-to", place=goal)])


def tell_course(listener: Listener, course: Course) -> str:
    """Tell where a choice leads, as far as the next question; its price is told by the choice itself.

    Runs are left out when there is only one: the choice names its side already. In brief only the end
    is told.
    """
    return next(tell_courses(listener, course))


def tell_courses(
    listener: Listener, course: Course, *, keeps_turnings: bool = False
) -> Iterator[str]:
    """Tell where a choice leads in whole, then shorter and shorter: at last what it comes to.

    Where turnings are kept, what turns a sheep back is told before all that it comes to.
    """
    end = [*_goal(listener, course), *tell_gain(listener, course)]
    if not listener.is_brief:
        runs, turned = _runs(listener, course.sides), _turned(listener, course.turned)
        way = runs if len(runs) > 1 else []
        yield ", ".join([*way, *turned, *end])
        yield ", ".join([*turned, *end])
        yield ", ".join([*_turned(listener, course.turned[-1:]), *end])
        if keeps_turnings:
            yield from _turnings(listener, course)
        yield ", ".join([*way, *end])
    yield ", ".join(end)


def _turnings(listener: Listener, course: Course) -> Iterator[str]:
    """Tell what turns a sheep back last, and no more of the rest than there is room for."""
    if last := _turned(listener, course.turned[-1:]):
        yield ", ".join([*last, *_goal(listener, course)])
        if isinstance(course.encounter, Stop | Meeting):
            cell = nouns.cell(listener, cell_of(course.encounter.spot))
            yield ", ".join([*last, listener.say("route-to", place=cell)])
        yield last[0]


def _goal(listener: Listener, course: Course) -> list[str]:
    met = course.encounter
    return [] if met is None else [tell_encounter(listener, course.tiles, met)]


def _turned(listener: Listener, passages: Sequence[Passage]) -> list[str]:
    """RIM-1 and RIM-2: tell which relays and tunnels turn a sheep back."""
    if not passages:
        return []
    places = (
        listener.say(
            f"route-at-{passage.by.value}",
            cell=nouns.cell(listener, passage.cell),
            side=nouns.side(listener, passage.side),
        )
        for passage in passages
    )
    return [listener.say("route-back", places=", ".join(places))]


def _runs(listener: Listener, sides: Sequence[Side]) -> list[str]:
    """Merge steps in one direction."""
    return [
        listener.say("route-run", side=nouns.side(listener, side), count=len(list(run)))
        for side, run in groupby(sides)
    ]


def tell_encounter(listener: Listener, tiles: tuple[Face, ...], met: Encounter) -> str:
    """Tell what a choice comes to."""
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
            return listener.say("route-explores", cell=nouns.cell(listener, cell))
        case Fork(cell, side):
            told = nouns.side(listener, side)
            return listener.say("route-tunnel", cell=nouns.cell(listener, cell), side=told)
        case Hole():
            return listener.say("route-hole")
        case Die(cell):
            return listener.say("route-die", cell=nouns.cell(listener, cell))
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


def tell_gain(listener: Listener, course: Course) -> list[str]:
    """Tell the clovers of relays and the Trifolium that wait on the way."""
    told = [listener.say("route-trifolium", trifolium=value) for value in course.trifoliums]
    if course.relays:
        told.append(listener.say("route-gain", gained=course.relays, total=course.clovers))
    return told
