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
from rules.galaxies.actions import Action
from rules.galaxies.frames import Dealing, Keeping
from rules.galaxies.game import GALAXIES
from rules.galaxies.opening import Options
from rules.galaxies.state import State
from rules.kernel.seat import CHANCE, Seat
from tests.long.proofs import cases
from tests.rules.games import pick

_WAYS: Final = (
    Options(2),
    Options(2, expansion=True),
    Options(3, expansion=True),
    Options(4, expansion=True, open_cards=True),
    Options(5, expansion=True),
)
_NAMES: Final = ("Ann", "Ben", "Cy", "Dee", "Eve")
_BOTS: Final = ("ewe", "ram:4", "shepherd:4")
_CHUNK: Final = 5
_SAID: Final = 2
"""So many actions of a pair are told in words."""


class Pair(msgspec.Struct, frozen=True):
    """Two tables that somebody cannot tell apart."""

    one: State
    other: State
    eyes: Seat | None

    @property
    def view(self) -> State:
        """What they look like."""
        return GALAXIES.view(self.one, self.eyes)


def pair(number: int) -> Pair:
    """Play a random game until something is hidden from somebody, and guess it in two ways."""
    rng = Random(f"pair {number}")
    while True:
        state = GALAXIES.start(_WAYS[number % len(_WAYS)])
        for _ in range(rng.randrange(5, 600)):
            before, state = state, GALAXIES.apply(state, pick(GALAXIES, state, rng)).state
            if GALAXIES.to_act(state) is None:
                state = before
                break
        eyes = rng.choice((None, *state.seats()))
        view = GALAXIES.view(state, eyes)
        one, other = (GALAXIES.guess(view, eyes, Random(rng.random())) for _ in range(2))
        if one != other:
            return Pair(one, other, eyes)


def alike(found: Pair) -> Iterator[tuple[Action, Action]]:
    """Give actions, one for each table, that look the same to whoever looks."""
    one, other = GALAXIES.legal(found.one), GALAXIES.legal(found.other)
    frame = found.one.stack[-1]
    if isinstance(frame, Dealing | Keeping) and frame.seat != found.eyes:
        yield one[0], other[-1]
        return
    for action in one:
        if action in other and GALAXIES.apply(found.one, action).state.outcome is None:  # SEC-7
            yield action, action


def told(found: Pair, state: State, action: Action) -> Told[Any, Any, Any]:
    """Do an action, as whoever looks is told of it."""
    actor = GALAXIES.to_act(state)
    step = GALAXIES.apply(state, action)
    return tell(GALAXIES, state, (CHANCE if actor is None else actor, action), step, found.eyes)


def sentences(found: Pair, news: Told[Any, Any, Any]) -> list[str]:
    """Everything that is said of it, at every level in both languages."""
    words = GAMES["galaxies"].words
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
    names = _NAMES[: len(found.one.mats)]
    return Listener(speech(language, GAMES["galaxies"].words.messages), names, found.eyes, level)


def pictures(found: Pair, view: State) -> list[str]:
    """Everything that is drawn of it."""
    entry, listener = GAMES["galaxies"], listener_of(found, "en")
    drawn = [entry.board.draw(view, zoom, UNICODE) for zoom in Zoom]
    drawn += [entry.presenter.draw(listener, view, zoom, UNICODE, None).canvas for zoom in Zoom]
    return [canvas.text() for canvas in drawn]


@pytest.mark.parametrize("chunk", cases("galaxies-secrets")[::_CHUNK])
def test_secrets_change_nothing_for_those_who_do_not_know_them(chunk: int) -> None:
    """Views, news, sentences, pictures and the choices of bots are equal to the letter."""
    for number in range(chunk, chunk + _CHUNK):
        found = pair(number)
        view, other = found.view, GALAXIES.view(found.other, found.eyes)
        assert msgspec.json.encode(view) == msgspec.json.encode(other)
        assert GALAXIES.write_position(view) == GALAXIES.write_position(other)
        assert pictures(found, view) == pictures(found, other)
        if GALAXIES.to_act(found.one) == found.eyes:
            for spec in _BOTS:
                chosen = [summon(spec)(GALAXIES, seen, Random(number)) for seen in (view, other)]
                assert chosen[0] == chosen[1]
        for at, (one, two) in enumerate(alike(found)):
            news = told(found, found.one, one), told(found, found.other, two)
            assert msgspec.json.encode(news[0]) == msgspec.json.encode(news[1]), number
            if at < _SAID:
                assert sentences(found, news[0]) == sentences(found, news[1])


def test_the_pairs_hide_something_in_every_way() -> None:
    """Missions before and after the choice, exploration cards, for players and spectators."""
    found = [pair(number) for number in range(60)]
    views = [one.view for one in found]
    assert any(None in mat.found for view in views for mat in view.mats)
    assert any(isinstance(view.stack[-1], Dealing | Keeping) for view in views)
    assert any(one.one.mats[0].kept != one.other.mats[0].kept for one in found)
    assert any(one.eyes is None for one in found)
    assert any(GALAXIES.to_act(one.one) == one.eyes for one in found)
    assert sum(len([*alike(one)]) > 0 for one in found) > 40
