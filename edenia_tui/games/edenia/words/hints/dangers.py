"""Dangers in words: what others could win, and passing 42."""

from typing import assert_never

from edenia_tui.language.listener import Listener
from rules.edenia.analysis.merits.dangers import Danger, NotPastLaw, PastLaw, Rival


def tell_danger(listener: Listener, merit: Danger) -> str:
    """Tell a danger that a choice meets."""
    match merit:
        case Rival():
            name = listener.name(merit.seat)
            return listener.say(
                f"hint-{merit.change.value}", name=name, victory=merit.victory, rule=merit.rule
            )
        case PastLaw():
            return listener.say(
                "hint-passes", points=merit.points, over=merit.over, rule=merit.rule
            )
        case NotPastLaw():
            return listener.say("hint-not-past", points=merit.points, rule=merit.rule)
        case _:
            assert_never(merit)
