"""A game to look back at, and whose eyes may see it.

Rule of the file: one who looks back at a running game sees with their own eyes alone, and a what-if from
there begins with a guess: nothing can be found out by looking back.
"""

from typing import NamedTuple

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.attempt import AnyBranch
from edenia_tui.conversation.recording import Recording
from edenia_tui.conversation.sitting import AnySitting
from edenia_tui.conversation.viewpoint import OPEN, SPECTATOR, AnyReplay, Viewpoint, usual_viewpoint
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.storage.library import KeptGame
from edenia_tui.table.branch import Branch
from edenia_tui.table.seating import Sitter
from rules.kernel.seat import Seat


class Past(NamedTuple):
    """A game as it went, with those who may look."""

    entry: Entry
    replay: AnyReplay
    names: tuple[str, ...]
    viewpoints: tuple[Viewpoint, ...]
    """Whose eyes there are."""
    first: Viewpoint
    """Those to begin with."""
    recording: Recording | None
    """What is on disk; None for a game that is running."""
    kept: KeptGame | None = None
    """Where it is kept, running or not; None when it came down a pipe."""

    def branch(self, point: int, viewpoint: Viewpoint) -> AnyBranch:
        """Leave the game at a point; what a running game hides is guessed."""
        if self.recording is not None:
            return self.recording.branch(point, viewpoint)
        view = self.replay.view(point, viewpoint.seat)
        return Branch.of_view(self.entry.game, view, viewpoint.seat)


def past_of_recording(recording: Recording, first: Viewpoint | None = None) -> Past:
    """Look at a kept game with any eyes; at first with those that give nothing away."""
    replay = recording.replay
    entry = GAMES[replay.game.name]
    seats = sorted(replay.game.seats(replay.state(0)))
    usual = usual_viewpoint(recording.sitters, is_over=recording.is_over)
    viewpoints = (OPEN, *(Viewpoint(seat) for seat in seats), SPECTATOR)
    return Past(
        entry, replay, recording.names, viewpoints, first or usual, recording, recording.kept
    )


def past_of_room(sitting: AnySitting, room: AnyRoom, seat: Seat | None) -> Past:
    """Look back at a game that is being played, with one's own eyes until it is over."""
    replay: AnyReplay = room.past(seat)
    names, kept = sitting.names, sitting.kept
    if not room.is_over:
        own = Viewpoint(seat)
        return Past(sitting.entry, replay, names, (own,), own, None, kept)
    return past_of_recording(recording_of_room(room, names, kept), Viewpoint(seat))


def recording_of_room(room: AnyRoom, names: tuple[str, ...], kept: KeptGame) -> Recording:
    """Give a game that is over at a table as one that was kept, at its end."""
    replay: AnyReplay = room.past(None)
    players = [room.kinds[Seat(number)] for number in range(len(names))]
    sitters = tuple(map(Sitter, names, players))
    return Recording(replay, sitters, names, kept.name, replay.last, kept)
