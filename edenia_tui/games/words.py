"""What a front end needs to speak about a game: functions and data, put together once by each game."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from edenia_tui.games.result import KindOf
from edenia_tui.games.tally import Tally
from edenia_tui.games.way import Way
from edenia_tui.language.listener import Listener
from edenia_tui.language.query import Query
from rules.kernel.refused import NotACommand, Refused
from rules.kernel.seat import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Happened(NamedTuple, Generic[S, E]):
    """One action as somebody may know it: the views before and after, and what came of it."""

    before: S
    after: S
    events: Sequence[E]


class WordsOf(msgspec.Struct, Generic[S, A, E], frozen=True, kw_only=True):
    """A game in words."""

    messages: Path
    """The folder of the messages of this game, with a folder for each language.

    Besides what the game says itself there are the names of its seats (`seat-0` and so on), of its
    victories (`saves-victory-`, `stats-victory-`) and a sentence on how it is won (`goal`).
    """
    help: Sequence[str]
    """The ids of the lines that tell what can be typed in this game, besides what always can."""
    event_help: Sequence[str]
    """The ids of the lines that tell which events can be looked for; the first has an example."""
    victories: Sequence[str]
    """The kinds of victory, in the order they are told in."""
    rule_example: tuple[str, str]
    """The id of a rule, and of the message with a word that finds rules."""
    verb_rules: Mapping[str, str]
    """The rule that tells most about each command, by its canonical verb."""
    queries: Mapping[str, Query[S]]
    """The questions by every word that asks them, folded."""
    event_kinds: Mapping[str, tuple[type[E], ...]]
    """The events that can be looked for, by every word for them, folded."""
    bare: Callable[[str], Query[S] | None]
    """Finds the question that a line asks without a word for it, such as a coordinate alone."""

    # What happened.

    tell: Callable[[Listener, S, S, Sequence[E]], list[str]]
    """Tells what happened between two views."""
    tell_together: Callable[[Listener, Sequence[Happened[S, E]]], list[str] | None] | None = None
    """Tells a run of actions in one go, where turns have many small ones; None while more is to come.

    Without it, and at the level full, each action is told when it has happened.
    """
    begins_turn: Callable[[E], bool]
    """Tells whether an event is the beginning of a turn."""
    stop_rule: Callable[[Listener, E], str | None]
    """Gives the id of the rule behind an event that the listener may ask `why` about."""
    difference: Callable[[Listener, S, S], list[str]]
    """Tells what has changed between two views."""
    event_facts: Callable[[S, E], dict[str, object]]
    """Tells an event to programs: its kind and its fields, in canonical words."""
    facts: Callable[[S, Sequence[E]], dict[str, object]]
    """Gives what programs may want to know of an action, in canonical words."""
    doubts: Callable[[Listener, S, Sequence[E]], list[str]]
    """Tells what may have been decided by what a typed position does not know."""

    part_of: Callable[[E], str] = lambda _: ""
    """Tells whether an event is about `tiles` or `dice`, of which one may wish to hear more or less."""

    # How it stands.

    goal: Callable[[Listener, S], str]
    """Tells in one sentence how this game is won."""
    ways: Callable[[Listener, S, Seat], tuple[Way, ...]]
    """Tells how near a player is to each way of winning, as far as the view knows it."""
    tally: Callable[[Listener, S], Tally]
    """Tells what everybody's points are made of, as far as the view knows it."""
    holdings: Callable[[Listener, S], list[str]]
    """Tells what everybody has, which a drawing of the table may not show."""
    standing: Callable[[Listener, S], list[str]]
    """Tells how the game stands: who would win now, and player by player why."""

    # What is asked and chosen.

    ask: Callable[[S], str]
    """Gives the canonical word for the open question."""
    asked: Callable[[Listener, S], list[str]]
    """Tells what is asked and of whom, in whole sentences; how the game ended when it is over."""
    question: Callable[[Listener, S], str]
    """Tells what is asked of whoever acts."""
    describe: Callable[[Listener, S, A], str]
    """Tells a choice in a few words."""
    describe_choice: Callable[[Listener, S, A], str]
    """Tells a choice and where it leads."""
    kinds: Callable[[Listener, S, Sequence[A]], list[KindOf[A]]]
    """Lists choices by what they bring: the best kind first, what brings nothing last."""
    tell_choice: Callable[[Listener, S, A], str]
    """Tells a legal command as it is typed, a colon, and where it leads, on one line."""
    reasons: Callable[[Listener, S, Sequence[A]], list[str]]
    """Tells one reason or two for a choice that is likely to be followed by others."""

    # What is typed.

    canonical: Callable[[Listener, str], str]
    """Puts a typed command into the words the rules understand."""
    example: Callable[[Listener, str], str]
    """Puts a canonical command into words the listener can type."""
    refusal: Callable[[Listener, str, Refused, str], list[str]]
    """Explains why what was typed is refused, with an example."""
    not_a_command: Callable[[Listener, NotACommand, str], list[str]]
    """Explains that a line is no command, with an example."""


AnyQuery = Query[Any]
GameWords = WordsOf[Any, Any, Any]
"""The words of any game."""
