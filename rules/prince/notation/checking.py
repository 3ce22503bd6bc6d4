"""Whether the rules can go on from a position that was typed; every complaint has its place."""

from collections import Counter

from rules.kernel.lines import Word
from rules.prince.elements import BAOBAB
from rules.prince.notation.sheet import Sheet
from rules.prince.planet import BAOBAB_LIMIT, CELLS, CELLS_OF
from rules.prince.slips import Slip
from rules.prince.state import DRAW, Ask, State
from rules.prince.tiles import NO_TILE, STACK_NAMES, STACKS, TILE_NAMES, Stack, Tile

_CORNERS = CELLS_OF[Stack.CHARACTER]


def check(sheet: Sheet, state: State) -> None:
    """Turn down what cannot be; Unreadable says where."""
    if len(set(state.served)) < len(state.served):
        sheet.served[-1].fail(Slip.TAKEN_TWICE)
    _check_copies(sheet, state)
    _check_planets(sheet, state)
    _check_unseen(sheet, state)
    _check_question(sheet, state)
    word = sheet.round
    if word is not None and word.number() != state.round:
        word.fail(Slip.ROUND, round=state.round)


def _check_copies(sheet: Sheet, state: State) -> None:
    """SET-1: no tile lies there more often than it is in the box."""
    seen: Counter[Tile] = Counter()
    for tile in (
        *(tile for planet in state.planets for tile in planet.cells),
        *state.offer,
        state.down,
        *state.discards,
        *(tile for secret in state.secrets for tile in secret.rest),
    ):
        if tile is not None and tile != NO_TILE:
            seen[tile] += 1
    for tile, count in seen.items():
        if count > state.tiles.copies[tile]:
            copies = state.tiles.copies[tile]
            sheet.last.fail(Slip.COPIES, name=TILE_NAMES[tile], number=count, copies=copies)


def _check_planets(sheet: Sheet, state: State) -> None:
    """RND-6: everybody has as many tiles of each kind; BAO-1: never three baobabs in sight."""
    for seat, planet in zip(state.seats(), state.planets, strict=True):
        key, *words = sheet.planets[seat]
        for stack in STACKS:
            missing = stack is state.stack and seat not in state.served and state.served
            drawn = len(_CORNERS) - state.draws[stack]
            expected = drawn - bool(missing) - (stack is state.stack and not state.served)
            found = planet.number_of(stack)
            if found != expected:
                name = STACK_NAMES[stack]
                key.fail(Slip.LIKE_EVERYBODY, stack=name, wanted=expected, number=found)
        if planet.sight.counts[BAOBAB] >= BAOBAB_LIMIT:
            key.fail(Slip.BAOBABS)
        for cell in CELLS:
            if planet.is_flipped(cell):
                tile = planet.cells[cell]
                if tile is None or not state.tiles.counts[tile][BAOBAB]:
                    words[cell].fail(Slip.FLIPPED)


def _check_unseen(sheet: Sheet, state: State) -> None:
    """SEC-1: what may be unseen are secret Characters and tiles that somebody alone looks at."""
    for seat, planet in zip(state.seats(), state.planets, strict=True):
        for cell, tile in enumerate(planet.cells):
            if tile is None and (cell not in _CORNERS or not state.secret or state.ask is Ask.OVER):
                sheet.planets[seat][cell + 1].fail(Slip.TILE_OPEN)
    looks = state.is_for_two() and state.ask in (Ask.DRAW, Ask.HIDE)
    if None in state.offer and not looks and not state.is_in_hand():
        _place(sheet).fail(Slip.OFFER_OPEN)


def _check_question(sheet: Sheet, state: State) -> None:
    """RND-1 to RND-4, TWO-1 to TWO-4: the tiles that are there fit the question that is open."""
    word = sheet.ask[0] if sheet.ask is not None else sheet.last
    players, served, there = len(state.planets), state.served, len(state.offer)
    there += state.down != NO_TILE
    if state.down != NO_TILE and (players > 2 or state.ask is not Ask.TAKE):
        _place(sheet).fail(Slip.FACE_DOWN)
    drawn = DRAW[players] - len(served)
    is_begun = state.stack is not None
    full = not any(NO_TILE in planet.cells for planet in state.planets)
    fits = {
        Ask.FIRST: not is_begun and state.round == 1,
        Ask.STACK: not is_begun and not full,
        Ask.DRAW: is_begun and not served and there < drawn,
        Ask.HIDE: is_begun and players == 2 and not served and there == drawn,
        Ask.TAKE: is_begun and there == drawn and state.active not in served,
        Ask.NAME: is_begun and players > 2 and there == drawn > 1 and state.active in served[-1:],
        Ask.OVER: not is_begun and full,
    }
    if not fits[state.ask]:
        word.fail(Slip.ASK, ask=state.ask.value)
    if state.ask is Ask.TAKE and players == 2 and not served and state.down == NO_TILE:
        word.fail(Slip.HIDDEN_MISSING)
    if state.stack is not None and state.draws[state.stack] < 0:
        _place(sheet).fail(Slip.STACK_EMPTY, stack=STACK_NAMES[state.stack])


def _place(sheet: Sheet) -> Word:
    return sheet.offer[0] if sheet.offer else sheet.last
