"""Tiny Epic Galaxies in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from edenia_tui.games.galaxies.words import actions, nouns, refusals
from edenia_tui.games.galaxies.words.doubts import tell_doubts
from edenia_tui.games.galaxies.words.event_facts import facts_of
from edenia_tui.games.galaxies.words.event_kinds import EVENT_KINDS
from edenia_tui.games.galaxies.words.events import tell_events, tell_together
from edenia_tui.games.galaxies.words.queries.catalogue import QUERIES, find_bare
from edenia_tui.games.galaxies.words.queries.difference import diff
from edenia_tui.games.galaxies.words.queries.players import everybody
from edenia_tui.games.galaxies.words.queries.turn import asked
from edenia_tui.games.galaxies.words.questions import question
from edenia_tui.games.galaxies.words.results import kinds
from edenia_tui.games.galaxies.words.side_by_side import tally
from edenia_tui.games.galaxies.words.standing import tell_standing
from edenia_tui.games.galaxies.words.verbs import in_english, spelt_out
from edenia_tui.games.galaxies.words.ways import ways
from edenia_tui.games.words import WordsOf
from edenia_tui.language.listener import Listener
from rules.galaxies.actions import Action
from rules.galaxies.asking import question_of
from rules.galaxies.events import (
    CameHome,
    Colonised,
    Ended,
    Event,
    Gained,
    Pushed,
    Rerolled,
    Rolled,
    Stolen,
    Triggered,
    TurnBegan,
)
from rules.galaxies.notation.forms import VERBS
from rules.galaxies.state import State

_RULES: Final = {
    "use": "ACT-1",
    "reroll": "ROL-1",
    **dict.fromkeys(("convert", "change", "to", "spend"), "CON-1"),
    **dict.fromkeys(("hire", "fly", "exchange", "pilot"), "HIR-2"),
    "end": "TRN-3",
    **dict.fromkeys(("ship", "go"), "MOV-1"),
    "act": "MOV-4",
    "advance": "ADV-1",
    **dict.fromkeys(("push", "retreat"), "PSH-1"),
    "upgrade": "UPG-1",
    "colony": "USE-1",
    **dict.fromkeys(("mix", "swap", "rob", "no", "surge"), "CRD-2"),
    **dict.fromkeys(("replace", "planet"), "SET-2"),
    "dismiss": "XSET-2",
    "follow": "FOL-2",
    **dict.fromkeys(("take", "draw", "leave", "again", "card"), "EXP-1"),
    "keep": "SET-3",
    "mission": "SET-3",
    "dodge": "PAT-5",
    **dict.fromkeys(("force", "let"), "SOL-5"),
    "first": "SET-5",
    "roll": "TRN-1",
}


def _facts(_: State, events: Sequence[Event]) -> dict[str, object]:
    """Give the planets that were colonised, and what was gained of each resource."""
    gains = [event for event in events if isinstance(event, Gained)]
    return {
        "colonised": sum(isinstance(event, Colonised) for event in events),
        "energy": sum(event.energy for event in gains),
        "culture": sum(event.culture for event in gains),
    }


def _stop_rule(listener: Listener, event: Event) -> str | None:
    """Give the rule that ended the game or the round, or that sent one's own ship or things away."""
    match event:
        case Ended(outcome):
            return outcome.deciding_rule
        case Triggered(_, rule, _):
            return rule
        case CameHome(seat) if seat == listener.seat:
            return "COL-1"
        case Pushed(seat) if seat == listener.seat:
            return "PSH-1"
        case Stolen(_, victim) if victim == listener.seat:
            return "PLN-3"
        case Gained(seat, _, _, wasted) if seat == listener.seat and any(wasted):
            return "ACQ-3"
        case _:
            return None


def _goal(listener: Listener, view: State) -> str:
    if view.is_solo():
        return listener.say("goal-alone", name=nouns.rogue(listener, view))
    return listener.say("goal")


def _reasons(listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
    """Tell why a choice is good; what finds reasons is large, and few commands ask for it."""
    from edenia_tui.games.galaxies.words.reasons import tell_reasons  # noqa: PLC0415

    return tell_reasons(listener, view, line)


WORDS: Final = WordsOf[State, Action, Event](
    messages=Path(__file__).parent,
    help=("help-commands", "help-look", "help-table", "help-people"),
    event_help=("replaying-help-event",),
    victories=("points", "rogue"),
    rule_example=("FOL-2", "rules-word"),
    verb_rules={verb: _RULES[verb] for verb in VERBS},
    queries=QUERIES,
    event_kinds=EVENT_KINDS,
    bare=find_bare,
    tell=tell_events,
    tell_together=tell_together,
    begins_turn=lambda event: isinstance(event, TurnBegan),
    stop_rule=_stop_rule,
    difference=diff,
    event_facts=facts_of,
    facts=_facts,
    doubts=tell_doubts,
    part_of=lambda event: "dice" if isinstance(event, Rolled | Rerolled) else "",
    goal=_goal,
    ways=ways,
    tally=tally,
    holdings=everybody,
    standing=tell_standing,
    ask=lambda view: question_of(view) or ("chance" if view.stack else "over"),
    asked=asked,
    question=question,
    describe=actions.describe,
    describe_choice=actions.describe_choice,
    kinds=kinds,
    tell_choice=actions.tell_choice,
    reasons=_reasons,
    canonical=in_english,
    example=spelt_out,
    refusal=refusals.explain_refusal,
    not_a_command=refusals.explain_not_a_command,
)
