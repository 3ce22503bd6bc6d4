"""HIR-1 to HIR-11: pilots are hired with dice, and fly advanced ships."""

from msgspec.structs import replace

from rules.galaxies.actions import Exchange, Fly
from rules.galaxies.cards import MODELS, NO_PILOT, Model, Pilot
from rules.galaxies.decks_left import pilots_left
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Exchanged, Hired
from rules.galaxies.faces import FACES, with_die
from rules.galaxies.fleet import players_after
from rules.galaxies.frames import Die, Enlisting, Hiring, Source
from rules.galaxies.mat import Flown, Mat
from rules.galaxies.points import check_points, tell_trigger
from rules.galaxies.ships import NOWHERE
from rules.galaxies.state import PILOT_POINTS

TRAINED, ANYBODY = 2, 3
"""HIR-2 and HIR-3: so many dice of a face."""


def is_flown(mat: Mat, model: Model) -> bool:
    """Tell whether somebody flies an advanced ship already."""
    return any(one.model is model for one in mat.fleet)


def flights(table: Table, pilot: Pilot) -> list[Fly]:
    """HIR-2: list the ships a pilot can be hired for, with the dice it takes."""
    mat, dice = table.mats[table.turn], table.bay.dice
    if max(dice) < TRAINED:
        return []
    card = table.setup.content.pilots[pilot]
    found = []
    for model in MODELS:
        if not mat.ships and not is_flown(mat, model):  # HIR-4
            continue
        listed = table.setup.content.hangar[model] if model in card.trained else ()
        for face in FACES:
            number = TRAINED if face in listed else ANYBODY
            if dice[face] >= number:
                found.append(Fly(model, face, number))
    return found


def hireable(table: Table) -> list[Pilot]:
    """HIR-1: list the pilots that can be hired now."""
    if max(table.bay.dice) < TRAINED:
        return []
    return [one for one in table.pilots if one != NO_PILOT and flights(table, one)]


def hire(draft: Draft, hiring: Hiring, flight: Fly) -> None:
    """HIR-5 and HIR-6: the dice go to the bay, the pilot to the hangar, the row is refilled.

    HIR-8: who flew this ship before stays under the new pilot; then no ship is exchanged.
    """
    seat, pilot, model = draft.turn, hiring.pilot, flight.model
    bay = draft.bay
    draft.change_bay(
        dice=with_die(bay.dice, flight.face, -flight.number),
        hired=with_die(bay.hired, flight.face, flight.number),
    )
    place = draft.pilots.index(pilot)
    draft.pilots = (*draft.pilots[:place], NO_PILOT, *draft.pilots[place + 1 :])
    mat = draft.mats[seat]
    replaced = next((one.pilots[-1] for one in mat.fleet if one.model is model), None)
    if replaced is None:
        fleet = sorted((*mat.fleet, Flown(model, NOWHERE, (pilot,))), key=lambda one: one.model)
    else:
        fleet = [
            replace(one, pilots=(*one.pilots, pilot)) if one.model is model else one
            for one in mat.fleet
        ]
    draft.change_mat(seat, fleet=tuple(fleet))
    before = draft.trigger
    total = check_points(draft, seat)
    draft.tell(Hired(seat, pilot, model, flight.face, flight.number, replaced, PILOT_POINTS, total))
    tell_trigger(draft, before)
    draft.push(Die(flight.face, seat, players_after(draft, seat), Source.HIRED))  # HIR-7
    if replaced is None:
        draft.push(Hiring(pilot, model, flight.face))
    fill_pilots(draft)


def exchanges(table: Table) -> list[Exchange]:
    """HIR-6: list the places of ordinary ships."""
    return [Exchange(spot) for spot in dict.fromkeys(table.mats[table.turn].ships)]


def exchange(draft: Draft, model: Model, chosen: Exchange) -> None:
    """HIR-6 and HIR-10: the advanced ship stands where the ordinary one stood; nothing is triggered."""
    seat, spot = draft.turn, chosen.spot
    mat = draft.mats[seat]
    ships = list(mat.ships)
    ships.remove(spot)
    fleet = [replace(one, spot=spot) if one.model is model else one for one in mat.fleet]
    draft.change_mat(seat, ships=tuple(ships), fleet=tuple(fleet))
    draft.tell(Exchanged(seat, model, spot))


def fill_pilots(draft: Draft) -> None:
    """XSET-2 and HIR-11: let chance fill the gap, if a pilot is left."""
    if pilots_left(draft):
        draft.push(Enlisting())
