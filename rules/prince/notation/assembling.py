"""Positions from text, second half: a state of what was written down, or a complaint with its place."""

from msgspec.structs import replace

from rules.kernel.lines import Word
from rules.kernel.seat import Seat
from rules.prince.content import make_tiles
from rules.prince.notation import vocabulary
from rules.prince.notation.checking import check
from rules.prince.notation.names import EMPTY, UNSEEN
from rules.prince.notation.own_tiles import tiles_of_table
from rules.prince.notation.sheet import Sheet
from rules.prince.opening import MAX_PLAYERS, MIN_PLAYERS
from rules.prince.planet import CELLS, STACK_AT, Face, Planet, make_planet
from rules.prince.scoring import judge, score_all
from rules.prince.slips import Slip
from rules.prince.state import DRAW, DRAWS, SEATS, Ask, Secret, State
from rules.prince.tiles import NO_TILE, STACKS, Stack, Tile, TileSet


def assemble(sheet: Sheet) -> State:
    """Put a state together; Unreadable says where it cannot be."""
    tiles = make_tiles(sheet.tiles, sheet.last.line) if sheet.tiles else tiles_of_table(sheet)
    planets = _planets(sheet, tiles)
    first = Seat(0) if sheet.first is None else _seat(sheet.first, planets)
    active = first if sheet.turn is None else _seat(sheet.turn, planets)
    stack, offer, down = _offer(sheet, tiles)
    served = tuple(_seat(word, planets) for word in sheet.served)
    ask = _ask(sheet, planets, stack, offer, down)
    discards = tuple(sorted(vocabulary.tile(word, tiles, None) for word in sheet.discards))
    draws = _draws(planets, stack, served)
    drawn = sum(DRAWS - left for left in draws)
    state = State(
        tiles=tiles,
        secret=sheet.is_secret,
        planets=planets,
        draws=draws,
        first=first,
        chooser=_chooser(len(planets), ask, active, served),
        active=active,
        round=max(1, drawn + (stack is None and ask is not Ask.OVER)),
        ask=ask,
        stack=stack,
        offer=offer,
        down=down,
        served=served,
        discards=discards,
        secrets=_secrets(sheet, tiles, planets, stack, served, draws),
    )
    check(sheet, state)
    if ask is not Ask.OVER:
        return state
    return replace(state, outcome=judge(score_all(planets)))


def _planets(sheet: Sheet, tiles: TileSet) -> tuple[Planet, ...]:
    """SET-3: the planets of the first seats, two to five, none left out."""
    seats = sorted(sheet.planets)
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS or seats != list(range(len(seats))):
        sheet.last.fail(Slip.PLANETS, expected=SEATS[:MAX_PLAYERS])
    return tuple(_planet(sheet.planets[seat], tiles) for seat in seats)


def _planet(words: list[Word], tiles: TileSet) -> Planet:
    key, *rest = words
    if not rest:
        return Planet()
    if len(rest) != len(CELLS):
        key.fail(Slip.PLANET_TILES, wanted=len(CELLS), number=len(rest), empty=EMPTY)
    cells: list[Face] = []
    flipped = 0
    for cell, word in enumerate(rest):
        text = word.text
        if text.startswith("(") and text.endswith(")"):
            word = word._replace(text=text[1:-1])  # noqa: PLW2901
            flipped |= 1 << cell
        cells.append(_face(word, tiles, STACK_AT[cell], may_be_empty=not flipped >> cell & 1))
    return make_planet(tiles, cells, flipped)


def _face(word: Word, tiles: TileSet, stack: Stack | None, *, may_be_empty: bool) -> Face:
    if may_be_empty and word.text == EMPTY:
        return NO_TILE
    return None if word.text == UNSEEN else vocabulary.tile(word, tiles, stack)


def _seat(word: Word, planets: tuple[Planet, ...]) -> Seat:
    seat = vocabulary.seat(word)
    if seat >= len(planets):
        word.fail(Slip.NO_PLANET)
    return seat


def _offer(sheet: Sheet, tiles: TileSet) -> tuple[Stack | None, tuple[Face, ...], Face]:
    if sheet.offer is None:
        for word in (sheet.hidden, *sheet.served):
            if word is not None:
                word.fail(Slip.OFFER_MISSING)
        return None, (), NO_TILE
    stack = vocabulary.stack(sheet.offer[0])
    faces = [_face(word, tiles, stack, may_be_empty=False) for word in sheet.offer[1:]]
    known = sorted(tile for tile in faces if tile is not None)
    offer = (*known, *(None for face in faces if face is None))
    hidden = sheet.hidden
    down = NO_TILE if hidden is None else _face(hidden, tiles, stack, may_be_empty=False)
    return stack, offer, down


def _ask(
    sheet: Sheet,
    planets: tuple[Planet, ...],
    stack: Stack | None,
    offer: tuple[Face, ...],
    down: Face,
) -> Ask:
    """Find the question that is open, where it is not said."""
    if sheet.ask is not None:
        return sheet.ask[1]
    if stack is None:
        is_full = all(NO_TILE not in planet.cells for planet in planets)
        return Ask.OVER if is_full else Ask.STACK
    if sheet.served or down != NO_TILE:
        return Ask.TAKE
    if len(offer) < DRAW[len(planets)]:
        return Ask.DRAW
    return Ask.HIDE if len(planets) == 2 else Ask.TAKE


def _chooser(players: int, ask: Ask, active: Seat, served: tuple[Seat, ...]) -> Seat:
    """RND-1 and TWO-3: who chose follows from who has taken."""
    if ask is Ask.TAKE and players == 2 and not served:
        return Seat(1 - active)
    if ask in (Ask.TAKE, Ask.NAME) and players > 2 and served:
        return served[0]
    return active


def _draws(
    planets: tuple[Planet, ...], stack: Stack | None, served: tuple[Seat, ...]
) -> tuple[int, ...]:
    """RND-6: what was drawn lies on the planets; whoever has no tile of this round has one less."""
    draws = []
    for one in STACKS:
        there = max(planet.number_of(one) for planet in planets)
        draws.append(DRAWS - there - (one is stack and not served))
    return tuple(draws)


def _secrets(  # noqa: PLR0913, PLR0917
    sheet: Sheet,
    tiles: TileSet,
    planets: tuple[Planet, ...],
    stack: Stack | None,
    served: tuple[Seat, ...],
    draws: tuple[int, ...],
) -> tuple[Secret, ...]:
    """HID-3: who took secret Characters, draw by draw; unsaid, in the order of the seats."""
    if not sheet.is_secret:
        for entry in sheet.secrets:
            entry.word.fail(Slip.SECRET_RULES)
        return ()
    is_open = stack is Stack.CHARACTER
    number = DRAWS - draws[Stack.CHARACTER] - (is_open and not served)
    everybody = tuple(Seat(index) for index in range(len(planets)))
    orders = [everybody] * number
    if is_open and served:
        orders[-1] = served
    if not sheet.secrets:
        return tuple(Secret(order) for order in orders)
    if len(sheet.secrets) != number:
        last = sheet.secrets[-1].word
        last.fail(Slip.SECRET_LINES, wanted=number, number=len(sheet.secrets))
    secrets = []
    for entry, expected in zip(sheet.secrets, orders, strict=True):
        order = tuple(_seat(word, planets) for word in entry.order)
        if sorted(order) != sorted(expected):
            entry.word.fail(Slip.SECRET_SEATS, seats=" ".join(SEATS[seat] for seat in expected))
        rest = sorted(Tile(vocabulary.tile(word, tiles, Stack.CHARACTER)) for word in entry.rest)
        hidden = None if entry.hidden is None else _seat(entry.hidden, planets)
        secrets.append(Secret(order, tuple(rest), hidden))
    return tuple(secrets)
