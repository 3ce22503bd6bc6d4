"""Cups as a game of the kernel."""

from random import Random

from msgspec.structs import replace

from rules.kernel.foresight import Foresight
from rules.kernel.outcome import Outcome
from rules.kernel.rulebook import Rulebook
from rules.kernel.seat import CHANCE, Chance, Seat
from rules.kernel.step import Step
from tests.games.cups.rules import apply as applying
from tests.games.cups.rules import legal as listing
from tests.games.cups.rules import notation
from tests.games.cups.rules.rulebook import rulebook
from tests.games.cups.rules.state import (
    DICE,
    FACES,
    Action,
    Ask,
    Doubt,
    Event,
    Options,
    Rolled,
    State,
)


class Cups:
    """The contract of `rules.kernel.game`."""

    name = "cups"

    @property
    def rulebook(self) -> Rulebook:
        """The rules by id."""
        return rulebook()

    def start(self, options: Options) -> State:
        """Set the game up."""
        first = options.first
        ask = Ask.FIRST if first is None else Ask.ROLL
        seat = first or Seat(0)
        return State((DICE,) * options.players, ((),) * options.players, seat, seat, 1, ask)

    def to_act(self, state: State) -> Seat | Chance | None:
        """Tell whose decision is open."""
        if state.ask in (Ask.COUNT, Ask.FACE):
            return state.active
        return None if state.ask is Ask.OVER else CHANCE

    def active(self, state: State) -> Seat:
        """Tell whose turn it is."""
        return state.active

    def legal(self, state: State) -> tuple[Action, ...]:
        """List what is accepted."""
        return listing.legal(state)

    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        """List chance's outcomes with their weights."""
        return listing.chances(state)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """Do one action or refuse it."""
        return applying.apply(state, action)

    def ends_turn(self, action: Action) -> bool:  # noqa: ARG002
        """Tell that turns end by themselves."""
        return False

    def outcome(self, state: State) -> Outcome | None:
        """Tell how the game ended."""
        return state.outcome

    def estimate(self, state: State) -> tuple[float, ...]:
        """Judge by the dice that are left."""
        return tuple(many / sum(state.left) for many in state.left)

    @property
    def luck(self) -> float:
        """Dice are rolled seldom."""
        return 0.0

    def long_turn(self, state: State) -> Seat | None:  # noqa: ARG002
        """Tell that turns are short: each decision is thought about by itself."""
        return None

    @property
    def foresight(self) -> Foresight:
        """Dice are rolled seldom, and are hidden."""
        return Foresight.TREE

    def seats(self, state: State) -> tuple[Seat, ...]:
        """List the seats."""
        return state.seats()

    def scores(self, state: State) -> tuple[int, ...]:
        """Count everybody's dice."""
        return state.left

    def round(self, state: State) -> int:
        """Tell the round."""
        return state.round

    def starter(self, state: State) -> Seat:
        """Tell who was the first to play."""
        return state.first

    def view(self, state: State, seat: Seat | None) -> State:
        """SET-1: show one's own dice alone."""
        dice = tuple(
            cup if one == seat else (None,) * len(cup) for one, cup in enumerate(state.dice)
        )
        return replace(state, dice=dice)

    def news(self, event: Event, seat: Seat | None) -> Event:
        """SET-1: tell what was rolled to its owner alone."""
        if isinstance(event, Rolled) and event.seat != seat:
            return Rolled(event.seat, None)
        return event

    def guess(self, view: State, seat: Seat | None, rng: Random) -> State:  # noqa: ARG002
        """Roll the hidden dice anew."""
        dice = tuple(
            tuple(rng.choice(FACES) if die is None else die for die in cup) for cup in view.dice
        )
        return replace(view, dice=dice)

    def unsettled_by(self, view: State, action: Action) -> str:
        """DOUBT-1: who loses a die hangs on what is under all cups."""
        is_hidden = any(None in cup for cup in view.dice)
        return "DOUBT-1" if is_hidden and isinstance(action, Doubt) else ""

    def write_action(self, action: Action) -> str:
        """Give the canonical text of an action."""
        return notation.write_action(action)

    def read_action(self, state: State, typed: str) -> Action:  # noqa: ARG002
        """Understand a typed action."""
        return notation.read_action(typed)

    def write_position(self, state: State) -> str:
        """Give the canonical text of a position."""
        return notation.write_position(state)

    def read_position(self, text: str) -> State:
        """Understand a typed position."""
        return notation.read_position(text)


CUPS = Cups()
