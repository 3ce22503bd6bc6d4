"""COL-1: what happens when a ship reaches the symbol of a planet."""

from rules.galaxies.atoms import Atom, Res, Verb
from rules.galaxies.cards import NO_PLANET, PilotCard, Planet, PlanetCard, Skill
from rules.galaxies.decks_left import count_planets
from rules.galaxies.draft import Draft
from rules.galaxies.events import CameHome, Colonised
from rules.galaxies.fleet import pilot_of, place, spot_of
from rules.galaxies.frames import Effect, Filling, Frame, Slipping
from rules.galaxies.points import check_points, tell_trigger
from rules.galaxies.ships import HOME, NOWHERE, Ship, Where
from rules.kernel.seat import Seat

_AT_PLANET = (Where.ORBIT, Where.SURFACE)


def colonise(draft: Draft, seat: Seat, ship: Ship, planet: Planet) -> None:
    """COL-1 and COL-3: everybody there goes home, the card goes to the owner of the ship.

    The gap is filled before the pilots have their say (PIL-2): that is on top of the stack.
    """
    card = draft.setup.content.planets[planet]
    mat = draft.mats[seat]
    draft.change_mat(seat, colonies=(*mat.colonies, planet))
    place = draft.row.index(planet)
    draft.row = (*draft.row[:place], NO_PLANET, *draft.row[place + 1 :])
    before = draft.trigger
    draft.tell(Colonised(seat, planet, card.points, check_points(draft, seat)))
    triggers: list[Frame] = []
    for index in range(len(draft.mats)):
        owner = Seat((draft.turn + index) % len(draft.mats))
        triggers += _send_home(draft, owner, planet, ship if owner == seat else None)
    tell_trigger(draft, before)
    draft.stack += reversed(triggers)
    fill_row(draft)


def _send_home(draft: Draft, owner: Seat, planet: Planet, colonist: Ship | None) -> list[Frame]:
    """Send the ships of one owner home; give what their pilots bring, in the order of the hangar.

    The colonist is the ship that has reached the symbol, None if it is somebody else's.
    """
    mat = draft.mats[owner]
    for spot in mat.ships:
        if spot.card == planet and spot.where in _AT_PLANET:
            place(draft, owner, spot, HOME)
            draft.tell(CameHome(owner, spot, spot))
    triggers: list[Frame] = []
    for one in mat.fleet:
        if one.spot.card != planet or one.spot.where not in _AT_PLANET:
            continue
        pilot = draft.setup.content.pilots[one.pilots[-1]]
        if colonist is None and pilot.skill is Skill.SLIP:
            place(draft, owner, one.model, NOWHERE)
            triggers.append(Slipping(owner, one.model))
            continue
        place(draft, owner, one.model, HOME)
        draft.tell(CameHome(owner, one.model, one.spot))
        if pilot.skill is Skill.RETURN:
            triggers.append(Effect(owner, (Atom(Verb.GAIN, 1, pilot.res),)))
        if pilot.skill is Skill.BOUNTY and one.model is colonist:
            gift = _gift(draft.setup.content.planets[planet])
            triggers.append(Effect(owner, (Atom(Verb.GAIN, pilot.number, gift),)))
    return triggers


def _gift(card: PlanetCard) -> Res:
    """`bounty`: tell what a planet gives; of both kinds any mix."""
    if card.energy and card.culture:
        return Res.ANY
    return Res.E if card.energy else Res.C


def send_home(draft: Draft, seat: Seat, ship: Ship) -> PilotCard | None:
    """Let a ship come home by a card; give its pilot, who may gain by it."""
    spot = spot_of(draft.mats[seat], ship)
    if spot is None:
        raise ValueError(f"nobody stands at {ship}")
    place(draft, seat, ship, HOME)
    draft.tell(CameHome(seat, ship, spot))
    return pilot_of(draft, seat, ship)


def fill_row(draft: Draft) -> None:
    """COL-1 and COL-2: let chance fill the gap, if a planet is left."""
    if count_planets(draft):
        draft.push(Filling())
