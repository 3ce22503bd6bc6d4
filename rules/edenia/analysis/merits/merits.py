"""All merits of a choice."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rules.edenia.actions import Action
from rules.edenia.analysis.merits import dangers, goals, means, victories
from rules.edenia.analysis.merits.dangers import Danger
from rules.edenia.analysis.merits.die import Throw, throws
from rules.edenia.analysis.merits.goals import Goal
from rules.edenia.analysis.merits.means import Means
from rules.edenia.analysis.merits.openings import Opening, openings
from rules.edenia.analysis.merits.outlook import Outlook, look_ahead
from rules.edenia.analysis.merits.victories import Victory
from rules.edenia.state import State

AnyMerit = Victory | Danger | Goal | Means | Throw | Opening

_FINDERS: Final[tuple[Callable[[Outlook], Iterator[AnyMerit]], ...]] = (
    dangers.rivals,
    victories.victories_ahead,
    goals.trifoliums,
    goals.near_law,
    dangers.past_law,
    means.flags,
    goals.race,
    goals.leads,
    means.artefacts,
    means.clovers,
    throws,
    openings,
    means.ways,
    means.savings,
)


def merits_of(view: State, line: Sequence[Action]) -> list[AnyMerit]:
    """Find what speaks for a choice, followed by its likely next ones; there is always something.

    Where it ends the game nothing else counts; where nothing is found, chances are judged.
    """
    outlook = look_ahead(view, line)
    found: list[AnyMerit] = [*victories.ending(outlook)]
    if not found:
        found = [merit for finder in _FINDERS for merit in finder(outlook)]
    return found or [victories.drift(outlook)]
