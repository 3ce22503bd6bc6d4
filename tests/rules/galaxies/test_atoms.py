"""Every atom of cards and of pilots alone, and positions that are easily judged wrong."""

import pytest

from tests.rules.galaxies.cases import cases, check

CASES = {
    name: case for file in ("atoms", "pilots", "disputes") for name, case in cases(file).items()
}


@pytest.mark.parametrize("name", CASES)
def test_what_it_does_and_when_it_does_nothing(name: str) -> None:
    """The case says all of it."""
    check(CASES[name])
