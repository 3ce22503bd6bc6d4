"""Doing one action: checked against `legal`, then written into a draft of the state."""

from rules.galaxies.actions import Action
from rules.galaxies.answers import answer
from rules.galaxies.draft import Draft
from rules.galaxies.events import Ended, Event, Scored
from rules.galaxies.legal import legal
from rules.galaxies.refusal import why_not
from rules.galaxies.scoring import score_all
from rules.galaxies.settling import settle
from rules.galaxies.state import State
from rules.kernel.step import Step


def apply(state: State, action: Action) -> Step[State, Event]:
    """Do an action, or refuse it with the reason and its rule."""
    if action not in legal(state):
        raise why_not(state, action)
    draft = Draft(state)
    answer(draft, state.stack[-1], action)
    settle(draft)
    if draft.outcome is not None:
        draft.stack.clear()
        if not any(isinstance(event, Scored) for event in draft.events):  # SOL-13
            draft.events += score_all(draft)
        draft.tell(Ended(draft.outcome))
    return Step(draft.state(), tuple(draft.events))
