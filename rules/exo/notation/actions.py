"""Actions as text, both ways: a verb and its words, such as `take sbo` or `put n2e1`."""

from collections.abc import Sequence
from functools import partial
from typing import Final, assert_never

from rules.exo.actions import Action, First, Lay, Put, Take
from rules.exo.legal import legal
from rules.exo.notation.names import (
    find_planet,
    find_square,
    find_values,
    planet_name,
    planet_with,
    seat_name,
    square_name,
)
from rules.exo.planet import Planet, values_of
from rules.exo.state import STARS, State
from rules.kernel.expected import Expected, Form
from rules.kernel.refused import Ambiguous, NotACommand
from rules.kernel.seat import Seat
from rules.kernel.typed import count_understood, find_verb, find_word

_FORMS = (
    Form("take", "PLANET", ("take sbo", "take small blue ringed", "take f3")),
    Form("put", "SQUARE", ("put n2e1", "put 2 north 1 east")),
    Form("lay", "PLANET", ("lay sbo", "lay small blue ringed")),
    Form("first", "STAR", (f"first {STARS[0]}",)),
)
_BY_VERB = {form.verb: form for form in _FORMS}
_VERBS = tuple(_BY_VERB)


class EmptyPlace(NotACommand):
    """The line names a place of the universe where nothing lies."""

    rule: Final = "TAKE-1"

    def __init__(self, typed: str, expected: Expected, understood: int, place: str) -> None:
        """Keep the place."""
        super().__init__(typed, expected, understood)
        self.place = place

    def retyped(self, typed: str) -> "EmptyPlace":
        """Say the same of the line as it was typed."""
        return EmptyPlace(typed, self.expected, self.understood, self.place)


def write_action(action: Action) -> str:
    """Give the canonical text of an action."""
    match action:
        case Take(planet):
            return f"take {planet_name(planet)}"
        case Put(square):
            return f"put {square_name(square)}"
        case Lay(planet):
            return f"lay {planet_name(planet)}"
        case First(seat):
            return f"first {seat_name(seat)}"
        case _:
            assert_never(action)


def read_action(state: State, typed: str) -> Action:
    """Understand a typed line, legal or not; a planet may be described as far as it takes.

    Raises:
        NotACommand: the line is no action; EmptyPlace when it would be one with a planet there.
        Ambiguous: it could mean several legal actions.
    """
    verb, words = find_verb(typed, _VERBS)
    action = _read(state, typed, verb, words)
    if action is None:
        form = _BY_VERB[verb]
        understood = count_understood([verb, *words], form.examples, partial(_is_command, state))
        place = words[0].lower() if len(words) == 1 and verb == "take" else ""
        if place in state.layout.names:
            raise EmptyPlace(typed.strip(), form, understood, place)
        raise NotACommand(typed.strip(), form, understood)
    return action


def _is_command(state: State, words: Sequence[str]) -> bool:
    verb, *rest = words
    try:
        return _read(state, "", verb, rest) is not None
    except Ambiguous:
        return True


def _read(state: State, typed: str, verb: str, words: list[str]) -> Action | None:
    if verb == "put":
        square = find_square(" ".join(words))
        return None if square is None else Put(square)
    if verb == "first":
        star = find_word(words[0], STARS) if len(words) == 1 else None
        return None if star is None else First(Seat(STARS.index(star)))
    kind = Take if verb == "take" else Lay
    planet = _planet(state, words)
    return _described(state, typed, kind, words) if planet is None else kind(planet)


def _planet(state: State, words: list[str]) -> Planet | None:
    """Find a planet that is named in full or by its place in the universe."""
    if len(words) == 1:
        place = words[0].lower()
        if place in state.layout.names:
            planet = state.universe[state.layout.names.index(place)]
            return planet if planet >= 0 else None
        return find_planet(place)
    values = find_values(words)
    return None if values is None else planet_with(values)


def _described(state: State, typed: str, kind: type[Take | Lay], words: list[str]) -> Action | None:
    """Find the one legal action that a description fits."""
    values = find_values(words)
    if values is None:
        return None
    fits = [
        action
        for action in legal(state)
        if isinstance(action, kind) and values <= {*values_of(action.planet)}
    ]
    if len(fits) > 1:
        raise Ambiguous(typed.strip(), tuple(write_action(action) for action in fits))
    return fits[0] if fits else None
