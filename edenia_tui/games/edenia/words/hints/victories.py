"""Victories in words: those a choice brings, and those it brings within reach."""

from typing import assert_never

from edenia_tui.language.listener import Listener
from rules.edenia.analysis.merits.victories import (
    Drift,
    Losing,
    NoDrift,
    Victory,
    VictoryAhead,
    Winning,
)


def tell_victory(listener: Listener, merit: Victory) -> str:
    """Tell what a choice does for its player's victory."""
    match merit:
        case Winning():
            return listener.say(
                "hint-wins",
                victory=merit.victory,
                rule=merit.rule,
                points=merit.points,
                best=merit.best,
            )
        case Losing():
            names = listener.together(map(listener.name, merit.winners))
            number = len(merit.winners)
            return listener.say("hint-loses", names=names, number=number, rule=merit.rule)
        case VictoryAhead():
            return _tell_ahead(listener, merit)
        case Drift():
            return listener.say("hint-helps", victory=merit.victory, rule=merit.rule)
        case NoDrift():
            return listener.say("hint-nothing" if merit.is_idle else "hint-later")
        case _:
            assert_never(merit)


def _tell_ahead(listener: Listener, merit: VictoryAhead) -> str:
    if merit.in_this_turn:
        message = "hint-now" if merit.is_sure else "hint-at-once"
    else:
        message = "hint-ahead" if merit.is_sure else "hint-ahead-perhaps"
    facts = {"victory": merit.victory, "rule": merit.rule}
    return listener.say(message, percent=merit.percent, **facts)
