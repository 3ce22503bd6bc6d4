"""Going on with a kept game, from whichever list it was picked in."""

from typing import TYPE_CHECKING

from edenia_tui.conversation.sitting import UnknownBot, take_up, why_not_resumed
from edenia_tui.storage.library import KeptGame
from edenia_tui.storage.save_errors import SaveError
from rules.kernel.refused import Unreadable

if TYPE_CHECKING:
    from edenia_tui.tui.screens.front import Shell


def continue_game(shell: "Shell", kept: KeptGame) -> str:
    """Take a game up and play it; why not, where it cannot be."""
    try:
        sitting = take_up(kept)
    except (SaveError, Unreadable, UnknownBot) as error:
        return why_not_resumed(shell.manner.speech, kept, error)
    shell.start_game(sitting)
    return ""
