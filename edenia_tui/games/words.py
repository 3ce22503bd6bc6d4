"""What a front end needs to speak about a game; every game at the table has one of these."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from edenia_tui.language.listener import Listener
from rules.kernel.refused import Ambiguous, NotACommand, Refused


class Query(Protocol):
    """A question about the table that a player can type."""

    @property
    def name(self) -> str:
        """Its canonical word."""

    @property
    def help(self) -> str:
        """The id of the line that explains it."""

    def answer(self, listener: Listener, view: Any, words: Sequence[str]) -> list[str]:
        """Answer it; a bad argument gets one line with an example."""


class GameWords(Protocol):
    """A game in words."""

    @property
    def messages(self) -> Path:
        """The folder of the messages of this game, with a folder for each language.

        Besides what the game says itself there are the names of its seats (`seat-0` and so on), of its
        victories (`saves-victory-`, `stats-victory-`) and a sentence on how it is won (`goal`).
        """

    @property
    def help(self) -> Sequence[str]:
        """The ids of the lines that tell what can be typed in this game, besides what always can."""

    @property
    def event_help(self) -> Sequence[str]:
        """The ids of the lines that tell which events can be looked for; the first has an example."""

    @property
    def victories(self) -> Sequence[str]:
        """The kinds of victory, in the order they are told in."""

    @property
    def rule_example(self) -> tuple[str, str]:
        """The id of a rule, and of the message with a word that finds rules."""

    @property
    def queries(self) -> Mapping[str, Query]:
        """The questions by every word that asks them, folded."""

    @property
    def event_kinds(self) -> Mapping[str, tuple[type[Any], ...]]:
        """The events that can be looked for, by every word for them, folded."""

    def bare(self, typed: str) -> Query | None:
        """Find the question that a line asks without a word for it, such as a coordinate alone."""

    def tell(self, listener: Listener, before: Any, after: Any, events: Sequence[Any]) -> list[str]:
        """Tell what happened."""

    def begins_turn(self, event: Any) -> bool:
        """Tell whether an event is the beginning of a turn."""

    def event_facts(self, after: Any, event: Any) -> dict[str, Any]:
        """Tell an event to programs: its kind and its fields, in canonical words."""

    def facts(self, after: Any, events: Sequence[Any]) -> dict[str, Any]:
        """Give what programs may want to know of an action, in canonical words."""

    def stop_rule(self, listener: Listener, event: Any) -> str | None:
        """Give the id of the rule behind an event that the listener may ask `why` about."""

    def goal(self, listener: Listener, view: Any) -> str:
        """Tell in one sentence how this game is won."""

    def ask(self, view: Any) -> str:
        """Give the canonical word for the open question."""

    def holdings(self, listener: Listener, view: Any) -> list[str]:
        """Tell what everybody has, which a drawing of the table may not show."""

    def asked(self, listener: Listener, view: Any) -> list[str]:
        """Tell what is asked and of whom, in whole sentences; how the game ended when it is over."""

    def standing(self, listener: Listener, view: Any) -> list[str]:
        """Tell how the game stands: who would win now, and player by player why."""

    def question(self, listener: Listener, view: Any) -> str:
        """Tell what is asked of whoever acts."""

    def describe(self, listener: Listener, view: Any, action: Any) -> str:
        """Tell a choice in a few words."""

    def describe_choice(self, listener: Listener, view: Any, action: Any) -> str:
        """Tell a choice and where it leads."""

    def tell_choice(self, listener: Listener, view: Any, action: Any) -> str:
        """Tell a legal command as it is typed, a colon, and where it leads, on one line."""

    def canonical(self, listener: Listener, typed: str) -> str:
        """Put a typed command into the words the rules understand."""

    def example(self, listener: Listener, command: str) -> str:
        """Put a canonical command into words the listener can type."""

    def refusal(self, listener: Listener, typed: str, refused: Refused, example: str) -> list[str]:
        """Explain why not."""

    def not_a_command(self, listener: Listener, error: NotACommand, example: str) -> list[str]:
        """Explain that a line is no command."""

    def ambiguous(self, listener: Listener, error: Ambiguous) -> list[str]:
        """Explain what a line could mean."""

    def difference(self, listener: Listener, before: Any, after: Any) -> list[str]:
        """Tell what has changed between two views."""

    def reasons(self, listener: Listener, view: Any, line: Sequence[Any]) -> list[str]:
        """Tell one reason or two for a choice that is likely to be followed by others."""
