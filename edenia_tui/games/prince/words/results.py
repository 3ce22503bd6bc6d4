"""Choices by what they bring: points, none yet, a loss."""

from collections.abc import Sequence

from edenia_tui.games.prince.words.actions import (
    describe,
    tell_change,
    tell_gain,
    tell_lead,
)
from edenia_tui.games.result import KindOf, ResultOf
from edenia_tui.language.listener import Listener
from rules.prince.actions import Action
from rules.prince.analysis.results import by_result, change_of
from rules.prince.state import State


def kinds(listener: Listener, view: State, legal: Sequence[Action]) -> list[KindOf[Action]]:
    """List choices by what they bring, the most points first."""
    return [
        KindOf(
            listener.say(f"result-{sort.kind.value}"),
            [_result(listener, view, action) for action in sort.actions],
            sort.is_wasted,
        )
        for sort in by_result(view, legal)
    ]


def _result(listener: Listener, view: State, action: Action) -> ResultOf[Action]:
    """Tell what changes, one by one; below its heading in few words."""
    choice, change = describe(listener, view, action), change_of(view, action)
    if change is None:
        told = ", ".join(tell_lead(listener, view, action))
        return ResultOf(action, choice, told, told)
    whole = ", ".join(tell_change(listener, change)) or listener.say("gain-nothing")
    parts = tell_change(listener, change, in_short=True)
    if change.gained:
        gain = tell_gain(listener, change.gained)
        parts = [f"{change.gained:+}", *(one for one in parts if one != gain)]
    return ResultOf(action, choice, whole, ", ".join(parts))
