"""The Little Prince as a game of the kernel."""

from random import Random

from rules.kernel.foresight import Foresight
from rules.kernel.outcome import Outcome
from rules.kernel.rulebook import Rulebook
from rules.kernel.seat import CHANCE, Chance, Seat
from rules.kernel.step import Step
from rules.prince import apply as applying
from rules.prince import legal as listing
from rules.prince import opening
from rules.prince import view as viewing
from rules.prince.actions import Action
from rules.prince.events import Event
from rules.prince.guessing import guess
from rules.prince.notation import actions as action_text
from rules.prince.notation import reading, writing
from rules.prince.opening import Options
from rules.prince.planet import points_of
from rules.prince.prospects import estimate
from rules.prince.rulebook import rulebook
from rules.prince.scoring import score_all
from rules.prince.state import Ask, State
from rules.prince.unsettled import unsettled_by

_CHANCE = (Ask.DRAW, Ask.FIRST)


class Prince:
    """The contract of `rules.kernel.game`, fulfilled by the functions of this package."""

    name = "prince"

    @property
    def rulebook(self) -> Rulebook:
        """The rules by id, in English and French."""
        return rulebook()

    def start(self, options: Options) -> State:
        """Set the game up."""
        return opening.start(options)

    def to_act(self, state: State) -> Seat | Chance | None:
        """Tell whose decision is open."""
        ask = state.ask
        if ask in _CHANCE:
            return CHANCE
        return None if ask is Ask.OVER else state.active

    def active(self, state: State) -> Seat:
        """Tell whose turn it is."""
        return state.active

    def legal(self, state: State) -> tuple[Action, ...]:
        """List every action that `apply` accepts."""
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
        """Judge every seat's chance of winning."""
        return estimate(state)

    @property
    def luck(self) -> float:
        """Tell of none: no tree is grown in which the same draws would have to be met again."""
        return 0.0

    def long_turn(self, state: State) -> Seat | None:  # noqa: ARG002
        """Tell that turns are short: each decision is thought about by itself."""
        return None

    @property
    def foresight(self) -> Foresight:
        """CHN-2: hardly any draw of three to five tiles is ever met again."""
        return Foresight.COURSES

    def seats(self, state: State) -> tuple[Seat, ...]:
        """List the seats."""
        return state.seats()

    def scores(self, state: State) -> tuple[int, ...]:
        """SEC-6: tell every seat's points so far, by Characters that are known; then the totals."""
        if state.outcome is not None:
            return tuple(scored.total for scored in score_all(state.planets))
        return tuple(points_of(planet) for planet in state.planets)

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


PRINCE = Prince()
