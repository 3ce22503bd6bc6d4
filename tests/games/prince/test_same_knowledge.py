"""Who knows the same is shown, told and drawn the same, whatever the secrets are (SEC-1 to SEC-9)."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec
import pytest

from edenia_tui.canvas.charset import UNICODE
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import speech
from edenia_tui.table.watchers import Told, tell
from rules.bots.herd import summon
from rules.kernel.seat import CHANCE, Seat
from rules.prince.actions import Action, Choose, Draw, Name, Take, TakeHidden
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.state import Ask, State
from tests.long.proofs import cases
from tests.rules.games import pick

_WAYS: Final = (
    Options(2),
    Options(2, secret=True),
    Options(3, secret=True),
    Options(5, secret=True),
)
_NAMES: Final = ("Ann", "Ben", "Cy", "Dee", "Eve")
_BOTS: Final = ("ewe", "ram:20", "shepherd:10")
_CHUNK: Final = 5


class Pair(msgspec.Struct, frozen=True):
    """Two tables that somebody cannot tell apart."""

    one: State
    other: State
    eyes: Seat | None

    @property
    def view(self) -> State:
        """What they look like."""
        return PRINCE.view(self.one, self.eyes)


def pair(number: int) -> Pair:
    """Play a random game until something is hidden from somebody, and guess it in two ways."""
    rng = Random(f"pair {number}")
    while True:
        state = PRINCE.start(_WAYS[number % len(_WAYS)])
        for _ in range(rng.randrange(5, 110)):
            if PRINCE.to_act(state) is None:
                break
            before, state = state, PRINCE.apply(state, pick(PRINCE, state, rng)).state
        if PRINCE.to_act(state) is None:
            state = before
        eyes = rng.choice((None, *state.seats()))
        view = PRINCE.view(state, eyes)
        one, other = (PRINCE.guess(view, eyes, Random(rng.random())) for _ in range(2))
        if one != other:
            return Pair(one, other, eyes)


def alike(found: Pair) -> Iterator[tuple[Action, Action]]:
    """Give actions, one for each table, that look the same to whoever looks."""
    one, other, eyes = found.one, found.other, found.eyes
    if one.ask is Ask.HIDE and eyes != one.active:
        return  # which tiles are laid open is told to all, and another each time
    if one.ask is Ask.DRAW and (one.is_for_two() or one.is_in_hand()) and eyes != one.chooser:
        yield PRINCE.legal(one)[0], PRINCE.legal(other)[-1]
        return
    if one.ask is Ask.TAKE and one.is_in_hand() and eyes != one.active:
        if [eyes] != [seat for seat in one.seats() if seat not in (*one.served, one.active)]:
            yield PRINCE.legal(one)[0], PRINCE.legal(other)[-1]
        return  # the last one is shown what is left over
    view = found.view
    for action in PRINCE.legal(one):
        is_open = isinstance(action, Choose | Name | Take | Draw | TakeHidden)
        if is_open and action in PRINCE.legal(other) and not turns_up(view, eyes, action):
            yield action, action


def turns_up(view: State, eyes: Seat | None, action: Action) -> bool:
    """Tell whether whoever looks is shown something by it that they did not know."""
    if view.is_in_hand() and isinstance(action, Name) and action.seat == eyes:
        return True
    if isinstance(action, TakeHidden) and view.down is None:
        return True
    if view.is_for_two() and view.served and view.down is None:  # TWO-5: the third is turned up
        return True
    return view.round == 16 and len(view.served) >= len(view.planets) - 2


def told(found: Pair, state: State, action: Action) -> Told[Any, Any, Any]:
    """Do an action, as whoever looks is told of it."""
    actor = PRINCE.to_act(state)
    step = PRINCE.apply(state, action)
    return tell(PRINCE, state, (CHANCE if actor is None else actor, action), step, found.eyes)


def sentences(found: Pair, news: Told[Any, Any, Any]) -> list[str]:
    """Everything that is said of it, at every level in both languages."""
    words = GAMES["prince"].words
    said: list[str] = []
    for language in ("en", "fr"):
        for level in Level:
            listener = listener_of(found, language, level)
            said += words.tell(listener, news.before, news.after, news.events)
            said += words.difference(listener, news.before, news.after)
            for query in words.queries.values():
                said += query.answer(listener, news.after, ())
    return said


def listener_of(found: Pair, language: str, level: Level = Level.NORMAL) -> Listener:
    """Somebody with these eyes."""
    names = _NAMES[: len(found.one.planets)]
    return Listener(speech(language, GAMES["prince"].words.messages), names, found.eyes, level)


def pictures(found: Pair, view: State) -> list[str]:
    """Everything that is drawn of it."""
    entry, listener = GAMES["prince"], listener_of(found, "en")
    drawn = [entry.board.draw(view, zoom, UNICODE) for zoom in Zoom]
    drawn += [entry.presenter.draw(listener, view, zoom, UNICODE, None).canvas for zoom in Zoom]
    return [canvas.text() for canvas in drawn]


@pytest.mark.parametrize("chunk", cases("prince-secrets")[::_CHUNK])
def test_secrets_change_nothing_for_those_who_do_not_know_them(chunk: int) -> None:
    """Views, news, sentences, pictures and the choices of bots are equal to the letter."""
    for number in range(chunk, chunk + _CHUNK):
        found = pair(number)
        view, other = found.view, PRINCE.view(found.other, found.eyes)
        assert msgspec.json.encode(view) == msgspec.json.encode(other)
        assert PRINCE.write_position(view) == PRINCE.write_position(other)
        assert pictures(found, view) == pictures(found, other)
        if PRINCE.to_act(found.one) == found.eyes:
            for spec in _BOTS:
                chosen = [summon(spec)(PRINCE, seen, Random(number)) for seen in (view, other)]
                assert chosen[0] == chosen[1]
        for one, two in alike(found):
            news = told(found, found.one, one), told(found, found.other, two)
            assert msgspec.json.encode(news[0]) == msgspec.json.encode(news[1]), number
            assert sentences(found, news[0]) == sentences(found, news[1])


def test_the_pairs_hide_something_in_every_way() -> None:
    """Tiles in somebody's hand, one that lies face down, and Characters, for players and spectators."""
    found = [pair(number) for number in range(80)]
    assert any(None in one.view.offer for one in found)
    assert any(one.view.down is None for one in found)
    assert any(one.view.secrets and one.view.secrets[-1].rest for one in found)
    assert any(one.eyes is None for one in found)
    assert sum(len([*alike(one)]) > 0 for one in found) > 40
