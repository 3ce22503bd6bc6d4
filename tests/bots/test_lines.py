"""Long turns are thought about as a whole, within the budget, and plans are kept while they fit."""

from collections import Counter
from random import Random

from rules.bots.budget import Budget
from rules.bots.chance import draw_chance
from rules.bots.lines import Line, Turn
from rules.bots.plans import Planner
from rules.galaxies.actions import Action
from rules.galaxies.game import GALAXIES, Galaxies
from rules.galaxies.opening import Options
from rules.galaxies.state import State
from rules.kernel.seat import CHANCE, Seat


class _Counted(Galaxies):
    """The game, counting how often a position is judged."""

    def __init__(self) -> None:
        self.looks = 0

    def estimate(self, state: State) -> tuple[float, ...]:
        self.looks += 1
        return super().estimate(state)


def _first_turn(players: int = 2) -> State:
    """Give the view of whoever begins, after the first roll."""
    rng, state = Random(4), GALAXIES.start(Options(players, first=Seat(0)))
    while GALAXIES.to_act(state) is CHANCE or state.turn != 0 or not any(state.bay.dice):
        if GALAXIES.to_act(state) is CHANCE:
            state = GALAXIES.apply(state, draw_chance(GALAXIES, state, rng)).state
        else:
            state = GALAXIES.apply(state, GALAXIES.legal(state)[0]).state
    return GALAXIES.view(state, Seat(0))


def test_a_line_can_be_played_step_by_step() -> None:
    """Every step of a line is legal where it is taken, and its end waits for chance or the next turn."""
    view = _first_turn()
    line = Turn(GALAXIES, view, Seat(0), Random(1)).best(3, lambda looks: 1 - looks / 300)
    assert line.steps[0][0] == view
    for state, action in line.steps:
        assert action in GALAXIES.legal(state)
    assert GALAXIES.to_act(line.end) != Seat(0)


def test_the_same_luck_gives_the_same_line() -> None:
    """Looks are counted, and chance is the generator's alone."""
    view = _first_turn()
    chosen = [
        [
            action
            for _, action in Turn(GALAXIES, view, Seat(0), Random(7))
            .best(4, lambda looks: 1 - looks / 200)
            .steps
        ]
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]


def test_more_looks_are_allowed_than_a_small_budget_gives() -> None:
    """A thought ends by its budget, give or take the questions that were begun."""
    view = _first_turn()
    small, large = (Turn(GALAXIES, view, Seat(0), Random(1)) for _ in range(2))
    small.best(4, lambda looks: 1 - looks / 40)
    large.best(4, lambda looks: 1 - looks / 2000)
    assert small.looks < 1000
    assert 2000 <= large.looks < 4000


def test_the_few_best_lines_are_tried_most_often_and_in_the_same_luck() -> None:
    """All lines that are left meet the same dice, and in the end two of them alone are tried."""
    tried: list[tuple[object, Line[State, Action]]] = []

    class Noted(Turn[State, Action]):
        def _try(self, line: Line[State, Action], luck: Random) -> float:
            tried.append((luck.getstate(), line))
            return super()._try(line, luck)

    best = Noted(GALAXIES, _first_turn(), Seat(0), Random(1)).best(
        6, lambda looks: 1 - looks / 3000
    )
    counts = Counter(id(line) for _, line in tried)
    assert 2 < len(counts) <= 6
    assert len({luck for luck, _ in tried[: len(counts)]}) == 1
    assert counts[id(best)] == max(counts.values())
    assert sorted(counts.values())[-3] < max(counts.values())


def test_nobody_else_is_asked_when_no_time_is_left() -> None:
    """A small budget is kept with many at the table, too: what others would answer is not looked into."""
    view, asked = _first_turn(5), list[Seat | None]()

    class Noticed(Galaxies):
        def view(self, state: State, seat: Seat | None) -> State:
            asked.append(seat)
            return super().view(state, seat)

    hasty, patient = (Turn(Noticed(), view, Seat(0), Random(1)) for _ in range(2))
    hasty.best(3, lambda _: 0.0)
    assert asked == []
    patient.best(3, lambda looks: 1 - looks / 300)
    assert asked


def test_a_plan_is_kept_without_another_thought() -> None:
    """The later decisions of a line look at nothing; a position that was not foreseen is looked at."""
    game, view = _Counted(), _first_turn()
    planner: Planner[State, Action] = Planner(3, Budget(iterations=1600), None)
    line = Turn(GALAXIES, view, Seat(0), Random(3)).best(3, lambda looks: 1 - looks / 200)
    assert len(line.steps) > 1
    rng = Random(3)
    looks = []
    for state, action in line.steps:
        assert planner.choose(game, state, Seat(0), rng) == action
        looks.append(game.looks)
    assert set(looks) == {looks[0]}
    planner.choose(game, view, Seat(0), rng)
    assert game.looks > looks[0]


def test_choices_of_others_that_a_view_hides_end_a_line() -> None:
    """SET-3: what others may keep is not known to the one who chooses first."""
    rng, state = Random(2), GALAXIES.start(Options(2))
    while GALAXIES.to_act(state) is CHANCE:
        state = GALAXIES.apply(state, draw_chance(GALAXIES, state, rng)).state
    seat = GALAXIES.to_act(state)
    assert isinstance(seat, int)
    view = GALAXIES.view(state, Seat(seat))
    planner: Planner[State, Action] = Planner(3, Budget(iterations=240), None)
    assert planner.choose(GALAXIES, view, Seat(seat), rng) in GALAXIES.legal(view)
