"""A position that is read, and written after an action, is read again, however it was typed."""

from random import Random

import pytest

from rules.exo.game import EXO
from rules.exo.growing import grown
from rules.exo.notation.names import planet_name, square_name
from rules.exo.planet import PLANETS
from rules.exo.state import PLANETS_EACH, STARS, Galaxy, State
from rules.kernel.refused import Unreadable
from tests.faults import wrong

TABLES = 120


def typed_table(rng: Random) -> str:
    """Write down a table: galaxies of any size, anybody's turn, a planet in hand or none."""
    stars = STARS[: rng.choice((2, 3))]
    full = PLANETS_EACH[len(stars)]
    planets = list(PLANETS)
    rng.shuffle(planets)
    lines = []
    for star in stars:
        galaxy = Galaxy()
        for _ in range(rng.choice((0, full - 1, rng.randrange(full)))):
            galaxy = grown(galaxy, rng.choice(galaxy.open), planets.pop())
        listed = zip(galaxy.squares, galaxy.planets, strict=True)
        named = ", ".join(f"{square_name(square)} {planet_name(one)}" for square, one in listed)
        lines.append(f"{star} {named}")
    holds = f", holds {planet_name(planets[-1])}" if rng.random() < 0.5 else ""
    turns = (f"turn {rng.choice(stars)}{holds}", "")
    rounds = (f"round {rng.choice((1, full, 980))}", "")
    first = f"first {rng.choice(stars)}"
    return "\n".join((*lines, rng.choice(turns), first, rng.choice(rounds))) + "\n"


def again(state: State) -> None:
    """Write a state and read it again."""
    text = EXO.write_position(state)
    assert EXO.read_position(text) == state, text


@pytest.mark.parametrize("seed", range(TABLES))
def test_a_typed_table_is_read_again_after_any_action(seed: int) -> None:
    """To the end of the game, whoever has how many planets and wherever the round stands."""
    rng = Random(seed)
    state = EXO.read_position(typed_table(rng))
    again(state)
    while legal := EXO.legal(state):
        for action in rng.sample(legal, min(4, len(legal))):
            again(EXO.apply(state, action).state)
        state = EXO.apply(state, rng.choice(legal)).state


@pytest.mark.parametrize("text", ["round 990", "vega n1 sbo\nround 999"])
def test_a_round_that_could_not_be_counted_on_is_turned_down(text: str) -> None:
    """What is typed is told on its line, not a later round that the program writes itself."""
    with pytest.raises(Unreadable) as caught:
        EXO.read_position(text)
    assert "expected a round" in wrong(caught.value, "exo")
    assert caught.value.line == len(text.splitlines())
