"""Going on with a kept game, from whichever list it was picked in."""

from typing import TYPE_CHECKING

from edenia_tui.conversation.sitting import UnknownBot, take_up, why_not_resumed
from edenia_tui.storage.library import KeptGame
from edenia_tui.storage.save_errors import SaveError
from rules.kernel.refused import Unreadable

if TYPE_CHECKING:
    from edenia_tui.tui.screens.front import Host


def continue_game(host: "Host", kept: KeptGame) -> str:
    """Take a game up and play it; why not, where it cannot be."""
    try:
        sitting = take_up(kept)
    except (SaveError, Unreadable, UnknownBot) as error:
        return why_not_resumed(host.manner.speech, error)
    host.start_game(sitting)
    return ""
