"""Edenia as a game of the kernel."""

from random import Random

from rules.edenia import apply as applying
from rules.edenia import legal as listing
from rules.edenia import opening
from rules.edenia import view as knowing
from rules.edenia.actions import Action, End
from rules.edenia.events import Event
from rules.edenia.notation import actions as action_text
from rules.edenia.notation import reading, writing
from rules.edenia.opening import Options
from rules.edenia.prospects import estimate
from rules.edenia.rulebook import rulebook
from rules.edenia.scoring import points
from rules.edenia.state import CHANCE_ASKS, Ask, State
from rules.edenia.unsettled import unsettled_by
from rules.kernel.foresight import Foresight
from rules.kernel.outcome import Outcome
from rules.kernel.rulebook import Rulebook
from rules.kernel.seat import CHANCE, Chance, Seat

_OVER = Ask.OVER


class Edenia:
    """The contract of `rules.kernel.game`, fulfilled by the functions of this package."""

    name = "edenia"

    @property
    def rulebook(self) -> Rulebook:
        """The rules by id, in English and French."""
        return rulebook()

    def start(self, options: Options) -> State:
        """Set the game up."""
        return opening.start(options)

    def to_act(self, state: State) -> Seat | Chance | None:
        """Tell whose decision is open."""
        ask = state.turn.ask
        if ask is _OVER:
            return None
        return CHANCE if ask in CHANCE_ASKS else state.active

    def active(self, state: State) -> Seat:
        """Tell whose turn it is."""
        return state.active

    # What is asked at every decision is the function itself: a call less.
    legal = staticmethod(listing.legal)
    chances = staticmethod(listing.chances)
    apply = staticmethod(applying.apply)

    def ends_turn(self, action: Action) -> bool:
        """ART-10: tell whether an action is a mere `end`."""
        return isinstance(action, End)

    def outcome(self, state: State) -> Outcome | None:
        """Tell how the game ended."""
        return state.outcome

    def estimate(self, state: State) -> tuple[float, ...]:
        """Judge every seat's chance of winning."""
        return estimate(state)

    @property
    def luck(self) -> float:
        """Tiles and the die are few enough to be met again."""
        return 0.0

    def long_turn(self, state: State) -> Seat | None:  # noqa: ARG002
        """Tell that turns are short: each decision is thought about by itself."""
        return None

    @property
    def foresight(self) -> Foresight:
        """Few draws, and much is hidden."""
        return Foresight.TREE

    def seats(self, state: State) -> tuple[Seat, ...]:
        """List the seats."""
        return state.seats()

    def scores(self, state: State) -> tuple[int, ...]:
        """Count every seat's points."""
        return tuple(points(player) for player in state.players)

    def round(self, state: State) -> int:
        """Tell the round."""
        return state.round

    def starter(self, state: State) -> Seat:
        """Tell who was the first to play."""
        return state.first

    def view(self, state: State, seat: Seat | None) -> State:
        """Leave only what a seat may know."""
        return knowing.view(state, seat)

    def news(self, event: Event, seat: Seat | None) -> Event:
        """Leave of an event only what a seat may know."""
        return knowing.news(event, seat)

    def guess(self, view: State, seat: Seat | None, rng: Random) -> State:  # noqa: ARG002
        """Fill the gaps of a view at random."""
        return knowing.guess(view, rng)

    def unsettled_by(self, view: State, action: Action) -> str:
        """Name the rule by which an action hangs on hidden artefacts."""
        return unsettled_by(view, action)

    def write_action(self, action: Action) -> str:
        """Give the canonical text of an action."""
        return action_text.write_action(action)

    def read_action(self, state: State, typed: str) -> Action:
        """Understand a typed action."""
        return action_text.read_action(state, typed)

    def write_position(self, state: State) -> str:
        """Give the canonical text of a position."""
        return writing.write_position(state)

    def read_position(self, text: str) -> State:
        """Understand a typed position."""
        return reading.read_position(text)


EDENIA = Edenia()
