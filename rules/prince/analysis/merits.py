"""Why a choice is good: points, tiles kept from others, baobabs, volcanoes, what may come, as values."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.kernel.merit import Merit
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.prince.actions import Action, Choose, Hide, Name, Take, TakeHidden
from rules.prince.analysis.gains import Gain, gain_of, offered
from rules.prince.characters import CHARACTERS
from rules.prince.elements import VOLCANO
from rules.prince.game import PRINCE
from rules.prince.planet import volcanoes_of
from rules.prince.pool import unseen
from rules.prince.prospects import expected_totals
from rules.prince.state import State
from rules.prince.tiles import FIRST_CHARACTER, Stack, Tile

_SURE: Final = 1000
_WORTH_TELLING: Final = 2
"""So many points a tile should be worth to somebody else to be kept from them."""


class Ending(Merit, frozen=True):
    """WIN-1 and WIN-2: the last tile of the game."""

    winners: tuple[Seat, ...]
    is_won: bool


class Points(Merit, frozen=True):
    """CHA-13: what a tile brings at once, by the Character that gains most of it."""

    points: int
    character: Tile


class Growth(Merit, frozen=True):
    """CHA-1: what a tile makes more likely, although nothing scores yet."""

    tile: Tile


class Denial(Merit, frozen=True):
    """RND-2: what somebody else cannot take any more."""

    seat: Seat
    points: int
    character: Tile


class Flip(Merit, frozen=True):
    """BAO-1: tiles that would flip, or that flip on purpose."""

    number: int
    points: int


class Calm(Merit, frozen=True):
    """VOL-2: no volcano, where the others on offer have one."""


class Burden(Merit, frozen=True):
    """VOL-2: the leftovers are bad for whoever must take them."""

    seat: Seat
    points: int


class Stakes(Merit, frozen=True):
    """RND-1: what a stack holds for the chooser."""

    stack: Stack
    character: Tile | None


class Bluff(Merit, frozen=True):
    """TWO-2: the tile that is worth most to the chooser lies face down."""

    tile: Tile


class Nothing(Merit, frozen=True):
    """Nothing speaks for the choice yet."""


AnyMerit = Ending | Points | Growth | Denial | Flip | Calm | Burden | Stakes | Bluff | Nothing


def merits_of(view: State, line: Sequence[Action]) -> list[AnyMerit]:
    """Find what speaks for a choice, followed by its likely next ones; there is always something."""
    return list(_found(view, line[0])) or [Nothing(0, "")]


def _found(view: State, action: Action) -> Iterator[AnyMerit]:
    match action:
        case Take(tile):
            yield from _ending(view, action)
            yield from _taking(view, tile)
        case TakeHidden() if view.down is not None and view.down >= 0:
            yield from _ending(view, action)
            yield from _taking(view, view.down)
        case Name(seat):
            yield from _naming(view, seat)
        case Choose(stack):
            yield from _choosing(view, stack)
        case Hide(tile):
            yield from _hiding(view, tile)


def _ending(view: State, action: Action) -> Iterator[Ending]:
    outcome: Outcome | None = PRINCE.apply(view, action).state.outcome
    if outcome is not None:
        yield Ending(_SURE, outcome.rule, outcome.winners, view.active in outcome.winners)


def _taking(view: State, tile: Tile) -> Iterator[AnyMerit]:
    """CHA-13, BAO-1, VOL-2 and RND-2: what a tile brings, flips, spares, and keeps from others."""
    seat = view.active
    gain = gain_of(view, seat, tile)
    yield from _brings(gain)
    if gain.flipped:
        yield Flip(9 * abs(gain.points), "BAO-1", len(gain.flipped), gain.points)
    counts = view.tiles.counts
    burdened = [other for other in offered(view) if counts[other][VOLCANO]]
    if burdened and not counts[tile][VOLCANO] and volcanoes_of(view.planets[seat]):
        yield Calm(6, "VOL-2")
    yield from _denials(view, tile)
    before = _growth(view, seat, tile)
    if not gain.points and before > 0:
        yield Growth(int(4 * before), "CHA-1", tile)


def _brings(gain: Gain) -> Iterator[Points]:
    if gain.points > 0 and gain.changes:
        best = gain.changes[0]
        yield Points(10 * gain.points, _rule(best.character), gain.points, best.character)


def _denials(view: State, tile: Tile) -> Iterator[Denial]:
    """RND-2: the one to whom a tile would be worth most."""
    gains = {
        seat: gain_of(view, seat, tile)
        for seat in view.seats()
        if seat != view.active and seat not in view.served
    }
    seat = max(gains, key=lambda one: gains[one].points, default=None)
    if seat is not None and gains[seat].points >= _WORTH_TELLING:
        best = gains[seat]
        yield Denial(7 * best.points, "RND-2", seat, best.points, best.changes[0].character)


def _naming(view: State, seat: Seat) -> Iterator[Burden]:
    """RND-2: what whoever is named can make of the tiles that are left."""
    known = offered(view)
    if known:
        best = max(gain_of(view, seat, tile).points for tile in known)
        yield Burden(5 + max(0, 10 - best), "RND-2", seat, best)


def _choosing(view: State, stack: Stack) -> Iterator[Stakes]:
    """RND-1: the Character of one's own that has most to hope for from a stack."""
    seat = view.active
    best: tuple[float, Tile] | None = None
    for character in view.planets[seat].tiles_of(Stack.CHARACTER):
        if character is None or stack is Stack.CHARACTER:
            continue
        hope = _hope(view, seat, stack, character)
        if hope > 0 and (best is None or hope > best[0]):
            best = hope, character
    if best is not None:
        yield Stakes(int(10 * best[0]), _rule(best[1]), stack, best[1])
    elif stack is Stack.CHARACTER:
        yield Stakes(3, "CHA-1", stack, None)


def _hope(view: State, seat: Seat, stack: Stack, character: Tile) -> float:
    """What the tiles of a stack would bring a Character on average."""
    total, hope = 0, 0.0
    for tile, copies in unseen(view, stack):
        changes = {one.character: one.gained for one in gain_of(view, seat, tile).changes}
        hope += copies * changes.get(character, 0)
        total += copies
    return hope / total if total else 0.0


def _hiding(view: State, tile: Tile) -> Iterator[Bluff]:
    """TWO-2: what one hopes to get is best kept out of sight."""
    gains = {one: gain_of(view, view.active, one).points for one in offered(view)}
    if gains[tile] == max(gains.values()) > 0:
        yield Bluff(10, "TWO-2", tile)


def _growth(view: State, seat: Seat, tile: Tile) -> float:
    """How much better a tile makes the end that is to be expected."""
    after = PRINCE.apply(view, Take(tile)).state if Take(tile) in PRINCE.legal(view) else view
    return expected_totals(after)[seat] - expected_totals(view)[seat]


def _rule(character: Tile) -> str:
    return CHARACTERS[character - FIRST_CHARACTER].rule
