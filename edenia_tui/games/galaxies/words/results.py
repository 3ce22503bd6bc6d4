"""Choices by what they bring: points, dice, planets; what adds nothing last."""

from collections.abc import Sequence

from edenia_tui.games.galaxies.words.actions import describe, lead_of
from edenia_tui.games.result import KindOf, ResultOf
from edenia_tui.language.listener import Listener
from rules.galaxies.actions import Action
from rules.galaxies.analysis.results import by_result
from rules.galaxies.state import State


def kinds(listener: Listener, view: State, legal: Sequence[Action]) -> list[KindOf[Action]]:
    """List choices by what they bring, the best kind first."""
    return [
        KindOf(
            listener.say(f"result-{sort.kind.value}"),
            [_result(listener, view, action) for action in sort.actions],
            sort.is_wasted,
        )
        for sort in by_result(view, legal)
    ]


def _result(listener: Listener, view: State, action: Action) -> ResultOf[Action]:
    lead = lead_of(listener, view, action)
    return ResultOf(action, describe(listener, view, action), lead, lead)
