"""Edenia in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from edenia_tui.games.edenia.words import actions, refusals
from edenia_tui.games.edenia.words.choices import tell_choice
from edenia_tui.games.edenia.words.doubts import tell_doubts
from edenia_tui.games.edenia.words.event_facts import facts_of
from edenia_tui.games.edenia.words.event_kinds import EVENT_KINDS
from edenia_tui.games.edenia.words.events import tell_events
from edenia_tui.games.edenia.words.holdings import holdings
from edenia_tui.games.edenia.words.queries.catalogue import QUERIES, find_bare
from edenia_tui.games.edenia.words.queries.difference import diff
from edenia_tui.games.edenia.words.queries.question import asked
from edenia_tui.games.edenia.words.results import kinds
from edenia_tui.games.edenia.words.side_by_side import tally
from edenia_tui.games.edenia.words.standing import tell_standing
from edenia_tui.games.edenia.words.summary import tell_together
from edenia_tui.games.edenia.words.verbs import VERB_RULES, example, in_english
from edenia_tui.games.edenia.words.ways import ways
from edenia_tui.games.words import WordsOf
from edenia_tui.language.listener import Listener
from rules.edenia.actions import Action
from rules.edenia.events import Drawn, Ended, Event, Laid, PutUnder, Rolled, Stopped, TurnBegan
from rules.edenia.notation.names import place_name, sheep_name
from rules.edenia.places import seat_of
from rules.edenia.state import State


def _stops(after: State, events: Sequence[Event]) -> dict[str, object]:
    """Give the stops with the rules behind them."""
    stops = [
        {
            "sheep": sheep_name(event.sheep),
            "place": place_name(event.spot, after.tiles),
            "rule": event.rule,
        }
        for event in events
        if isinstance(event, Stopped)
    ]
    return {"stops": stops}


def _stop_rule(listener: Listener, event: Event) -> str | None:
    """Give the rule that stopped one's own sheep, or ended the game."""
    if isinstance(event, Ended):
        return event.outcome.deciding_rule
    if isinstance(event, Stopped) and seat_of(event.sheep) == listener.seat:
        return event.rule
    return None


def _goal(listener: Listener, view: State) -> str:
    """Tell how this game is won: three ways, two without the law, one for lambs."""
    if view.rules.lambs:
        return listener.say("goal-lambs")
    return listener.say("goal" if view.rules.law42 else "goal-no-42")


def _reasons(listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
    """Tell why a choice is good; what finds reasons is large, and few commands ask for it."""
    from edenia_tui.games.edenia.words.hints.reasons import tell_reasons  # noqa: PLC0415

    return tell_reasons(listener, view, line)


WORDS: Final = WordsOf[State, Action, Event](
    messages=Path(__file__).parent,
    help=("help-commands", "help-look", "help-board", "help-way", "help-people"),
    event_help=("replaying-help-event", "replaying-help-events"),
    victories=("race", "law", "prestige"),
    rule_example=("LEAP-2", "rules-word"),
    verb_rules=VERB_RULES,
    queries=QUERIES,
    event_kinds=EVENT_KINDS,
    bare=find_bare,
    tell=tell_events,
    tell_together=tell_together,
    begins_turn=lambda event: isinstance(event, TurnBegan),
    stop_rule=_stop_rule,
    difference=diff,
    event_facts=lambda after, event: facts_of(event, after.tiles),
    facts=_stops,
    doubts=tell_doubts,
    part_of=lambda event: (
        "tiles"
        if isinstance(event, Laid | Drawn | PutUnder)
        else "dice" * isinstance(event, Rolled)
    ),
    goal=_goal,
    ways=ways,
    tally=tally,
    holdings=holdings,
    standing=tell_standing,
    ask=lambda view: view.turn.ask.value,
    asked=asked,
    question=actions.question,
    describe=actions.describe,
    describe_choice=actions.describe_choice,
    kinds=kinds,
    tell_choice=tell_choice,
    reasons=_reasons,
    canonical=lambda listener, typed: in_english(typed, listener.speech.language),
    example=example,
    refusal=refusals.explain_refusal,
    not_a_command=refusals.explain_not_a_command,
)
