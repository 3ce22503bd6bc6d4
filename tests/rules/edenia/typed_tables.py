"""Tables as people type them: any tiles, any box, artefacts nobody knows, more or less of everything."""

from random import Random

from rules.edenia.galaxy import TILES
from rules.edenia.state import COLOURS

_ARTEFACTS = (
    *("turbo-3", "turbo-4", "junction-3", "junction-4", "r2m2-3", "r2m2-4", "scope-3", "scope-4"),
    *("gromout", "quantum", "pocket-red-5", "pocket-blue-4", "pocket-yellow-3"),
)
_TRIFOLIUMS = (7, 9, 11, 12, 15, 42)
_FIXED = {(1, 1): "Ari", (3, 3): "hol", (5, 5): "Ede"}


def typed_table(rng: Random) -> str:
    """Write down a table at the beginning of a turn, with sheep anywhere and things nobody knows."""
    return _Table(rng).text()


class _Table:
    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.seats = COLOURS[: rng.randint(2, 4)]
        self.lambs = rng.random() < 0.1
        self.artefacts = [] if self.lambs else rng.choices(_ARTEFACTS, k=rng.randint(0, 24))
        rng.shuffle(self.artefacts)
        self.box = tuple(self.artefacts)
        self.tiles = {
            (row, column): self._face(row, column) for row in range(1, 6) for column in range(1, 6)
        }
        self.hubs: dict[str, list[str]] = {"planet": [], "dwarf": [], "pad": []}
        for (row, column), face in self.tiles.items():
            if kind := _kind(face):
                self.hubs[kind].append(f"{'ABCDE'[column - 1]}{row}")

    def text(self) -> str:
        """Give all lines; what is left out is as the rules for positions say."""
        rng = self.rng
        lines = [f"rules {', '.join(self._rules())}"]
        if not self.lambs:
            lines.append(f"artefacts {' '.join(self.box) or 'none'}")
        lines += [f"round {rng.choice((1, 5, 199, 200))}", f"first {rng.choice(self.seats)}"]
        lines.append(f"turn {rng.choice(self.seats)}")
        for row in range(1, 6):
            faces = " ".join(self.tiles[row, column] for column in range(1, 6))
            lines.append(f"{row} {faces}")
        lines.append(rng.choice(("deck unknown", "deck none", "deck +o/ ++/ | OOO y+\\")))
        arrived = {seat: rng.choice((0, 0, 0, 1)) for seat in self.seats}
        left = " ".join(str(rng.choice(_TRIFOLIUMS)) for _ in range(rng.randint(1, 5)))
        supply = rng.choice((0, 1, 5, 17))
        lines.append(f"supply clovers {supply}, sabotages {rng.randint(0, 3)}, trifoliums {left}")
        lines += [self._planet(cell) for cell in self.hubs["planet"]]
        lines += [self._dwarf(cell) for cell in self.hubs["dwarf"]]
        lines += [f"pad {cell} sabotaged" for cell in self.hubs["pad"] if rng.random() < 0.2]
        free = self._places()
        for seat in self.seats:
            lines.append(self._player(seat, arrived[seat], free))
        return "\n".join(lines) + "\n"

    def _face(self, row: int, column: int) -> str:
        fixed = _FIXED.get((row, column))
        return fixed or (str(self.rng.choice(sorted(TILES))) if self.rng.random() < 0.6 else "...")

    def _rules(self) -> list[str]:
        options = [word for word in ("no-42",) if self.rng.random() < 0.3]
        return [self.rng.choice(("fr", "en")), *options, *(["little-lambs"] * self.lambs)]

    def _planet(self, cell: str) -> str:
        return f"planet {cell} clovers {self.rng.randint(0, 3)}"

    def _take(self, most: int) -> list[str]:
        taken = [self.artefacts.pop() for _ in range(min(most, len(self.artefacts)))]
        return taken[: self.rng.randint(0, len(taken))]

    def _dwarf(self, cell: str) -> str:
        tokens = [self._token(name) for name in self._take(2)]
        return f"dwarf {cell} {' '.join(tokens) or 'none'}"

    def _token(self, name: str) -> str:
        seen = [seat for seat in self.seats if self.rng.random() < 0.4]
        known = name if seen and self.rng.random() < 0.5 else "?"
        return known + (f":{'+'.join(seen)}" if seen else "")

    def _places(self) -> list[str]:
        """List where a sheep may stand alone, in any order."""
        places = [f"{cell} {kind}" for kind in ("dwarf", "pad") for cell in self.hubs[kind]]
        for (row, column), face in self.tiles.items():
            if face in TILES and face != "OOO":
                cell, sides = f"{'ABCDE'[column - 1]}{row}", ("north", "south")
                places += [f"{cell} {side} {path}" for side in sides for path in _through(face)]
        self.rng.shuffle(places)
        return places

    def _player(self, seat: str, arrived: int, free: list[str]) -> str:
        rng = self.rng
        hidden = [name if rng.random() < 0.6 else "?" for name in self._take(3)]
        items = [f"clovers {rng.choice((0, 1, 2, 5))}"]
        items += [f"trifoliums {rng.choice(_TRIFOLIUMS)}"] * arrived
        items += [f"hidden {' '.join(hidden)}"] * bool(hidden)
        played = self._take(1)
        items += [f"played {' '.join(played)}"] * bool(played)
        return f"{seat} {', '.join(items)}, sheep {'; '.join(self._flock(arrived, free))}"

    def _flock(self, arrived: int, free: list[str]) -> list[str]:
        shared = ["Arridis", *(f"{cell} planet" for cell in self.hubs["planet"])]
        flock = ["Edenia"] * arrived
        while len(flock) < 3:
            alone = free and self.rng.random() < 0.7
            flock.append(free.pop() if alone else self.rng.choice(shared))
        return flock


def _kind(face: str) -> str:
    if face not in TILES:
        return ""
    if face == "OOO":
        return "planet"
    return "dwarf" if "o" in face else "pad" if set(face) & set("ybr") else ""


def _through(face: str) -> list[str]:
    """List the paths that run through a tile in two tracks, each with an end of its own."""
    names = zip(("star", "nebula", "meteorite"), face, strict=True)
    return [path for path, run in names if run in "/\\"]
