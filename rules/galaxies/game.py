"""Tiny Epic Galaxies as a game of the kernel."""

from random import Random

from rules.galaxies import apply as applying
from rules.galaxies import legal as listing
from rules.galaxies import opening
from rules.galaxies import view as viewing
from rules.galaxies.actions import Action, End
from rules.galaxies.events import Event
from rules.galaxies.guessing import guess
from rules.galaxies.notation import reading, writing
from rules.galaxies.notation.actions import write_action
from rules.galaxies.notation.reading_actions import read_action
from rules.galaxies.opening import Options
from rules.galaxies.points import points_of
from rules.galaxies.prospects import estimate
from rules.galaxies.questions import asked
from rules.galaxies.rulebook import rulebook
from rules.galaxies.scoring import score_all
from rules.galaxies.state import State
from rules.galaxies.unsettled import unsettled_by
from rules.galaxies.weights import LUCK
from rules.kernel.foresight import Foresight
from rules.kernel.outcome import Outcome
from rules.kernel.rulebook import Rulebook
from rules.kernel.seat import Chance, Seat
from rules.kernel.step import Step


class Galaxies:
    """The contract of `rules.kernel.game`, fulfilled by the functions of this package."""

    name = "galaxies"

    @property
    def rulebook(self) -> Rulebook:
        """The rules by id, in English and French."""
        return rulebook()

    def start(self, options: Options) -> State:
        """Set the game up."""
        return opening.start(options)

    def to_act(self, state: State) -> Seat | Chance | None:
        """Tell whose decision is open."""
        return asked(state)

    def active(self, state: State) -> Seat:
        """Tell whose decision it is, or else whose turn; SOL-1: alone it is always the player's."""
        who = asked(state)
        if isinstance(who, int):
            return who
        return Seat(0) if state.is_solo() else state.turn

    def legal(self, state: State) -> tuple[Action, ...]:
        """List every action that `apply` accepts."""
        return listing.legal(state)

    def chances(self, state: State) -> tuple[tuple[Action, int], ...]:
        """List chance's outcomes with their weights."""
        return listing.chances(state)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """Do one action or refuse it."""
        return applying.apply(state, action)

    def ends_turn(self, action: Action) -> bool:
        """TRN-3: tell whether an action does nothing but end a turn."""
        return isinstance(action, End)

    def outcome(self, state: State) -> Outcome | None:
        """Tell how the game ended."""
        return state.outcome

    def estimate(self, state: State) -> tuple[float, ...]:
        """Judge every seat's chance of winning."""
        return estimate(state)

    @property
    def luck(self) -> float:
        """CHN-1: hardly any roll of many dice is ever met again."""
        return LUCK

    def long_turn(self, state: State) -> Seat | None:
        """TRN-2: tell whose turn of many dice this is."""
        return state.turn

    @property
    def foresight(self) -> Foresight:
        """Asked for hints alone: a long turn is thought about in another way."""
        return Foresight.TREE

    def seats(self, state: State) -> tuple[Seat, ...]:
        """List the seats."""
        return state.seats()

    def scores(self, state: State) -> tuple[int, ...]:
        """END-1, END-3 and SOL-17: tell every seat's points toward 21; at the end the totals."""
        if state.outcome is not None:
            return tuple(scored.total for scored in score_all(state))
        return tuple(points_of(state, seat) for seat in state.seats())

    def round(self, state: State) -> int:
        """Tell the round."""
        return state.round

    def starter(self, state: State) -> Seat:
        """Tell who was the first to play."""
        return state.first

    def view(self, state: State, seat: Seat | None) -> State:
        """Leave only what a seat may know."""
        return viewing.view(state, seat)

    def news(self, event: Event, seat: Seat | None) -> Event:
        """Leave of an event only what a seat may know."""
        return viewing.news(event, seat)

    def guess(self, view: State, seat: Seat | None, rng: Random) -> State:
        """Fill the gaps of a view."""
        return guess(view, seat, rng)

    def unsettled_by(self, view: State, action: Action) -> str:
        """Name the rule by which what comes of a choice hangs on what a view hides."""
        return unsettled_by(view, action)

    def write_action(self, action: Action) -> str:
        """Give the canonical text of an action."""
        return write_action(action)

    def read_action(self, state: State, typed: str) -> Action:
        """Understand a typed action."""
        return read_action(state, typed)

    def write_position(self, state: State) -> str:
        """Give the canonical text of a position."""
        return writing.write_position(state)

    def read_position(self, text: str) -> State:
        """Understand a typed position."""
        return reading.read_position(text)


GALAXIES = Galaxies()
