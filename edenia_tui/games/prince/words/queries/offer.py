"""offer: the tiles of this round, and what each would change for the listener."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.actions import tell_change
from edenia_tui.games.prince.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat
from rules.prince.analysis.changes import changes_of, has_room
from rules.prince.planet import Face
from rules.prince.state import State
from rules.prince.tiles import NO_TILE, TILE_NAMES, Stack, Tile, stack_of


def offer(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell the tiles that can be taken in this round; for somebody else, what they would change there."""
    typed = Arguments(listener, view, words)
    seat = typed.seat_or_own()
    typed.end()
    return [*tell_offer(listener, view, seat)]


def tell_offer(listener: Listener, view: State, seat: Seat) -> Iterator[str]:
    """Tell the stack, each tile that can be seen, and who has one already."""
    if view.stack is None:
        yield listener.say("offer-none")
        return
    unseen = view.offer.count(None)
    where = listener.say_of(view.active, "offer-in-hand") if view.is_in_hand() else ""
    stack, number = nouns.stack(listener, view.stack), len(view.offer)
    tiles = nouns.amount(listener, "tile", number + (view.down != NO_TILE))
    yield listener.say("offer", stack=stack, tiles=tiles, where=where or "open")
    for tile in dict.fromkeys(view.offer):
        if tile is not None:
            yield _tile(listener, view, seat, tile, view.offer.count(tile))
    if unseen:
        yield listener.say("offer-unseen", tiles=nouns.amount(listener, "tile", unseen))
    yield from _down(listener, view, seat, view.down)
    if view.served:
        names = ", ".join(listener.name_or_you(one) for one in view.served)
        yield listener.say("offer-served", names=names)


def _tile(listener: Listener, view: State, seat: Seat, tile: Tile, copies: int) -> str:
    """Tell a tile by its kind and what is on it, and what it would change on a planet."""
    told = nouns.tile_in_a_list(listener, view.tiles, tile)
    if copies > 1:
        told = listener.say("offer-copies", tile=told, copies=copies)
    if stack_of(tile) is not Stack.CHARACTER:
        told = listener.say("offer-kind", kind=spoken_kind(tile), tile=told)
    changes = _changes(listener, view, seat, tile)
    return listener.say("offer-tile", tile=told, changes=changes or "none")


def spoken_kind(tile: Tile) -> str:
    """Say the name of a kind with a space, so that it is not taken for a word: c 9."""
    name = TILE_NAMES[tile]
    return f"{name[0]} {name[1:]}"


def _changes(listener: Listener, view: State, seat: Seat, tile: Tile) -> str:
    if seat in view.served or not has_room(view.planets[seat], tile):
        return ""
    if view.secret and seat != listener.seat:  # SEC-6: what it gives hangs on secret Characters
        return ""
    return ", ".join(tell_change(listener, changes_of(view, seat, tile)))


def _down(listener: Listener, view: State, seat: Seat, down: Face) -> Iterator[str]:
    """TWO-2 and SEC-2: tell of the tile that lies face down, to the chooser what it is."""
    if down is None:
        yield listener.say("offer-down")
    elif down != NO_TILE:
        yield listener.say("offer-down-known", tile=_tile(listener, view, seat, down, 1))
