"""The course of a game: everybody's chances from turn to turn, and the turns that changed them most.

Rule of the file: chances are what a look at the table promises, without looking ahead, from the eyes of
whoever asks: nothing that they do not know is in them.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from edenia_tui.conversation.viewpoint import AnyReplay
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.language.wrapping import WIDTH
from rules.kernel.seat import Seat

_MOST: Final = 3
"""So many turning points are named."""
_LEAST: Final = 0.08
"""By so much a chance changes at least where a game turns."""
_PERCENT: Final = 100


class Moment(NamedTuple):
    """Everybody's chances at a point."""

    point: int
    chances: tuple[float, ...]


class Turning(NamedTuple):
    """A turn that changed chances."""

    point: int
    """The action that did it."""
    round: int
    seat: Seat
    """Who gained."""
    before: float
    after: float


class Course(NamedTuple):
    """A game in chances."""

    moments: Sequence[Moment]
    """One for each turn, and the end."""
    turnings: Sequence[Turning]
    """In the order in which they came."""


def course_of(replay: AnyReplay, seat: Seat | None) -> Course:
    """Judge every turn of a game as a seat, or a spectator, saw it."""
    points = [turn.point for turn in replay.turns]
    if not points or points[-1] != replay.last:
        points.append(replay.last)
    moments = [_moment(replay, seat, point) for point in points]
    turnings = [_turning(replay, seat, first, then) for first, then in pairwise(moments)]
    weighty = sorted(turnings, key=lambda one: one.before - one.after)[:_MOST]
    return Course(moments, sorted(one for one in weighty if one.after - one.before >= _LEAST))


def answer_course(
    listener: Listener, words: GameWords, replay: AnyReplay, seat: Seat | None
) -> list[str]:
    """Tell the course of a game as a seat or a spectator saw it, once it is over."""
    if replay.game.outcome(replay.state(replay.last)) is None:
        return [listener.say("course-later")]
    return tell_course(listener, words, replay, course_of(replay, seat))


def tell_course(
    listener: Listener, words: GameWords, replay: AnyReplay, course: Course
) -> list[str]:
    """Tell each player's chances at first, at their best and in the end, then where the game turned."""
    seats = sorted(replay.game.seats(replay.state(0)))
    told = [_of_player(listener, replay, course, seat) for seat in seats]
    for turning in course.turnings:
        named, what = name_turning(listener, turning), what_turned(listener, words, replay, turning)
        together = listener.say("action-leading", choice=named, lead=what)
        told += [together] if len(together) <= WIDTH else [f"{named}.", what]
    return told


def name_turning(listener: Listener, turning: Turning) -> str:
    """Tell in which round a game turned, and for whom."""
    return listener.say(
        "course-turn",
        round=turning.round,
        name=listener.name_or_you(turning.seat),
        before=percent(turning.before),
        after=percent(turning.after),
    )


def what_turned(listener: Listener, words: GameWords, replay: AnyReplay, turning: Turning) -> str:
    """Tell by what a game turned; what nothing is told of is called by its name."""
    told = replay.told(turning.point, listener.seat)
    said = words.tell(listener, told.before, told.after, told.events)
    if said or told.action is None:
        return said[0] if said else ""
    return words.describe(listener, told.before, told.action)


def percent(chance: float) -> int:
    """Give a chance as people say it."""
    return round(_PERCENT * chance)


def _of_player(listener: Listener, replay: AnyReplay, course: Course, seat: Seat) -> str:
    chances = [moment.chances[seat] for moment in course.moments]
    best = max(range(len(chances)), key=chances.__getitem__)
    turn = replay.turn_at(course.moments[best].point)
    return listener.say_of(
        seat,
        "course-of",
        first=percent(chances[0]),
        best=percent(chances[best]),
        round=1 if turn is None else turn.round,
        last=percent(chances[-1]),
    )


def _moment(replay: AnyReplay, seat: Seat | None, point: int) -> Moment:
    """Share all chances out: a game may take from all alike where it drags on, unless one plays alone."""
    chances = replay.game.estimate(replay.view(point, seat))
    whole = (sum(chances) or 1) if len(chances) > 1 else 1
    return Moment(point, tuple(chance / whole for chance in chances))


def _turning(replay: AnyReplay, seat: Seat | None, first: Moment, then: Moment) -> Turning:
    """Find who gained most between two moments, and the action that gave most of it."""
    gains = [after - before for before, after in zip(first.chances, then.chances, strict=True)]
    winner = Seat(max(range(len(gains)), key=gains.__getitem__))
    turn = replay.turn_at(first.point)
    point = then.point
    if gains[winner] >= _LEAST:
        steps = [_moment(replay, seat, at) for at in range(first.point, then.point + 1)]
        rises = {
            after.point: after.chances[winner] - before.chances[winner]
            for before, after in pairwise(steps)
        }
        point = max(rises, key=rises.__getitem__, default=then.point)
    return Turning(
        point,
        1 if turn is None else turn.round,
        winner,
        first.chances[winner],
        then.chances[winner],
    )
