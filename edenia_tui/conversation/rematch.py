"""Another game with the same people and bots on the same seats, by the same rules."""

from msgspec.structs import replace

from edenia_tui.conversation.sitting import AnySitting, Sitting
from edenia_tui.storage.library import Library
from edenia_tui.table.seating import HUMAN


def rematch(library: Library, sitting: AnySitting) -> Sitting:
    """Begin it; whoever sat down as a person plays again, even after resigning.

    Raises:
        SaveError: no game can be kept.
    """
    played = sitting.kept.read()
    sitters = tuple(
        replace(sitter, player=HUMAN) if seat in sitting.people else sitter
        for seat, sitter in enumerate(played.sitters)
    )
    return Sitting(library.begin(sitting.entry.name, played.record.options, sitters))
