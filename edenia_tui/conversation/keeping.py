"""What is said about where a game is kept: nobody is told that it is saved before it was made sure of."""

from edenia_tui.conversation.sitting import AnySitting
from edenia_tui.language.speech import Speech
from edenia_tui.outside.clean import clean_line
from edenia_tui.storage.library import Moved
from edenia_tui.storage.save_errors import SaveError


def tell_moved(spoken: Speech, moved: Moved) -> list[str]:
    """Tell what became of a game's file, and where the game is now."""
    name = clean_line(moved.name)
    return [spoken(f"keeping-{moved.loss.value}"), spoken("keeping-moved", name=name)]


def make_sure(sitting: AnySitting, kept: str, spoken: Speech) -> list[str]:
    """Say a message that a game is saved, if it is; where it lies now, or why it is not, otherwise.

    Raises:
        SaveError: it is not kept, and cannot be.
    """
    moved: list[Moved] = []
    sitting.secure(moved.append)
    lines = [line for one in moved for line in tell_moved(spoken, one)]
    return [*lines, spoken(kept)] if kept else lines


def farewell(
    spoken: Speech, sitting: AnySitting, kept: str = "line-goodbye"
) -> tuple[list[str], bool]:
    """Say what is said to one who leaves a game, and whether the game is kept."""
    try:
        return make_sure(sitting, kept, spoken), True
    except SaveError as error:
        return [spoken("keeping-lost", reason=error.reason)], False
