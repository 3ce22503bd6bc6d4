"""Who only listens, at level full, knows as much as who looks at the table."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, get_args

import pytest

from edenia_tui.table.watchers import tell
from edenia_tui.words.edenia.events import tell_events
from edenia_tui.words.listener import Level, Listener
from edenia_tui.words.speech import speech
from rules.edenia.actions import Action
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
    TurnBegan,
)
from rules.edenia.galaxy import PATHS, RELAY, RIM_PLACES, Cell
from rules.edenia.game import EDENIA
from rules.edenia.notation.names import cell_name, path_name, place_name, side_name
from rules.edenia.opening import Options
from rules.edenia.places import number_of, seat_of
from rules.edenia.state import Edition, Rules, State
from rules.kernel.seat import CHANCE, Seat
from tests.line.parity import Chronicle, Dwarf, Hand, Planet, Public
from tests.rules.games import Moment, play_on

ENGLISH = Rules(Edition.EN)
NAMES = ("Anna", "Ben", "Green", "Zoë")


class Recital(NamedTuple):
    """A random game and who listens to it."""

    options: Options
    seed: int
    own: Seat | None

    def moments(self) -> Iterator[Moment[State, Action, Event]]:
        """Play it."""
        return play_on(EDENIA, EDENIA.start(self.options), Random(self.seed))


RECITALS = (
    Recital(Options(2), 1, None),
    Recital(Options(2), 2, Seat(0)),
    Recital(Options(2, rules=ENGLISH), 3, Seat(1)),
    Recital(Options(3), 4, Seat(2)),
    Recital(Options(3, rules=ENGLISH), 5, None),
    Recital(Options(4), 6, None),
    Recital(Options(4, rules=ENGLISH), 7, Seat(3)),
    Recital(Options(2, rules=Rules(lambs=True)), 8, Seat(0)),
    Recital(Options(4, rules=Rules(Edition.EN, lambs=True)), 9, None),
)


def public_of(state: State) -> Public:
    """Write down what is public in a state, in the words of the listener."""
    cells = [cell_name(Cell(number)) for number in range(25)]
    return Public(
        hands=[
            Hand(
                player.clovers,
                player.flags,
                list(player.trifoliums),
                len(player.hidden),
                list(player.played),
            )
            for player in state.players
        ],
        tiles=dict(zip(cells, map(str, state.tiles), strict=True)),
        relays={
            f"{cell_name(cell)} {side_name(side)} {path_name(path)}"
            for (cell, side), rim in zip(RIM_PLACES, state.rim, strict=True)
            for path in PATHS
            if rim[path] == RELAY
        },
        deck=[list(layer) for layer in state.deck or ()],
        lines={
            place_name(spot, state.tiles): [(seat_of(one), number_of(one)) for one in line]
            for spot, line in state.flock
        },
        supply=state.clovers,
        sabotages=state.sabotages,
        trifoliums=list(state.trifoliums),
        planets={
            cell_name(planet.cell): Planet(planet.clovers, planet.flag, planet.protected)
            for planet in state.planets
        },
        dwarfs={
            cell_name(dwarf.cell): Dwarf(
                len(dwarf.tokens),
                {seat for seat in state.seats() for one in dwarf.tokens if one.seen >> seat & 1},
            )
            for dwarf in state.dwarfs
        },
        sabotaged={cell_name(cell) for cell in state.sabotaged},
        first=state.first,
        active=state.active,
        round=state.round,
        winners=set(state.outcome.winners) if state.outcome else set(),
        ended=(state.outcome.victory, state.outcome.rule) if state.outcome else None,
    )


@pytest.mark.parametrize("recital", RECITALS, ids=lambda recital: f"game {recital.seed}")
def test_the_sentences_tell_the_whole_public_position(recital: Recital) -> None:
    """After every turn the position made of sentences alone is that of the rules."""
    own = recital.own
    names = NAMES[: recital.options.players]
    listener = Listener(speech("en"), names, own, Level.FULL)
    chronicle = Chronicle(public_of(EDENIA.start(recital.options)), names, own)
    turns = 0
    for before, action, step in recital.moments():
        actor = EDENIA.to_act(before)
        told = tell(EDENIA, before, (CHANCE if actor is None else actor, action), step, own)
        lines = tell_events(listener, told.before, told.after, told.events)
        for line in lines:
            chronicle.hear(line)
        if any(isinstance(event, TurnBegan | Ended) for event in step.events):
            turns += 1
            assert _sorted(chronicle.public) == _sorted(public_of(step.state)), lines
            if own is not None:
                assert sorted(chronicle.own_hand) == list(step.state.players[own].hidden), lines
    scores = EDENIA.scores(told.after)
    assert chronicle.points == dict(enumerate(scores))
    assert turns > 30


def _sorted(public: Public) -> Public:
    """Give the layers of the deck an order: they have none."""
    public.deck = [sorted(layer) for layer in public.deck]
    return public


def test_the_recitals_hold_everything_that_can_happen() -> None:
    """Every event occurs, every kind of artefact is played, and lines of three are stood in."""
    events = [
        event
        for recital in RECITALS
        for moment in recital.moments()
        for event in moment.step.events
    ]
    assert {type(event) for event in events} == set(get_args(Event))
    played = {artefact(event.artefact).kind for event in events if isinstance(event, Played)}
    assert played == set(ArtefactKind)
    assert any(isinstance(event, Stopped) and event.index > 1 for event in events)
    assert {event.outcome.victory for event in events if isinstance(event, Ended)} == {
        "race",
        "law",
        "prestige",
    }


def test_a_listener_notices_what_is_not_told() -> None:
    """Whatever kind of sentence is left out, but those that change nothing, the position is another."""
    recital = RECITALS[0]
    for silent in (Leapt, CloverTaken, Laid, Stopped, Teleported, FlagRaised, Kept, Played):
        with pytest.raises((AssertionError, KeyError, ValueError)):
            _recite_without(recital, silent)


def _recite_without(recital: Recital, silent: type[Event]) -> None:
    names = NAMES[: recital.options.players]
    listener = Listener(speech("en"), names, None, Level.FULL)
    chronicle = Chronicle(public_of(EDENIA.start(recital.options)), names, None)
    for before, _, step in recital.moments():
        events = [EDENIA.news(event, None) for event in step.events]
        told = [event for event in events if not isinstance(event, silent)]
        for line in tell_events(listener, before, step.state, told):
            chronicle.hear(line)
        if any(isinstance(event, TurnBegan | Ended) for event in events):
            assert _sorted(chronicle.public) == _sorted(public_of(step.state))
