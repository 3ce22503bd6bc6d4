"""Questions about a table of Cups."""

from collections.abc import Iterator, Sequence
from typing import Final

from edenia_tui.language.arguments import Arguments
from edenia_tui.language.citing import cited
from edenia_tui.language.listener import Listener
from edenia_tui.language.query import Query, by_word
from edenia_tui.language.sentences import fold
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from tests.games.cups.rules.rulebook import rulebook
from tests.games.cups.rules.state import Ask, State


def dice_of(dice: Sequence[int | None]) -> str:
    """Name dice."""
    return ", ".join(map(str, dice))


def bid_of(listener: Listener, view: State) -> str:
    """Tell the last bid."""
    if view.bid is None:
        return listener.say("no-bid")
    count, face = view.bid.count, view.bid.face
    return listener.say_of(
        view.bid.seat, "last-bid", bid=listener.say("bid", count=count, face=face)
    )


def question(listener: Listener, view: State) -> str:
    """Tell in one short sentence what is asked now."""
    if view.ask is Ask.COUNT:
        message = "question-count" if view.bid is None else "question-more"
        return listener.say_of(view.active, message)
    if view.ask is Ask.FACE:
        return listener.say("question-face", number=view.said)
    if view.ask is Ask.ROLL:
        return listener.say("question-roll")
    return listener.say(f"question-{view.ask.value}")


def asked(listener: Listener, view: State) -> list[str]:
    """Tell what is asked; how the game ended when it is over."""
    if view.outcome is not None:
        return tell_outcome(listener, view, view.outcome)
    if view.ask is Ask.FIRST:
        return [question(listener, view)]
    about_round = listener.say_of(view.active, "query-round", round=view.round)
    return [question(listener, view), about_round]


def tell_outcome(listener: Listener, view: State, outcome: Outcome) -> list[str]:
    """Tell who won, then everybody's dice."""
    winner = outcome.winners[0]
    seats = sorted(view.seats(), key=lambda seat: seat != winner)
    return [
        listener.say_of(winner, "won-last", rule=cited(listener, rulebook(), outcome.rule)),
        *(listener.say_of(seat, "has-dice", left=view.left[seat]) for seat in seats),
    ]


def in_order(view: State) -> tuple[Seat, ...]:
    """Give the seats in the order of play."""
    seats = view.seats()
    return (*seats[view.first :], *seats[: view.first])


def in_a_line(listener: Listener, view: State, seat: Seat) -> str:
    """Tell how many dice somebody has; one's own are named."""
    facts = [listener.say("count-dice", count=view.left[seat])]
    if seat == listener.seat and view.dice[seat]:
        facts.append(dice_of(view.dice[seat]))
    return listener.say_of(seat, "query-player", facts=": ".join(facts))


def everybody(listener: Listener, view: State) -> list[str]:
    """Tell of all players."""
    return [in_a_line(listener, view, seat) for seat in in_order(view)]


def difference(listener: Listener, before: State, after: State) -> list[str]:
    """Tell what has changed."""
    return fold(_changes(listener, before, after)) or [listener.say("query-diff-nothing")]


def _changes(listener: Listener, before: State, after: State) -> Iterator[str]:
    if after.outcome is not None and before.outcome is None:
        yield from tell_outcome(listener, after, after.outcome)
    for seat in after.seats():
        if before.left[seat] != after.left[seat]:
            yield in_a_line(listener, after, seat)
    if before.bid != after.bid:
        yield bid_of(listener, after)


def _status(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    Arguments(listener, words).end()
    about_round = listener.say_of(view.active, "query-round", round=view.round)
    if view.outcome is not None:
        about_round = listener.say("question-over")
    if listener.seat is None:
        return [about_round, *everybody(listener, view)]
    return [in_a_line(listener, view, listener.seat), about_round]


def _board(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    Arguments(listener, words).end()
    total = listener.say("count-dice", count=sum(view.left))
    return [bid_of(listener, view), listener.say("on-table", dice=total)]


def _look(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    Arguments(listener, words).end()
    return [*everybody(listener, view), bid_of(listener, view), *asked(listener, view)]


def _turn(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    Arguments(listener, words).end()
    lines = asked(listener, view)
    if view.ask is not Ask.FIRST:
        lines.append(listener.say_of(view.first, "query-began"))
    return lines


def _who(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    typed = Arguments(listener, words)
    if not typed:
        return everybody(listener, view)
    seat = typed.seat()
    typed.end()
    return [in_a_line(listener, view, seat)]


def _score(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    typed = Arguments(listener, words)
    own = view.active if listener.seat is None else listener.seat
    seat = typed.seat() if typed else own
    typed.end()
    return [listener.say_of(seat, "has-dice", left=view.left[seat])]


QUERIES: Final = by_word(
    (
        Query("look", ("regarder", "regarde"), _look, "l"),
        Query("status", ("état",), _status, "s"),
        Query("turn", ("tour",), _turn, "t"),
        Query("board", ("plateau", "table"), _board, "b"),
        Query("who", ("qui",), _who, "w"),
        Query("score", ("points",), _score, "o"),
    )
)
