"""Goals in words: sheep on Edenia and on their way there, points, the lead."""

from typing import assert_never

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.merits.goals import Goal, Lead, Nearer, Nearest, NearLaw, Trifolium


def tell_goal(listener: Listener, merit: Goal) -> str:
    """Tell the goal that a choice serves."""
    match merit:
        case Trifolium():
            return listener.say("hint-trifolium", trifolium=merit.value, home=merit.home)
        case NearLaw():
            message = f"hint-law-{merit.last}" if merit.last else "hint-law"
            return listener.say(
                message, points=merit.points, missing=merit.missing, rule=merit.rule
            )
        case Nearer():
            return listener.say(
                "hint-nearer",
                sheep=nouns.sheep(listener, merit.sheep),
                moves=merit.moves,
                before=merit.before,
                rule=merit.rule,
            )
        case Nearest():
            named = nouns.sheep(listener, merit.sheep)
            return listener.say("hint-nearest", sheep=named, rule=merit.rule)
        case Lead():
            mine = amount(listener, "point", merit.points)
            return listener.say("hint-lead", points=mine, best=merit.best)
        case _:
            assert_never(merit)
