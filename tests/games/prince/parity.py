"""The Little Prince, heard and compared with the rules.

Rule of the file: what is heard is kept as words; a state is put into the same words only to compare.
"""

import re
from dataclasses import dataclass, field

from rules.kernel.seat import Seat
from rules.prince.analysis.standing import known_points
from rules.prince.elements import Counts
from rules.prince.game import PRINCE
from rules.prince.opening import Options
from rules.prince.planet import CELLS_OF, Face, volcanoes_of
from rules.prince.state import DRAWS, State
from rules.prince.tiles import NO_TILE, STACK_NAMES, STACKS, TILE_NAMES, Stack, Tile, stack_of
from tests.line.sentences import Heard, Sentences

_ELEMENTS = (
    *("baobab", "volcano", "sunset", "rose", "lamppost", "box", "star", "fox", "elephant"),
    *("snake", "white sheep", "grey sheep", "brown sheep"),
)
_CHARACTERS = {
    "vain": "vain man",
    "white": "white businessman",
    "grey": "grey businessman",
    "brown": "brown businessman",
    "turkish": "Turkish astronomer",
    "prince": "Little Prince",
}
_UNSEEN = "unseen"
NOBODY = -1
"""Who chooses when the game is over."""
_FIGURES = (
    r"(?:(?:plus|minus) \d+, )?(?:(?P<points>-?\d+) points?, )?"
    r"(?P<volcanoes>no|\d+) volcano(?:es)?"
)


@dataclass
class Built:
    """A planet: the tiles of each stack in the order in which they came, and which were flipped."""

    tiles: dict[str, list[str]]
    flipped: list[str] = field(default_factory=list)
    points: int | None = None
    volcanoes: int = 0


@dataclass
class Table:
    """Everything that a listener knows of the table when a round begins, in words."""

    planets: list[Built]
    draws: dict[str, int]
    discards: list[str] = field(default_factory=list)
    orders: list[list[int]] = field(default_factory=list)
    """HID-3: who took secret Characters, draw by draw."""
    first: int = 0
    chooser: int = 0
    round: int = 1
    ended: tuple[frozenset[int], str] | None = None
    """The winners, and the rule."""


class PrinceHeard:
    """Hears a game and keeps its table; an AssertionError tells where it differs from the rules."""

    def __init__(self, options: Options, names: tuple[str, ...], own: Seat | None) -> None:
        """Begin with empty planets."""
        self._own, self._secret = own, options.secret
        self._names = {name: seat for seat, name in enumerate(names)}
        planets = [
            Built({stack: [] for stack in STACK_NAMES}, points=self._points_at_first(seat))
            for seat in range(options.players)
        ]
        self._table = Table(planets, dict.fromkeys(STACK_NAMES, DRAWS))
        self._stack = ""
        self._there: list[str] = []
        """What was heard to lie open."""
        self._flipping = 0
        self._told: dict[int, int] = {}
        self._understood = Sentences(self._sentences(), names)

    def hear(self, sentence: str) -> None:
        """Take in one sentence."""
        self._understood.hear(sentence)

    def check(self, state: State) -> None:
        """Compare the table."""
        assert self._table == table_of(state, self._own)

    def check_points(self, scores: tuple[int, ...]) -> None:
        """Compare the points that the end of the game told."""
        assert self._told == dict(enumerate(scores))

    def _points_at_first(self, seat: int) -> int | None:
        return None if self._secret and seat != self._own else 0

    def _sentences(self) -> dict[str, Heard]:
        looks = r"WHO looks? at (?P<number>\d) tiles \((?P<stack>\w+)\)\."
        return {
            r"WHO chooses? first\.": self._begin,
            r"Round (?P<round>\d+), (?P<who>you|NAME) chooses?\.": self._round,
            r"WHO chooses? (?P<stack>\w+), (?P<left>\d) draws? left\.": self._choose,
            r"Drawn: (?P<number>\d) tiles \((?P<stack>\w+)\)\.": self._draw,
            looks: self._draw,
            r"Open: (?P<tile>.+)\.": self._open,
            r"In your hand: (?P<tile>.+)\.": self._nothing,
            r"WHO lays one tile face down\.": self._nothing,
            r"You lay face down: (?P<tile>.+)\.": self._nothing,
            r"WHO names? (?P<whom>you|NAME), (?P<left>\d) tiles? left\.": self._name,
            r"WHO hands? (?P<whom>you|NAME) (?P<left>\d) Characters?\.": self._nothing,
            r"WHO takes? the face-down tile: (?P<tile>.+)\.": self._take_hidden,
            r"WHO takes? the face-down Character\.": self._take_unseen,
            r"WHO keeps a Character, face down\.": self._take_unseen,
            r"WHO takes? (?P<tile>.+)\.": self._take,
            rf"WHO: {_FIGURES}\.": self._figures,
            rf"Too many baobabs: (?P<who>you|NAME) flips? (?P<number>\d) tiles, {_FIGURES}\.": self._flip,
            r"Flipped: (?P<tile>.+)\.": self._flipped,
            r"Out of the game: (?P<tile>.+)\.": self._discard,
            r"WHO turns? up: (?P<characters>.+)\.": self._turn_up,
            r"WHO wins?, the most points \((?P<rule>.+)\)\.": self._end,
            r"WHO wins? the tie, fewer volcanoes \((?P<rule>.+)\)\.": self._end,
            r"Shared victory: (?P<names>.+) \((?P<rule>.+)\)\.": self._end_shared,
            r"WHO (?:has|have) (?P<points>-?\d+) points?\.": self._score,
            r"(?:Yours|NAME): (?P<parts>.+)\.": self._nothing,
        }

    def _begin(self, heard: re.Match[str]) -> None:
        self._table.first = self._seat(heard["who"])

    def _round(self, heard: re.Match[str]) -> None:
        self._table.round = int(heard["round"])
        self._table.chooser = self._seat(heard["who"])
        self._stack = ""

    def _choose(self, heard: re.Match[str]) -> None:
        self._table.draws[_stack(heard)] -= 1
        assert self._table.draws[_stack(heard)] == int(heard["left"])

    def _draw(self, heard: re.Match[str]) -> None:
        self._stack = _stack(heard)
        self._there = []
        if self._is_secret():
            self._table.orders.append([])

    def _open(self, heard: re.Match[str]) -> None:
        self._there.append(heard["tile"])

    def _name(self, heard: re.Match[str]) -> None:
        assert len(self._there) == int(heard["left"])

    def _take(self, heard: re.Match[str]) -> None:
        if not self._is_secret():
            self._there.remove(heard["tile"])
        self._lay(heard, heard["tile"])

    def _take_hidden(self, heard: re.Match[str]) -> None:
        self._lay(heard, heard["tile"])

    def _take_unseen(self, heard: re.Match[str]) -> None:
        self._lay(heard, _UNSEEN)

    def _lay(self, heard: re.Match[str], tile: str) -> None:
        seat = self._seat(heard["who"])
        self._table.planets[seat].tiles[self._stack].append(tile)
        if self._is_secret():
            self._table.orders[-1].append(seat)

    def _figures(self, heard: re.Match[str]) -> None:
        self._count(self._table.planets[self._seat(heard["who"])], heard)

    def _count(self, planet: Built, heard: re.Match[str]) -> None:
        planet.volcanoes = 0 if heard["volcanoes"] == "no" else int(heard["volcanoes"])
        if heard["points"]:
            planet.points = int(heard["points"])

    def _flip(self, heard: re.Match[str]) -> None:
        self._flipping = self._seat(heard["who"])
        self._count(self._table.planets[self._flipping], heard)

    def _flipped(self, heard: re.Match[str]) -> None:
        planet = self._table.planets[self._flipping]
        assert any(heard["tile"] in tiles for tiles in planet.tiles.values())
        planet.flipped = sorted((*planet.flipped, heard["tile"]))

    def _discard(self, heard: re.Match[str]) -> None:
        self._table.discards = sorted((*self._table.discards, heard["tile"]))

    def _turn_up(self, heard: re.Match[str]) -> None:
        planet = self._table.planets[self._seat(heard["who"])]
        for turned in heard["characters"].split(", "):
            known = planet.tiles["character"].pop(0)
            assert known in (_UNSEEN, turned)
            planet.tiles["character"].append(turned)

    def _end(self, heard: re.Match[str]) -> None:
        self._over(frozenset({self._seat(heard["who"])}), heard["rule"])

    def _end_shared(self, heard: re.Match[str]) -> None:
        winners = frozenset(self._seat(name) for name in heard["names"].split(" and "))
        self._over(winners, heard["rule"])

    def _over(self, winners: frozenset[int], rule: str) -> None:
        self._table.ended, self._table.chooser = (winners, rule), NOBODY

    def _score(self, heard: re.Match[str]) -> None:
        self._told[self._seat(heard["who"])] = int(heard["points"])

    def _nothing(self, heard: re.Match[str]) -> None:
        """What changes no position by itself."""

    def _is_secret(self) -> bool:
        return self._secret and self._stack == "character"

    def _seat(self, name: str) -> int:
        if name.lower() == "you":
            assert self._own is not None, "a spectator was called you"
            return self._own
        return self._names[name]


def table_of(state: State, own: Seat | None) -> Table:
    """Put what a listener may know of a state into the words of the listener."""
    view, outcome = PRINCE.view(state, own), state.outcome
    ended = None if outcome is None else (frozenset(outcome.winners), outcome.rule)
    return Table(
        planets=[_built(view, own, seat) for seat in view.seats()],
        draws={name: view.draws[stack] for stack, name in zip(STACKS, STACK_NAMES, strict=True)},
        discards=sorted(_words(view, tile) for tile in view.discards),
        orders=[[*secret.order] for secret in view.secrets],
        first=view.first,
        chooser=view.chooser if outcome is None else NOBODY,
        round=view.round,
        ended=ended,
    )


def _built(view: State, own: Seat | None, seat: Seat) -> Built:
    planet = view.planets[seat]
    is_private = view.secret and seat != own
    return Built(
        tiles={
            name: [
                _words(view, planet.cells[cell])
                for cell in CELLS_OF[stack]
                if planet.cells[cell] != NO_TILE
            ]
            for stack, name in zip(STACKS, STACK_NAMES, strict=True)
        },
        flipped=sorted(
            _words(view, tile) for cell, tile in enumerate(planet.cells) if planet.is_flipped(cell)
        ),
        points=None if is_private else known_points(view, own, seat),
        volcanoes=volcanoes_of(planet),
    )


def _words(view: State, tile: Face) -> str:
    if tile is None:
        return _UNSEEN
    if stack_of(tile) is Stack.CHARACTER:
        return _CHARACTERS.get(TILE_NAMES[tile], TILE_NAMES[tile])
    return _things(view.tiles.counts[Tile(tile)])


def _things(counts: Counts) -> str:
    """Name what is on a tile: single things first, then those that are counted."""
    there = sorted((count > 1, index) for index, count in enumerate(counts) if count)
    return ", ".join(_thing(_ELEMENTS[index], counts[index]) for _, index in there)


def _thing(name: str, count: int) -> str:
    if count == 1:
        return name
    is_plain = name.endswith("sheep")
    return f"{count} {name if is_plain else name + ('es' if name.endswith(('o', 'x')) else 's')}"


def _stack(heard: re.Match[str]) -> str:
    return heard["stack"].lower()
