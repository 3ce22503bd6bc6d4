"""What is in the box: tiles, rim, tokens. Data that an owner of another box can replace."""

from collections.abc import Iterable

from rules.edenia.galaxy import Face
from rules.kernel.value import Value

EDGES = ("north", "east", "south", "west")
EDGE = 4
"""The outer sides along an edge."""


class Box(Value, frozen=True):
    """The contents of a box, as far as they differ from one to another."""

    starters: tuple[Face, ...]
    """The three tiles that are drawn first."""
    tiles: tuple[Face, ...]
    """The other nineteen."""
    rim: tuple[str, ...]
    """The sixteen outer sides, in the order of RIM_PLACES."""
    trifoliums: tuple[int, ...]
    """The Trifoliums of a two-player game, highest first."""
    third: tuple[int, ...]
    """Those that come in with the third player."""
    fourth: tuple[int, ...]
    """Those that come in with the fourth player."""
    artefacts: tuple[str, ...]
    """The artefacts by name, sorted."""
    clovers: int
    sabotages: int

    def trifoliums_for(self, players: int) -> tuple[int, ...]:
        """List the Trifoliums that are used, highest first."""
        used = self.trifoliums
        used += self.third if players > 2 else ()
        used += self.fourth if players > 3 else ()
        return tuple(sorted(used, reverse=True))


def write_box(box: Box) -> str:
    """Give the text of a box, without comments, in the order in which `content.py` expects its lines."""
    edges = zip(EDGES, range(0, len(box.rim), EDGE), strict=True)
    lines: list[tuple[str, Iterable[object]]] = [
        ("starters", box.starters),
        ("tiles", box.tiles),
        *((edge, box.rim[place : place + EDGE]) for edge, place in edges),
        ("trifoliums", box.trifoliums),
        ("third-player", box.third),
        ("fourth-player", box.fourth),
        ("artefacts", box.artefacts),
        ("sabotages", (box.sabotages,)),
        ("clovers", (box.clovers,)),
    ]
    return "".join(f"{key} {' '.join(map(str, words))}\n" for key, words in lines)
