"""EXO n°2 as a game of the kernel."""

from random import Random

from rules.exo import apply as applying
from rules.exo import legal as listing
from rules.exo import opening
from rules.exo.actions import Action
from rules.exo.events import Event
from rules.exo.notation import actions as action_text
from rules.exo.notation import reading, writing
from rules.exo.opening import Options
from rules.exo.prospects import estimate
from rules.exo.rulebook import rulebook
from rules.exo.state import Ask, State
from rules.kernel.foresight import Foresight
from rules.kernel.outcome import Outcome
from rules.kernel.rulebook import Rulebook
from rules.kernel.seat import CHANCE, Chance, Seat
from rules.kernel.step import Step

_TAKE, _PUT, _OVER = Ask.TAKE, Ask.PUT, Ask.OVER


class Exo:
    """The contract of `rules.kernel.game`, fulfilled by the functions of this package."""

    name = "exo"

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
        if ask is _TAKE or ask is _PUT:
            return state.active
        return None if ask is _OVER else CHANCE

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
        """Chance is over when the game begins."""
        return 0.0

    def long_turn(self, state: State) -> Seat | None:  # noqa: ARG002
        """Tell that turns are short: each decision is thought about by itself."""
        return None

    @property
    def foresight(self) -> Foresight:
        """Chance is over when the game begins, and nothing is hidden."""
        return Foresight.TURNS

    def seats(self, state: State) -> tuple[Seat, ...]:
        """List the seats."""
        return state.seats()

    def scores(self, state: State) -> tuple[int, ...]:
        """Tell every seat's points."""
        return tuple(galaxy.points for galaxy in state.galaxies)

    def round(self, state: State) -> int:
        """Tell the round."""
        return state.round

    def starter(self, state: State) -> Seat:
        """Tell who was the first to play."""
        return state.first

    def view(self, state: State, seat: Seat | None) -> State:  # noqa: ARG002
        """Show everything: nothing is hidden in EXO."""
        return state

    def news(self, event: Event, seat: Seat | None) -> Event:  # noqa: ARG002
        """Tell everything: nothing is hidden in EXO."""
        return event

    def guess(self, view: State, seat: Seat | None, rng: Random) -> State:  # noqa: ARG002
        """Leave a view as it is: it has no gaps."""
        return view

    def unsettled_by(self, view: State, action: Action) -> str:  # noqa: ARG002
        """Name no rule: nothing is hidden in EXO."""
        return ""

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


EXO = Exo()
