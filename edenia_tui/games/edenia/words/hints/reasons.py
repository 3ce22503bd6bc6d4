"""The reasons for a choice, the weightiest first."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from edenia_tui.games.edenia.words.hints.dangers import tell_dangers, tell_past_law
from edenia_tui.games.edenia.words.hints.die import tell_die
from edenia_tui.games.edenia.words.hints.goals import (
    tell_drift,
    tell_ending,
    tell_law,
    tell_lead,
    tell_race,
    tell_trifolium,
    tell_victory_ahead,
)
from edenia_tui.games.edenia.words.hints.means import (
    tell_artefacts,
    tell_clovers,
    tell_flags,
    tell_saving,
    tell_ways,
)
from edenia_tui.games.edenia.words.hints.openings import tell_openings
from edenia_tui.games.edenia.words.hints.outlook import Outlook, look_ahead
from edenia_tui.language.listener import Listener
from edenia_tui.language.reason import Reason, weightiest
from rules.edenia.actions import Action
from rules.edenia.state import State

_TELLERS: Final[tuple[Callable[[Outlook], Iterator[Reason]], ...]] = (
    tell_dangers,
    tell_victory_ahead,
    tell_trifolium,
    tell_law,
    tell_past_law,
    tell_flags,
    tell_race,
    tell_lead,
    tell_artefacts,
    tell_clovers,
    tell_die,
    tell_openings,
    tell_ways,
    tell_saving,
)


def tell_reasons(listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
    """Tell the two weightiest reasons for a choice, followed by its likely next ones."""
    outlook = look_ahead(listener, view, line)
    found = list(tell_ending(outlook))
    if not found:
        found = [reason for teller in _TELLERS for reason in teller(outlook)]
    return weightiest(found or tell_drift(outlook))
