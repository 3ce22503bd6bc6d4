"""EXO in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from edenia_tui.games.exo.words import actions, refusals
from edenia_tui.games.exo.words.event_facts import facts_of
from edenia_tui.games.exo.words.event_kinds import EVENT_KINDS
from edenia_tui.games.exo.words.events import tell_events, tell_together
from edenia_tui.games.exo.words.queries.catalogue import QUERIES, find_bare
from edenia_tui.games.exo.words.queries.difference import diff
from edenia_tui.games.exo.words.queries.players import everybody
from edenia_tui.games.exo.words.queries.turn import asked
from edenia_tui.games.exo.words.results import kinds
from edenia_tui.games.exo.words.side_by_side import tally
from edenia_tui.games.exo.words.standing import tell_standing
from edenia_tui.games.exo.words.verbs import example, in_english
from edenia_tui.games.exo.words.ways import ways
from edenia_tui.games.words import WordsOf
from edenia_tui.language.listener import Listener
from rules.exo.actions import Action
from rules.exo.events import Ended, Event, Placed, TurnBegan
from rules.exo.state import State


def _earned(_: State, events: Sequence[Event]) -> dict[str, object]:
    """Give the points that were made."""
    return {"earned": sum(event.earned for event in events if isinstance(event, Placed))}


def _stop_rule(listener: Listener, event: Event) -> str | None:
    """Give the rule that ended the game, or that gave one's own points."""
    if isinstance(event, Ended):
        return event.outcome.deciding_rule
    if isinstance(event, Placed) and event.earned and event.seat == listener.seat:
        return "LINE-1"
    return None


def _reasons(listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
    """Tell why a choice is good; what finds reasons is large, and few commands ask for it."""
    from edenia_tui.games.exo.words.reasons import tell_reasons  # noqa: PLC0415

    return tell_reasons(listener, view, line)


WORDS: Final = WordsOf[State, Action, Event](
    messages=Path(__file__).parent,
    help=("help-commands", "help-look", "help-universe", "help-people"),
    event_help=("replaying-help-event",),
    victories=("points", "star", "shared"),
    rule_example=("LINE-2", "rules-word"),
    verb_rules={"take": "TAKE-1", "put": "PUT-2", "lay": "SET-1", "first": "SET-3"},
    queries=QUERIES,
    event_kinds=EVENT_KINDS,
    bare=find_bare,
    tell=lambda listener, _, after, events: tell_events(listener, after, events),
    tell_together=tell_together,
    begins_turn=lambda event: isinstance(event, TurnBegan),
    stop_rule=_stop_rule,
    difference=diff,
    event_facts=lambda after, event: facts_of(event, after.layout),
    facts=_earned,
    doubts=lambda *_: [],
    goal=lambda listener, _: listener.say("goal"),
    ways=ways,
    tally=tally,
    holdings=everybody,
    standing=tell_standing,
    ask=lambda view: view.ask.value,
    asked=asked,
    question=actions.question,
    describe=actions.describe,
    describe_choice=actions.describe_choice,
    kinds=kinds,
    tell_choice=actions.tell_choice,
    reasons=_reasons,
    canonical=lambda listener, typed: in_english(typed, listener.speech.language),
    example=example,
    refusal=refusals.explain_refusal,
    not_a_command=refusals.explain_not_a_command,
)
