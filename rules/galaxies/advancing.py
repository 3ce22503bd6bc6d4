"""Advances and pushes of ships in orbits and on danger tracks."""

from typing import NamedTuple

from rules.galaxies.atoms import Kind
from rules.galaxies.cards import Card, PilotCard, Planet, Skill
from rules.galaxies.colonising import colonise
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Advanced, Escaped, Pushed
from rules.galaxies.fleet import (
    has_skill,
    named,
    others_of,
    pilot_of,
    place,
    rivals_in_orbit,
    ships_of,
    spot_of,
)
from rules.galaxies.frames import Surging
from rules.galaxies.mat import Mat
from rules.galaxies.resources import of
from rules.galaxies.ships import BLACK, Ship, Spot, Where, danger, orbit
from rules.kernel.seat import Seat

_ORBIT, _DANGER = Where.ORBIT, Where.DANGER


class Thrust(NamedTuple):
    """What advances a ship: of which type, how far, and whether a die does it (PAT-3)."""

    kind: Kind
    steps: int = 1
    by_die: bool = False


def track_kind(table: Table, card: int) -> Kind:
    """DNG-1: tell which advances count on a danger track."""
    for atom in table.setup.content.cards[card].effect:
        if atom.kind is not None:
            return atom.kind
    return Kind.ANY


def kind_at(table: Table, spot: Spot) -> Kind | None:
    """Tell which advances a place takes; None where ships do not advance."""
    if spot.where is _ORBIT:
        return table.setup.content.planets[spot.card].kind
    return track_kind(table, spot.card) if spot.where is _DANGER else None


def takes(table: Table, seat: Seat, ship: Ship, spot: Spot, kind: Kind) -> bool:
    """ADV-1 and DNG-3: tell whether a ship is advanced by this type; `flex` is by both."""
    own = kind_at(table, spot)
    if own is None:
        return False
    if own is kind or own is Kind.ANY or kind is Kind.ANY:
        return True
    return has_skill(table, seat, ship, Skill.FLEX)


def limit(table: Table, seat: Seat, spot: Spot) -> int:
    """PAT-3: tell how far a die may advance a ship in an orbit, the symbol included."""
    most = table.setup.content.planets[spot.card].length + 1
    if not any(mat.fleet for mat in table.mats):
        return most
    for other, ship, at in rivals_in_orbit(table, seat, Planet(spot.card)):
        is_ahead = max(spot.number, 1) <= at.number < most
        if is_ahead and has_skill(table, other, ship, Skill.BLOCK):
            most = at.number
    return most


def advanceable(table: Table, seat: Seat, kind: Kind, *, by_die: bool) -> list[Ship]:
    """ADV-1: list the ships that can be advanced."""
    return [
        ship
        for ship, spot in ships_of(table.mats[seat])
        if (spot.where is _ORBIT or spot.where is _DANGER)
        and takes(table, seat, ship, spot, kind)
        and not (by_die and is_blocked(table, seat, spot))
    ]


def is_blocked(table: Table, seat: Seat, spot: Spot) -> bool:
    """PAT-3: tell whether a die cannot advance a ship at all."""
    return spot.where is _ORBIT and limit(table, seat, spot) <= spot.number


def advance(draft: Draft, seat: Seat, ship: Ship, thrust: Thrust) -> Ship:
    """ADV-1 to ADV-3: advance one ship, and give its name afterwards; ADV-2: what is beyond is lost."""
    spot = spot_of(draft.mats[seat], ship)
    if spot is None:
        raise ValueError(f"nobody stands at {ship}")
    kinds = _counted(draft, spot, thrust.kind)
    if spot.where is _DANGER:
        target = danger(Card(spot.card), max(spot.number - thrust.steps, 0))
        is_there = target.number == 0
    else:
        symbol = draft.setup.content.planets[spot.card].length + 1
        most = limit(draft, seat, spot) if thrust.by_die else symbol
        target = orbit(Planet(spot.card), min(spot.number + thrust.steps, most))
        is_there = target.number == symbol
    draft.tell(Advanced(seat, ship, spot, target, abs(target.number - spot.number)))
    if not is_there:
        place(draft, seat, ship, target)
        offer_surge(draft, seat, ship, kinds, by_die=thrust.by_die)
    elif spot.where is _DANGER:
        return escape(draft, seat, ship, Card(spot.card))
    else:
        colonise(draft, seat, ship, Planet(spot.card))
    return named(ship, target)


def escape(draft: Draft, seat: Seat, ship: Ship, card: Card) -> Ship:
    """DNG-4: a ship leaves a danger track, whose card is turned face down."""
    arrived = place(draft, seat, ship, BLACK)
    keep_card(draft, seat, card)
    draft.tell(Escaped(seat, ship, card))
    return arrived


def keep_card(draft: Draft, seat: Seat, card: Card) -> None:
    """EXP-7: put an exploration card to those that somebody has, sorted, hidden ones last."""
    found = draft.mats[seat].found
    known = sorted([card, *(one for one in found if one is not None)])
    hidden = [None] * (len(found) + 1 - len(known))
    draft.change_mat(seat, found=(*known, *hidden))


def _counted(table: Table, spot: Spot, kind: Kind) -> tuple[Kind, ...]:
    """PAT-7: tell as which types an advance counts for `surge`."""
    if kind is Kind.ANY:
        kind = kind_at(table, spot) or kind
    return (Kind.DIP, Kind.ECO) if kind is Kind.ANY else (kind,)


def offer_surge(
    draft: Draft, seat: Seat, ship: Ship, kinds: tuple[Kind, ...], *, by_die: bool
) -> None:
    """`surge`: ask whether this ship goes one step more, if that can be paid."""
    if isinstance(ship, Spot):
        return
    pilot = pilot_of(draft, seat, ship)
    if pilot is None or pilot.skill is not Skill.SURGE or pilot.kind not in kinds:
        return
    spot = spot_of(draft.mats[seat], ship)
    if spot is None or (by_die and is_blocked(draft, seat, spot)):
        return
    if can_pay_surge(draft.mats[seat], pilot) and flying(draft, seat, ship) not in draft.bay.surged:
        draft.push(Surging(seat, ship, kinds, by_die))


def can_pay_surge(mat: Mat, pilot: PilotCard) -> bool:
    """Tell whether somebody has what a surge costs."""
    return pilot.res is not None and of(mat, pilot.res) >= 1


def flying(table: Table, seat: Seat, ship: Ship) -> int:
    """Tell who flies an advanced ship."""
    return next(one.pilots[-1] for one in table.mats[seat].fleet if one.model is ship)


def pushable(table: Table, seat: Seat, kind: Kind) -> list[tuple[Seat, Ship]]:
    """PSH-2: list the ships of others that can be pushed back, by their planet's type."""
    planets = table.setup.content.planets
    return [
        (other, ship)
        for other in others_of(table, seat)
        for ship, spot in ships_of(table.mats[other])
        if spot.where is _ORBIT
        and spot.number
        and (kind is Kind.ANY or planets[spot.card].kind is kind)
        and not has_skill(table, other, ship, Skill.SHIELD)
    ]


def push_back(draft: Draft, by: Seat, seat: Seat, ship: Ship, steps: int) -> Ship:
    """PSH-1: lower the number of a ship, not below 0; give its name afterwards."""
    spot = spot_of(draft.mats[seat], ship)
    if spot is None:
        raise ValueError(f"nobody stands at {ship}")
    target = orbit(Planet(spot.card), max(spot.number - steps, 0))
    pushed = place(draft, seat, ship, target)
    draft.tell(Pushed(seat, by, ship, spot, target, spot.number - target.number))
    return pushed


def backable(table: Table, seat: Seat) -> list[Ship]:
    """List the own orbiting ships with a number of 1 or more."""
    return [
        ship for ship, spot in ships_of(table.mats[seat]) if spot.where is _ORBIT and spot.number
    ]
