"""The Little Prince in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from edenia_tui.games.prince.words import actions, refusals
from edenia_tui.games.prince.words.doubts import tell_doubts
from edenia_tui.games.prince.words.event_facts import facts_of
from edenia_tui.games.prince.words.event_kinds import EVENT_KINDS
from edenia_tui.games.prince.words.events import tell_events
from edenia_tui.games.prince.words.queries.catalogue import QUERIES, find_bare
from edenia_tui.games.prince.words.queries.difference import diff
from edenia_tui.games.prince.words.queries.players import everybody
from edenia_tui.games.prince.words.queries.turn import asked
from edenia_tui.games.prince.words.results import kinds
from edenia_tui.games.prince.words.side_by_side import tally
from edenia_tui.games.prince.words.standing import tell_standing
from edenia_tui.games.prince.words.verbs import in_english, spelt_out
from edenia_tui.games.prince.words.ways import ways
from edenia_tui.games.words import WordsOf
from edenia_tui.language.listener import Listener
from rules.prince.actions import Action
from rules.prince.characters import CHARACTERS
from rules.prince.events import Ended, Event, Flipped, RoundBegan, Taken
from rules.prince.state import State
from rules.prince.tiles import FIRST_CHARACTER, STACK_NAMES


def _gained(_: State, events: Sequence[Event]) -> dict[str, object]:
    """Give the points that were made as far as they are open, and how many tiles were flipped."""
    changes = [event for event in events if isinstance(event, Taken | Flipped)]
    flipped = sum(len(event.tiles) for event in changes if isinstance(event, Flipped))
    return {"gained": sum(event.gained or 0 for event in changes), "flipped": flipped}


def _stop_rule(listener: Listener, event: Event) -> str | None:
    """Give the rule that ended the game, that flipped one's own tiles, or gave one's own points."""
    if isinstance(event, Ended):
        return event.outcome.deciding_rule
    if isinstance(event, Flipped) and event.seat == listener.seat:
        return "BAO-1"
    if not isinstance(event, Taken) or event.seat != listener.seat or not event.gained:
        return None
    if event.tile is None or event.tile < FIRST_CHARACTER:
        return "CHA-1"
    return CHARACTERS[event.tile - FIRST_CHARACTER].rule


def _reasons(listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
    """Tell why a choice is good; what finds reasons is large, and few commands ask for it."""
    from edenia_tui.games.prince.words.reasons import tell_reasons  # noqa: PLC0415

    return tell_reasons(listener, view, line)


WORDS: Final = WordsOf[State, Action, Event](
    messages=Path(__file__).parent,
    help=("help-commands", "help-look", "help-planets", "help-people"),
    event_help=("replaying-help-event",),
    victories=("points", "volcanoes"),
    rule_example=("BAO-1", "rules-word"),
    verb_rules={
        **dict.fromkeys((*STACK_NAMES, "choose", "draw"), "RND-1"),
        "take": "RND-2",
        "name": "RND-2",
        "hide": "TWO-2",
        "first": "SET-2",
    },
    queries=QUERIES,
    event_kinds=EVENT_KINDS,
    bare=find_bare,
    tell=tell_events,
    begins_turn=lambda event: isinstance(event, RoundBegan),
    stop_rule=_stop_rule,
    difference=diff,
    event_facts=lambda _, event: facts_of(event),
    facts=_gained,
    doubts=tell_doubts,
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
    canonical=in_english,
    example=spelt_out,
    refusal=refusals.explain_refusal,
    not_a_command=refusals.explain_not_a_command,
)
