"""SEC-1 to SEC-7: what a seat, or a spectator, may know.

Hidden are the tiles that somebody looks at alone, the one that lies face down, and secret Characters;
PLA-4 and HID-6: everything else lies open. What was not drawn yet is no secret: it does not exist.
SEC-9 follows from these views: what somebody was shown cannot be taken back.
"""

from msgspec.structs import replace

from rules.kernel.seat import Seat
from rules.prince.events import Drawn, Event, Flipped, Laid, Taken
from rules.prince.planet import CELLS_OF, Face, make_planet
from rules.prince.state import Ask, Secret, State
from rules.prince.tiles import NO_TILE, Stack, Tile

_CORNERS = CELLS_OF[Stack.CHARACTER]


def view(state: State, seat: Seat | None) -> State:
    """Hide what a seat (None: a spectator) may not know."""
    if state.ask is Ask.OVER:
        return state
    seen = _without_characters(state, seat) if state.secrets else state
    if not _sees_offer(state, seat):
        seen = replace(seen, offer=_hand_seen(state, seen, seat))
    if state.down != NO_TILE and seat != state.chooser:  # SEC-2
        seen = replace(seen, down=None)
    return seen


def news(event: Event, seat: Seat | None) -> Event:
    """Hide in an event what a seat (None: a spectator) may not know."""
    match event:
        case Drawn(seat=chooser, is_open=False) if chooser != seat:
            return replace(event, tile=None)
        case Laid(seat=chooser) if chooser != seat:
            return replace(event, hidden=None)
        case Taken():
            if event.seen_by is not None and seat not in event.seen_by:
                event = replace(event, tile=None)
            is_hidden = event.is_private and event.seat != seat
            return replace(event, gained=None, points=None) if is_hidden else event
        case Flipped(is_private=True) if event.seat != seat:  # SEC-6
            return replace(event, gained=None, points=None)
        case _:
            return event


def handed_on(state: State, draw: int, seat: Seat | None) -> tuple[Seat, ...]:
    """SEC-4: list who took a secret Character out of what a seat had handed on."""
    order = state.secrets[draw].order
    return order[order.index(seat) + 1 :] if seat is not None and seat in order else ()


def is_under_way(state: State, draw: int) -> bool:
    """Tell whether the hand of a secret draw still goes round."""
    return state.is_in_hand() and bool(state.served) and draw == len(state.secrets) - 1


def _sees_offer(state: State, seat: Seat | None) -> bool:
    """SEC-2 and SEC-4: a hand is seen by whoever holds it, and by whoever has just handed it over."""
    if state.is_for_two():
        return seat == state.chooser or state.ask not in (Ask.DRAW, Ask.HIDE)
    if not state.is_in_hand() or seat == state.active:
        return True
    return state.ask is Ask.TAKE and seat is not None and state.served[-1:] == (seat,)


def _hand_seen(state: State, seen: State, seat: Seat | None) -> tuple[Face, ...]:
    """SEC-4: a hand is known after all to whoever handed on nothing but equal tiles."""
    draw = len(state.secrets) - 1
    if draw >= 0 and is_under_way(state, draw):
        takers = handed_on(state, draw, seat)
        if takers and not seen.secrets[draw].rest:
            return state.offer
    return (None,) * len(state.offer)


def _without_characters(state: State, seat: Seat | None) -> State:
    """HID-1: hide secret Characters, and keep what the viewer handed on."""
    cells = [list(planet.cells) for planet in state.planets]
    secrets: list[Secret] = []
    for draw, secret in enumerate(state.secrets):
        rest = () if state.is_for_two() else _rest(state, draw, seat)
        secrets.append(replace(secret, rest=rest))
        takers = handed_on(state, draw, seat)
        for owner in secret.order:
            if state.is_for_two():
                is_known = _is_known_to_two(secret, owner, seat)
            else:
                is_known = owner == seat or (owner in takers and not rest)
            if not is_known:
                cells[owner][_CORNERS[draw]] = None
    planets = tuple(
        planet if tuple(own) == planet.cells else make_planet(state.tiles, own, planet.flipped)
        for own, planet in zip(cells, state.planets, strict=True)
    )
    return replace(state, planets=planets, secrets=tuple(secrets))


def _rest(state: State, draw: int, seat: Seat | None) -> tuple[Tile, ...]:
    """SEC-4: what a seat handed on, sorted; nothing where it knows who has which."""
    takers = handed_on(state, draw, seat)
    if not takers:
        return ()
    taken = [state.planets[owner].cells[_CORNERS[draw]] for owner in takers]
    hand = state.offer if is_under_way(state, draw) else ()
    known = [tile for tile in (*taken, *hand) if tile is not None]
    if len(known) < len(taken) + len(hand):  # a view of a view
        return state.secrets[draw].rest
    return () if len(set(known)) == 1 else tuple(sorted(known))


def _is_known_to_two(secret: Secret, owner: Seat, seat: Seat | None) -> bool:
    """SEC-5: a tile that lay open is known to all, a face-down one to its owner and the chooser."""
    chooser = Seat(1 - secret.order[0])
    return owner != secret.hidden or seat in (owner, chooser)
