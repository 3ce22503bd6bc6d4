"""Pairs of tables that somebody cannot tell apart, and everything that must be the same for them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

import msgspec

from edenia_tui.canvas.charset import UNICODE
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import speech
from edenia_tui.table.watchers import Told, tell
from rules.bots.herd import summon
from rules.kernel.seat import CHANCE, Seat
from tests.rules.games import pick

S = TypeVar("S")

_NAMES: Final = ("Ann", "Ben", "Cy", "Dee", "Eve")


@dataclass(frozen=True)
class Pair(Generic[S]):
    """Two tables that differ in nothing but what somebody may not know."""

    entry: Entry
    one: S
    other: S
    eyes: Seat | None

    @property
    def view(self) -> S:
        """What they look like."""
        view: S = self.entry.game.view(self.one, self.eyes)
        return view


def guessed_pair(entry: Entry, ways: Sequence[Any], number: int, longest: int) -> Pair[Any]:
    """Play a random game until something is hidden from somebody, and guess it in two ways."""
    game, rng = entry.game, Random(f"pair {number}")
    while True:
        state = before = game.start(ways[number % len(ways)])
        for _ in range(rng.randrange(5, longest)):
            if game.to_act(state) is None:
                break
            before, state = state, game.apply(state, pick(game, state, rng)).state
        if game.to_act(state) is None:
            state = before
        eyes = rng.choice((None, *game.seats(state)))
        view = game.view(state, eyes)
        one, other = (game.guess(view, eyes, Random(rng.random())) for _ in range(2))
        if one != other:
            return Pair(entry, one, other, eyes)


def assert_same_picture(found: Pair[Any]) -> None:
    """What is seen, written down and drawn of the two tables is equal to the letter."""
    game, view = found.entry.game, found.view
    other = game.view(found.other, found.eyes)
    assert msgspec.json.encode(view) == msgspec.json.encode(other)
    assert game.write_position(view) == game.write_position(other)
    assert _pictures(found, view) == _pictures(found, other)


def assert_same_advice(found: Pair[Any], bots: Iterable[str], number: int) -> None:
    """Bots that look through these eyes choose the same, if they are asked."""
    game = found.entry.game
    if game.to_act(found.one) != found.eyes:
        return
    views = found.view, game.view(found.other, found.eyes)
    for spec in bots:
        one, other = (summon(spec)(game, view, Random(number)) for view in views)
        assert one == other


def assert_same_news(found: Pair[Any], actions: tuple[Any, Any], *, in_words: bool = True) -> None:
    """What is told of two actions that look the same, one on each table, is equal to the letter."""
    one, other = _told(found, found.one, actions[0]), _told(found, found.other, actions[1])
    assert msgspec.json.encode(one) == msgspec.json.encode(other)
    if in_words:
        assert _sentences(found, one) == _sentences(found, other)


def _told(found: Pair[Any], state: Any, action: Any) -> Told[Any, Any, Any]:
    """Do an action, as whoever looks is told of it."""
    game = found.entry.game
    actor, step = game.to_act(state), game.apply(state, action)
    return tell(game, state, (CHANCE if actor is None else actor, action), step, found.eyes)


def _sentences(found: Pair[Any], news: Told[Any, Any, Any]) -> list[str]:
    """Everything that is said of it, at every level in both languages."""
    words = found.entry.words
    said: list[str] = []
    for language in ("en", "fr"):
        for level in Level:
            listener = _listener(found, language, level)
            said += words.tell(listener, news.before, news.after, news.events)
            said += words.difference(listener, news.before, news.after)
            for query in words.queries.values():
                said += query.answer(listener, news.after, ())
    return said


def _listener(found: Pair[Any], language: str, level: Level = Level.NORMAL) -> Listener:
    """Give somebody with these eyes."""
    names = _NAMES[: len(found.entry.game.seats(found.one))]
    return Listener(speech(language, found.entry.words.messages), names, found.eyes, level)


def _pictures(found: Pair[Any], view: Any) -> list[str]:
    """Everything that is drawn of it."""
    entry, listener = found.entry, _listener(found, "en")
    drawn = [entry.board.draw(view, zoom, UNICODE) for zoom in Zoom]
    drawn += [entry.presenter.draw(listener, view, zoom, UNICODE, None).canvas for zoom in Zoom]
    return [canvas.text() for canvas in drawn]
