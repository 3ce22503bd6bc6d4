"""Legal commands as they are typed, each with where it leads and what it costs."""

from collections.abc import Iterator

from edenia_tui.games.edenia.words.actions import describe
from edenia_tui.games.edenia.words.leads import tell_leads
from edenia_tui.games.edenia.words.verbs import for_speakers
from edenia_tui.language.listener import Listener
from edenia_tui.language.wrapping import WIDTH
from rules.edenia.actions import Action, Go, Jump
from rules.edenia.analysis.courses import follow
from rules.edenia.game import EDENIA
from rules.edenia.state import State


def tell_choice(listener: Listener, state: State, action: Action) -> str:
    """Tell a legal command, a colon, and where it leads and what it costs, on one line."""
    command = for_speakers(EDENIA.write_action(action), listener.speech.language)
    for words in _words_for(listener, state, action):
        line = listener.say("report-choice", command=command, words=words)
        if words and len(line) <= WIDTH:
            return line
    return listener.say("report-choice-alone", command=command)


def _words_for(listener: Listener, state: State, action: Action) -> Iterator[str]:
    """Give what can be said of a choice, the best first; the words for a start repeat the command."""
    told, cost = describe(listener, state, action), _cost(listener, follow(state, action).paid)
    for lead in filter(None, tell_leads(listener, state, action, keeps_turnings=True)):
        if not isinstance(action, Go | Jump):
            yield listener.say("action-leading", choice=told, lead=lead)
        yield ", ".join(filter(None, (lead, cost)))
        yield lead
    yield told


def _cost(listener: Listener, paid: int) -> str:
    return listener.say("report-costs", cost=listener.say("clovers", number=paid)) if paid else ""
