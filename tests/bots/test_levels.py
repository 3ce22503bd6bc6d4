"""What every level of bot owes every game: legal choices, the same again, nothing from hidden things."""

from random import Random
from typing import Any

import pytest

from rules.bots.chance import draw_chance
from rules.bots.herd import BOTS, summon
from rules.bots.match import play_match
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.edenia.state import State
from rules.kernel.game import Game
from rules.kernel.seat import CHANCE, Seat
from tests.bots.first_choice import Way, at_a_table, in_a_match
from tests.bots.hint_positions import BLOCK, LAW, PRESTIGE, RACE
from tests.rules.edenia.fixed_box import typed
from tests.rules.games import every_row, states
from tests.rules.row import AnyRow

SPECS = ("lamb", "ewe", "ram:150", "shepherd:40")
FLAG = """
    turn red, ask planet, sheep 1
    1  Ari +++ OOO ... ...
    supply clovers 5, trifoliums 9
    red clovers 5, trifoliums 15 15, sheep C1 planet; Edenia; Edenia
    green clovers 3, trifoliums 13, sheep Edenia
"""
"""A flag makes exactly 42; a clover makes 36."""
STAKES = """
    1  Ari o++ ... ... ...
    5  ... ... ... +++ Ede
    supply trifoliums 9
    red clovers 3, trifoliums 15, hidden turbo-5, sheep D5 east star; Edenia
"""
"""Red can take the last Trifolium; whether its points win then hangs on what one other seat knows."""
OTHERS = {
    "green-of-two": """
    dwarf B1 ?:green ?
    green clovers 12, trifoliums 13, hidden ? ?, sheep Edenia
    """,
    "green-of-three": """
    dwarf B1 ?:green ?
    green clovers 11, trifoliums 13, hidden ? ?, sheep Edenia
    yellow trifoliums 11, hidden turbo-4 r2m2-5, sheep Edenia
    """,
    "yellow-of-three": """
    dwarf B1 ?:yellow ?
    green trifoliums 13, hidden turbo-4 r2m2-5, sheep Edenia
    yellow clovers 13, trifoliums 11, hidden ? ?, sheep Edenia
    """,
}
every_searcher = pytest.mark.parametrize("spec", SPECS[2:])
every_level = pytest.mark.parametrize("spec", SPECS)


def choice(spec: str, state: State, seed: int = 1) -> str:
    """What a bot does in a position, seen from the seat that is to act."""
    bot = summon(spec)
    return EDENIA.write_action(bot(EDENIA, EDENIA.view(state, state.active), Random(seed)))


def test_every_level_is_tried() -> None:
    """A new bot has to be added here."""
    assert tuple(spec.partition(":")[0] for spec in SPECS) == BOTS


@every_row
@every_level
def test_a_bot_chooses_a_legal_action(spec: str, row: AnyRow) -> None:
    """Whatever the game, its options and the moment, and from a view."""
    bot = summon(spec.replace("150", "8").replace("40", "4"))
    for state in states(row, 3, every=max(17, row.stride)):
        seat = row.game.to_act(state)
        if seat is not None and seat is not CHANCE:
            view = row.game.view(state, seat)
            assert bot(row.game, view, Random(2)) in row.game.legal(state)


@every_level
@pytest.mark.parametrize(
    ("position", "wins"),
    [(RACE, "go 1 east"), (FLAG, "flag"), (PRESTIGE, "go 1 east")],
    ids=["race", "law", "prestige"],
)
def test_a_bot_takes_an_immediate_win(spec: str, position: str, wins: str) -> None:
    """By race, by exactly 42 and by prestige, whatever its chance."""
    assert {choice(spec, typed(position), seed) for seed in range(5)} == {wins}


@every_searcher
def test_a_bot_that_looks_ahead_goes_for_42(spec: str) -> None:
    """The move comes first, the flag that makes 42 after it."""
    assert {choice(spec, typed(LAW), seed) for seed in range(3)} == {"go 1 east"}


@pytest.mark.parametrize("spec", ["ram", "shepherd:150"])
def test_a_bot_that_looks_ahead_blocks_a_win(spec: str) -> None:
    """Green would win with its next move; only a sheep on the dwarf planet is in its way."""
    state = typed(BLOCK)
    for seed in range(2):
        blocked = state
        while blocked.active == state.active and blocked.outcome is None:
            if EDENIA.to_act(blocked) is CHANCE:
                action = draw_chance(EDENIA, blocked, Random(seed))
            else:
                action = EDENIA.read_action(blocked, choice(spec, blocked, seed))
            blocked = EDENIA.apply(blocked, action).state
        assert "D5 dwarf" in EDENIA.write_position(blocked)


def test_a_match_hands_out_views() -> None:
    """SEC-1: what a bot is given holds nothing that its seat may not know."""
    given: list[tuple[State, Seat]] = []

    def spy(game: Game[Any, Any, Any, Any], view: Any, rng: Random) -> Any:
        given.append((view, view.active))
        return rng.choice(game.legal(view))

    play_match(EDENIA, Options(2), [spy, spy], Random(1))
    assert any(None in view.players[1 - seat].hidden for view, seat in given)
    assert all(EDENIA.view(view, seat) == view for view, seat in given)


@pytest.mark.parametrize("choose", [in_a_match, at_a_table])
@pytest.mark.parametrize("others", OTHERS.values(), ids=OTHERS)
@every_level
def test_a_bot_knows_only_what_its_seat_may_know(spec: str, others: str, choose: Way) -> None:
    """SEC-1: whatever another seat holds and has looked at, the choice is the same."""
    bot = summon(spec.replace("150", "20").replace("40", "4"))
    unknown = typed(STAKES + others)
    guesses = {EDENIA.guess(unknown, None, Random(number)) for number in range(8)}
    assert len({EDENIA.view(state, Seat(0)) for state in guesses}) == 1
    last = EDENIA.read_action(unknown, "go 1 east")
    ends = {EDENIA.apply(state, last).state.outcome for state in guesses}
    assert len({end and end.winners for end in ends}) == 2
    for seed in range(3):
        assert len({choose(bot, state, seed) for state in guesses}) == 1


@every_level
def test_the_same_chance_gives_the_same_game(spec: str) -> None:
    """Same seed and iteration budget, same game; another seed, another."""
    spec = spec.replace("150", "12").replace("40", "3")

    def game(seed: int) -> object:
        bots = [summon(spec), summon("ewe")]
        return play_match(EDENIA, Options(2, Seat(0)), bots, Random(seed))[0]

    assert game(1) == game(1)
    assert game(1) != game(2)
