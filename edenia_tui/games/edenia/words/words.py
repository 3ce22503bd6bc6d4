"""Edenia as a game in words."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from edenia_tui.games.edenia.words import actions, choices, refusals
from edenia_tui.games.edenia.words.event_facts import facts_of
from edenia_tui.games.edenia.words.event_kinds import EVENT_KINDS
from edenia_tui.games.edenia.words.events import tell_events
from edenia_tui.games.edenia.words.hints.reasons import tell_reasons
from edenia_tui.games.edenia.words.holdings import holdings
from edenia_tui.games.edenia.words.queries.catalogue import QUERIES
from edenia_tui.games.edenia.words.queries.difference import diff
from edenia_tui.games.edenia.words.queries.question import asked
from edenia_tui.games.edenia.words.standing import tell_standing
from edenia_tui.games.edenia.words.verbs import for_speakers, in_english
from edenia_tui.games.words import Query
from edenia_tui.language.listener import Listener
from edenia_tui.language.refusing import explain_ambiguous
from rules.edenia.actions import Action
from rules.edenia.events import Ended, Event, Stopped, TurnBegan
from rules.edenia.notation.names import find_cell, place_name, sheep_name
from rules.edenia.places import seat_of
from rules.edenia.state import State
from rules.kernel.refused import Ambiguous, NotACommand, Refused


class EdeniaWords:
    """The contract of `edenia_tui.games.words`, fulfilled by the functions of this package."""

    messages = Path(__file__).parent
    help = ("help-commands", "help-look", "help-board", "help-way", "help-people")
    event_help = ("replaying-help-event", "replaying-help-events")
    victories = ("race", "law", "prestige")
    rule_example = ("LEAP-2", "rules-word")

    @property
    def queries(self) -> Mapping[str, Query]:
        """The questions by every word that asks them."""
        return QUERIES

    @property
    def event_kinds(self) -> Mapping[str, tuple[type[Event], ...]]:
        """The events that can be looked for."""
        return EVENT_KINDS

    def bare(self, typed: str) -> Query | None:
        """A coordinate alone asks what is there."""
        return QUERIES["at"] if find_cell("".join(typed.split())) is not None else None

    def tell(
        self, listener: Listener, before: State, after: State, events: Sequence[Event]
    ) -> list[str]:
        """Tell what happened."""
        return tell_events(listener, before, after, events)

    def begins_turn(self, event: Event) -> bool:
        """Tell whether a turn begins."""
        return isinstance(event, TurnBegan)

    def event_facts(self, after: State, event: Event) -> dict[str, Any]:
        """Tell an event to programs."""
        return facts_of(event, after.tiles)

    def facts(self, after: State, events: Sequence[Event]) -> dict[str, Any]:
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

    def stop_rule(self, listener: Listener, event: Event) -> str | None:
        """The rule that stopped one's own sheep, or ended the game."""
        if isinstance(event, Ended):
            return event.outcome.rule
        if isinstance(event, Stopped) and seat_of(event.sheep) == listener.seat:
            return event.rule
        return None

    def goal(self, listener: Listener, view: State) -> str:
        """Tell how this game is won: three ways, two without the law, one for lambs."""
        if view.rules.lambs:
            return listener.say("goal-lambs")
        return listener.say("goal" if view.rules.law42 else "goal-no-42")

    def ask(self, view: State) -> str:
        """Give the canonical word for the open question."""
        return view.turn.ask.value

    def holdings(self, listener: Listener, view: State) -> list[str]:
        """Tell the players' tokens and artefacts."""
        return holdings(listener, view)

    def asked(self, listener: Listener, view: State) -> list[str]:
        """Tell what is asked."""
        return asked(listener, view)

    def standing(self, listener: Listener, view: State) -> list[str]:
        """Tell how the game stands."""
        return tell_standing(listener, view)

    def question(self, listener: Listener, view: State) -> str:
        """Tell what is asked."""
        return actions.question(listener, view)

    def describe(self, listener: Listener, view: State, action: Action) -> str:
        """Tell a choice."""
        return actions.describe(listener, view, action)

    def describe_choice(self, listener: Listener, view: State, action: Action) -> str:
        """Tell a choice and where it leads."""
        return actions.describe_choice(listener, view, action)

    def tell_choice(self, listener: Listener, view: State, action: Action) -> str:
        """Tell a legal command and where it leads."""
        return choices.tell_choice(listener, view, action)

    def canonical(self, listener: Listener, typed: str) -> str:
        """Put French words into canonical ones."""
        return in_english(typed, listener.speech.language)

    def example(self, listener: Listener, command: str) -> str:
        """Put canonical words into French ones."""
        return for_speakers(command, listener.speech.language)

    def refusal(self, listener: Listener, typed: str, refused: Refused, example: str) -> list[str]:
        """Explain why not."""
        return refusals.explain_refusal(listener, typed, refused, example)

    def not_a_command(self, listener: Listener, error: NotACommand, example: str) -> list[str]:
        """Explain that a line is no command."""
        return refusals.explain_not_a_command(listener, error, example)

    def ambiguous(self, listener: Listener, error: Ambiguous) -> list[str]:
        """Explain what a line could mean."""
        return explain_ambiguous(listener, error)

    def difference(self, listener: Listener, before: State, after: State) -> list[str]:
        """Tell what has changed."""
        return diff(listener, before, after)

    def reasons(self, listener: Listener, view: State, line: Sequence[Action]) -> list[str]:
        """Tell why a choice is good."""
        return tell_reasons(listener, view, line)
