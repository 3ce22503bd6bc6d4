"""Positions with what is done and what is so then, as text: a case for each rule, card or pilot.

[EX-5 converter]        the beginning of a case, with the rule it shows
row jakks helios        a position, as anybody types it
azure energy 2
> use energy            somebody or chance does something
= azure energy 4        so it is now (see `facts`)
! may use energy        so it is not
x end: reason RULE      this is refused, by that rule
--                      another position of the same case
"""

from collections.abc import Iterator
from pathlib import Path

from rules.galaxies.game import GALAXIES
from rules.galaxies.points import points_of
from rules.galaxies.scoring import score_all
from rules.galaxies.state import SEATS
from rules.kernel.seat import Seat
from tests.rules.galaxies.scenario import Scene

_FOLDER = Path(__file__).parent / "cases"
_SIGNS = (">", "=", "!", "x ")


def cases(name: str) -> dict[str, list[str]]:
    """Read a file of cases: the lines of each by its name."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in (_FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            lines = found[line.strip("[]")] = []
        elif line and not line.startswith("#"):
            lines.append(line)
    return found


def check(case: list[str]) -> None:
    """Play a case, and compare everything that it says."""
    for lines in _parts(case):
        scene = Scene(GALAXIES.read_position("\n".join(_position(lines))))
        told = [line for line in lines if line.startswith(_SIGNS)]
        assert told, lines
        for line in told:
            sign, text = line[0], line[1:].strip()
            if sign == ">":
                scene.do(text)
            elif sign == "x":
                command, _, refused = text.rpartition(": ")
                assert " ".join(scene.refusal(command)) == refused, line
            else:
                so_it_is = facts(scene)
                assert (text in so_it_is) == (sign == "="), (line, sorted(so_it_is))


def _parts(case: list[str]) -> Iterator[list[str]]:
    part: list[str] = []
    for line in case:
        if line == "--":
            yield part
            part = []
        else:
            part.append(line)
    yield part


def _position(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if line.startswith(_SIGNS):
            return
        yield line


def facts(scene: Scene) -> set[str]:
    """Everything that can be said of a table in a few words.

    Its position line by line (`row jakks gort`, `azure ships home, home`, `azure energy 2`), who is asked
    (`asks crimson`), what may be done (`may end`, `only follow | no`), points (`azure has 3`), and
    what everybody would have at the end: `azure scores 5`, `azure mission 2`, `azure badges 1 1 0 0` and
    `azure prizes 2 0 0 0` (comets, beacons, fossils, prisms).
    """
    found = {f"asks {scene.who or 'nobody'}", f"only {' | '.join(scene.options)}"}
    found |= {f"may {option}" for option in scene.options}
    key = ""
    for line in GALAXIES.write_position(scene.state).splitlines():
        word, _, rest = line.partition(" ")
        key, text = word or key, rest.strip()
        found.add(f"{key} {text}")
        if word in SEATS or word == "rogue":
            found |= {f"{key} {part}" for part in text.split(", ")}
    for index, seat in enumerate(SEATS[: len(scene.state.mats)]):
        found.add(f"{seat} has {points_of(scene.state, Seat(index))}")
    for scored in score_all(scene.state):
        seat = SEATS[scored.seat]
        found |= {f"{seat} scores {scored.total}", f"{seat} mission {scored.mission}"}
        for name, counts in (("badges", scored.badges), ("prizes", scored.prizes)):
            found.add(f"{seat} {name} {' '.join(map(str, counts))}")
    return found
