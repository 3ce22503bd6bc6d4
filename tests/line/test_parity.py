"""Who only listens, at level full, knows as much as who looks at the table."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest

from edenia_tui.table.watchers import tell
from rules.edenia.artefact import ArtefactKind, artefact
from rules.edenia.events import Ended, Played, Stopped
from rules.kernel.seat import CHANCE
from tests.games.discovery import UNDER_TEST
from tests.line.recital import Recital
from tests.rules.games import Moment, play_on

PARITIES = {game.entry.name: game.parity for game in UNDER_TEST}
RECITALS = tuple(recital for parity in PARITIES.values() for recital in parity.recitals)


def moments_of(recital: Recital) -> Iterator[Moment[Any, Any, Any]]:
    """Play it."""
    game = recital.entry.game
    return play_on(game, game.start(recital.options), Random(recital.seed))


def recite(recital: Recital, silent: type[Any] | None = None) -> int:
    """Tell a game to somebody who is checked after every turn; how many turns there were."""
    game, words = recital.entry.game, recital.entry.words
    heard, listener, turns = recital.heard(), recital.listener(), 0
    state = game.start(recital.options)
    for before, action, step in moments_of(recital):
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


@pytest.mark.parametrize("game", PARITIES)
def test_the_recitals_hold_everything_that_can_happen(game: str) -> None:
    """Every kind of event occurs."""
    assert {type(event) for event in events_of(game)} == set(get_args(PARITIES[game].events))


def events_of(game: str) -> list[Any]:
    """List what happens in the recitals of a game."""
    return [
        event
        for recital in RECITALS
        if recital.game == game
        for moment in moments_of(recital)
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
    ("game", "silent"),
    [(game, kind) for game, parity in PARITIES.items() for kind in parity.silent],
)
def test_a_listener_notices_what_is_not_told(game: str, silent: type[Any]) -> None:
    """Whatever kind of sentence is left out, but those that change nothing, the position is another."""
    recital = next(one for one in RECITALS if one.game == game)
    with pytest.raises((AssertionError, KeyError, ValueError)):
        recite(recital, silent)
