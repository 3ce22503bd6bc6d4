"""MIS-1 to MIS-4: what missions are worth at the end."""

from rules.galaxies.atoms import Kind
from rules.galaxies.cards import BADGES, Aim, Measure, Mission
from rules.galaxies.draft import Table
from rules.galaxies.fleet import spots_of
from rules.galaxies.mat import Mat
from rules.galaxies.ships import Where
from rules.kernel.seat import Seat


def mission_points(table: Table, seat: Seat, mission: Mission) -> int:
    """Tell what a mission is worth to its owner now."""
    card = table.setup.content.missions[mission]
    if card.aim in (Aim.MOST, Aim.FEWEST):
        return _compared(table, seat, mission)
    return card.points if _is_fulfilled(table, seat, mission) else 0


def _compared(table: Table, seat: Seat, mission: Mission) -> int:
    """MIS-1: the owner is compared with everybody; a tie at the top gives the tie value."""
    card = table.setup.content.missions[mission]
    if card.measure is None:
        return 0
    counts = [measure(table, other, card.measure) for other in table.mats]
    best = max(counts) if card.aim is Aim.MOST else min(counts)
    if counts[seat] != best:
        return 0
    return card.points if counts.count(best) == 1 else card.tie


def measure(table: Table, mat: Mat, what: Measure) -> int:
    """Count what `most` and `fewest` compare; DNG-5: danger cards in use are cards."""
    match what:
        case Measure.ENERGY:
            return mat.energy
        case Measure.CULTURE:
            return mat.culture
        case Measure.PLANETS:
            return len(mat.colonies)
        case Measure.DIPLOMACY:
            return planets_of_kind(table, mat, Kind.DIP)
        case Measure.ECONOMY:
            return planets_of_kind(table, mat, Kind.ECO)
        case Measure.PILOTS:
            return sum(len(one.pilots) for one in mat.fleet)
        case Measure.CARDS:
            return len(mat.found) + sum(spot.where is Where.DANGER for spot in spots_of(mat))
        case Measure.BADGES:
            return sum(badges_of(table, mat))


def planets_of_kind(table: Table, mat: Mat, kind: Kind) -> int:
    """Count the colonies of a type."""
    planets = table.setup.content.planets
    return sum(planets[planet].kind is kind for planet in mat.colonies)


def cards_of(mat: Mat) -> list[int]:
    """DNG-5: list the exploration cards of somebody that are known, those with a ship on them too."""
    in_use = [spot.card for spot in spots_of(mat) if spot.where is Where.DANGER]
    return [*(card for card in mat.found if card is not None), *in_use]


def badges_of(table: Table, mat: Mat) -> tuple[int, ...]:
    """BDG-1: count the badges of each type: those of cards, and of all pilots ever hired."""
    content = table.setup.content
    badges = [badge for card in cards_of(mat) for badge in content.cards[card].badges]
    pilots = [pilot for one in mat.fleet for pilot in one.pilots]
    badges += [badge for pilot in pilots for badge in content.pilots[pilot].badges]
    return tuple(badges.count(badge) for badge in BADGES)


def _is_fulfilled(table: Table, seat: Seat, mission: Mission) -> bool:
    card, mat = table.setup.content.missions[mission], table.mats[seat]
    content = table.setup.content
    spots = spots_of(mat)
    match card.aim:
        case Aim.EQUAL:  # MIS-3
            kinds = [planets_of_kind(table, mat, kind) for kind in (Kind.DIP, Kind.ECO)]
            return kinds[0] == kinds[1]
        case Aim.TRIGGER:  # MIS-4
            return table.trigger == seat
        case Aim.STORES:
            return min(mat.energy, mat.culture) >= card.number
        case Aim.LEVEL:
            return mat.level >= card.number
        case Aim.HOME:  # MIS-2
            return all(spot.where is Where.HOME for spot in spots)
        case Aim.AWAY:  # MIS-2
            return all(spot.where is not Where.HOME for spot in spots)
        case Aim.BLACK:
            return sum(spot.where is Where.BLACK for spot in spots) >= card.number
        case Aim.RED:
            reds = sum(content.cards[one].is_red for one in cards_of(mat))
            return reds >= card.number
        case Aim.PLANET:
            return any(content.planets[one].points == card.number for one in mat.colonies)
        case Aim.FLEET:
            return len(mat.fleet) >= card.number
        case _:
            return False
