"""Atoms about ships: advancing, pushing, moving."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.galaxies.actions import Action, Advance, Back, Go, Mix, No, Pick, Push
from rules.galaxies.advancing import (
    Thrust,
    advance,
    advanceable,
    backable,
    push_back,
    pushable,
)
from rules.galaxies.atoms import Kind
from rules.galaxies.cards import NO_CARD, Planet
from rules.galaxies.colonising import colonise
from rules.galaxies.draft import Draft, Table
from rules.galaxies.effects.deed import trial_of
from rules.galaxies.events import Cause
from rules.galaxies.fleet import others_of, pilot_of, spot_of
from rules.galaxies.frames import Effect, Rallying
from rules.galaxies.moving import come_home, move, shift_ship, targets
from rules.galaxies.resources import gain, mixes
from rules.galaxies.ships import HOME, Ship, Where
from rules.galaxies.state import Edition
from rules.galaxies.trials import (
    advancing_ships,
    hopping_ships,
    hops,
    moving_ships,
    shifting_ships,
    ships_at,
)
from rules.kernel.seat import Seat

_NO = No()


def may_decline(effect: Effect) -> bool:
    """EXP-6 and EXP-13: what exploration cards do with ships is offered, not ordered."""
    return effect.card != NO_CARD


def _with_no(choices: list[Action], effect: Effect) -> list[Action]:
    return [*choices, _NO] if may_decline(effect) else choices


def adv_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`adv T n`: one of the ships that can be advanced."""
    return _with_no([Advance(ship) for ship in advancing_ships(trial_of(table, effect))], effect)


def do_adv(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`adv T n`, ADV-1 and PLN-5: one own ship advances n."""
    atom = effect.atoms[0]
    draft.push_effect_rest(effect)
    if isinstance(action, Advance):
        thrust = Thrust(atom.kind or Kind.ANY, atom.number, effect.by_die)
        advance(draft, effect.actor, action.ship, thrust)


def push_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`push T n`, `push2 T n`: one of the ships of others; a second one, another or none."""
    kind = effect.atoms[0].kind or Kind.ANY
    first = (effect.victim, effect.done[0]) if effect.done else None
    ships = [one for one in pushable(table, effect.actor, kind) if one != first]
    choices: list[Action] = [Push(seat, ship) for seat, ship in ships]
    return [*choices, _NO] if first is not None or may_decline(effect) else choices


def do_push(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`push T n`, PLN-6: a ship of another player goes back n."""
    draft.push_effect_rest(effect)
    if isinstance(action, Push):
        push_back(draft, effect.actor, action.seat, action.ship, effect.atoms[0].number)


def do_push2(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`push2 T n`, PLN-6: up to two different ships go back n."""
    if not isinstance(action, Push):
        draft.push_effect_rest(effect)
        return
    pushed = push_back(draft, effect.actor, action.seat, action.ship, effect.atoms[0].number)
    if effect.done:
        draft.push_effect_rest(effect)
        return
    again = replace(effect, victim=action.seat, done=(pushed,))
    if len(push_choices(draft, again)) > 1:
        draft.push(again)
    else:
        draft.push_effect_rest(effect)


def shift_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`shift`: the ship that goes back, then another one that advances."""
    if effect.picked is None:
        return [Back(ship) for ship in shifting_ships(table, effect.actor)]
    others = advanceable(table, effect.actor, Kind.ANY, by_die=False)
    return [Advance(ship) for ship in others if ship != effect.picked]


def do_shift(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`shift`, PLN-7: one own orbiting ship goes back 1, then another advances 1."""
    if isinstance(action, Back):
        ship = push_back(draft, effect.actor, effect.actor, action.ship, 1)
        draft.push(replace(effect, picked=ship))
        return
    draft.push_effect_rest(effect)
    if isinstance(action, Advance):
        advance(draft, effect.actor, action.ship, Thrust(Kind.ANY))


def back_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`back n`: one of the own ships with a number."""
    return [Back(ship) for ship in backable(table, effect.actor)]


def do_back(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`back n`, EXP-14: one own orbiting ship goes back n."""
    draft.push_effect_rest(effect)
    if isinstance(action, Back):
        push_back(draft, effect.actor, effect.actor, action.ship, effect.atoms[0].number)


def move_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`move n`: which ship (MOV-1), then where to (MOV-1)."""
    if effect.picked is not None:
        return [Go(spot) for spot in targets(table, effect.actor, effect.picked)]
    ships = moving_ships(trial_of(table, effect), effect.done)
    choices: list[Action] = [Pick(ship) for ship in ships]
    return [*choices, _NO] if effect.done or may_decline(effect) else choices


def do_move(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`move n`, MOV-1 and PLN-11: n moves, each by a different ship; all but the first are offered."""
    if isinstance(action, Pick):
        draft.push(replace(effect, picked=action.ship))
    elif isinstance(action, Go) and effect.picked is not None:
        at = len(draft.stack)
        arrived = move(draft, effect.actor, effect.picked, action.spot)
        rest = replace(effect, picked=None, done=(*effect.done, arrived))
        above, draft.stack = draft.stack[at:], draft.stack[:at]
        if len(rest.done) < effect.atoms[0].number:
            draft.push(rest)
        else:
            draft.push_effect_rest(effect)
        draft.stack += above
    else:
        draft.push_effect_rest(effect)


def hop_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`hop`: which ship, then to which orbit."""
    if effect.picked is not None:
        return [Go(spot) for spot in hops(table, effect.actor, effect.picked)]
    return [Pick(ship) for ship in hopping_ships(table, effect.actor)]


def do_hop(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`hop`, PLN-8: an own ship keeps its number in another orbit; at the symbol it colonises."""
    if isinstance(action, Pick):
        draft.push(replace(effect, picked=action.ship))
        return
    draft.push_effect_rest(effect)
    if isinstance(action, Go) and effect.picked is not None:
        ship = shift_ship(draft, effect.actor, effect.picked, action.spot)
        planet = Planet(action.spot.card)
        if action.spot.number > draft.setup.content.planets[planet].length:
            colonise(draft, effect.actor, ship, planet)


def recall_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`recall`: which ship, then which resources; ED-3: of one kind, or any mix."""
    if effect.picked is None:
        return [Pick(ship) for ship in ships_at(table, effect.actor, Where.ORBIT)]
    number = _number(table, effect.actor, effect.picked)
    if table.setup.edition is Edition.UTEG:
        return [Mix(*mix) for mix in mixes(number, number, number)]
    return [Mix(number, 0), Mix(0, number)]


def do_recall(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`recall`, PLN-9: an own orbiting ship goes home for as many resources as its number."""
    if isinstance(action, Pick) and _number(draft, effect.actor, action.ship):
        draft.push(replace(effect, picked=action.ship))
        return
    ship = action.ship if isinstance(action, Pick) else effect.picked
    draft.push_effect_rest(effect)
    if ship is not None:
        shift_ship(draft, effect.actor, ship, HOME)
        come_home(draft, effect.actor, pilot_of(draft, effect.actor, ship))
    if isinstance(action, Mix):
        gain(draft, effect.actor, action.energy, action.culture, Cause.RECALL)


def _number(table: Table, seat: Seat, ship: Ship) -> int:
    spot = spot_of(table.mats[seat], ship)
    return 0 if spot is None else spot.number


def do_rally(draft: Draft, effect: Effect, _: Action | None) -> None:
    """`rally`, PLN-10: every other player may advance a ship by 1, then the actor one by 2."""
    draft.push_effect_rest(effect)
    others = tuple(others_of(draft, effect.actor))
    draft.push(Rallying(effect.actor, (*others, effect.actor)))
