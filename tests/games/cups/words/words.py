"""Cups in words."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import asdict

from edenia_tui.games.result import KindOf, ResultOf
from edenia_tui.games.tally import tally_of
from edenia_tui.games.way import Way
from edenia_tui.games.words import WordsOf
from edenia_tui.language.citing import cited
from edenia_tui.language.event_facts import kind_of
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.refusing import explain_no_command, lines_of_refusal
from edenia_tui.language.sentences import capital, fold
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat
from tests.games.cups.rules.notation import write_action
from tests.games.cups.rules.rulebook import rulebook
from tests.games.cups.rules.state import (
    SEATS,
    Action,
    Ask,
    Began,
    Count,
    Counted,
    Doubt,
    Doubted,
    Ended,
    Event,
    Face,
    First,
    Lost,
    Roll,
    Rolled,
    Said,
    Shown,
    State,
    TurnBegan,
)
from tests.games.cups.words import queries
from tests.games.cups.words.verbs import for_speakers, in_english

_KINDS: Final[Mapping[str, tuple[type[Event], ...]]] = {
    "turn tour": (Began, TurnBegan),
    "bid annonce": (Said, Counted),
    "doubt doute": (Doubted, Shown, Lost),
    "dice dés": (Rolled,),
    "victory victoire": (Ended,),
}


def describe(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice."""
    match action:
        case Count(number):
            return listener.say("at-least", number=number)
        case Face(face):
            return listener.say("bid", count=view.said, face=face)
        case Roll(face):
            return listener.say("shows", face=face)
        case First(seat):
            return listener.say_of(seat, "action-first")
        case _:
            return listener.say("doubts")


def describe_choice(listener: Listener, view: State, action: Action) -> str:
    """Tell a choice and where it leads."""
    choice = describe(listener, view, action)
    lead = _lead(listener, view, action)
    return listener.say("action-leading", choice=choice, lead=lead) if lead else choice


def list_kinds(listener: Listener, view: State, legal: Sequence[Action]) -> list[KindOf[Action]]:
    """List numbers or faces, and the doubt apart."""
    bids = [action for action in legal if not isinstance(action, Doubt)]
    doubts = [action for action in legal if isinstance(action, Doubt)]
    title = "screen-which" if view.ask is Ask.FACE else "screen-how-many"
    return [
        KindOf(listener.say(heading), [_result(listener, view, one) for one in many])
        for heading, many in ((title, bids), ("screen-instead", doubts))
        if many
    ]


def enumerate_left(view: State) -> Iterator[tuple[Seat, int]]:
    """Give the dice that are left by seat."""
    return ((Seat(seat), left) for seat, left in enumerate(view.left))


def list_ways(listener: Listener, view: State, seat: Seat) -> tuple[Way, ...]:
    """Tell the dice that are left."""
    left = str(view.left[seat])
    return (Way(listener.say("way-dice"), left, listener.say("way-dice"), left),)


def explain_refusal(listener: Listener, typed: str, refused: Refused, example: str) -> list[str]:
    """Explain why not."""
    facts = dict(refused.facts)
    if "seat" in facts:
        facts["seat"] = listener.seat_name(Seat(SEATS.index(facts["seat"])))
    reason = listener.say(f"refusal-{refused.reason}", **facts)
    return lines_of_refusal(
        listener, reason, cited(listener, rulebook(), refused.rule), typed, example
    )


def _result(listener: Listener, view: State, action: Action) -> ResultOf[Action]:
    """Tell a choice beside what is known of the face in question."""
    lead = _lead(listener, view, action)
    return ResultOf(action, describe(listener, view, action), lead, lead)


def _tell_choice(listener: Listener, view: State, action: Action) -> str:
    """Tell a legal command and where it leads."""
    command = for_speakers(write_action(action), listener.speech.language)
    words = _lead(listener, view, action) or describe(listener, view, action)
    return listener.say("report-choice", command=command, words=words)


def _tell_all(listener: Listener, _: State, after: State, events: Sequence[Event]) -> list[str]:
    """Tell what happened."""
    return [capital(line) for event in events for line in _tell(listener, after, event)]


def _stop_rule(listener: Listener, event: Event) -> str | None:
    """Give the rule that ended the game, or that took a die of one's own."""
    if isinstance(event, Ended):
        return event.outcome.rule
    return "DOUBT-1" if isinstance(event, Lost) and event.seat == listener.seat else None


def _standing(listener: Listener, view: State) -> list[str]:
    """Tell what is asked, and everybody's dice."""
    return fold([*queries.asked(listener, view), *queries.everybody(listener, view)])


def _lead(listener: Listener, view: State, action: Action) -> str:
    """Tell what is known of the face in question: one's own dice."""
    if listener.seat is None or isinstance(action, Count | First | Roll):
        return ""
    if isinstance(action, Doubt):
        if view.bid is None:
            return ""
        bid = listener.say("bid", count=view.bid.count, face=view.bid.face)
        own = view.dice[listener.seat].count(view.bid.face)
        return listener.say("doubt-lead", bid=bid, own=own)
    return listener.say("own-of-them", own=view.dice[listener.seat].count(action.face))


def _tell(listener: Listener, after: State, event: Event) -> Iterator[str]:
    match event:
        case Began(seat):
            yield listener.say_of(seat, "event-began")
        case Rolled(seat) if seat == listener.seat:
            if len(after.dice[seat]) == after.left[seat]:
                yield listener.say("your-dice", dice=queries.dice_of(after.dice[seat]))
        case TurnBegan(seat, number) if listener.is_full:
            yield listener.say_of(seat, "event-turn", round=number)
        case Said(seat, count, face) if listener.is_full or seat != listener.seat:
            message = "event-said-full" if listener.is_full else "event-said"
            bid = listener.say("bid", count=count, face=face)
            yield listener.say_of(seat, message, bid=bid)
        case Doubted(seat) if not listener.is_brief:
            yield listener.say_of(seat, "event-doubted")
        case Shown(seat, dice) if listener.is_full:
            yield listener.say_of(seat, "event-shown", dice=queries.dice_of(dice))
        case Lost(seat, there, left):
            message = "event-lost-brief" if listener.is_brief else "event-lost"
            yield listener.say_of(seat, message, there=there, left=left)
        case Ended(outcome):
            yield from queries.tell_outcome(listener, after, outcome)
        case _:
            pass


WORDS: Final = WordsOf[State, Action, Event](
    messages=Path(__file__).parent,
    help=("help-bidding", "help-table"),
    event_help=("replaying-help-event",),
    victories=("last",),
    rule_example=("BID-1", "rules-word"),
    verb_rules={
        **dict.fromkeys(("count", "face"), "BID-1"),
        "doubt": "DOUBT-1",
        "roll": "SET-1",
        "first": "SET-2",
    },
    queries=queries.QUERIES,
    event_kinds={folded(word): kinds for words, kinds in _KINDS.items() for word in words.split()},
    bare=lambda _: None,
    tell=_tell_all,
    begins_turn=lambda event: isinstance(event, TurnBegan),
    stop_rule=_stop_rule,
    difference=queries.difference,
    event_facts=lambda _, event: {"kind": kind_of(event), **asdict(event)},
    facts=lambda _, __: {},
    doubts=lambda *_: [],
    goal=lambda listener, _: listener.say("goal"),
    ways=list_ways,
    tally=lambda _, view: tally_of({}, dict(enumerate_left(view)), ()),
    holdings=queries.everybody,
    standing=_standing,
    ask=lambda view: view.ask.value,
    asked=queries.asked,
    question=queries.question,
    describe=describe,
    describe_choice=describe_choice,
    kinds=list_kinds,
    tell_choice=_tell_choice,
    reasons=lambda listener, view, _: [listener.say("reason-dice", count=sum(view.left))],
    canonical=lambda listener, typed: in_english(typed, listener.speech.language),
    example=lambda listener, command: for_speakers(command, listener.speech.language),
    refusal=explain_refusal,
    not_a_command=lambda listener, error, example: explain_no_command(
        listener, error, example, for_speakers
    ),
)
