"""The contract between the table and a game."""

from random import Random
from typing import Any, Protocol, TypeVar

from rules.kernel.foresight import Foresight
from rules.kernel.outcome import Outcome
from rules.kernel.rulebook import Rulebook
from rules.kernel.seat import Chance, Seat
from rules.kernel.step import Step

O = TypeVar("O", contravariant=True)
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Game(Protocol[O, S, A, E]):
    """A game: options make a state, actions change it, events tell what happened."""

    @property
    def name(self) -> str:
        """The word that stands for the game in files and on the command line."""

    @property
    def rulebook(self) -> Rulebook:
        """The rules by id, in every language."""

    def start(self, options: O) -> S:
        """Set the game up.

        Args:
            options: the number of players and what they agreed on.

        Returns:
            The first state; chance may be the first to act.
        """

    def to_act(self, state: S) -> Seat | Chance | None:
        """Tell whose decision is open; None when the game is over."""

    def active(self, state: S) -> Seat:
        """Tell whose turn it is: still the same seat when chance acts in it, or when the game is over."""

    def legal(self, state: S) -> tuple[A, ...]:
        """List every action that `apply` accepts, in a fixed order, chance's outcomes included.

        On a view the list is whole for the seat that is to act; others may not know all choices.
        """

    def chances(self, state: S) -> tuple[tuple[A, int], ...]:
        """List chance's outcomes with their weights; empty unless chance is to act."""

    def apply(self, state: S, action: A) -> Step[S, E]:
        """Do one action.

        On a view this is a preview: an outcome that hangs on what is hidden is only a guess.

        Args:
            state: any state or view of the game.
            action: one of `legal(state)`.

        Returns:
            The new state and the events, in order.

        Raises:
            Refused: the action is not legal now.
        """

    def ends_turn(self, action: A) -> bool:
        """Tell whether an action does nothing but end a turn, which may be all that is left to do."""

    def outcome(self, state: S) -> Outcome | None:
        """Tell how the game ended, None while it runs."""

    def estimate(self, state: S) -> tuple[float, ...]:
        """Judge every seat's chance of winning without looking ahead; together they make 1 at most.

        It is meant for bots and hints, on views as well as states; a game that is over is no guess. A
        game may take from all chances alike where it drags on, so that bots bring it to an end.
        """

    @property
    def luck(self) -> float:
        """How far estimates swing by what chance brings next, from 0 to 1.

        Whoever looks ahead goes on looking at every choice as often as that asks for.
        """

    def long_turn(self, state: S) -> Seat | None:
        """Tell whose turn this is, in a game of long turns with many decisions and draws; else None.

        Whoever looks ahead there thinks about a whole turn at once.
        """

    @property
    def foresight(self) -> Foresight:
        """In which way looking ahead tells most about this game."""

    def seats(self, state: S) -> tuple[Seat, ...]:
        """List the seats in the order round the table."""

    def scores(self, state: S) -> tuple[int, ...]:
        """Count every seat's points, as far as this state or view knows them."""

    def round(self, state: S) -> int:
        """Tell how many times the turn has gone round the table, from 1."""

    def starter(self, state: S) -> Seat:
        """Tell who was the first to play."""

    def view(self, state: S, seat: Seat | None) -> S:
        """Leave only what a seat, or a spectator (None), may know."""

    def news(self, event: E, seat: Seat | None) -> E:
        """Leave of an event only what a seat, or a spectator, may know."""

    def guess(self, view: S, seat: Seat | None, rng: Random) -> S:
        """Fill the gaps of a view at random into a complete state that agrees with it."""

    def unsettled_by(self, view: S, action: A) -> str:
        """Name the rule by which what comes of an action hangs on what a view hides; else nothing.

        It may not have come so: whoever acted finds out more than the view told, even where the preview
        turns out true.

        Args:
            view: what the seat that acts may know.
            action: one of `legal(view)`.
        """

    def write_action(self, action: A) -> str:
        """Give the one canonical text of an action."""

    def read_action(self, state: S, typed: str) -> A:
        """Understand a typed line as an action, legal or not.

        Raises:
            NotACommand: the line is no action of this game.
            Ambiguous: the line could mean several legal actions.
        """

    def write_position(self, state: S) -> str:
        """Give the one canonical text of a state or view."""

    def read_position(self, text: str) -> S:
        """Understand a position typed by hand.

        Raises:
            Unreadable: with the line and column where it stops making sense.
        """


AnyGame = Game[Any, Any, Any, Any]
