"""The nouns of The Little Prince as they are spoken: tiles, Characters, stacks, amounts."""

from collections.abc import Iterable

from edenia_tui.language.listener import Listener
from rules.prince.elements import NAMES, Counts
from rules.prince.tiles import STACK_NAMES, TILE_NAMES, Stack, Tile, TileSet, stack_of


def tile(listener: Listener, tiles: TileSet, which: Tile) -> str:
    """Speak of a tile by what is on it, grouped: volcano, 2 lampposts; of a Character by its name."""
    if stack_of(which) is Stack.CHARACTER:
        return character(listener, which)
    return ", ".join(things_on(listener, tiles.counts[which])) or listener.say("tile-empty")


def tile_in_a_list(listener: Listener, tiles: TileSet, which: Tile) -> str:
    """Speak of a tile so that it is heard where it ends: volcano and 2 lampposts."""
    if stack_of(which) is Stack.CHARACTER:
        return character(listener, which)
    return things_in_a_list(listener, tiles.counts[which])


def things_in_a_list(listener: Listener, counts: Counts) -> str:
    """Speak of elements as of one thing among others: volcano, snake and 2 lampposts."""
    *things, last = things_on(listener, counts) or [listener.say("tile-empty")]
    if not things:
        return last
    return listener.say("tile-and", things=", ".join(things), last=last)


def tile_names(listener: Listener, tiles: TileSet, which: Iterable[Tile]) -> str:
    """Speak of some tiles."""
    return "; ".join(tile(listener, tiles, one) for one in which)


def character(listener: Listener, which: Tile) -> str:
    """Speak of a Character by its name."""
    return listener.say(f"character-{TILE_NAMES[which]}")


def characters(listener: Listener, which: Iterable[Tile]) -> str:
    """Speak of some Characters."""
    return ", ".join(character(listener, one) for one in which)


def things_on(listener: Listener, counts: Counts) -> list[str]:
    """List what is there, single things before those that are counted."""
    found = [(element, count) for element, count in enumerate(counts) if count]
    found.sort(key=lambda one: one[1] > 1)
    return [element(listener, which, count) for which, count in found]


def element(listener: Listener, which: int, count: int = 1) -> str:
    """Speak of an element: lamppost, 2 lampposts."""
    return listener.say(f"element-{NAMES[which]}", count=count)


def stack(listener: Listener, which: Stack) -> str:
    """Speak of a stack."""
    return listener.say(f"stack-{STACK_NAMES[which]}")


def amount(listener: Listener, noun: str, count: int) -> str:
    """Say a number of things: 1 point, 3 points."""
    return listener.say(f"count-{noun}", count=count)
