"""Understanding a typed line: an action, an answer to a question, or why not."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from edenia_tui.words.folding import folded
from edenia_tui.words.game_words import GameWords
from edenia_tui.words.listener import Listener
from rules.kernel.game import Game
from rules.kernel.refused import Ambiguous, NotACommand, Refused

AnyGame = Game[Any, Any, Any, Any]


class Heard(NamedTuple):
    """What a line means."""

    action: Any = None
    """A legal action; None when there is something to say instead."""
    answer: tuple[str, ...] = ()
    """The answer to a question."""
    refusal: tuple[str, ...] = ()
    """Why not."""
    rule: str | None = None
    """The rule behind the refusal."""


class Hearer(NamedTuple):
    """Whom a line comes from, and the table they see."""

    words: GameWords
    game: AnyGame
    listener: Listener
    view: Any
    legal: Sequence[Any]
    """What they may do; nothing while others are asked."""

    def commands(self) -> list[str]:
        """List what can be typed: the legal commands, then the questions."""
        typed = [self._example(action) for action in self.legal]
        return [*typed, *dict.fromkeys(query.name for query in self.words.queries.values())]

    def hear(self, typed: str) -> Heard:
        """Understand a line."""
        words = typed.split()
        bare = self.words.bare(typed)
        query = bare or self.words.queries.get(folded(words[0]))
        if query is not None:
            arguments = words if bare else words[1:]
            return Heard(answer=tuple(query.answer(self.listener, self.view, arguments)))
        if not self.legal:
            return Heard(refusal=(self.listener.say("screen-not-now"),))
        return self._command(typed)

    def _command(self, typed: str) -> Heard:
        example = self._example(self.legal[0])
        try:
            action = self.game.read_action(self.view, self.words.canonical(self.listener, typed))
            if action in self.legal:
                return Heard(action)
            self.game.apply(self.view, action)
        except NotACommand as error:
            lines = self.words.not_a_command(self.listener, error, example)
            return Heard(refusal=tuple(lines))
        except Ambiguous as error:
            return Heard(refusal=tuple(self.words.ambiguous(self.listener, error)))
        except Refused as error:
            lines = self.words.refusal(self.listener, typed, error, example)
            return Heard(refusal=tuple(lines), rule=error.rule)
        return Heard(refusal=(self.listener.say("screen-offered"),))

    def _example(self, action: Any) -> str:
        return self.words.example(self.listener, self.game.write_action(action))
