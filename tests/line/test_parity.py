"""Who only listens, at level full, knows as much as who looks at the table."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, Protocol, get_args

import pytest

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.listener import Level, Listener
from edenia_tui.language.speech import speech
from edenia_tui.table.watchers import tell
from rules.edenia.artefact import ArtefactKind, artefact
from rules.edenia.events import (
    CloverTaken,
    Ended,
    Event,
    FlagRaised,
    Kept,
    Laid,
    Leapt,
    Played,
    Stopped,
    Teleported,
)
from rules.edenia.opening import Options
from rules.edenia.state import Edition, Rules
from rules.exo.events import Event as ExoEvent
from rules.exo.events import Laid as ExoLaid
from rules.exo.events import Placed, Taken
from rules.exo.opening import Options as ExoOptions
from rules.kernel.seat import CHANCE, Seat
from tests.games.edenia.parity import EdeniaHeard
from tests.games.exo.parity import ExoHeard
from tests.rules.games import Moment, play_on

ENGLISH = Rules(Edition.EN)
NAMES = ("Anna", "Ben", "Green", "Zoë")


class Heard(Protocol):
    """Somebody who makes a position of sentences alone."""

    def hear(self, sentence: str) -> None:
        """Take in one sentence."""

    def check(self, state: Any) -> None:
        """Compare with the rules."""

    def check_points(self, scores: tuple[int, ...]) -> None:
        """Compare the points told at the end."""


LISTENERS: dict[str, Any] = {"edenia": EdeniaHeard, "exo": ExoHeard}
EVENTS: dict[str, Any] = {"edenia": Event, "exo": ExoEvent}


class Recital(NamedTuple):
    """A random game and who listens to it."""

    game: str
    options: Any
    seed: int
    own: Seat | None
    turns: int = 30
    """So many turns it has at least."""

    @property
    def entry(self) -> Entry:
        """The game in the one table."""
        return GAMES[self.game]

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays."""
        return NAMES[: self.options.players]

    def moments(self) -> Iterator[Moment[Any, Any, Any]]:
        """Play it."""
        game = self.entry.game
        return play_on(game, game.start(self.options), Random(self.seed))

    def heard(self) -> Heard:
        """Give somebody who listens."""
        listener: Heard = LISTENERS[self.game](self.options, self.names, self.own)
        return listener

    def listener(self) -> Listener:
        """Give the one who is spoken to."""
        return Listener(speech("en", self.entry.words.messages), self.names, self.own, Level.FULL)


RECITALS = (
    Recital("edenia", Options(2), 1, None),
    Recital("edenia", Options(2), 2, Seat(0)),
    Recital("edenia", Options(2, rules=ENGLISH), 3, Seat(1)),
    Recital("edenia", Options(3), 4, Seat(2)),
    Recital("edenia", Options(3, rules=ENGLISH), 5, None),
    Recital("edenia", Options(4), 6, None),
    Recital("edenia", Options(4, rules=ENGLISH), 7, Seat(3)),
    Recital("edenia", Options(2, rules=Rules(lambs=True)), 8, Seat(0)),
    Recital("edenia", Options(4, rules=Rules(Edition.EN, lambs=True)), 9, None),
    Recital("exo", ExoOptions(2), 1, None, 26),
    Recital("exo", ExoOptions(2), 2, Seat(1), 26),
    Recital("exo", ExoOptions(3), 3, Seat(0), 27),
    Recital("exo", ExoOptions(3), 4, None, 27),
)
SILENT = {
    "edenia": (Leapt, CloverTaken, Laid, Stopped, Teleported, FlagRaised, Kept, Played),
    "exo": (ExoLaid, Taken, Placed),
}
"""Events whose sentences a listener cannot do without."""


def recite(recital: Recital, silent: type[Any] | None = None) -> int:
    """Tell a game to somebody who is checked after every turn; how many turns there were."""
    game, words = recital.entry.game, recital.entry.words
    heard, listener, turns = recital.heard(), recital.listener(), 0
    state = game.start(recital.options)
    for before, action, step in recital.moments():
        actor = game.to_act(before)
        told = tell(game, before, (CHANCE if actor is None else actor, action), step, recital.own)
        events = [event for event in told.events if silent is None or not isinstance(event, silent)]
        for line in words.tell(listener, told.before, told.after, events):
            heard.hear(line)
        state = step.state
        if game.outcome(state) is not None or any(map(words.begins_turn, step.events)):
            turns += 1
            heard.check(state)
    view = game.view(state, recital.own)
    heard.check_points(game.scores(view))
    return turns


def named(recital: Recital) -> str:
    """Call a recital by its game and seed."""
    return f"{recital.game} {recital.seed}"


@pytest.mark.parametrize("recital", RECITALS, ids=named)
def test_the_sentences_tell_the_whole_public_position(recital: Recital) -> None:
    """After every turn the position made of sentences alone is that of the rules."""
    assert recite(recital) >= recital.turns


@pytest.mark.parametrize("game", EVENTS)
def test_the_recitals_hold_everything_that_can_happen(game: str) -> None:
    """Every kind of event occurs."""
    assert {type(event) for event in events_of(game)} == set(get_args(EVENTS[game]))


def events_of(game: str) -> list[Any]:
    """List what happens in the recitals of a game."""
    return [
        event
        for recital in RECITALS
        if recital.game == game
        for moment in recital.moments()
        for event in moment.step.events
    ]


def test_the_recitals_of_edenia_are_varied() -> None:
    """Every kind of artefact is played, lines of three are stood in, and every victory is won."""
    events = events_of("edenia")
    played = {artefact(event.artefact).kind for event in events if isinstance(event, Played)}
    assert played == set(ArtefactKind)
    assert any(isinstance(event, Stopped) and event.index > 1 for event in events)
    assert {event.outcome.victory for event in events if isinstance(event, Ended)} == {
        "race",
        "law",
        "prestige",
    }


@pytest.mark.parametrize(
    ("game", "silent"), [(game, kind) for game, kinds in SILENT.items() for kind in kinds]
)
def test_a_listener_notices_what_is_not_told(game: str, silent: type[Any]) -> None:
    """Whatever kind of sentence is left out, but those that change nothing, the position is another."""
    recital = next(one for one in RECITALS if one.game == game)
    with pytest.raises((AssertionError, KeyError, ValueError)):
        recite(recital, silent)
