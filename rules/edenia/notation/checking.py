"""Whether the parts of a position fit together, so that the rules can go on from it."""

from rules.edenia.deck import is_drawable
from rules.edenia.galaxy import (
    ARRIDIS,
    ARRIDIS_EXITS,
    EMPTY_FACE,
    HUB,
    IN,
    KIND,
    MOUTH,
    MOUTHS,
    NOWHERE,
    SIDES,
    TILES,
    Cell,
    Kind,
    Spot,
)
from rules.edenia.geometry import cell_beyond, cell_of, hub_of, path_of, port_of, rim_at, side_of
from rules.edenia.legal import legal
from rules.edenia.places import dwarf_at, find_sheep, line_at, scope_cells
from rules.edenia.prices import LEAP_PRICE
from rules.edenia.state import LAST_ROUND, Ask, State, Walk
from rules.edenia.turns import FIRST_CLOVERS

MOST_ENGINES = 99
_WALK_ASKS = frozenset({Ask.LEAP, Ask.MOUTH, Ask.DWARF, Ask.HOLE, Ask.ROLL, Ask.LAY, Ask.UNDER})
_DRAWN_ASKS = frozenset({Ask.DRAW, Ask.LAY, Ask.UNDER, Ask.PLACE})
_AFTER_ASKS = frozenset({Ask.AFTER, Ask.DRAW, Ask.PLACE})
_STANDING_ASKS = {
    Ask.PLANET: Kind.PLANET,
    Ask.KEEP: Kind.DWARF,
    Ask.REVEAL: Kind.DWARF,
    Ask.LEAVE: Kind.PAD,
}


def what_is_wrong(state: State) -> str | None:
    """Give the first thing about the turn that does not fit, or None."""
    turn, walk = state.turn, state.walk
    standing = None if turn.sheep is None else find_sheep(state.flock, turn.sheep)
    if walk is not None and (turn.sheep is None or standing is not None):
        return "a walk needs the sheep of the turn, written as walking"
    if turn.ask is Ask.OVER:
        return None if state.outcome is not None else "ask over needs an over line"
    if turn.drawn and turn.ask not in _DRAWN_ASKS:
        return "drawn tiles wait for nothing"
    if turn.engines + len(state.players[state.active].hidden) > MOST_ENGINES:
        return f"engines: nobody can play more than {MOST_ENGINES} Turbo-engines"
    if walk is not None:
        return _walk(state, walk)
    if turn.moved and turn.ask not in _AFTER_ASKS:
        return f"ask {turn.ask.value} cannot come up after the move"
    if turn.ask in _WALK_ASKS:
        return f"ask {turn.ask.value} needs a walk line"
    if turn.is_reckoning and _ends_by_points(state):
        return None
    if turn.ask in _STANDING_ASKS:
        return _standing(state, standing[0] if standing else None)
    if turn.ask in (Ask.DRAW, Ask.PLACE):
        return _scope(state)
    dealt = sum(FIRST_CLOVERS[: len(state.players)])
    if turn.ask is Ask.FIRST and state.clovers < dealt:
        return f"ask first: the supply needs {dealt} clovers to deal"
    if turn.ask is Ask.FIRST and any(player.clovers for player in state.players):
        return "ask first: the clovers have not been dealt yet"
    return None


def _ends_by_points(state: State) -> bool:
    """WIN-3 and END-3: whether hands are left to be turned up before points are compared."""
    is_last = not state.trifoliums or state.round == LAST_ROUND
    return is_last and any(None in player.hidden for player in state.players)


def _standing(state: State, spot: Spot | None) -> str | None:
    """Check a question about the place where the moving sheep has arrived."""
    ask = state.turn.ask
    kind = _STANDING_ASKS[ask]
    if spot is None or spot < HUB or KIND[state.tiles[cell_of(spot)]] is not kind:
        return f"ask {ask.value} needs the sheep of the turn on a {kind.value}"
    if ask in (Ask.KEEP, Ask.REVEAL):
        tokens = dwarf_at(state.dwarfs, cell_of(spot)).tokens
        mine = 1 << state.active
        if any(not token.seen & mine for token in tokens if token.name or ask is Ask.KEEP):
            return f"ask {ask.value}: the player must have seen what is known there"
        if ask is Ask.KEEP:
            return None if tokens else "ask keep: nothing lies there"
        if all(token.name for token in tokens):
            return "ask reveal needs an artefact that is not known: ? on the dwarf line"
    return None if legal(state) else f"ask {ask.value}: there is nothing to choose"


def _scope(state: State) -> str | None:
    """ART-4: check a Sheepscope that waits for its tile or its cell."""
    wanted = 1 if state.turn.ask is Ask.PLACE else 0
    if len(state.turn.drawn) != wanted:
        return (
            f"ask {state.turn.ask.value} without a walk is the Sheepscope: drawn must be {wanted}"
        )
    if not scope_cells(state.tiles) or (not wanted and not is_drawable(state.deck)):
        return "the Sheepscope needs a tile to draw and a cell for it"
    return None


def _walk(state: State, walk: Walk) -> str | None:
    ask = state.turn.ask
    if state.turn.moved and ask is not Ask.AFTER:
        return "the move is over, and so is the walk"
    cell, port = cell_of(walk.spot), port_of(walk.spot)
    if cell == ARRIDIS:
        if walk.toward not in ARRIDIS_EXITS or walk.toward != side_of(port) or walk.ahead:
            return "Arridis is left by an exit: A1 east star > east"
        if walk.trail:
            return "a sheep on Arridis has no trail yet"
        if ask not in (Ask.DRAW, Ask.LAY, Ask.UNDER):
            return f"ask {ask.value} cannot come up on Arridis"
    if walk.ahead > len(line_at(state.flock, walk.spot)):
        return "more sheep are ahead than stand on the track"
    return _walk_question(state, walk, cell)


def _walk_question(state: State, walk: Walk, cell: Cell) -> str | None:
    """Check that the walk has come to the question that is asked."""
    ask, kind = state.turn.ask, KIND[state.tiles[cell]]
    at_hub = walk.toward == IN
    there = line_at(state.flock, hub_of(cell)) if kind in (Kind.DWARF, Kind.PAD) and at_hub else ()
    match ask:
        case Ask.LEAP:
            fits = bool(walk.ahead or there) and state.players[state.active].clovers >= LEAP_PRICE
        case Ask.MOUTH:
            fits = _at_fork(state, walk, cell)
        case Ask.DWARF:
            fits = at_hub and kind is Kind.DWARF and not there
        case Ask.HOLE:
            fits = at_hub and kind is Kind.HOLE and walk.passes < state.rules.hole_passes
        case Ask.ROLL:
            chosen = walk.exit in SIDES
            fits = at_hub and kind is Kind.HOLE and chosen and walk.passes < state.rules.hole_passes
        case Ask.DRAW:
            fits = _at_unexplored(state, walk, cell) and is_drawable(state.deck)
            fits = fits and (state.turn.r2m2 or not state.turn.drawn) and len(state.turn.drawn) < 3
        case Ask.LAY:
            fits = _at_unexplored(state, walk, cell) and len(state.turn.drawn) in (2, 3)
        case Ask.UNDER:
            fits = walk.explored and len(state.turn.drawn) == 2 and _at_tile(state, walk, cell)
        case _:
            return f"ask {ask.value} cannot come up during a walk"
    if not fits or (ask is not Ask.LEAP and walk.ahead):
        return f"the walk has not come to the question {ask.value}"
    return None


def _beyond(walk: Walk, cell: Cell) -> Cell | None:
    return None if walk.toward == IN else cell_beyond(cell, walk.toward)


def _at_unexplored(state: State, walk: Walk, cell: Cell) -> bool:
    beyond = _beyond(walk, cell)
    if beyond is None or beyond == NOWHERE or walk.explored:
        return False
    return state.tiles[beyond] == EMPTY_FACE


def _at_tile(state: State, walk: Walk, cell: Cell) -> bool:
    beyond = _beyond(walk, cell)
    return beyond is not None and beyond != NOWHERE and state.tiles[beyond] in TILES


def _at_fork(state: State, walk: Walk, cell: Cell) -> bool:
    """RIM-1: at a tunnel with more than one other mouth."""
    if _beyond(walk, cell) != NOWHERE:
        return False
    index, path = rim_at(cell, walk.toward), path_of(walk.spot)
    if index is None:
        return False
    rim = state.rim[index]
    return rim[path] == MOUTH and len(MOUTHS[rim][path]) > 1
