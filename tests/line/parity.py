"""A listener who knows the opening and hears sentences, and keeps the public position from them alone.

Rule of the file: nothing here ever sees an event or a state, and a sentence that is not understood, or
that contradicts what was heard before, is an error.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.line.sentences import Heard, Sentences

_GLYPHS = {"straight": "+", "north-west": "/", "north-east": "\\"}
_HUBS = {"dwarf": "o", "yellow pad": "y", "blue pad": "b", "red pad": "r"}
_PATHS = ("star", "nebula", "meteorite")
_CELL = r"[a-e] [1-5]"
_SIDE = "north|east|south|west"
_PATH = "|".join(_PATHS)
_PLACE = rf"(?P<place>Arridis|Edenia|{_CELL} (?:planet|dwarf|pad|(?:{_SIDE}) (?:{_PATH})))"
_IN_LINE = r"(?:, place (?P<line>\d+) in line)?"
_AMOUNT = r"plus 1, (?P<total>\d+) clovers?"
_PRICE = r"minus 1, (?P<total>\d+) clovers?"
_AT = rf"(?P<cell>{_CELL})"
_TILE = r"(?P<tile>[a-z -]+(?:, (?:star|nebula|meteorite) [a-z-]+)*)"

Sheep = tuple[int, int]
"""Seat and number."""


@dataclass
class Hand:
    """What lies in front of a player, as everybody sees it."""

    clovers: int = 0
    flags: int = 3
    trifoliums: list[int] = field(default_factory=list)
    hidden: int = 0
    played: list[str] = field(default_factory=list)


@dataclass
class Planet:
    """A habitable planet."""

    clovers: int
    flag: int | None = None
    protected: bool = False


@dataclass
class Dwarf:
    """A dwarf planet: how many artefacts lie there, and who knows them."""

    artefacts: int
    known_to: set[int] = field(default_factory=set)


@dataclass
class Public:
    """Everything that all players may know when a turn begins."""

    hands: list[Hand]
    tiles: dict[str, str]
    relays: set[str]
    """Those that still have their clover, such as B1 north star."""
    deck: list[list[str]]
    lines: dict[str, list[Sheep]]
    """Who stands where, in line order on tracks, in the order of numbers elsewhere."""
    supply: int
    sabotages: int
    trifoliums: list[int]
    planets: dict[str, Planet] = field(default_factory=dict)
    dwarfs: dict[str, Dwarf] = field(default_factory=dict)
    sabotaged: set[str] = field(default_factory=set)
    first: int = 0
    active: int = 0
    round: int = 1
    winners: set[int] = field(default_factory=set)
    ended: tuple[str, str] | None = None
    """The kind of victory and its rule."""


class Chronicle:
    """Hears a game and keeps its position."""

    def __init__(self, opening: Public, names: Sequence[str], own: int | None) -> None:
        """Begin with the opening; `own` is the seat of whoever listens, None for a spectator."""
        self.public = opening
        self.points: dict[int, int] = {}
        """What the end of the game told of everybody's points."""
        self.own_hand: list[str] = []
        """The artefacts that the listener was told to hold face down."""
        self._names = {name: seat for seat, name in enumerate(names)}
        self._own = own
        self._searched = ""
        self._ousted: int | None = None
        self._speaking_of = 0
        self._understood = Sentences(self._sentences(), names)

    def hear(self, sentence: str) -> None:
        """Take in one sentence."""
        self._understood.hear(sentence)

    def _sentences(self) -> dict[str, Heard]:
        sheep = "(?P<sheep>(?:[Ss]heep|NAME) [123])"
        run = rf"(?:{_SIDE})(?: \d)?, "
        return {
            r"WHO begins?\. Clovers in order of seats: (?P<dealt>[\d, ]+)\.": self._begin,
            r"Round (?P<round>\d+), (?:(?P<whose>NAME)'s|your) turn\.": self._turn,
            rf"{sheep} travels (?:{run})*to (?:{_CELL}|{_PLACE})\.": self._lift,
            rf"{sheep} leaps over (?:[Ss]heep|NAME) [123], {_PRICE}\.": self._leap,
            rf"Tunnel: {sheep} comes out on (?:{_PATH})\.": self._lift,
            rf"Relay {_AT} (?P<side>{_SIDE}) (?P<path>{_PATH}) turns {sheep} back:"
            rf" (?P<who>you|NAME) {_AMOUNT}\.": self._relay,
            rf"{sheep} turned back by the empty relay {_CELL} (?:{_SIDE}) (?:{_PATH})\.": self._lift,
            rf"Drawn: {_TILE}\.": self._draw,
            rf"{_AT}: {_TILE}(?:, (?P<stock>\d) (?:clovers?|artefacts?))?\.": self._lay,
            rf"Under the deck: {_TILE}\.": self._under,
            rf"Turbo-engine: {sheep} passes {_CELL}\.": self._lift,
            rf"{sheep} in the Black Hole, side (?:{_SIDE})\.": self._lift,
            rf"Die: (?:{_PATH})\.": self._nothing,
            rf"{sheep} stops at {_PLACE}{_IN_LINE} \([A-Z]+-\d\)\.": self._stand,
            rf"{sheep} switches to {_PLACE}{_IN_LINE}\.": self._stand,
            rf"WHO takes? a clover at {_AT}: {_AMOUNT}, (?P<left>\d) left there\.": self._take,
            rf"(?:(?P<whose>NAME)'s|Your) flag on {_AT}, plus 7, (?P<left>\d) in hand\.": self._flag,
            rf"(?:(?P<whose>NAME)'s|Your) flag stays on {_AT}\.": self._nothing,
            r"(?:(?P<whose>NAME)'s|Your) flag (?:goes|comes) home(?:, minus 7)?\.": self._oust,
            rf"WHO search(?:es)? {_AT}: {_PRICE}\.": self._search,
            r"You find (?P<artefact>.+)\.": self._find,
            rf"WHO looks at an artefact on {_AT}\.": self._look,
            r"You keep (?P<artefact>.+), \d points?\.": self._keep_own,
            rf"WHO keeps an artefact from {_AT}, (?P<hidden>\d+) hidden\.": self._keep,
            r"WHO plays? (?P<artefact>.+)\.": self._play,
            r"WHO turns? up: (?P<artefacts>.+)\.": self._turn_up,
            rf"{sheep} teleports to {_AT}(?:, {_PRICE})?,"
            r" (?:(?P<sabotaged>pad sabotaged)|no sabotage left)\.": self._teleport,
            rf"Pad {_AT} repaired\.": self._repair,
            rf"Gromout guards (?:(?P<whose>NAME)'s|your) flag on {_AT}\.": self._protect,
            rf"{sheep} reaches Edenia: Trifolium (?P<trifolium>\d+)\.": self._reach,
            rf"WHO skips?(?:: {_AMOUNT}|, the supply is empty)\.": self._skip,
            r"WHO wins? the (?P<race>Race): [23] sheep on Edenia \((?P<rule>.+)\)\.": self._end,
            r"WHO wins? with (?P<law>exactly 42 points) \((?P<rule>.+)\)\.": self._end,
            r"WHO wins? (?:by Prestige|after 200 rounds), the most points \((?P<rule>.+)\)\.": self._end,
            r"WHO wins? the tie (?:for Prestige|after 200 rounds) \((?P<rule>.+)\)\.": self._end,
            r"Level at \d+ points?[:,] .+ \(ED-1\)\.": self._nothing,
            r"Shared victory (?:by Prestige|after 200 rounds): (?P<names>.+)"
            r" \((?P<rule>.+)\)\.": self._end_shared,
            r"WHO (?:has|have) (?P<points>\d+) points?(?: and (?P<hidden>\d+) hidden)?"
            r"(?:: (?P<parts>.+))?\.": self._score,
            r"Made of (?P<parts>.+)\.": self._score_parts,
        }

    def _begin(self, heard: re.Match[str]) -> None:
        for hand, dealt in zip(self.public.hands, heard["dealt"].split(", "), strict=True):
            hand.clovers = int(dealt)
            self.public.supply -= hand.clovers
        self.public.first = self._seat(heard["who"])

    def _turn(self, heard: re.Match[str]) -> None:
        self.public.active = self._seat(heard["whose"])
        self.public.round = int(heard["round"])

    def _leap(self, heard: re.Match[str]) -> None:
        self._lift(heard)
        self._pay(self._sheep(heard)[0], heard["total"])

    def _relay(self, heard: re.Match[str]) -> None:
        self._lift(heard)
        self.public.relays.remove(f"{_cell(heard)} {heard['side']} {heard['path']}")
        self._gain(self._seat(heard["who"]), heard["total"])

    def _draw(self, heard: re.Match[str]) -> None:
        deck = self.public.deck
        deck[0].remove(_face(heard["tile"]))
        if not deck[0]:
            del deck[0]

    def _lay(self, heard: re.Match[str]) -> None:
        cell, face, stock = _cell(heard), _face(heard["tile"]), int(heard["stock"] or 0)
        self.public.tiles[cell] = face
        if face == "OOO":
            self.public.planets[cell] = Planet(stock)
            self.public.supply -= stock
        elif "o" in face:
            self.public.dwarfs[cell] = Dwarf(stock)

    def _under(self, heard: re.Match[str]) -> None:
        self.public.deck.append([_face(heard["tile"])])

    def _lift(self, heard: re.Match[str]) -> None:
        sheep = self._sheep(heard)
        for place, line in list(self.public.lines.items()):
            if sheep in line:
                line.remove(sheep)
                if not line:
                    del self.public.lines[place]

    def _stand(self, heard: re.Match[str]) -> None:
        self._lift(heard)
        place = re.sub(f"^{_CELL}", lambda cell: _joined(cell[0]), heard["place"])
        line = self.public.lines.setdefault(place, [])
        assert bool(heard["line"]) == bool(line and _is_track(place)), heard[0]
        line.insert(int(heard["line"] or 1) - 1, self._sheep(heard))
        if not _is_track(place):
            line.sort()

    def _take(self, heard: re.Match[str]) -> None:
        planet = self.public.planets[_cell(heard)]
        planet.clovers -= 1
        assert planet.clovers == int(heard["left"])
        self._gain(self._seat(heard["who"]), heard["total"])

    def _flag(self, heard: re.Match[str]) -> None:
        planet, seat = self.public.planets[_cell(heard)], self._seat(heard["whose"])
        self._ousted, planet.flag = planet.flag, seat
        self.public.hands[seat].flags -= 1
        assert self.public.hands[seat].flags == int(heard["left"])

    def _oust(self, heard: re.Match[str]) -> None:
        assert self._ousted == self._seat(heard["whose"])
        self.public.hands[self._ousted].flags += 1

    def _search(self, heard: re.Match[str]) -> None:
        self._searched = _cell(heard)
        self._pay(self._seat(heard["who"]), heard["total"])

    def _find(self, heard: re.Match[str]) -> None:
        del heard
        self.public.dwarfs[self._searched].known_to.add(self._seat("You"))

    def _look(self, heard: re.Match[str]) -> None:
        self.public.dwarfs[_cell(heard)].known_to.add(self._seat(heard["who"]))

    def _keep_own(self, heard: re.Match[str]) -> None:
        self.own_hand.append(_artefact(heard))
        self._take_artefact(self._seat("You"), self._searched)

    def _keep(self, heard: re.Match[str]) -> None:
        seat = self._seat(heard["who"])
        self._take_artefact(seat, _cell(heard))
        assert self.public.hands[seat].hidden == int(heard["hidden"])

    def _take_artefact(self, seat: int, cell: str) -> None:
        dwarf = self.public.dwarfs[cell]
        dwarf.artefacts -= 1
        if not dwarf.artefacts:
            dwarf.known_to.clear()
        self.public.hands[seat].hidden += 1

    def _play(self, heard: re.Match[str]) -> None:
        seat, name = self._seat(heard["who"]), _artefact(heard)
        self.public.hands[seat].hidden -= 1
        self.public.hands[seat].played.append(name)
        if seat == self._own:
            self.own_hand.remove(name)

    def _turn_up(self, heard: re.Match[str]) -> None:
        seat = self._seat(heard["who"])
        names = [_named(said) for said in heard["artefacts"].split(", ")]
        self.public.hands[seat].hidden -= len(names)
        self.public.hands[seat].played += names
        if seat == self._own:
            self.own_hand.clear()

    def _teleport(self, heard: re.Match[str]) -> None:
        self._lift(heard)
        sheep = self._sheep(heard)
        self.public.lines[f"{_cell(heard)} pad"] = [sheep]
        if heard["total"]:
            self._pay(sheep[0], heard["total"])
        if heard["sabotaged"]:
            self.public.sabotaged.add(_cell(heard))
            self.public.sabotages -= 1

    def _repair(self, heard: re.Match[str]) -> None:
        self.public.sabotaged.remove(_cell(heard))
        self.public.sabotages += 1

    def _protect(self, heard: re.Match[str]) -> None:
        planet = self.public.planets[_cell(heard)]
        assert planet.flag == self._seat(heard["whose"])
        planet.protected = True

    def _reach(self, heard: re.Match[str]) -> None:
        value = int(heard["trifolium"])
        self.public.trifoliums.remove(value)
        self.public.hands[self._sheep(heard)[0]].trifoliums.append(value)

    def _skip(self, heard: re.Match[str]) -> None:
        if heard["total"]:
            self.public.supply -= 1
            self._gain(self._seat(heard["who"]), heard["total"])
        else:
            assert self.public.supply == 0

    def _end(self, heard: re.Match[str]) -> None:
        facts = heard.groupdict()
        victory = "race" if facts.get("race") else "law" if facts.get("law") else "prestige"
        self.public.winners = {self._seat(heard["who"])}
        self.public.ended = victory, heard["rule"]

    def _end_shared(self, heard: re.Match[str]) -> None:
        self.public.winners = {self._seat(name) for name in heard["names"].split(" and ")}
        self.public.ended = "prestige", heard["rule"]

    def _score(self, heard: re.Match[str]) -> None:
        self._speaking_of = self._seat(heard["who"])
        self.points[self._speaking_of] = int(heard["points"])
        if self._speaking_of != self._own:
            assert self.public.hands[self._speaking_of].hidden == int(heard["hidden"] or 0)
        if heard["parts"]:
            self._score_parts(heard)

    def _score_parts(self, heard: re.Match[str]) -> None:
        parts = {name: int(n) for name, n in re.findall(r"(\w+) (\d+)", heard["parts"])}
        assert sum(parts.values()) == self.points[self._speaking_of]
        assert parts.get("clovers", 0) == self.public.hands[self._speaking_of].clovers

    def _nothing(self, heard: re.Match[str]) -> None:
        """What changes no position."""

    def _seat(self, name: str | None) -> int:
        """Tell whose name it is; no name, like "you", is the listener's own."""
        if name is None or name.lower() == "you":
            assert self._own is not None, "a spectator was called you"
            return self._own
        return self._names[name]

    def _sheep(self, heard: re.Match[str]) -> Sheep:
        name, number = heard["sheep"].rsplit(" ", 1)
        return self._seat(None if name in ("sheep", "Sheep") else name), int(number)

    def _gain(self, seat: int, total: str) -> None:
        hand = self.public.hands[seat]
        hand.clovers += 1
        assert hand.clovers == int(total)

    def _pay(self, seat: int, total: str) -> None:
        hand = self.public.hands[seat]
        hand.clovers -= 1
        self.public.supply += 1
        assert hand.clovers == int(total)


def _joined(cell: str) -> str:
    return cell.replace(" ", "").upper()


def _cell(heard: re.Match[str]) -> str:
    return _joined(heard["cell"])


def _is_track(place: str) -> bool:
    return place.endswith(_PATHS)


def _face(words: str) -> str:
    """Understand a tile told in full, as its three glyphs."""
    if words == "planet":
        return "OOO"
    glyphs = {}
    for part in words.split(", "):
        hub, _, hub_path = part.partition(" on ")
        path, _, run = part.partition(" ")
        if hub_path:
            glyphs[hub_path] = _HUBS[hub]
        else:
            glyphs[path] = _GLYPHS[run]
    return "".join(glyphs[path] for path in _PATHS)


def _artefact(heard: re.Match[str]) -> str:
    """Understand the artefact of a sentence."""
    return _named(heard["artefact"])


def _named(said: str) -> str:
    """Understand the name of an artefact, as positions write it."""
    match said.split():
        case [colour, "Pocket", "teleporter", points]:
            return f"pocket-{colour.lower()}-{points}"
        case ["Gromout"]:
            return "gromout"
        case ["Quantum", "Accelerator"]:
            return "quantum"
        case [kind, points]:
            word = {"Turbo-engine": "turbo", "R2-M2": "r2m2", "Sheepscope": "scope"}
            return f"{word.get(kind, kind.lower())}-{points}"
        case words:
            raise AssertionError(f"no artefact: {words}")
