"""MOV-3: of one's own sheep on one planet any number means the same; the lowest stands for all."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from rules.edenia.actions import Action, Go, Jump, PlayJunction, PlayPocket
from rules.edenia.galaxy import GOAL, HUB, Sheep
from rules.edenia.places import find_sheep, line_at, number_of, seat_of, sheep_of
from rules.edenia.starts import NUMBERS
from rules.edenia.state import Line, State


def lowest_equal(flock: tuple[Line, ...], sheep: Sheep) -> Sheep:
    """Give the sheep that is listed for one: on Arridis or a planet the lowest of its flock there."""
    found = find_sheep(flock, sheep)
    if found is None or found[0] < HUB or found[0] == GOAL:
        return sheep
    return min(other for other in line_at(flock, found[0]) if seat_of(other) == seat_of(sheep))


def as_listed(state: State, action: Action) -> Action:
    """Give an action as `legal` lists it, whichever of the equal sheep it names."""
    if not isinstance(action, Go | Jump | PlayJunction | PlayPocket):
        return action
    if action.sheep not in NUMBERS:
        return action
    listed = lowest_equal(state.flock, sheep_of(state.active, action.sheep))
    return replace(action, sheep=number_of(listed))


def named_otherwise(state: State, legal: Sequence[Action]) -> Iterator[tuple[Action, Action]]:
    """List the actions that name an equal sheep, each with the one that is listed for it."""
    for action in legal:
        if isinstance(action, Go | Jump | PlayJunction | PlayPocket):
            for number in NUMBERS:
                named = replace(action, sheep=number)
                if named != action and as_listed(state, named) == action:
                    yield named, action
