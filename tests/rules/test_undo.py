"""How far back a seat may go, in every game: to the last thing that revealed something."""

from random import Random
from typing import Any

import pytest

from rules.edenia.actions import Keep, Play, PlayGromout, PlayJunction, PlayPocket
from rules.edenia.events import FlagRaised, Revealed
from rules.edenia.game import EDENIA
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.undo import Fence, fence_behind, fence_of, steps_back
from tests.rules.games import EDENIA_ROWS, ROWS, Moment, every_row, play
from tests.rules.row import AnyRow

SEEDS = range(2)
GUESSES = 2


def moments(row: AnyRow) -> list[Moment[Any, Any, Any]]:
    """Play a few random games."""
    return [moment for seed in SEEDS for moment in play(row, seed)]


@every_row
def test_nobody_takes_back_chance_or_what_others_decided(row: AnyRow) -> None:
    """Only the seat that decided can take an action back."""
    for moment in moments(row):
        actor = row.game.to_act(moment.before)
        for seat in row.game.seats(moment.before):
            fence = fence_of(row.game, moment.before, moment.action, seat)
            if actor is CHANCE:
                assert fence is Fence.CHANCE
            elif actor != seat:
                assert fence is Fence.OTHER
            else:
                assert fence in (None, Fence.SEEN, Fence.SHOWN, Fence.HIDDEN)


@every_row
def test_what_can_be_taken_back_has_shown_nothing(row: AnyRow) -> None:
    """Whatever may be hidden from the seat, the same action would have shown it the same."""
    rng, checked = Random(1), 0
    for moment in moments(row):
        seat = row.game.to_act(moment.before)
        if not isinstance(seat, int) or fence_of(row.game, moment.before, moment.action, seat):
            continue
        seen = row.game.view(moment.step.state, seat)
        view = row.game.view(moment.before, seat)
        for _ in range(GUESSES):
            other = row.game.guess(view, seat, rng)
            after = row.game.apply(other, moment.action).state
            assert row.game.view(after, seat) == seen
            checked += 1
    assert checked > 100


@every_row
def test_what_hangs_on_something_hidden_names_its_rule(row: AnyRow) -> None:
    """Where a guess comes to something else than the preview, the game says by which rule."""
    rng, found = Random(2), set()
    for moment in moments(row):
        seat = row.game.to_act(moment.before)
        if not isinstance(seat, int):
            continue
        view = row.game.view(moment.before, seat)
        rule = row.game.unsettled_by(view, moment.action)
        assert not row.game.unsettled_by(row.game.guess(view, seat, rng), moment.action)
        if rule:
            assert row.game.rulebook.rule(rule, "en").title
            found.add(rule)
            continue
        expected = row.game.view(row.game.apply(view, moment.action).state, seat)
        for _ in range(GUESSES):
            after = row.game.apply(row.game.guess(view, seat, rng), moment.action).state
            assert row.game.view(after, seat) == expected
    assert row.secrets or not found


@every_row
def test_a_seat_goes_back_action_by_action_to_its_fence(row: AnyRow) -> None:
    """As many steps as are counted can be taken, all of them its own, and the next one cannot."""
    assert 0 in depths_of(row)


@pytest.mark.parametrize("game", sorted({row.game.name for row in ROWS}))
def test_in_every_game_something_can_be_taken_back(game: str) -> None:
    """In one way to play it at least; where each choice is somebody else's turn, nothing can."""
    assert any(len(depths_of(row)) > 1 for row in ROWS if row.game.name == game)


def depths_of(row: AnyRow) -> set[int]:
    """Play a game, try every way back, and tell how far those lead."""
    states: list[Any] = [row.game.start(row.options)]
    actions: list[Any] = []
    depths = set[int]()
    for moment in play(row, 1):
        states.append(moment.step.state)
        actions.append(moment.action)
        asked = row.game.to_act(states[-1])
        for seat in row.game.seats(states[-1]):
            depth = steps_back(row.game, states, actions, seat)
            if seat != asked:
                assert depth == 0
                assert fence_behind(row.game, states, actions, seat) is Fence.TURN
                continue
            depths.add(depth)
            end = len(actions) - depth
            assert all(row.game.to_act(state) == seat for state in states[end:])
            assert fence_behind(row.game, states[: end + 1], actions[:end], seat) is not None
    return depths


def test_before_anybody_has_decided_there_is_nothing_to_take_back() -> None:
    """Who begins is chance's choice; after that, the first seat has nothing behind it."""
    for row in ROWS:
        states = [row.game.start(row.options)]
        actions: list[Any] = []
        for moment in play(row, 1):
            if row.game.to_act(moment.before) is not CHANCE:
                break
            states.append(moment.step.state)
            actions.append(moment.action)
        seat = row.game.to_act(states[-1])
        assert isinstance(seat, int)
        assert fence_behind(row.game, states, actions, Seat(seat)) is Fence.START


def test_a_turn_that_has_just_begun_has_others_behind_it() -> None:
    """Even when chance had the last word in the turn before."""
    row = EDENIA_ROWS[0]
    states: list[Any] = [row.game.start(row.options)]
    actions: list[Any] = []
    met = 0
    deciding = None
    for moment in play(row, 3):
        states.append(moment.step.state)
        actions.append(moment.action)
        actor, asked = row.game.to_act(moment.before), row.game.to_act(moment.step.state)
        if isinstance(actor, int):
            deciding = actor
        if isinstance(asked, int) and deciding not in (None, asked):
            assert fence_behind(row.game, states, actions, asked) is Fence.OTHER
            met += actor is CHANCE
    assert met > 0


def test_in_edenia_looks_and_played_artefacts_are_fences() -> None:
    """A search that shows tokens others have seen, an artefact played, a flag whose loss could make 42.

    Keeping an artefact is no fence.
    """
    met: dict[str, int] = {}
    for moment in (
        moment for row in EDENIA_ROWS[::4] for seed in range(15) for moment in play(row, seed)
    ):
        seat = EDENIA.to_act(moment.before)
        if not isinstance(seat, int) or EDENIA.to_act(moment.step.state) is None:
            continue
        fence, action = fence_of(EDENIA, moment.before, moment.action, seat), moment.action
        view = EDENIA.view(moment.before, seat)
        known = {token.name for dwarf in view.dwarfs for token in dwarf.tokens}
        looked = {e.artefact for e in moment.step.events if isinstance(e, Revealed)}
        if looked - known:
            expected: Fence | None = Fence.SEEN
        elif EDENIA.unsettled_by(view, action) == "WIN-2":
            expected = Fence.HIDDEN
            assert [e.ousted for e in moment.step.events if isinstance(e, FlagRaised)] != [None]
        elif isinstance(action, Play | PlayGromout | PlayJunction | PlayPocket):
            expected = Fence.SHOWN
        else:
            expected = None
        assert fence is expected, action
        name = "keep" if isinstance(action, Keep) else str(expected)
        met[name] = met.get(name, 0) + 1
    met.pop("Fence.HIDDEN", None)  # rare by chance; tests/rules/edenia/test_unsettled.py has it
    assert met.keys() == {"keep", "None", "Fence.SEEN", "Fence.SHOWN"}
    assert min(met.values()) > 20
