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
from rules.edenia.slips import Slip
from rules.edenia.state import LAST_ROUND, Ask, State, Walk
from rules.edenia.turns import FIRST_CLOVERS
from rules.kernel.lines import Word

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


def check_turn(at: Word, state: State) -> None:
    """Complain about the first thing of the turn that does not fit, at the word of its line."""
    turn, walk = state.turn, state.walk
    standing = None if turn.sheep is None else find_sheep(state.flock, turn.sheep)
    if walk is not None and (turn.sheep is None or standing is not None):
        at.fail(Slip.WALK_SHEEP)
    if turn.ask is Ask.OVER:
        if state.outcome is None:
            at.fail(Slip.ASK_OVER)
        return
    if turn.drawn and turn.ask not in _DRAWN_ASKS:
        at.fail(Slip.DRAWN)
    if turn.engines + len(state.players[state.active].hidden) > MOST_ENGINES:
        at.fail(Slip.ENGINES, most=MOST_ENGINES)
    if walk is not None:
        _check_walk(at, state, walk)
        return
    if turn.moved and turn.ask not in _AFTER_ASKS:
        at.fail(Slip.ASK_WHEN, ask=turn.ask.value, when="moved")
    if turn.ask in _WALK_ASKS:
        at.fail(Slip.ASK_WALK, ask=turn.ask.value)
    if turn.is_reckoning and _ends_by_points(state):
        return
    if turn.ask in _STANDING_ASKS:
        _check_standing(at, state, standing[0] if standing else None)
    if turn.ask in (Ask.DRAW, Ask.PLACE):
        _check_scope(at, state)
    if turn.ask is Ask.FIRST:
        _check_deal(at, state)


def _check_deal(at: Word, state: State) -> None:
    dealt = sum(FIRST_CLOVERS[: len(state.players)])
    if state.clovers < dealt:
        at.fail(Slip.DEAL, number=dealt)
    if any(player.clovers for player in state.players):
        at.fail(Slip.DEALT)


def _ends_by_points(state: State) -> bool:
    """WIN-3 and END-3: whether hands are left to be turned up before points are compared."""
    is_last = not state.trifoliums or state.round == LAST_ROUND
    return is_last and any(None in player.hidden for player in state.players)


def _check_standing(at: Word, state: State, spot: Spot | None) -> None:
    """Check a question about the place where the moving sheep has arrived."""
    ask = state.turn.ask
    kind = _STANDING_ASKS[ask]
    if spot is None or spot < HUB or KIND[state.tiles[cell_of(spot)]] is not kind:
        at.fail(Slip.ASK_STANDING, ask=ask.value, place=kind.value)
    if ask in (Ask.KEEP, Ask.REVEAL):
        tokens = dwarf_at(state.dwarfs, cell_of(spot)).tokens
        mine = 1 << state.active
        if any(not token.seen & mine for token in tokens if token.name or ask is Ask.KEEP):
            at.fail(Slip.ASK_SEEN, ask=ask.value)
        if ask is Ask.KEEP and not tokens:
            at.fail(Slip.ASK_KEEP)
        if ask is Ask.REVEAL and all(token.name for token in tokens):
            at.fail(Slip.ASK_REVEAL)
    if ask is not Ask.KEEP and not legal(state):
        at.fail(Slip.ASK_NOTHING, ask=ask.value)


def _check_scope(at: Word, state: State) -> None:
    """ART-4: check a Sheepscope that waits for its tile or its cell."""
    wanted = 1 if state.turn.ask is Ask.PLACE else 0
    if len(state.turn.drawn) != wanted:
        at.fail(Slip.ASK_SCOPE, ask=state.turn.ask.value, wanted=wanted)
    if not scope_cells(state.tiles) or (not wanted and not is_drawable(state.deck)):
        at.fail(Slip.SCOPE)


def _check_walk(at: Word, state: State, walk: Walk) -> None:
    ask = state.turn.ask
    if state.turn.moved and ask is not Ask.AFTER:
        at.fail(Slip.WALK_OVER)
    cell, port = cell_of(walk.spot), port_of(walk.spot)
    if cell == ARRIDIS:
        if walk.toward not in ARRIDIS_EXITS or walk.toward != side_of(port) or walk.ahead:
            at.fail(Slip.WALK_ARRIDIS, step="A1 east star > east")
        if walk.trail:
            at.fail(Slip.WALK_TRAIL)
        if ask not in (Ask.DRAW, Ask.LAY, Ask.UNDER):
            at.fail(Slip.ASK_WHEN, ask=ask.value, when="arridis")
    if walk.ahead > len(line_at(state.flock, walk.spot)):
        at.fail(Slip.WALK_AHEAD)
    _check_walk_question(at, state, walk, cell)


def _check_walk_question(at: Word, state: State, walk: Walk, cell: Cell) -> None:
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
            at.fail(Slip.ASK_WHEN, ask=ask.value, when="walk")
    if not fits or (ask is not Ask.LEAP and walk.ahead):
        at.fail(Slip.WALK_ASK, ask=ask.value)


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
