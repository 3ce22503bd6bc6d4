"""Actions and positions of Cups as text, both ways."""

from collections.abc import Iterator
from typing import Final

from rules.kernel.expected import Form
from rules.kernel.lines import Word, read_words, the_only
from rules.kernel.outcome import Outcome
from rules.kernel.refused import NotACommand, misread
from rules.kernel.seat import Seat
from rules.kernel.slips import Slip as CommonSlip
from rules.kernel.typed import count_understood, find_verb, find_word
from tests.games.cups.rules.slips import Noun, Slip
from tests.games.cups.rules.state import (
    DICE,
    FACES,
    SEATS,
    Action,
    Ask,
    Bid,
    Count,
    Doubt,
    Face,
    First,
    Roll,
    State,
)

_FORMS: Final = {
    form.verb: form
    for form in (
        Form("count", "NUMBER", ("count 3",)),
        Form("face", "FACE", ("face 5",)),
        Form("doubt"),
        Form("roll", "FACE", ("roll 5",)),
        Form("first", "SEAT", (f"first {SEATS[0]}",)),
    )
}
_MOST: Final = 999


def write_action(action: Action) -> str:
    """Give the canonical text of an action."""
    match action:
        case Count(number):
            return f"count {number}"
        case Face(face):
            return f"face {face}"
        case Roll(face):
            return f"roll {face}"
        case First(seat):
            return f"first {SEATS[seat]}"
        case _:
            return "doubt"


def read_action(typed: str) -> Action:
    """Understand a typed line, legal or not."""
    verb, words = find_verb(typed, tuple(_FORMS))
    action = _read(verb, words)
    if action is None:
        form = _FORMS[verb]
        understood = count_understood(
            [verb, *words], form.examples, lambda line: _read(line[0], [*line[1:]]) is not None
        )
        raise NotACommand(typed.strip(), form, understood)
    return action


def _read(verb: str, words: list[str]) -> Action | None:
    if verb == "doubt":
        return None if words else Doubt()
    if len(words) != 1:
        return None
    if verb == "first":
        seat = find_word(words[0], SEATS)
        return None if seat is None else First(Seat(SEATS.index(seat)))
    is_number = words[0].isascii() and words[0].isdigit() and len(words[0]) <= len(str(_MOST))
    number = int(words[0]) if is_number else 0
    if verb == "count":
        return Count(number) if number else None
    if number not in FACES:
        return None
    return Face(number) if verb == "face" else Roll(number)


def write_position(state: State) -> str:
    """Give the canonical text of a state or view."""
    return "".join(f"{line}\n" for line in _lines(state))


def _lines(state: State) -> Iterator[str]:
    yield "cups 1"
    yield f"left {' '.join(map(str, state.left))}"
    if state.ask is Ask.FIRST:
        return
    yield f"round {state.round}"
    yield f"first {SEATS[state.first]}"
    yield f"turn {SEATS[state.active]}"
    for seat, dice in enumerate(state.dice):
        if dice:
            yield f"{SEATS[seat]} {' '.join('?' if die is None else str(die) for die in dice)}"
    if state.bid is not None:
        yield f"bid {SEATS[state.bid.seat]} {state.bid.count} {state.bid.face}"
    if state.said:
        yield f"said {state.said}"
    if state.outcome is not None:
        yield f"won {SEATS[state.outcome.winners[0]]}"


def read_position(text: str) -> State:
    """Understand a position; what is left out is as at the beginning."""
    lines: dict[str, list[Word]] = {}
    for key, *words in read_words(text):
        name = key.one_of(
            ("cups", "left", "round", "first", "turn", *SEATS, "bid", "said", "won"), Noun.LINE
        )
        if name in lines:
            key.fail(CommonSlip.SECOND_LINE)
        lines[name] = [key, *words]
    if "cups" not in lines:
        raise misread(CommonSlip.LINE_MISSING, 1, name="cups")
    left = tuple(word.number(0, DICE) for word in lines.get("left", [])[1:]) or (DICE, DICE)
    if not 2 <= len(left) <= len(SEATS):
        lines["left"][0].fail(Slip.DICE)
    players = SEATS[: len(left)]

    def seat_of(name: str) -> Seat:
        key, *words = lines[name]
        return Seat(players.index(the_only(key, words[:1]).one_of(players, Noun.PLAYER)))

    empty: tuple[tuple[int | None, ...], ...] = ((),) * len(left)
    if "first" not in lines:
        return State(left, empty, Seat(0), Seat(0), 1, Ask.FIRST)
    first = seat_of("first")
    active = seat_of("turn") if "turn" in lines else first
    number = lines["round"][1].number(1) if "round" in lines else 1
    dice = tuple(_dice(lines.get(name, [])[1:], left[seat]) for seat, name in enumerate(players))
    if "won" in lines:
        outcome = Outcome((seat_of("won"),), "last", "END-1")
        return State(left, dice, first, active, number, Ask.OVER, outcome=outcome)
    bid = None
    if "bid" in lines:
        _, _, count, face = lines["bid"]
        bid = Bid(seat_of("bid"), count.number(1, sum(left)), face.number(1, FACES[-1]))
    if tuple(map(len, dice)) != left:
        return State(left, dice, first, active, number, Ask.ROLL)
    if "said" not in lines:
        return State(left, dice, first, active, number, Ask.COUNT, bid)
    said = lines["said"][1].number(1, sum(left))
    return State(left, dice, first, active, number, Ask.FACE, bid, said)


def _dice(words: list[Word], most: int) -> tuple[int | None, ...]:
    if len(words) > most:
        words[most].fail(Slip.DIE)
    return tuple(None if word.text == "?" else word.number(1, FACES[-1]) for word in words)
