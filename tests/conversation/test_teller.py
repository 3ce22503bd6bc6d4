"""What waits to be told: a game that sums up is asked again with each action until it speaks."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from edenia_tui.conversation.teller import Teller
from edenia_tui.games.words import Happened
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import speech
from edenia_tui.table.stand_in import StandIn
from edenia_tui.table.watchers import AnyTold, tell
from rules.kernel.seat import CHANCE, Seat
from tests.games.cups.rules.game import CUPS
from tests.games.cups.rules.state import Event, Options, State
from tests.games.cups.words.words import WORDS

_TOGETHER = 3
"""So many actions the game under test waits for."""


def summed(_: Listener, steps: Sequence[Happened[State, Event]]) -> list[str] | None:
    """Speak of three actions at a time, by the number of their events."""
    if len(steps) < _TOGETHER:
        return None
    return [" ".join(str(len(step.events)) for step in steps)]


SUMMING = msgspec.structs.replace(WORDS, tell_together=summed)


def listener(level: Level = Level.NORMAL) -> Listener:
    """Give a spectator: everything that is told is told of others."""
    return Listener(speech("en", WORDS.messages), ("Ann", "Bob"), None, level)


def happened(number: int) -> list[AnyTold]:
    """Play so many actions at random, as a spectator sees them."""
    rng, state = Random(1), CUPS.start(Options(2))
    seen: list[AnyTold] = []
    while len(seen) < number:
        actor = CUPS.to_act(state)
        assert actor is not None
        action = rng.choice(CUPS.legal(state))
        step = CUPS.apply(state, action)
        seen.append(tell(CUPS, state, (actor, action), step, None))
        state = step.state
    return seen


def each(hearer: Listener, seen: Sequence[AnyTold]) -> list[list[str]]:
    """Tell the actions one by one, as a game does that does not sum up."""
    return [WORDS.tell(hearer, one.before, one.after, one.events) for one in seen]


def flat(many: Sequence[Sequence[Any]]) -> list[Any]:
    """Put lists one after the other."""
    return [one for some in many for one in some]


def test_nothing_is_told_until_the_game_speaks() -> None:
    """Every action is handed over once, in order; then the waiting begins anew."""
    seen, teller = happened(2 * _TOGETHER), Teller(SUMMING)
    counts = [str(len(one.events)) for one in seen]
    first, second = " ".join(counts[:_TOGETHER]), " ".join(counts[_TOGETHER:])
    told = [teller.tell(listener(), one) for one in seen]
    assert told == [[], [], [first], [], [], [second]]
    assert teller.tell_rest(listener()) == []


def test_what_still_waits_is_told_one_by_one() -> None:
    """Nothing is lost where nothing more comes, and nothing is told twice."""
    seen, teller = happened(40), Teller(SUMMING)
    start = next(index for index, lines in enumerate(each(listener(), seen)) if lines)
    waiting = seen[start : start + 2]
    assert [teller.tell(listener(), one) for one in waiting] == [[], []]
    assert teller.tell_rest(listener()) == flat(each(listener(), waiting)) != []
    assert teller.tell_rest(listener()) == []


def test_whoever_wants_everything_is_told_what_waited_first() -> None:
    """At the level full each action is told at once, after those that waited."""
    full, seen, teller = listener(Level.FULL), happened(40), Teller(SUMMING)
    start = next(index for index, lines in enumerate(each(full, seen)) if lines)
    waited, now = seen[start : start + 2]
    assert teller.tell(listener(), waited) == []
    assert teller.tell(full, now) == flat(each(full, [waited, now]))
    assert teller.tell(full, waited) == flat(each(full, [waited])) != []


def test_a_stand_in_is_never_summed_up() -> None:
    """That another had to choose for a bot is told with its action, after what waited."""
    seen, teller = happened(40), Teller(SUMMING)
    number = next(index for index, one in enumerate(seen) if index and one.actor is not CHANCE)
    chosen = msgspec.structs.replace(seen[number], stand_in=StandIn("lamb", is_late=True))
    assert teller.tell(listener(), seen[number - 1]) == []
    told = teller.tell(listener(), chosen)
    before, after = each(listener(), [seen[number - 1], chosen])
    assert isinstance(chosen.actor, int)
    late = listener().say_of(Seat(chosen.actor), "bot-late", bot="lamb")
    assert told == [*before, late, *after]


def test_a_game_that_does_not_sum_up_waits_for_nothing() -> None:
    """Each action is told when it has happened."""
    seen, teller = happened(40), Teller(WORDS)
    assert [teller.tell(listener(), one) for one in seen] == each(listener(), seen)
    assert teller.tell_rest(listener()) == []
