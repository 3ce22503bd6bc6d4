"""Tasks that make sense in any game: made of its contract, put together by each game for itself."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from edenia_tui.games.aim import Aim, Horizon
from rules.kernel.game import AnyGame
from rules.kernel.seat import Seat

Look = Callable[[Any, Seat], bool]
"""Tells quickly whether a position might be a puzzle."""
_MOST_POINTS: Final = 30
"""No turn of ours brings more."""


def win_this_turn(game: AnyGame, is_near: Look) -> Aim:
    """Win before anybody else's turn begins, whatever chance brings."""
    return Aim(
        name="win",
        horizon=Horizon.TURN,
        whats=_nothing,
        is_worth_a_look=is_near,
        is_reached=lambda state, seat, _: _has_won(game, state, seat),
    )


def win_the_game(game: AnyGame, is_near: Look, *, is_one_choice: bool = False) -> Aim:
    """Win in the end, whatever the others answer."""
    return Aim(
        name="endgame",
        horizon=Horizon.GAME,
        whats=_nothing,
        is_worth_a_look=is_near,
        is_reached=lambda state, seat, _: _has_won(game, state, seat),
        is_one_choice=is_one_choice,
    )


def be_safe(game: AnyGame, is_near: Look, *, one_game_in: int = 1) -> Aim:
    """Find the only choice after which nobody can win before one's own next turn."""
    return Aim(
        name="safe",
        horizon=Horizon.ANSWER,
        whats=_nothing,
        is_worth_a_look=is_near,
        is_reached=lambda state, seat, _: _has_not_lost(game, state, seat),
        most_steps=5_000,
        one_game_in=one_game_in,
        is_one_choice=True,
    )


def gain_points(
    game: AnyGame,
    horizon: Horizon,
    is_near: Look,
    *,
    is_one_choice: bool = False,
    most_steps: int = 4_000,
) -> Aim:
    """Have so many points at the end of the turn or round, whatever chance and the others do."""

    def whats(state: Any, seat: Seat) -> Iterator[str]:
        now = game.scores(state)[seat]
        return (str(points) for points in range(now + 1, now + _MOST_POINTS))

    return Aim(
        name="points",
        horizon=horizon,
        whats=whats,
        is_worth_a_look=is_near,
        is_reached=lambda state, seat, what: game.scores(state)[seat] >= int(what),
        counts_up=True,
        is_one_choice=is_one_choice,
        most_steps=most_steps,
    )


def _nothing(_: Any, __: Seat) -> tuple[str, ...]:
    return ("",)


def _has_won(game: AnyGame, state: Any, seat: Seat) -> bool:
    outcome = game.outcome(state)
    return outcome is not None and outcome.winners == (seat,)


def _has_not_lost(game: AnyGame, state: Any, seat: Seat) -> bool:
    outcome = game.outcome(state)
    return outcome is None or seat in outcome.winners
