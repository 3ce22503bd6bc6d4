"""What is asked, and of whom."""

from edenia_tui.games.edenia.words.actions import question
from edenia_tui.games.edenia.words.outcomes import tell_outcome
from edenia_tui.language.listener import Listener
from rules.edenia.state import Ask, State, Turn


def asked(listener: Listener, view: State) -> list[str]:
    """Tell the round, whose turn it is and the open question; how the game ended when it is over."""
    if view.outcome is not None:
        return tell_outcome(listener, view, view.outcome)
    if view.turn.ask is Ask.FIRST:
        return [question(listener, view)]
    if view.turn == Turn():
        return [question(listener, view), listener.say("query-round-number", round=view.round)]
    return [
        listener.say_of(view.active, "query-round", round=view.round),
        question(listener, view),
    ]
