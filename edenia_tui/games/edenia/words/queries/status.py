"""status: what I have, and how far I am."""

from collections.abc import Sequence

from edenia_tui.games.edenia.words.queries.amounts import amount, numbers, some
from edenia_tui.games.edenia.words.queries.arguments import Arguments
from edenia_tui.games.edenia.words.queries.points import way_to_law
from edenia_tui.games.edenia.words.queries.who import everybody
from edenia_tui.language.listener import Listener
from rules.edenia.state import State


def status(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell one's own tokens, points and the round; a spectator hears of everybody."""
    Arguments(listener, view, words).end()
    about_round = listener.say_of(view.active, "query-round", round=view.round)
    if view.outcome is not None:
        about_round = listener.say("question-over")
    if listener.seat is None:
        return [about_round, *everybody(listener, view)]
    player = view.players[listener.seat]
    tokens = [amount(listener, "clover", player.clovers)]
    if not view.rules.lambs:
        tokens.append(amount(listener, "flag-in-hand", player.flags))
        tokens.extend(some(listener, artefact=len(player.hidden)))
    lines = [
        listener.say("query-facts", facts=", ".join(tokens)),
        way_to_law(listener, view, listener.seat),
    ]
    if player.trifoliums:
        lines.append(listener.say("query-trifoliums", values=numbers(player.trifoliums)))
    return lines if listener.is_brief else [*lines, about_round]
