"""Games that have come to a certain point, by the rules and chance alone: the same for ever."""

from collections.abc import Callable
from random import Random
from typing import Any

from edenia_tui.conversation.sitting import Sitting
from edenia_tui.games.agreement import Wishes
from edenia_tui.games.entry import Entry
from rules.exo.game import EXO
from rules.kernel.seat import CHANCE, Seat
from tests.library import begin, kept_file
from tests.tui.playing import ANNA, ENTRY, LAMB

Stops = Callable[[Any, int], bool]
"""Whether to stop, from the state and the number of actions so far."""
_ANNA = Seat(0)
_NONE: Wishes = {}


def staged(
    seed: int, stops: Stops, entry: Entry = ENTRY, players: int = 2, wishes: Wishes = _NONE
) -> Sitting:
    """Play at random until Anna is asked and it is time to stop, or to the end, against lambs."""
    game, rng = entry.game, Random(seed)
    options = entry.agreement.options(players, wishes)
    sitters = (ANNA, *(LAMB for _ in range(players - 1)))
    keeper, _ = begin(entry.name, options, sitters, seed)
    state, lines = game.start(options), list[str]()
    while (actor := game.to_act(state)) is not None:
        if actor == _ANNA and stops(state, len(lines)):
            break
        if actor == CHANCE:
            actions, weights = zip(*game.chances(state), strict=True)
            (action,) = rng.choices(actions, weights)
        else:
            action = rng.choice(game.legal(state))
        lines.append(f"{game.write_action(action)}\n")
        state = game.apply(state, action).state
    keeper.write("".join(lines))
    keeper.close()
    return Sitting(kept_file(keeper.path).open())


def in_the_middle(state: Any, done: int) -> bool:
    """Stop at the beginning of a turn, when much is explored."""
    return done > 110 and not game_asks(state)


def at_a_question(state: Any, done: int) -> bool:
    """Stop in the middle of a move."""
    return done > 110 and game_asks(state)


def at_a_put(state: Any, done: int) -> bool:
    """Stop in EXO when a planet was taken and is to be put."""
    return done > 50 and state.ask.value == "put"


def at_a_tile(state: Any, done: int) -> bool:
    """Stop in The Little Prince late, when most tiles of a round lie there to take from."""
    is_early = len(state.served) <= 1 and len(state.planets) > 2
    return done > 60 and state.ask.value == "take" and is_early


def at_the_dice(state: Any, done: int) -> bool:
    """Stop in Tiny Epic Galaxies well on, when several dice can be used."""
    return done > 400 and sum(state.bay.dice) > 3 and len(state.stack) == 1


def at_the_last_put(state: Any, _done: int) -> bool:
    """Stop in EXO when any choice ends the game."""
    return state.ask.value == "put" and all(
        EXO.apply(state, action).state.outcome is not None for action in EXO.legal(state)
    )


def well_on(_state: Any, done: int) -> bool:
    """Stop when every game has come some way."""
    return done > 60


def never(_state: Any, _done: int) -> bool:
    """Play to the end."""
    return False


def game_asks(state: Any) -> bool:
    """Whether a move is interrupted by a question."""
    return bool(state.walk is not None)
