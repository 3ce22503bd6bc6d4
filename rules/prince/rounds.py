"""How a round goes on after each answer, until somebody has to decide again."""

from msgspec.structs import replace

from rules.kernel.seat import Seat
from rules.prince.events import Chosen, Discarded, Ended, Event, Named, Revealed, RoundBegan
from rules.prince.planet import Face, make_planet
from rules.prince.scoring import judge, score_all
from rules.prince.state import ROUNDS, Ask, State
from rules.prince.taking import take
from rules.prince.tiles import NO_TILE, STACKS, Stack


def choose(state: State, stack: Stack, events: list[Event]) -> State:
    """RND-1 and TWO-1: the tiles of this stack are drawn next."""
    draws = tuple(left - (index == stack) for index, left in enumerate(state.draws))
    events.append(Chosen(state.active, stack, draws[stack]))
    return replace(state, draws=draws, stack=stack, ask=Ask.DRAW)


def after_taking(state: State, events: list[Event]) -> State:
    """RND-2, RND-3 and TWO-4: the next one takes, or the round is over."""
    waiting = [seat for seat in state.seats() if seat not in state.served]
    if state.is_for_two():
        if waiting:
            return replace(state, active=state.chooser, ask=Ask.TAKE)
        return _begin_round(_discard(state, events), state.served[0], events)
    if len(waiting) == 1:  # RND-4: named without a question; RND-3: the last tile without one, too
        last = waiting[0]
        events.append(Named(last, state.active, len(state.offer)))
        given = take(replace(state, active=last), state.offer[0], events)
        return _begin_round(given, last, events)
    return replace(state, ask=Ask.NAME)


def after_naming(state: State, seat: Seat, events: list[Event]) -> State:
    """RND-2: the one who was named takes; RND-4: without a question if all tiles are of one kind."""
    events.append(Named(seat, state.active, len(state.offer)))
    return ask_to_take(replace(state, active=seat), events)


def ask_to_take(state: State, events: list[Event]) -> State:
    """RND-4: ask which tile, unless all are alike and nothing is given away by not asking."""
    if not state.is_for_two() and not state.is_in_hand() and _are_alike(state.offer):
        return after_taking(take(state, state.offer[0], events), events)
    return replace(state, ask=Ask.TAKE)


def _are_alike(offer: tuple[Face, ...]) -> bool:
    return offer[0] is not None and len(set(offer)) == 1


def _discard(state: State, events: list[Event]) -> State:
    """TWO-5: the third tile is out of the game and turned up."""
    was_hidden = state.down != NO_TILE
    tile = state.down if was_hidden else state.offer[0]
    if tile is None:  # a view that does not know it
        return state
    events.append(Discarded(tile, was_hidden))
    return replace(state, discards=tuple(sorted((*state.discards, tile))))


def _begin_round(state: State, chooser: Seat, events: list[Event]) -> State:
    """RND-3 and TWO-6: this seat chooses next; RND-4: without a question if one stack is left."""
    cleared = replace(state, stack=None, offer=(), down=NO_TILE, served=())
    if state.round == ROUNDS:
        return _end(cleared, events)
    events.append(RoundBegan(state.round + 1, chooser))
    begun = replace(cleared, round=state.round + 1, chooser=chooser, active=chooser, ask=Ask.STACK)
    left = [stack for stack in STACKS if begun.draws[stack]]
    return choose(begun, left[0], events) if len(left) == 1 else begun


def _end(state: State, events: list[Event]) -> State:
    """RND-6, HID-1 and HID-5: every planet is full; what was secret is turned up, and all is counted."""
    if state.secret:
        for seat in state.seats():
            kept = state.planets[seat].tiles_of(Stack.CHARACTER)
            events.append(Revealed(seat, tuple(tile for tile in kept if tile is not None)))
    planets = tuple(make_planet(state.tiles, one.cells, one.flipped) for one in state.planets)
    scored = score_all(planets)
    outcome = judge(scored)
    events.extend(scored)
    events.append(Ended(outcome))
    secrets = tuple(replace(secret, rest=()) for secret in state.secrets)
    return replace(
        state,
        planets=planets,
        secrets=secrets,
        chooser=state.active,
        ask=Ask.OVER,
        outcome=outcome,
    )
