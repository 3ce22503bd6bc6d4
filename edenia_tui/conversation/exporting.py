"""Exporting a game from within line mode, which does not know the forms a game is handed on in."""

from collections.abc import Callable, Sequence

from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.language.listener import Listener

Export = Callable[[Listener, Viewpoint | None, int | None, Sequence[str]], list[str]]
"""Writes a game to a file as the words after `export` ask for; what to say about it.

Given who asks, whose eyes look, the place that a picture shows (None for the end), and the words.
"""


def export_nothing(
    listener: Listener, _viewpoint: Viewpoint | None, _point: int | None, _words: Sequence[str]
) -> list[str]:
    """Say that a game which is not kept cannot be exported."""
    return [listener.say("line-no-export")]
