"""Choices by what they bring: to Edenia, planets, exploring; what gains nothing last."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.actions import describe
from edenia_tui.games.edenia.words.leads import tell_leads
from edenia_tui.games.edenia.words.routes import tell_encounter, tell_gain
from edenia_tui.games.result import KindOf, ResultOf
from edenia_tui.language.listener import Listener
from rules.edenia.actions import Action, Skip
from rules.edenia.analysis.courses import Course, follow
from rules.edenia.analysis.encounters import Edge, Fork, Hole, Meeting, Stop
from rules.edenia.analysis.results import Brings, by_result
from rules.edenia.geometry import cell_of
from rules.edenia.places import can_raise_flag, dwarf_at, planet_at
from rules.edenia.state import State

_AT_PLANETS = (Brings.PLANET, Brings.ARTEFACT)


def kinds(listener: Listener, view: State, legal: Sequence[Action]) -> list[KindOf[Action]]:
    """List choices by what they bring, the best kind first."""
    return [
        KindOf(
            listener.say(f"result-{sort.kind.value}"),
            [_result(listener, view, action, sort.kind) for action in sort.actions],
            sort.is_wasted,
        )
        for sort in by_result(view, legal)
    ]


def _result(listener: Listener, view: State, action: Action, kind: Brings) -> ResultOf[Action]:
    choice = describe(listener, view, action)
    course = follow(view, action)
    told = [*_told(listener, view, course, kind)]
    if not told:
        lead = "" if isinstance(action, Skip) else _lead(listener, view, action)
        return ResultOf(action, choice, lead, lead)
    whole, short = told
    gains = tell_gain(listener, course)
    if kind is Brings.EDENIA and isinstance(course.encounter, Stop):
        return ResultOf(action, choice, ", ".join([whole, *gains]), ", ".join(gains))
    return ResultOf(
        action,
        choice,
        ", ".join(filter(None, (whole, *gains))),
        ", ".join(filter(None, (short, *gains))),
    )


def _lead(listener: Listener, view: State, action: Action) -> str:
    """Tell what comes of a choice in as few words as can be, where anything does."""
    leads = [*tell_leads(listener, view, action)]
    return next(filter(None, (*leads[-1:], *leads)), "")


def _told(listener: Listener, view: State, course: Course, kind: Brings) -> Iterator[str]:
    """Tell where a choice ends: as a whole, and below the heading of its kind."""
    match course.encounter:
        case Edge(cell):
            yield listener.say("route-explores", cell=nouns.cell(listener, cell))
            yield nouns.cell(listener, cell)
        case Stop(spot, None):
            place = nouns.place(listener, spot, course.tiles)
            cell = cell_of(spot)
            if kind is Brings.PLANET:
                planet, player = planet_at(view.planets, cell), view.players[view.active]
                can_flag = planet.flag != view.active and can_raise_flag(view.rules, player, planet)
                gives = "both" if can_flag and planet.clovers else "flag" if can_flag else "clover"
                yield listener.say("result-at-planet", cell=nouns.cell(listener, cell), gives=gives)
                yield listener.say("result-here", cell=nouns.cell(listener, cell), gives=gives)
            elif kind is Brings.ARTEFACT:
                count = len(dwarf_at(view.dwarfs, cell).tokens)
                yield listener.say("result-at-dwarf", cell=nouns.cell(listener, cell), count=count)
                yield listener.say("result-tokens", cell=nouns.cell(listener, cell), count=count)
            elif kind is Brings.NOTHING:
                yield listener.say("result-back", place=place)
                yield place
            else:
                yield listener.say("route-to", place=place)
                yield place
        case Fork(cell) as met:
            yield tell_encounter(listener, course.tiles, met)
            yield listener.say("result-tunnel", cell=nouns.cell(listener, cell))
        case Hole() as met:
            yield tell_encounter(listener, course.tiles, met)
            yield listener.say("kind-hole")
        case Meeting(spot, sheep) as met:
            yield tell_encounter(listener, course.tiles, met)
            where, who = nouns.cell(listener, cell_of(spot)), nouns.sheep(listener, sheep)
            yield listener.say("result-meets", cell=where, sheep=who)
        case _:
            return
