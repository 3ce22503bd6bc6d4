"""Bots in words: that one thinks, and that another had to choose for it."""

from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.table.watchers import AnyTold
from rules.kernel.seat import CHANCE


def tell_told(listener: Listener, words: GameWords, told: AnyTold) -> list[str]:
    """Tell one action, after the name of whoever had to choose it for a bot."""
    happened = words.tell(listener, told.before, told.after, told.events)
    if told.stand_in is None or told.actor is CHANCE:
        return happened
    message = "bot-late" if told.stand_in.is_late else "bot-failed"
    chose = listener.say_of(told.actor, message, bot=told.stand_in.bot or "none")
    return [chose, *happened]
