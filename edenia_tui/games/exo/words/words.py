"""EXO as a game in words."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from edenia_tui.games.exo.words import actions, refusals
from edenia_tui.games.exo.words.event_facts import facts_of
from edenia_tui.games.exo.words.event_kinds import EVENT_KINDS
from edenia_tui.games.exo.words.events import tell_events
from edenia_tui.games.exo.words.queries.catalogue import QUERIES, find_bare
from edenia_tui.games.exo.words.queries.difference import diff
from edenia_tui.games.exo.words.queries.players import everybody
from edenia_tui.games.exo.words.queries.turn import asked
from edenia_tui.games.exo.words.reasons import tell_reasons
from edenia_tui.games.exo.words.standing import tell_standing
from edenia_tui.games.exo.words.verbs import in_english, spelt_out
from edenia_tui.games.words import Query
from edenia_tui.language.listener import Listener
from edenia_tui.language.refusing import explain_ambiguous
from rules.exo.actions import Action
from rules.exo.events import Ended, Event, Placed, TurnBegan
from rules.exo.state import State
from rules.kernel.refused import Ambiguous, NotACommand, Refused


class ExoWords:
    """The contract of `edenia_tui.games.words`, fulfilled by the functions of this package."""

    messages = Path(__file__).parent
    help = ("help-commands", "help-look", "help-universe", "help-people")
    event_help = ("replaying-help-event",)
    victories = ("points", "star", "shared")
    rule_example = ("LINE-2", "rules-word")

    @property
    def queries(self) -> Mapping[str, Query]:
        """The questions by every word that asks them."""
        return QUERIES

    @property
    def event_kinds(self) -> Mapping[str, tuple[type[Event], ...]]:
        """The events that can be looked for."""
        return EVENT_KINDS

    def bare(self, typed: str) -> Query | None:
        """A square or a place alone asks what is there."""
        return find_bare(typed)

    def tell(
        self,
        listener: Listener,
        before: State,  # noqa: ARG002
        after: State,
        events: Sequence[Event],
    ) -> list[str]:
        """Tell what happened."""
        return tell_events(listener, after, events)

    def begins_turn(self, event: Event) -> bool:
        """Tell whether a turn begins."""
        return isinstance(event, TurnBegan)

    def event_facts(self, after: State, event: Event) -> dict[str, Any]:
        """Tell an event to programs."""
        return facts_of(event, after.layout)

    def facts(self, after: State, events: Sequence[Event]) -> dict[str, Any]:  # noqa: ARG002
        """Give the points that were made."""
        return {"earned": sum(event.earned for event in events if isinstance(event, Placed))}

    def stop_rule(self, listener: Listener, event: Event) -> str | None:
        """The rule that ended the game, or that gave one's own points."""
        if isinstance(event, Ended):
            return event.outcome.rule
        if isinstance(event, Placed) and event.earned and event.seat == listener.seat:
            return "LINE-1"
        return None

    def goal(self, listener: Listener, view: State) -> str:  # noqa: ARG002
        """Tell how the game is won."""
        return listener.say("goal")

    def ask(self, view: State) -> str:
        """Give the canonical word for the open question."""
        return view.ask.value

    def holdings(self, listener: Listener, view: State) -> list[str]:
        """Tell everybody's points and planets."""
        return everybody(listener, view)

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
        return actions.tell_choice(listener, view, action)

    def canonical(self, listener: Listener, typed: str) -> str:
        """Put French words and spoken squares into canonical ones."""
        return in_english(typed, listener.speech.language)

    def example(self, listener: Listener, command: str) -> str:
        """Put a command into words that can be heard and typed."""
        return spelt_out(command, listener.speech.language)

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
