"""Whose eyes look at a game again: a seat's, a spectator's, or those from which nothing is hidden."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.table.replay import Replay
from edenia_tui.table.seating import Sitter
from edenia_tui.table.watchers import AnyTold, Told, tell
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyState
from rules.kernel.seat import Chance, Seat
from rules.kernel.step import Step

AnyReplay = Replay[Any, Any, Any, Any]


class Viewpoint(NamedTuple):
    """What can be known: all of it, or what a seat or a spectator (no seat) knew."""

    seat: Seat | None = None
    is_open: bool = False

    def view(self, game: AnyGame, state: AnyState) -> Any:
        """See a state."""
        return state if self.is_open else game.view(state, self.seat)

    def told_at(self, replay: AnyReplay, point: int) -> AnyTold:
        """Hear what led to a point of a replay."""
        return replay.told_openly(point) if self.is_open else replay.told(point, self.seat)

    def knows_all(self, replay: AnyReplay, point: int) -> bool:
        """Tell whether nothing was hidden from these eyes up to a point."""
        if self.is_open:
            return True
        state = replay.state(point)
        told = (replay.told(number, self.seat) for number in range(1, point + 1))
        return self.view(replay.game, state) == state and all(
            one.action is not None for one in told
        )

    def told(
        self, game: AnyGame, before: AnyState, done: tuple[Seat | Chance, Any], step: Step[Any, Any]
    ) -> AnyTold:
        """Hear what an action led to."""
        if self.is_open:
            return Told(None, before, step.state, step.events, *done)
        return tell(game, before, done, step, self.seat)


SPECTATOR: Final = Viewpoint()
OPEN: Final = Viewpoint(is_open=True)
_OTHERS: Final[Mapping[Viewpoint, tuple[str, ...]]] = {
    SPECTATOR: ("spectator", "spectateur", "spectatrice"),
    OPEN: ("all", "open", "tout", "tous", "toutes"),
}


def usual_viewpoint(sitters: Sequence[Sitter], *, is_over: bool) -> Viewpoint:
    """Hide nothing of a game that is over; of a running one, leave the only person what they know."""
    if is_over:
        return OPEN
    people = [Seat(seat) for seat, sitter in enumerate(sitters) if sitter.is_human]
    return Viewpoint(people[0]) if len(people) == 1 else SPECTATOR


def read_viewpoint(listener: Listener, words: Sequence[str]) -> Viewpoint | None:
    """Understand a player's name or colour, a spectator or all, cut short or not; None when unclear."""
    typed = folded(" ".join(words))
    if not typed:
        return None
    known = {**_players(listener), **_OTHERS}
    exact = [viewpoint for viewpoint, names in known.items() if typed in names]
    found = exact or [viewpoint for viewpoint, names in known.items() if _begins(names, typed)]
    return found[0] if len(found) == 1 else None


def _players(listener: Listener) -> dict[Viewpoint, tuple[str, ...]]:
    """Call every seat by its name and by its colour in every language."""
    return {
        Viewpoint(Seat(seat)): (
            folded(listener.name(Seat(seat))),
            *(
                folded(listener.speech.translated(language)(f"seat-{seat}"))
                for language in LANGUAGES
            ),
        )
        for seat in range(len(listener.names))
    }


def _begins(names: Iterable[str], typed: str) -> bool:
    return any(name.startswith(typed) for name in names)
