"""The reasons for a choice, the weightiest first."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.hints.dangers import tell_danger
from edenia_tui.games.edenia.words.hints.die import tell_throw
from edenia_tui.games.edenia.words.hints.goals import tell_goal
from edenia_tui.games.edenia.words.hints.means import tell_means
from edenia_tui.games.edenia.words.hints.victories import tell_victory
from edenia_tui.language.listener import Listener
from edenia_tui.language.reasons import told_reasons
from rules.edenia.actions import Action
from rules.edenia.analysis.merits.dangers import Danger
from rules.edenia.analysis.merits.die import Throw
from rules.edenia.analysis.merits.goals import Goal
from rules.edenia.analysis.merits.means import Means
from rules.edenia.analysis.merits.merits import AnyMerit, merits_of
from rules.edenia.analysis.merits.openings import FlagAhead
from rules.edenia.analysis.merits.victories import Victory
from rules.edenia.state import State


def tell_reasons(listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
    """Tell the two weightiest reasons for a choice, followed by its likely next ones."""
    return told_reasons(merits_of(view, line), lambda merit: _tell(listener, merit))


def _tell(listener: Listener, merit: AnyMerit) -> str:
    if isinstance(merit, Victory):
        return tell_victory(listener, merit)
    if isinstance(merit, Danger):
        return tell_danger(listener, merit)
    if isinstance(merit, Goal):
        return tell_goal(listener, merit)
    if isinstance(merit, Means):
        return tell_means(listener, merit)
    if isinstance(merit, Throw):
        return tell_throw(listener, merit)
    what = "flag" if isinstance(merit, FlagAhead) else "search"
    return listener.say(f"hint-next-{what}", cell=nouns.cell(listener, merit.cell))
