"""Another game with the same people and bots on the same seats, by the same rules."""

from msgspec.structs import replace

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.local_library import local_library
from edenia_tui.table.seating import HUMAN


def another_game(sitting: Sitting) -> Sitting:
    """Begin it; whoever sat down as a person plays again, even after resigning.

    Raises:
        SaveError: no game can be kept.
    """
    played = sitting.kept.read()
    sitters = tuple(
        replace(sitter, player=HUMAN) if seat in sitting.people else sitter
        for seat, sitter in enumerate(played.sitters)
    )
    return Sitting(local_library().begin(sitting.entry.name, played.record.options, sitters))
