"""A sheep on its way.

Rules of the file: a walk goes from track to track until something stops it or asks something; every
stop names its rule; nothing here decides for the player. Tracks are directed by the end a sheep heads
for. A walking sheep stands in no line: it is on a track with `ahead` others between it and that end.
"""

from msgspec.structs import replace

from rules.edenia.draft import Draft
from rules.edenia.events import (
    Bounced,
    Event,
    Leapt,
    Moved,
    Stopped,
    Tunnelled,
)
from rules.edenia.galaxy import (
    AHEAD,
    HUB,
    IN,
    KIND,
    MOUTH,
    MOUTHS,
    NOWHERE,
    OPPOSITE,
    RELAY,
    RIM_AT,
    WAYS,
    Cell,
    Kind,
    Path,
    Sheep,
    Side,
    Spot,
)
from rules.edenia.prices import LEAP_PRICE, RELAY_GAIN
from rules.edenia.reaching import empty_relay, reach_pad, reach_planet, reach_trackless
from rules.edenia.state import Ask, Walk
from rules.edenia.tokens import pay_clovers
from rules.edenia.turns import end_move

_EMPTY, _ARRIDIS, _HOLE = Kind.EMPTY, Kind.ARRIDIS, Kind.HOLE
_PLANET, _DWARF, _PAD = Kind.PLANET, Kind.DWARF, Kind.PAD

_ASK_LEAP, _ASK_DRAW, _ASK_MOUTH = Ask.LEAP, Ask.DRAW, Ask.MOUTH
_ASK_HOLE, _ASK_DWARF, _ASK_PLANET = Ask.HOLE, Ask.DWARF, Ask.PLANET
FRESH = Walk(Spot(0), IN)
"""Nothing has happened yet on this move."""


class Walker:
    """The walking sheep of a draft."""

    __slots__ = (
        "ahead",
        "draft",
        "explored",
        "lines",
        "passes",
        "sheep",
        "spot",
        "told",
        "toward",
        "trail",
        "walking",
    )

    def __init__(
        self, draft: Draft, sheep: Sheep, spot: Spot, toward: Side, walk: Walk = FRESH
    ) -> None:
        """Put a lifted sheep on a track, heading for one of its ends; `walk` tells what was before."""
        self.draft = draft
        self.sheep = sheep
        self.spot = spot
        self.toward = toward
        self.ahead = walk.ahead
        self.explored = walk.explored
        self.passes = walk.passes
        self.trail = list(walk.trail)
        self.told = len(self.trail)
        """How much of the trail has been told as events."""
        self.lines = dict(draft.flock)
        """Who stands where while this sheep walks."""
        self.walking = True

    @classmethod
    def resume(cls, draft: Draft) -> "Walker":
        """Take up the walk where a question interrupted it."""
        walk, sheep = draft.walk, draft.turn.sheep
        if walk is None or sheep is None:
            raise ValueError("no sheep is walking")
        return cls(draft, sheep, walk.spot, walk.toward, walk)

    def onward(self) -> None:
        """MOV-1: go as far as the way leads."""
        if self.draft.outcome is None:
            while self._travel() and self._meet():
                pass
        if self.draft.outcome is not None:
            self.pause()

    def _travel(self) -> bool:
        """MOV-5: go from tile to tile while nothing else lies ahead; tell whether the walk goes on."""
        tiles, trail, lines = self.draft.tiles, self.trail, self.lines
        spot, toward = self.spot, self.toward
        while not self.ahead and toward != IN:
            cell, port = AHEAD[spot * 4 + toward]
            if cell == NOWHERE:
                return True
            ways = WAYS.get(tiles[cell])
            if ways is None:
                return reach_trackless(self, cell)
            named, far = ways[port]
            spot, toward = Spot(cell * 12 + named), far
            step = spot * 5 + toward
            if step in trail:
                return self.stop("MOV-5")
            trail.append(step)
            self.spot, self.toward = spot, toward
            if spot in lines:
                self.ahead = len(lines[spot])
        return True

    def _meet(self) -> bool:
        """Come to a sheep, a hub or the rim; tell whether the walk goes on."""
        if self.ahead:
            return self._meet_sheep("LEAP-3")
        if self.toward == IN:
            return self._reach_hub()
        cell, port = divmod(self.spot, 12)
        return self._reach_rim(cell, Path(port >> 2))

    def set_off(self, ahead: int) -> None:
        """MOV-6: begin on the track it stands on; who stands directly ahead is leapt and paid for."""
        self.trail.append(self.spot * 5 + self.toward)
        self.ahead = ahead
        if ahead or self._hub_sheep() is not None:
            self.leap()
        else:
            self.onward()

    def leap(self) -> None:
        """LEAP-2 and LEAP-4: pay, leap over the next sheep, on its track or on the hub, and go on."""
        over = self._next_in_line() if self.ahead else self._hub_sheep()
        if over is None:
            raise ValueError("nobody to leap over")
        self.tell(Leapt(self.sheep, over, LEAP_PRICE))
        pay_clovers(self.draft, self.draft.active, LEAP_PRICE)
        if self.ahead:
            self.ahead -= 1
        elif self.draft.outcome is None and not self.cross_hub():
            return
        self.onward()

    def enter(self, spot: Spot, toward: Side, event: Event | None = None) -> bool:
        """MOV-5: enter a track, unless it was travelled in that direction this move."""
        step = spot * 5 + toward
        if step in self.trail:
            return self.stop("MOV-5")
        if event is not None:
            self.tell(event)
        self.trail.append(step)
        self.spot = spot
        self.toward = toward
        line = self.lines.get(spot)
        self.ahead = len(line) if line else 0
        return True

    def cross_hub(self, event: Event | None = None) -> bool:
        """Go straight ahead over the hub into the spoke on the other side."""
        return self.enter(*self._spoke_ahead(), event)

    def take_mouth(self, path: Path) -> bool:
        """RIM-1: come out of the tunnel on another path."""
        named, far = self._way_back(path)
        cell = self.spot // 12
        return self.enter(Spot(cell * 12 + named), far, Tunnelled(self.sheep, path))

    def leave_hole(self, side: Side, path: Path) -> None:
        """HOLE-1: come out of the Black Hole; MOV-5: it clears the memory of the way."""
        self.passes += 1
        self.trail.clear()
        self.told = 0
        self.enter(Spot(self.spot // 12 * 12 + path * 4 + side), side)
        self.onward()

    def stop(self, rule: str) -> bool:
        """LEAP-3: stand on the track, directly behind whoever is ahead; the move is over."""
        index = self.ahead
        if self.toward != self.spot & 3:
            index = len(self.lines.get(self.spot, ())) - index
        self.draft.stand(self.sheep, self.spot, index)
        self.walking = False
        self.tell(Stopped(self.sheep, self.spot, index, rule))
        end_move(self.draft)
        return False

    def settle(self, cell: Cell, rule: str) -> None:
        """Stand on a planet, dwarf planet or pad; what follows is up to the place."""
        self.draft.settle_on_hub(self.sheep, cell)
        self.tell(Stopped(self.sheep, Spot(HUB + cell), 0, rule))
        self.walking = False
        self.draft.walk = None

    def ask(self, question: Ask) -> bool:
        """Wait for an answer."""
        self.pause()
        self.draft.turn = replace(self.draft.turn, ask=question)
        return False

    def pause(self) -> None:
        """Leave the walk in the draft as it stands, unless it has ended."""
        self._flush()
        if self.walking:
            self.draft.walk = Walk(
                self.spot,
                self.toward,
                self.ahead,
                self.explored,
                self.passes,
                tuple(self.trail),
            )

    def _meet_sheep(self, rule: str) -> bool:
        """LEAP-2: ask whether to leap whoever can pay; the others stop."""
        if self.draft.players[self.draft.active].clovers >= LEAP_PRICE:
            return self.ask(_ASK_LEAP)
        return self.stop(rule)

    def _reach_rim(self, cell: int, path: Path) -> bool:
        side = self.toward
        index = RIM_AT[cell * 4 + side]
        rim = self.draft.rim[index]
        if rim[path] == MOUTH:
            mouths = MOUTHS[rim][path]
            return self.take_mouth(mouths[0]) if len(mouths) == 1 else self.ask(_ASK_MOUTH)
        gives = RELAY_GAIN if rim[path] == RELAY else 0
        self.tell(Bounced(self.sheep, Cell(cell), side, path, gives))
        if gives:
            empty_relay(self.draft, index, path)
            if self.draft.outcome is not None:
                return False
        named, far = self._way_back(path)
        return self.enter(Spot(cell * 12 + named), far)

    def _way_back(self, path: Path) -> tuple[int, Side]:
        """The track that leads back from the rim on a path."""
        return WAYS[self.draft.tiles[self.spot // 12]][path * 4 + self.toward]

    def _reach_hub(self) -> bool:
        cell = Cell(self.spot // 12)
        kind = KIND[self.draft.tiles[cell]]
        if kind is _PLANET:
            return reach_planet(self, cell)
        if kind is _HOLE:
            is_last = self.passes >= self.draft.rules.hole_passes
            return self.stop("HOLE-3") if is_last else self.ask(_ASK_HOLE)
        if HUB + cell in self.lines:
            spot, out = self._spoke_ahead()
            if spot * 5 + out in self.trail:
                return self.stop("MOV-5")  # nobody is asked to pay for a leap that leads nowhere
            return self._meet_sheep("LEAP-4")
        if kind is _DWARF:
            return self.ask(_ASK_DWARF)
        reach_pad(self, cell)
        return False

    def _hub_sheep(self) -> Sheep | None:
        """LEAP-4: who stands on the dwarf planet or pad directly ahead."""
        cell = Cell(self.spot // 12)
        if self.toward != IN or KIND[self.draft.tiles[cell]] not in (_DWARF, _PAD):
            return None
        return next(iter(self.draft.hub(cell)), None)

    def _spoke_ahead(self) -> tuple[Spot, Side]:
        cell, port = divmod(self.spot, 12)
        out = OPPOSITE[port & 3]
        return Spot(cell * 12 + (port & ~3) + out), out

    def _next_in_line(self) -> Sheep:
        line = self.lines[self.spot]
        heads_to_name = self.toward == self.spot & 3
        return line[self.ahead - 1 if heads_to_name else len(line) - self.ahead]

    def tell(self, event: Event) -> None:
        """Tell of what happened, after the tracks that led there."""
        self._flush()
        self.draft.events.append(event)

    def _flush(self) -> None:
        """Tell of the tracks travelled since the last event."""
        if len(self.trail) > self.told:
            self.draft.events.append(Moved(self.sheep, tuple(self.trail[self.told :])))
            self.told = len(self.trail)
