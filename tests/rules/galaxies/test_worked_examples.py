"""EX-1 to EX-25: the worked examples, each whole, as positions and commands."""

import pytest

from tests.rules.galaxies.cases import cases, check

EXAMPLES = cases("worked_examples")


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_table_is_as_the_example_says(name: str) -> None:
    """Whoever is asked, whatever may be done, wherever things stand."""
    check(EXAMPLES[name])
