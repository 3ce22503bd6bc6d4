"""A puzzle as something to do, and its answer, line by line."""

from collections.abc import Sequence
from typing import Any

from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from edenia_tui.learn.puzzles.proof import TooLarge
from edenia_tui.learn.puzzles.proving import proof_of
from edenia_tui.learn.puzzles.puzzle import Puzzle
from edenia_tui.learn.task import Task
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.seat import CHANCE


class PuzzleTask(Task):
    """Has one solution."""

    def __init__(self, entry: Entry, puzzle: Puzzle) -> None:
        """Read its position."""
        self.entry = entry
        self.puzzle = puzzle
        self.name = str(puzzle.number)
        self.proof = proof_of(entry, puzzle)
        self.start = self.proof.start
        is_one_choice = self.proof.aim.is_one_choice or bool(puzzle.offered)
        self.solution = puzzle.solution[:1] if is_one_choice else puzzle.solution

    def choices(self, state: AnyState) -> tuple[AnyAction, ...]:
        """List what may be chosen: what is offered, if the puzzle offers some."""
        legal = super().choices(state)
        if not self.puzzle.offered or state != self.start:
            return legal
        write = self.entry.game.write_action
        return tuple(one for one in legal if write(one) in self.puzzle.offered)

    def title(self, listener: Listener) -> str:
        """Name it by its number, and tell how hard it is."""
        return listener.say("puzzle-title", number=self.puzzle.number, grade=self.puzzle.grade)

    def told(self, listener: Listener) -> list[str]:
        """Tell whose decision it is and what is asked for."""
        return [self.aim(listener)]

    def aim(self, listener: Listener) -> str:
        """Tell what is asked for in a sentence."""
        name = listener.say(f"seat-{self.seat}")
        message = f"puzzle-aim-{self.puzzle.aim}"
        told = listener.say(message, name=name, what=self.puzzle.what)
        return f"{told} {listener.say('puzzle-of-three')}" if self.puzzle.offered else told

    def hint(self, listener: Listener, state: AnyState, expected: AnyAction) -> list[str]:
        """Tell how many decisions are to be found, and how the next one begins."""
        words, game = self.entry.words, self.entry.game
        verb = words.example(listener, game.write_action(expected).split()[0])
        depth = self.puzzle.depth
        if self.puzzle.offered:
            kept = next(one for one in self.choices(state) if one != expected)
            told = words.describe(listener, state, kept)
            return [listener.say("puzzle-hint-not", choice=told)]
        return [listener.say("puzzle-hint", depth=depth, verb=verb)]

    def is_reached(self, state: AnyState, events: Sequence[Any]) -> bool:  # noqa: ARG002
        """Leave it to the solution, which is the only one."""
        return False

    def why_not(self, listener: Listener, state: AnyState, action: AnyAction) -> list[str]:
        """Tell what others or chance make of a choice, line by line."""
        told = self.entry.words.describe(listener, state, action)
        after = self.entry.game.apply(state, action).state
        try:
            line = self.proof.refute(after)
        except TooLarge:
            line = []
        lines = [listener.say("puzzle-not", choice=told)]
        lines += self._tell(listener, after, line)
        return [*lines, listener.say("learn-again")]

    def afterwards(self, listener: Listener) -> list[str]:
        """Tell the whole solution, line by line."""
        lines = [listener.say("puzzle-solved"), *self.tell_solution(listener)]
        if self.puzzle.failed_by:
            bots = ", ".join(listener.say(f"player-{name}") for name in self.puzzle.failed_by)
            lines.append(listener.say("puzzle-failed-by", bots=bots))
        return lines

    def tell_solution(self, listener: Listener) -> list[str]:
        """Tell each action of the solution, whoever does it."""
        game, state = self.entry.game, self.start
        line = []
        for text in self.puzzle.solution:
            action = next(one for one in game.legal(state) if game.write_action(one) == text)
            line.append(action)
            state = game.apply(state, action).state
        return self._tell(listener, self.start, line)

    def _tell(self, listener: Listener, state: AnyState, line: Sequence[AnyAction]) -> list[str]:
        game, words = self.entry.game, self.entry.words
        told: list[str] = []
        for number, action in enumerate(line, 1):
            actor, step = game.to_act(state), game.apply(state, action)
            choice = words.describe(listener, state, action)
            who = listener.say("puzzle-chance" if actor is CHANCE else f"seat-{actor}")
            told.append(listener.say("puzzle-line", number=number, who=who, choice=choice))
            state = step.state
        if game.outcome(state) is not None:
            told += words.asked(listener, state)
        return told
