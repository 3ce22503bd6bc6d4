"""A tile that was taken, and what baobabs flip: what it is, and what it means."""

from collections.abc import Iterator

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.actions import tell_gain
from edenia_tui.language.listener import Listener
from rules.prince.elements import VOLCANO
from rules.prince.events import Flipped, Taken
from rules.prince.state import Ask, State
from rules.prince.tiles import Stack, Tile


def tell_taken(listener: Listener, before: State, event: Taken, *, is_first: bool) -> Iterator[str]:
    """Tell who took which tile; of a choice of one's own only what it is worth.

    Args:
        listener: who listens.
        before: the view before it was taken.
        event: what happened.
        is_first: whether it is the first tile that this action brought.
    """
    if event.tile is None:
        yield from _unknown(listener, event)
        return
    if listener.is_full:
        message = "event-taken-hidden-full" if event.was_hidden else "event-taken-full"
        tile = nouns.tile(listener, before.tiles, event.tile)
        yield listener.say_of(event.seat, message, tile=tile)
        yield from _figures(listener, event)
    elif event.seat != listener.seat:
        yield from _others(listener, before, event, event.tile)
    else:
        is_chosen = is_first and before.ask is Ask.TAKE and before.active == listener.seat
        yield from _own(listener, before, event, event.tile, is_chosen=is_chosen)


def tell_flipped(listener: Listener, before: State, event: Flipped) -> Iterator[str]:
    """BAO-1: tell how many tiles flip, and what that costs; at level full each of them."""
    facts = [nouns.amount(listener, "tile", len(event.tiles))]
    if event.gained:
        facts.append(_gain(listener, event, event.gained))
    is_own = event.seat == listener.seat
    if event.points is not None and (listener.is_full or (is_own and event.gained)):
        facts.append(nouns.amount(listener, "point", event.points))
    if listener.is_full:
        facts.append(nouns.amount(listener, "volcano", event.volcanoes))
    yield listener.say_of(event.seat, "event-flipped", facts=", ".join(facts))
    if listener.is_full:
        for tile in event.tiles:
            yield listener.say("event-flipped-tile", tile=nouns.tile(listener, before.tiles, tile))


def _unknown(listener: Listener, event: Taken) -> Iterator[str]:
    """SEC-4 and SEC-5: tell that somebody has a Character, where it is secret which."""
    if not listener.is_brief:
        yield listener.say_of(event.seat, "event-kept-hidden" if event.was_hidden else "event-kept")


def _figures(listener: Listener, event: Taken) -> Iterator[str]:
    """Tell the points and the volcanoes as far as they are known."""
    facts = [_gain(listener, event, event.gained)] if event.gained else []
    if event.points is not None:
        facts.append(nouns.amount(listener, "point", event.points))
    facts.append(nouns.amount(listener, "volcano", event.volcanoes))
    yield listener.say_of(event.seat, "event-figures", facts=", ".join(facts))


def _others(listener: Listener, before: State, event: Taken, tile: Tile) -> Iterator[str]:
    """Tell a tile of somebody else's and what it means; at brief, of planet tiles only that."""
    is_named = not listener.is_brief or event.stack is Stack.CHARACTER
    facts = [nouns.tile(listener, before.tiles, tile)] if is_named else []
    if event.gained:
        facts.append(_gain(listener, event, event.gained))
    facts += _volcanoes(listener, before, event, tile)
    if facts:
        message = "event-taken-hidden" if event.was_hidden and is_named else "event-taken"
        yield listener.say_of(event.seat, message, facts=", ".join(facts))


def _own(
    listener: Listener, before: State, event: Taken, tile: Tile, *, is_chosen: bool
) -> Iterator[str]:
    """Tell what one's own tile is worth; what it is, where it was not chosen or not seen before."""
    is_news = not is_chosen or (event.was_hidden and before.down is None)
    facts = [nouns.tile(listener, before.tiles, tile)] if is_news else []
    if event.gained:
        facts.append(_gain(listener, event, event.gained))
        if event.points is not None:
            facts.append(nouns.amount(listener, "point", event.points))
    if not listener.is_brief:
        facts += _volcanoes(listener, before, event, tile)
    if not facts:
        return
    message = "event-gained"
    if is_news:
        message = "event-got-hidden" if event.was_hidden else "event-got"
    yield listener.say(message, facts=", ".join(facts))


def _volcanoes(listener: Listener, before: State, event: Taken, tile: Tile) -> Iterator[str]:
    """VOL-1: tell how many volcanoes there are, where one was added."""
    if before.tiles.counts[tile][VOLCANO]:
        yield nouns.amount(listener, "volcano", event.volcanoes)


def _gain(listener: Listener, event: Taken | Flipped, gained: int) -> str:
    if event.seat == listener.seat:
        return listener.say("gain-you" if gained > 0 else "loss-you", points=abs(gained))
    return tell_gain(listener, gained)
