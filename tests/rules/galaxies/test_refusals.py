"""What is refused, by which rule and for which reason: the table of refusals asks the rules alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.galaxies.game import GALAXIES
from tests.rules.galaxies.scenario import Scene

_TABLE = Path(__file__).parents[2] / "commands" / "refusals_galaxies.txt"


def refusals() -> Iterator[tuple[str, str, str, str]]:
    """Give each row: its position, what is typed, the rule and the reason."""
    lines: list[str] = []
    for line in _TABLE.read_text("utf-8").splitlines():
        if line.startswith("position:"):
            lines = []
        elif line.startswith("  "):
            lines.append(line[2:])
        elif line.startswith("> "):
            typed, rule, reason, _ = (part.strip() for part in line[2:].split("|"))
            yield "\n".join(lines), typed, rule, reason


@pytest.mark.parametrize(("position", "typed", "rule", "reason"), [*refusals()])
def test_it_is_refused_by_the_rule(position: str, typed: str, rule: str, reason: str) -> None:
    """Everything before the last command is played."""
    *played, last = typed.split("; ")
    table = Scene(GALAXIES.read_position(position)).do(*played)
    assert table.refusal(last) == (reason, rule)
