"""Random games of other engines, driven as their users do; what is not installed is left out."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

Play = Callable[[Random], int]
"""Plays a whole random game; the number of actions."""


def others() -> dict[str, Play]:
    """Give the engines that can be loaded, by name."""
    found: dict[str, Play] = {}
    for name, make in _MAKERS.items():
        try:
            found[name] = make()
        except ModuleNotFoundError:
            continue
    return found


def _catan() -> Play:
    """Catan for four in plain Python, with a state that changes."""
    colours = import_module("catanatron").Color
    game_of, player_of = import_module("catanatron").Game, import_module("catanatron").RandomPlayer
    seats = (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)

    def play(rng: Random) -> int:
        game = game_of([player_of(seat) for seat in seats], seed=rng.randrange(2**31))
        actions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.execute(rng.choice(game.state.playable_actions), validate_action=True)
            actions += 1
        return actions

    return play


def _uno_game() -> Play:
    """Uno for four, the bare game of rlcard."""
    uno = import_module("rlcard.games.uno.game").UnoGame
    random_state = import_module("numpy").random.RandomState

    def play(rng: Random) -> int:
        game: Any = uno(num_players=4)
        game.np_random = random_state(rng.randrange(2**31))
        game.init_game()
        actions = 0
        while not game.is_over():
            game.step(rng.choice(game.get_legal_actions()))
            actions += 1
        return actions

    return play


def _uno() -> Play:
    """Uno for four, by the environment that rlcard gives its users."""
    environment = import_module("rlcard").make("uno", config={"game_num_players": 4, "seed": 1})

    def play(rng: Random) -> int:
        state, _ = environment.reset()
        actions = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            actions += 1
        return actions

    return play


def _open_spiel(name: str) -> Callable[[], Play]:
    """Make a game of OpenSpiel, which is C++ driven from Python."""

    def make() -> Play:
        game = import_module("pyspiel").load_game(name)

        def play(rng: Random) -> int:
            state = game.new_initial_state()
            actions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
            return actions

        return play

    return make


_MAKERS: dict[str, Callable[[], Play]] = {
    "catanatron": _catan,
    "rlcard uno, its environment": _uno,
    "rlcard uno, the bare game": _uno_game,
    "OpenSpiel backgammon": _open_spiel("backgammon"),
    "OpenSpiel hanabi": _open_spiel("hanabi"),
}
