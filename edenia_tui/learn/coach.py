"""A coach beside somebody who plays against bots: what is met first, and what a choice throws away.

Rule of the file: it keeps quiet most of the time. It judges by the search of the bots, with a limit of
iterations, not of time, so that it says the same on every machine (`rules.bots.regret`).
"""

from functools import partial
from random import Random
from typing import Final

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.manner import Manner
from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from edenia_tui.learn.texts import texts_in
from edenia_tui.table.pool import Thinker
from edenia_tui.table.question import AnyQuestion
from edenia_tui.table.thinking import think
from rules.bots.budget import Budget
from rules.bots.regret import Regret, regret_of
from rules.kernel.opaque import AnyAction

THINKING: Final = Budget(iterations=300)
_PATIENCE: Final = 10.0
"""So many seconds a thought may take in another process."""
_MET: Final = "met"


class Coach:
    """Speaks to one person at a time, if they want it and play with bots alone."""

    def __init__(self, entry: Entry, manner: Manner, thinker: Thinker) -> None:
        """Sit down beside somebody; nothing is thought before they choose."""
        self._entry = entry
        self._manner = manner
        self._thinker = thinker
        self._warned: tuple[AnyQuestion, AnyAction] | None = None

    def is_wanted(self, room: AnyRoom, question: AnyQuestion) -> bool:
        """Tell whether to speak at all."""
        return self._manner.settings.coach and room.is_alone(question.seat)

    def meet(self, listener: Listener, question: AnyQuestion) -> list[str]:
        """Explain what is met for the first time in a sentence; how to win, before all else."""
        ask = str(self._entry.words.ask(question.view))
        texts = texts_in(self._entry.learning.folder, listener.speech.language)
        learned = self._manner.settings.learned
        lines: list[str] = []
        for name in ("goal", ask):
            met = f"{_MET} {self._entry.name} {name}"
            if met in learned:
                continue
            told = self._goal(listener, question) if name == "goal" else texts.get(f"meet-{ask}")
            if told:
                lines.append(told)
                learned = (*learned, met)
        if lines:
            self._manner.remember(learned=learned)
        return lines

    async def warn(self, listener: Listener, question: AnyQuestion, action: AnyAction) -> list[str]:
        """Tell what a choice throws away; nothing where it is good enough, or made once more."""
        if self._warned == (question, action):
            return []
        thought = partial(regret_of, self._entry.game, question.view, action, Random(0), THINKING)
        try:
            regret = await self._thinker.think(thought, _PATIENCE)
        except (OSError, EOFError, TimeoutError):
            regret = await think(thought)
        if regret is None:
            return []
        self._warned = question, action
        return self._tell(listener, question, regret)

    def _tell(
        self, listener: Listener, question: AnyQuestion, regret: Regret[AnyAction]
    ) -> list[str]:
        words, game, view = self._entry.words, self._entry.game, question.view
        first, *others = regret.answer
        lines = [listener.say("coach-warns", choice=words.describe(listener, view, first))]
        state = game.apply(view, first).state
        for action in others:
            actor = game.to_act(state)
            if isinstance(actor, int) and actor != question.seat:
                told = words.describe(listener, state, action)
                name = listener.name(actor)
                lines.append(listener.say("coach-answer", name=name, choice=told))
            state = game.apply(state, action).state
        better = words.describe(listener, view, regret.better)
        return [*lines, listener.say("coach-better", choice=better)]

    def _goal(self, listener: Listener, question: AnyQuestion) -> str:
        return self._entry.words.goal(listener, question.view)
