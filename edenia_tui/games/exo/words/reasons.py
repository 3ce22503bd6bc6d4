"""The reasons for a choice, the weightiest first."""

from collections.abc import Sequence
from typing import assert_never

from edenia_tui.games.exo.words import nouns
from edenia_tui.language.listener import Listener
from edenia_tui.language.reasons import told_reasons
from rules.exo.actions import Action
from rules.exo.analysis.merits import (
    AnyMerit,
    BesideStar,
    Denial,
    Ending,
    Nothing,
    Points,
    Preparation,
    Promise,
    Release,
    merits_of,
)
from rules.exo.state import State


def tell_reasons(listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
    """Tell the two weightiest reasons for a choice, followed by its likely next ones."""
    return told_reasons(merits_of(view, line), lambda merit: _tell(listener, merit))


def _tell(listener: Listener, merit: AnyMerit) -> str:
    match merit:
        case Ending():
            return _tell_ending(listener, merit)
        case Points(earned=earned):
            points = nouns.amount(listener, "point", merit.points)
            return listener.say("hint-points", earned=earned, points=points)
        case BesideStar():
            return listener.say("hint-star")
        case Preparation(earned=earned):
            named = nouns.planet(listener, merit.planet)
            return listener.say("hint-prepares", planet=named, earned=earned)
        case Denial(earned=earned):
            return listener.say("hint-keeps", earned=earned, name=listener.name(merit.seat))
        case Release(earned=earned):
            named, name = nouns.planet(listener, merit.planet), listener.name(merit.seat)
            return listener.say("hint-frees", planet=named, earned=earned, name=name)
        case Promise(earned=earned):
            return listener.say("hint-next", earned=earned)
        case Nothing():
            return listener.say("hint-later")
        case _:
            assert_never(merit)


def _tell_ending(listener: Listener, merit: Ending) -> str:
    names = listener.together(map(listener.name_or_you, merit.winners))
    if merit.is_won:
        return listener.say("hint-wins", names=names, rule=merit.rule)
    number = len(merit.winners)
    return listener.say("hint-loses", names=names, number=number, rule=merit.rule)
