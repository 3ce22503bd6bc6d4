"""What is true of every state and of every action of Edenia, as lists of complaints.

It holds for the states of a game played with the standard box from its start, and it is told without
the engine's own helpers where that is possible.
"""

from collections import Counter
from collections.abc import Iterator

from rules.edenia.actions import Action, Go, Jump, PlayJunction, PlayPocket
from rules.edenia.content import standard_box
from rules.edenia.galaxy import (
    ARRIDIS,
    EMPTY_FACE,
    GOAL,
    HUB,
    IN,
    KIND,
    RIM_PLACES,
    SIDES,
    TILES,
    WAYS,
    Kind,
    Sheep,
    Spot,
)
from rules.edenia.geometry import cell_of, port_of, side_of, step_along
from rules.edenia.scoring import points
from rules.edenia.state import Ask, State

CLOVERS, SABOTAGES, ARTEFACTS, FLAGS, FLOCK = 30, 8, 18, 3, 3
_SETTLED = (Kind.ARRIDIS, Kind.EDENIA, Kind.PLANET, Kind.DWARF, Kind.PAD)


def complaints(state: State) -> list[str]:
    """What is wrong with a state of a game."""
    return [
        *_clovers(state),
        *_flags(state),
        *_artefacts(state),
        *_pads(state),
        *_tiles(state),
        *_trifoliums(state),
        *_sheep(state),
        *_lines(state),
        *_walk(state),
        *_turn(state),
        *_ending(state),
    ]


def changes(before: State, action: Action, after: State) -> list[str]:
    """What is wrong with a change of a state by an action."""
    return [
        *_places(before, action, after),
        *_for_good(before, after),
        *_order_of_play(before, after),
    ]


def _clovers(state: State) -> Iterator[str]:
    hands = [player.clovers for player in state.players]
    planets = [planet.clovers for planet in state.planets]
    dealt = state.turn.ask is not Ask.FIRST
    total = state.clovers + sum(hands) + sum(planets) + "".join(state.rim).count("*")
    if total != CLOVERS:
        yield f"CLO-1: {total} clovers"
    if min(state.clovers, *hands, *planets) < 0 or max((0, *planets)) > 3:
        yield "a pile of clovers is below 0, or a planet has more than 3"
    if not dealt and any(hands):
        yield "SET-1: clovers in hand before it is known who begins"


def _flags(state: State) -> Iterator[str]:
    raised = Counter(int(planet.flag) for planet in state.planets if planet.flag is not None)
    for seat, player in enumerate(state.players):
        if player.flags < 0 or player.flags + raised.pop(seat, 0) != FLAGS:
            yield f"seat {seat} has not 3 flags in hand and on planets"
    if raised:
        yield f"flags of nobody: {raised}"
    if any(planet.protected and planet.flag is None for planet in state.planets):
        yield "ART-6: Gromout protects no flag"
    if state.rules.lambs and any(player.flags != FLAGS for player in state.players):
        yield "OPT-2: a lamb raised a flag"


def _artefacts(state: State) -> Iterator[str]:
    tokens = [token for dwarf in state.dwarfs for token in dwarf.tokens]
    owned = [name for player in state.players for name in (*player.hidden, *player.played)]
    box = Counter() if state.rules.lambs else Counter(standard_box().artefacts)
    if Counter(state.artefacts) != box or box.total() not in (0, ARTEFACTS):
        yield "the artefacts of the box have changed"
    known = Counter(name for name in (*owned, *(token.name for token in tokens)) if name)
    if known - box:
        yield f"too many of {known - box}"
    stocked = 0 if state.rules.lambs else 2 * len(state.dwarfs)
    if len(tokens) + len(owned) != stocked:
        yield f"DWA-1: {stocked} artefacts were laid out, {len(tokens)} and {len(owned)} are there"
    if None in owned:
        yield "an artefact was taken unseen"
    if any(list(player.hidden) != sorted(map(str, player.hidden)) for player in state.players):
        yield "hidden artefacts are not sorted"
    if any((token.name is None) != (token.seen == 0) for token in tokens):
        yield "DWA-3: a token is known to nobody, or seen and unknown"
    if any(len(dwarf.tokens) > 2 for dwarf in state.dwarfs):
        yield "more than two artefacts on a dwarf planet"


def _pads(state: State) -> Iterator[str]:
    if state.sabotages + len(state.sabotaged) != SABOTAGES or state.sabotages < 0:
        yield f"TEL-3: {state.sabotages} sabotages left, {len(state.sabotaged)} on pads"
    if list(state.sabotaged) != sorted(set(state.sabotaged)):
        yield "sabotages are not sorted, or two lie on one pad"
    if any(KIND[state.tiles[cell]] is not Kind.PAD for cell in state.sabotaged):
        yield "a sabotage lies on no pad"


def _tiles(state: State) -> Iterator[str]:
    box = standard_box()
    laid = [face for face in state.tiles if face in TILES]
    waiting = [face for layer in state.deck or () for face in layer]
    if Counter([*laid, *waiting, *state.turn.drawn]) != Counter([*box.starters, *box.tiles]):
        yield "SET-2: the tiles laid, drawn and in the deck are not those of the box"
    if len(laid) + len(waiting) + len(state.turn.drawn) != 22:
        yield "not 22 tiles"
    if state.deck is None or () in state.deck:
        yield "the deck is not known, or has an empty layer"
    if [state.tiles[cell] for cell in (0, 12, 24)] != ["Ari", "hol", "Ede"]:
        yield "Arridis, the Black Hole or Edenia is not in its place"
    for kind, listed in (
        (Kind.PLANET, [planet.cell for planet in state.planets]),
        (Kind.DWARF, [dwarf.cell for dwarf in state.dwarfs]),
    ):
        if listed != [cell for cell, face in enumerate(state.tiles) if KIND[face] is kind]:
            yield f"the list of each {kind.value} does not match the tiles"
    mouths = [side.replace("x", "*") for side in state.rim]
    if mouths != list(box.rim):
        yield "the rim has changed"


def _trifoliums(state: State) -> Iterator[str]:
    box = standard_box().trifoliums_for(len(state.players))
    taken = [value for player in state.players for value in player.trifoliums]
    if sorted((*taken, *state.trifoliums), reverse=True) != list(box):
        yield "the Trifoliums are not those of the box"
    if state.trifoliums != box[len(taken) :]:
        yield "EDE-1: not the highest Trifolium was taken"
    arrived = Counter(
        sheep // FLOCK for spot, line in state.flock if spot == GOAL for sheep in line
    )
    for seat, player in enumerate(state.players):
        if arrived[seat] != len(player.trifoliums):
            yield f"EDE-1: seat {seat} has not a Trifolium for each sheep on Edenia"
        if list(player.trifoliums) != sorted(player.trifoliums, reverse=True):
            yield "EDE-1: a higher Trifolium was taken after a lower one"


def _sheep(state: State) -> Iterator[str]:
    standing = [sheep for _, line in state.flock for sheep in line]
    walking = [state.turn.sheep] if state.walk is not None else []
    if Counter([*standing, *walking]) != Counter(range(len(state.players) * FLOCK)):
        yield f"not every sheep is in one place: {standing} stand, {walking} walk"
    chosen = state.turn.sheep
    if chosen is not None and chosen // FLOCK != state.active:
        yield "a sheep moves out of turn"


def _lines(state: State) -> Iterator[str]:
    spots = [spot for spot, _ in state.flock]
    if spots != sorted(set(spots)) or any(not line for _, line in state.flock):
        yield "LEAP-1: lines are not sorted, or one is empty"
    for spot, line in state.flock:
        if spot < HUB:
            port, ways = port_of(spot), WAYS.get(state.tiles[cell_of(spot)])
            if ways is None or ways[port][0] != port:
                yield f"{line} stand on no track: {spot}"
        else:
            kind = KIND[state.tiles[cell_of(spot)]]
            if kind not in _SETTLED:
                yield f"{line} stand on no place: {spot}"
            if kind in (Kind.DWARF, Kind.PAD) and len(line) > 1:
                yield f"LEAP-4: {line} stand on one {kind.value}"
            if list(line) != sorted(line):
                yield f"{line} are not sorted where no order counts"


def _walk(state: State) -> Iterator[str]:
    walk = state.walk
    if walk is None:
        return
    cell, port = cell_of(walk.spot), port_of(walk.spot)
    there = next((line for spot, line in state.flock if spot == walk.spot), ())
    if walk.ahead not in range(len(there) + 1) or (there and cell == ARRIDIS):
        yield f"{walk.ahead} sheep ahead of {len(there)}"
    if len(set(walk.trail)) != len(walk.trail):
        yield "MOV-5: a track was travelled twice in one direction"
    if walk.passes not in range(6):
        yield "HOLE-3: more than five passes"
    ways = WAYS.get(state.tiles[cell])
    if cell == ARRIDIS:
        fits = walk.toward == side_of(port) and not walk.trail
    else:
        fits = ways is not None and ways[port][0] == port
        fits = fits and walk.toward in (side_of(port), ways[port][1] if ways else IN)
        fits = fits and walk.trail[-1:] == (step_along(walk.spot, walk.toward),)
    if not fits:
        yield "the walk is on no track, or heads for no end, or its trail ends elsewhere"
    if state.turn.ask is Ask.ROLL and walk.exit not in SIDES:
        yield "HOLE-1: the die rolls before a side was chosen"


def _turn(state: State) -> Iterator[str]:
    turn, player = state.turn, state.players[state.active]
    if turn.drawn and turn.ask not in (Ask.DRAW, Ask.LAY, Ask.UNDER, Ask.PLACE):
        yield "drawn tiles wait for nothing"
    if turn.moved != (turn.ask is Ask.AFTER) and turn.ask not in (Ask.DRAW, Ask.PLACE, Ask.OVER):
        yield "MOV-8: the move is over but the question is of the move, or the other way round"
    if turn.ask is Ask.AFTER and not player.hidden:
        yield "ART-10: asked for end without a face-down artefact"
    if turn.ask is Ask.LEAP and not player.clovers:
        yield "LEAP-2: asked to leap without a clover"
    if turn.moved and (turn.engines or turn.r2m2 or turn.ported):
        yield "ART-2: a declaration outlived the move"
    if state.round not in range(1, 201) or state.active not in range(len(state.players)):
        yield "END-3: no such round or seat"


def _ending(state: State) -> Iterator[str]:
    over = state.turn.ask is Ask.OVER
    if over != (state.outcome is not None):
        yield "END-2: an outcome and an end go together"
    if over:
        return
    if not state.trifoliums:
        yield "WIN-3: the last Trifolium is taken and play goes on"
    goal = 2 if state.rules.lambs else 3
    if any(len(player.trifoliums) >= goal for player in state.players):
        yield "WIN-1: somebody has won the race and play goes on"
    law = state.rules.law42 and not state.rules.lambs
    if law and any(points(player) == 42 and None not in player.hidden for player in state.players):
        yield "WIN-2: somebody has 42 points and play goes on"


def _places(before: State, action: Action, after: State) -> Iterator[str]:
    """LEAP-1: only the sheep that moves changes its place; all others keep theirs, in order."""
    mover = before.turn.sheep
    if isinstance(action, Go | Jump | PlayJunction | PlayPocket):
        mover = Sheep(before.active * FLOCK + action.sheep - 1)
    if _without(before, mover) != _without(after, mover):
        yield f"LEAP-1: {action} of sheep {mover} moved others too"


def _without(state: State, mover: Sheep | None) -> dict[Spot, list[Sheep]]:
    lines = {spot: [one for one in line if one != mover] for spot, line in state.flock}
    return {spot: line for spot, line in lines.items() if line}


def _for_good(before: State, after: State) -> Iterator[str]:
    """Some things cannot be undone."""
    for old, new in zip(before.tiles, after.tiles, strict=True):
        if old not in (new, EMPTY_FACE):
            yield "a tile on the table has changed"
    if sum(old != new for old, new in zip(before.tiles, after.tiles, strict=True)) > 1:
        yield "two tiles were laid at once"
    for old_rim, new_rim, (cell, side) in zip(before.rim, after.rim, RIM_PLACES, strict=True):
        if any(a == "x" != b for a, b in zip(old_rim, new_rim, strict=True)):
            yield f"RIM-2: the relay at {cell}, {side} has a clover again"
    guarded = {planet.cell: planet.flag for planet in before.planets if planet.protected}
    if not guarded.items() <= {p.cell: p.flag for p in after.planets if p.protected}.items():
        yield "ART-6: a protected flag has gone"
    for one, other in zip(before.players, after.players, strict=True):
        if other.played[: len(one.played)] != one.played:
            yield "ART-9: a played artefact has gone"
        if other.trifoliums[: len(one.trifoliums)] != one.trifoliums:
            yield "EDE-1: a Trifolium has gone"
    settled, now = (dict(state.flock).get(GOAL, ()) for state in (before, after))
    if not set(settled) <= set(now):
        yield "EDE-1: a sheep has left Edenia"


def _order_of_play(before: State, after: State) -> Iterator[str]:
    """Turns go round; only the Quantum Accelerator gives one player two in a row (ART-7)."""
    players = len(before.players)
    if before.turn.ask is Ask.FIRST:
        if after.active != after.first or after.round != 1:
            yield "SET-3: the first player does not begin"
        dealt = [(2, 2, 3, 3)[(seat - after.first) % players] for seat in range(players)]
        if [player.clovers for player in after.players] != dealt:
            yield "SET-1: not 2, 2, 3, 3 clovers in the order of play"
        return
    if after.active not in (before.active, (before.active + 1) % players):
        yield "a turn was left out"
    passed = after.active != before.active
    if passed and before.turn.again:
        yield "ART-7: the second turn of the Quantum Accelerator was left out"
    if after.round - before.round != int(passed and after.active == before.first):
        yield "a round is not a turn for everybody"
    if after.first != before.first:
        yield "SET-3: somebody else is first player"
