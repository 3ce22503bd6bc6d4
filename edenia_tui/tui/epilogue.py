"""The end of a game: how it is told, and what people can do then."""

from textual.screen import Screen

from edenia_tui.conversation.viewer import Viewer
from edenia_tui.tui.screens.over import After, Over
from rules.kernel.outcome import Outcome

_WAYS_ON = {
    After.LOOK: "screen-over-look",
    After.WATCH: "screen-over-watch",
    After.AGAIN: "screen-over-again",
    After.MENU: "screen-over-menu",
    After.QUIT: "screen-over-quit",
}


def epilogue(screen: Screen[None], viewer: Viewer, outcome: Outcome) -> Over:
    """Tell how it ended and by which rule, beside the drawing."""
    listener = viewer.listener
    rule = viewer.game.rulebook.rule(outcome.rule, listener.speech.language)
    told = [*viewer.words.asked(listener, viewer.view), "", rule.text()]
    ways = {after: listener.say(message) for after, message in _WAYS_ON.items()}
    beside = screen.size.width - screen.query_one("#space").size.width
    return Over(listener.say("screen-over"), told, ways, beside)
