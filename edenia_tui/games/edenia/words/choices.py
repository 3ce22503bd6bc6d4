"""Legal commands as they are typed, each with where it leads and what it costs."""

from collections.abc import Iterator

from msgspec.structs import replace

from edenia_tui.games.edenia.words.actions import describe, describe_choice
from edenia_tui.games.edenia.words.routes import tell_course
from edenia_tui.games.edenia.words.verbs import for_speakers
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.wrapping import WIDTH
from rules.edenia.actions import Action, Go, Jump, Under
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
    if not isinstance(action, Go | Jump):
        yield describe_choice(listener, state, action)
    course = follow(state, action)
    cost = _cost(listener, course.paid)
    if not isinstance(action, Under):
        for hearer in (listener, replace(listener, level=Level.BRIEF)):
            yield ", ".join(filter(None, (tell_course(hearer, course), cost)))
    yield describe(listener, state, action)


def _cost(listener: Listener, paid: int) -> str:
    return listener.say("report-costs", cost=listener.say("clovers", number=paid)) if paid else ""
