"""stacks, tiles, find: what can still be drawn, which tiles nobody has seen, and where a thing is."""

from collections.abc import Iterator, Sequence

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.queries.arguments import Arguments
from edenia_tui.language.listener import Listener
from rules.prince.elements import LETTERS, Counts
from rules.prince.pool import unseen
from rules.prince.state import ASIDE, State
from rules.prince.tiles import NO_TILE, STACKS, Stack


def stacks(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell how often each stack can still be drawn from, and what is out of the game."""
    Arguments(listener, view, words).end()
    counts = ", ".join(f"{nouns.stack(listener, one)} {view.draws[one]}" for one in STACKS)
    lines = [listener.say("stacks", counts=counts)]
    aside = ASIDE[len(view.planets)]
    if aside:
        lines.append(listener.say("stacks-aside", tiles=nouns.amount(listener, "tile", aside)))
    if view.discards:
        told = [nouns.tile_in_a_list(listener, view.tiles, one) for one in view.discards]
        lines.append(listener.say("stacks-discards", tiles="; ".join(told)))
    return lines


def tiles(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """SEC-3: tell what nobody has seen yet: all together, a stack tile by tile, or one thing."""
    typed = Arguments(listener, view, words)
    if not typed:
        return [*_all_unseen(listener, view)]
    stack = typed.stack()
    if stack is not None:
        return [*_stack(listener, view, stack)]
    return [*_unseen_things(listener, view, typed.elements())]


def find(listener: Listener, view: State, words: Sequence[str]) -> list[str]:
    """Tell who shows a thing, where else it lies, and how much of it nobody has seen."""
    elements = Arguments(listener, view, words).elements()
    shown = [
        listener.say_of(seat, "count-of", count=_sum(elements, planet.sight.counts))
        for seat, planet in zip(view.seats(), view.planets, strict=True)
    ]
    lines = [listener.say("find", thing=_thing(listener, elements), counts=", ".join(shown))]
    there = [tile for tile in view.offer if tile is not None]
    if view.down is not None and view.down != NO_TILE:
        there.append(view.down)
    offered = sum(_sum(elements, view.tiles.counts[tile]) for tile in there)
    if offered:
        lines.append(listener.say("find-offer", count=offered))
    return [*lines, *_unseen_things(listener, view, elements)]


def _all_unseen(listener: Listener, view: State) -> Iterator[str]:
    sums = [0] * len(LETTERS)
    numbers = []
    for stack in STACKS:
        left = unseen(view, stack)
        number = sum(copies for _, copies in left)
        numbers.append(f"{nouns.stack(listener, stack)} {number}")
        for tile, copies in left:
            for element, count in enumerate(view.tiles.counts[tile]):
                sums[element] += count * copies
    yield listener.say("tiles", counts=", ".join(numbers))
    told = ", ".join(nouns.element(listener, one, count) for one, count in enumerate(sums) if count)
    yield listener.say("tiles-things", things=told or listener.say("tiles-none"))


def _stack(listener: Listener, view: State, stack: Stack) -> Iterator[str]:
    left = unseen(view, stack)
    number = nouns.amount(listener, "tile", sum(copies for _, copies in left))
    told = [
        nouns.tile_in_a_list(listener, view.tiles, tile)
        if copies == 1
        else listener.say(
            "offer-copies", tile=nouns.tile_in_a_list(listener, view.tiles, tile), copies=copies
        )
        for tile, copies in left
    ]
    listed = "; ".join(told) or listener.say("tiles-none")
    yield listener.say(
        "tiles-stack", stack=nouns.stack(listener, stack), number=number, tiles=listed
    )


def _unseen_things(listener: Listener, view: State, elements: tuple[int, ...]) -> Iterator[str]:
    counts = []
    for stack in STACKS:
        left = unseen(view, stack)
        number = sum(_sum(elements, view.tiles.counts[tile]) * copies for tile, copies in left)
        if number:
            counts.append(f"{nouns.stack(listener, stack)} {number}")
    told = ", ".join(counts) or listener.say("tiles-none")
    yield listener.say("find-unseen", counts=told)


def _sum(elements: tuple[int, ...], counts: Counts) -> int:
    return sum(counts[one] for one in elements)


def _thing(listener: Listener, elements: tuple[int, ...]) -> str:
    if len(elements) > 1:
        return listener.say("query-word-sheep").split()[0]
    return nouns.element(listener, elements[0])
