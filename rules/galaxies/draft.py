"""The one thing that changes: a state being rewritten while a single action is applied.

A draft lives inside one call of `apply`, or of a question about what would be, and is never seen outside.
"""

from typing import Any

from msgspec.structs import replace

from rules.galaxies.cards import Card, Pilot, Planet
from rules.galaxies.events import Event
from rules.galaxies.frames import Effect, Frame
from rules.galaxies.mat import Mat
from rules.galaxies.state import Bay, Setup, State
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat


class Draft:
    """A state taken apart, field by field, with the events so far."""

    __slots__ = (
        "bay",
        "deck",
        "dismissed",
        "dodged",
        "events",
        "first",
        "gone",
        "lost_dice",
        "mats",
        "open",
        "outcome",
        "pilots",
        "round",
        "row",
        "setup",
        "stack",
        "trigger",
        "turn",
        "under",
    )

    def __init__(self, state: "State | Draft") -> None:
        """Begin with everything as it is."""
        self.setup: Setup = state.setup
        self.mats: list[Mat] = list(state.mats)
        self.row: tuple[Planet, ...] = state.row
        self.first: Seat = state.first
        self.turn: Seat = state.turn
        self.round: int = state.round
        self.stack: list[Frame] = list(state.stack)
        self.bay: Bay = state.bay
        self.gone: tuple[Planet, ...] = state.gone
        self.under: tuple[Planet, ...] = state.under
        self.pilots: tuple[Pilot, ...] = state.pilots
        self.dismissed: tuple[Pilot, ...] = state.dismissed
        self.deck: int = state.deck
        self.open: tuple[Card, ...] = state.open
        self.dodged: tuple[Card, ...] = state.dodged
        self.trigger: Seat | None = state.trigger
        self.lost_dice: int = state.lost_dice
        self.outcome: Outcome | None = state.outcome
        self.events: list[Event] = []

    def state(self) -> State:
        """Freeze it again."""
        return State(
            self.setup,
            tuple(self.mats),
            self.row,
            self.first,
            self.turn,
            self.round,
            tuple(self.stack),
            self.bay,
            self.gone,
            self.under,
            self.pilots,
            self.dismissed,
            self.deck,
            self.open,
            self.dodged,
            self.trigger,
            self.lost_dice,
            self.outcome,
        )

    def tell(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)

    def push(self, frame: Frame) -> None:
        """Put a frame on top of the stack."""
        self.stack.append(frame)

    def push_effect_rest(self, effect: Effect) -> None:
        """Put back what is left of an effect whose first atom is done; nothing of a finished face.

        CRD-5: the action of a planet stays until everything that it has brought about is done. CRD-7: it
        is finished whatever becomes of its card meanwhile.
        """
        rest = effect.atoms[1:]
        if rest or effect.planet >= 0:
            self.stack.append(
                Effect(
                    effect.actor,
                    rest,
                    effect.planet,
                    effect.card,
                    effect.ship,
                    effect.by_die,
                    effect.bound,
                )
            )

    def change_mat(self, seat: Seat, **changes: Any) -> Mat:
        """Change some fields of a mat, and give it."""
        mat = replace(self.mats[seat], **changes)
        self.mats[seat] = mat
        return mat

    def change_bay(self, **changes: Any) -> None:
        """Change what the turn has seen."""
        self.bay = replace(self.bay, **changes)


Table = State | Draft
"""What rules look at: a state, or a draft of the next one."""
