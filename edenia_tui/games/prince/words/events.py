"""Events as sentences: what happened, to the one who listens.

At the level brief one hears who gains points, volcanoes or a Character, and what baobabs flip; at normal
also who took which tile, and who chooses next. What lies there to choose from is told with the
question. At the level full every public fact is told, so that the position can be rebuilt from the
sentences alone.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from edenia_tui.games.prince.words import nouns
from edenia_tui.games.prince.words.outcomes import tell_outcome
from edenia_tui.games.prince.words.taken import tell_flipped, tell_taken
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import fold
from rules.prince.events import (
    Began,
    Chosen,
    Discarded,
    Drawn,
    Ended,
    Event,
    Flipped,
    Laid,
    Named,
    Revealed,
    RoundBegan,
    Taken,
)
from rules.prince.planet import Face
from rules.prince.state import Ask, State

_A_LINE: Final = 2
"""So many Characters are turned up in one sentence, so that none is broken."""
_TOLD_WITH_A_QUESTION: Final = 4
"""So many choices stand with a question; more tiles than these are told when they lie there."""


def tell_events(
    listener: Listener, before: State, after: State, events: Sequence[Event]
) -> list[str]:
    """Tell what an action led to, as sentences; some events go without saying."""
    narrator = _Narrator(listener, before, after)
    return fold(line for event in events for line in narrator.tell(event))


class _Narrator:
    """Speaks to one listener about one action."""

    def __init__(self, listener: Listener, before: State, after: State) -> None:
        self._listener = listener
        self._before = before
        self._after = after
        self._has_taken = False

    def tell(self, event: Event) -> Iterator[str]:
        listener = self._listener
        match event:
            case Began(seat):
                yield listener.say_of(seat, "event-began")
            case RoundBegan():
                yield from self._round(event)
            case Chosen(seat, stack, left) if listener.is_full:
                named, draws = nouns.stack(listener, stack), nouns.amount(listener, "draw", left)
                yield listener.say_of(seat, "event-chosen", stack=named, draws=draws)
            case Drawn():
                yield from self._drawn(event)
            case Laid() if listener.is_full:
                yield from self._laid(event)
            case Named() if listener.is_full:
                yield self._named(event)
                yield from self._handed(event)
            case Taken():
                yield from tell_taken(listener, self._before, event, is_first=not self._has_taken)
                self._has_taken = True
            case Flipped():
                yield from tell_flipped(listener, self._before, event)
            case Discarded():
                yield from self._discarded(event)
            case Revealed(seat, characters) if listener.is_full:
                for start in range(0, len(characters), _A_LINE):
                    named = nouns.characters(listener, characters[start : start + _A_LINE])
                    yield listener.say_of(seat, "event-revealed", characters=named)
            case Ended(outcome):
                yield from tell_outcome(listener, self._after, outcome)

    def _round(self, event: RoundBegan) -> Iterator[str]:
        """Tell who chooses; two players take turns, and one's own choice is asked for anyway."""
        listener, number = self._listener, event.round
        if listener.is_full:
            yield listener.say_of(event.seat, "event-round", round=number)
        elif (
            number > 1
            and not listener.is_brief
            and event.seat != listener.seat
            and not self._after.is_for_two()
        ):
            yield listener.say_of(event.seat, "event-next")

    def _drawn(self, event: Drawn) -> Iterator[str]:
        """CHN-4: tell the tiles of a round once, when the last one is there."""
        listener, after = self._listener, self._after
        if after.ask is Ask.DRAW:
            return
        tiles = (*self._before.offer, event.tile)
        if listener.is_full:
            yield from self._drawn_in_full(event, tiles)
            return
        known = dict.fromkeys(sorted(tile for tile in tiles if tile is not None))
        is_asked = after.ask is Ask.TAKE and after.active == listener.seat
        if is_asked and len(known) > _TOLD_WITH_A_QUESTION:
            yield listener.say("event-offer", tiles=nouns.tile_names(listener, after.tiles, known))

    def _drawn_in_full(self, event: Drawn, tiles: Sequence[Face]) -> Iterator[str]:
        listener, after = self._listener, self._after
        stack = nouns.stack(listener, event.stack)
        number = nouns.amount(listener, "tile", len(tiles))
        if event.is_open:
            yield listener.say("event-drawn", tiles=number, stack=stack)
        else:
            yield listener.say_of(event.seat, "event-looks", tiles=number, stack=stack)
        message = "event-open" if event.is_open else "event-in-hand"
        for tile in sorted(tile for tile in tiles if tile is not None):
            yield listener.say(message, tile=nouns.tile(listener, after.tiles, tile))

    def _laid(self, event: Laid) -> Iterator[str]:
        """TWO-2: tell what lies open, and that one lies face down."""
        listener, tiles = self._listener, self._after.tiles
        for tile in event.open:
            yield listener.say("event-open", tile=nouns.tile(listener, tiles, tile))
        if event.hidden is None:
            yield listener.say_of(event.seat, "event-laid")
        else:
            hidden = nouns.tile(listener, tiles, event.hidden)
            yield listener.say("event-laid-own", tile=hidden)

    def _named(self, event: Named) -> str:
        """RND-2 and HID-2: tell who is next, and how many tiles lie there or go from hand to hand."""
        listener, is_in_hand = self._listener, self._before.is_in_hand()
        tiles = nouns.amount(listener, "character" if is_in_hand else "tile", event.left)
        if event.seat == listener.seat:
            message = "event-handed-you" if is_in_hand else "event-named-you"
            return listener.say_of(event.by, message, tiles=tiles)
        message = "event-handed" if is_in_hand else "event-named"
        target = listener.name(event.seat)
        return listener.say_of(event.by, message, target=target, tiles=tiles)

    def _handed(self, event: Named) -> Iterator[str]:
        """HID-2: tell the Characters that one was handed to choose from."""
        listener, after = self._listener, self._after
        if after.is_in_hand() and after.ask is Ask.TAKE and event.seat == listener.seat:
            for tile in after.offer:
                if tile is not None:
                    yield listener.say("event-in-hand", tile=nouns.character(listener, tile))

    def _discarded(self, event: Discarded) -> Iterator[str]:
        """TWO-5: tell what is out of the game; at other levels only what was not known before."""
        listener = self._listener
        is_news = event.was_hidden and self._before.down is None and not listener.is_brief
        if listener.is_full or is_news:
            tile = nouns.tile(listener, self._after.tiles, event.tile)
            yield listener.say("event-discarded", tile=tile)
