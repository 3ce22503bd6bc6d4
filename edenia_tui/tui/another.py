"""Another game with the same people and bots on the same seats, by the same rules."""

from pathlib import Path

from msgspec.structs import replace

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.shelves import shelf_of
from edenia_tui.table.seating import HUMAN


def another_game(sitting: Sitting) -> Sitting:
    """Begin it; whoever sat down as a person plays again, even after resigning.

    Raises:
        SaveError: no game can be kept.
    """
    entry = sitting.entry
    shelf = shelf_of(entry)
    played = shelf.read(Path(sitting.path))
    sitters = tuple(
        replace(sitter, player=HUMAN) if seat in sitting.people else sitter
        for seat, sitter in enumerate(played.sitters)
    )
    return Sitting(entry, *shelf.create(played.record.options, sitters))
