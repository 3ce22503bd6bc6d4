"""Choices by the points they make, or can make, the most first."""

from collections.abc import Sequence

from edenia_tui.games.exo.words.actions import describe, tell_lead
from edenia_tui.games.result import KindOf, ResultOf
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import capital
from rules.exo.actions import Action
from rules.exo.analysis.results import by_result
from rules.exo.state import Ask, State


def kinds(listener: Listener, view: State, legal: Sequence[Action]) -> list[KindOf[Action]]:
    """List choices by points."""
    return [
        KindOf(
            _heading(listener, view, sort.kind),
            [_result(listener, view, action, sort.kind) for action in sort.actions],
            sort.is_wasted,
        )
        for sort in by_result(view, legal)
    ]


def _heading(listener: Listener, view: State, earned: int) -> str:
    if not earned:
        return listener.say("screen-no-point")
    message = "earns" if view.ask is Ask.PUT else "earns-best"
    return capital(listener.say(message, earned=earned))


def _result(listener: Listener, view: State, action: Action, earned: int) -> ResultOf[Action]:
    """Tell the points, and what is freed for others; below its heading, only the latter."""
    lead = tell_lead(listener, view, action)
    below = lead[1:] if earned else lead
    choice = describe(listener, view, action)
    return ResultOf(action, choice, ", ".join(lead), ", ".join(below))
