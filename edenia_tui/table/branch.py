"""What if: a game played on for all seats beside the real one, which it never touches.

Rule of the file: a branch of a running game knows no more than the one who asks. It begins with a guess
that fits that seat's view, and its chance is not the game's, so nothing can be found out by trying.
"""

from random import Random
from typing import Generic, TypeVar

from edenia_tui.table.chance import fresh_seed
from edenia_tui.table.origin import Origin
from edenia_tui.table.replay import Replay
from rules.bots.chance import draw_chance
from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.seat import CHANCE, Chance, Seat
from rules.kernel.step import Step

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Branch(Generic[O, S, A, E]):
    """A line of play that may be followed, taken back at will, and dropped."""

    def __init__(self, game: Game[O, S, A, E], state: S, seed: int | None = None) -> None:
        """Begin at a state; `of_replay` and `of_view` are the usual ways.

        Args:
            game: the rules.
            state: where the branch leaves the game.
            seed: makes the branch's chance repeatable; never that of a running game.
        """
        self.game = game
        self.is_guess = False
        """Whether something was hidden from the one who asks, and had to be guessed."""
        self._states = [state]
        self._actions: list[A] = []
        self._before: tuple[Record[O, A], Origin] | None = None
        self._rng = Random(fresh_seed() if seed is None else seed)

    @classmethod
    def of_replay(
        cls, replay: Replay[O, S, A, E], point: int, name: str, seed: int | None = None
    ) -> "Branch[O, S, A, E]":
        """Leave a game that is looked at again, at a point; `name` is that of its file."""
        branch = cls(replay.game, replay.state(point), seed)
        whole = replay.record
        shared = Record(whole.game, whole.options, whole.names, whole.actions[:point])
        branch._before = shared, Origin(name, point)
        return branch

    @classmethod
    def of_view(
        cls, game: Game[O, S, A, E], view: S, seat: Seat | None, seed: int | None = None
    ) -> "Branch[O, S, A, E]":
        """Leave a game as a seat sees it: what is hidden from that seat is guessed."""
        rng = Random(fresh_seed() if seed is None else seed)
        guess = game.guess(view, seat, rng)
        branch = cls(game, guess, rng.getrandbits(64))
        branch.is_guess = guess != view
        return branch

    @property
    def state(self) -> S:
        """The table of the branch."""
        return self._states[-1]

    @property
    def actions(self) -> tuple[A, ...]:
        """What was done since the branch left the game."""
        return tuple(self._actions)

    @property
    def to_act(self) -> Seat | Chance | None:
        """Whose decision is open; None when the branch has come to an end."""
        return self.game.to_act(self.state)

    @property
    def legal(self) -> tuple[A, ...]:
        """What may be done; for chance, every outcome, so that one can be chosen by hand."""
        return self.game.legal(self.state)

    @property
    def record(self) -> tuple[Record[O, A], Origin] | None:
        """The branch as a game of its own, and where it comes from; None when that game still runs."""
        if self._before is None:
            return None
        shared, origin = self._before
        actions = (*shared.actions, *self._actions)
        return Record(shared.game, shared.options, shared.names, actions), origin

    @property
    def can_be_kept(self) -> bool:
        """Whether it may go on as a game of its own; a guess may not."""
        return self._before is not None

    def do(self, action: A) -> Step[S, E]:
        """Go on, for whoever is to act; Refused when the action is not legal."""
        step = self.game.apply(self.state, action)
        self._actions.append(action)
        self._states.append(step.state)
        return step

    def draw(self) -> Step[S, E]:
        """Let chance go on by its weights; ValueError when it is not chance's turn."""
        if self.to_act is not CHANCE:
            raise ValueError("chance is not to act")
        return self.do(draw_chance(self.game, self.state, self._rng))

    def undo(self) -> A:
        """Take back the last action, whatever it was; IndexError at the point where the branch began."""
        action = self._actions.pop()
        self._states.pop()
        return action
