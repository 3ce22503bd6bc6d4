"""Where in the drawing a choice is about something."""

from edenia_tui.games.galaxies.board.marks import BLACK_SITE, Site, Sort
from rules.galaxies import actions as do
from rules.galaxies.actions import Action
from rules.galaxies.cards import NO_PLANET, Pilot, Planet
from rules.galaxies.faces import Face, faces_of
from rules.galaxies.fleet import spot_of
from rules.galaxies.frames import Converting, Hiring, Landed
from rules.galaxies.questions import asked
from rules.galaxies.ships import Ship, Spot, Where
from rules.galaxies.state import ROGUE, State
from rules.kernel.seat import Seat


def site_of(view: State, action: Action) -> Site | None:
    """Find what a choice is about; None where nothing of it is drawn."""
    match action:
        case do.Use(face) | do.Change(face) | do.Spend(face):
            return die_site(view, face)
        case do.To() if isinstance(view.stack[-1], Converting):
            return None if view.stack[-1].face is None else die_site(view, view.stack[-1].face)
        case do.Reroll(dice):
            return die_site(view, faces_of(dice)[0])
        case do.Hire(pilot) | do.Dismiss(pilot):
            return pilot_site(view, pilot)
        case do.Fly() if isinstance(view.stack[-1], Hiring):
            return pilot_site(view, view.stack[-1].pilot)
        case do.Take(card):
            return Site(Sort.CARD, view.open.index(card))
        case do.Venture() | do.KeepCard() | do.Leave() | do.Dodge() | do.Again():
            return BLACK_SITE
        case do.Rob(seat):
            return Site(Sort.MAT, seat)
        case do.Force() | do.Let():
            return Site(Sort.MAT, ROGUE)
        case do.Keep(mission):
            return Site(Sort.MISSION, view.mats[actor_of(view)].missions.index(mission))
        case do.Upgrade() | do.Mix() | do.Swap() | do.Follow():
            return Site(Sort.MAT, actor_of(view))
        case _:
            return _at_planet(view, action)


def _at_planet(view: State, action: Action) -> Site | None:
    actor = actor_of(view)
    match action:
        case do.Pick(ship) | do.Advance(ship) | do.Back(ship):
            return ship_site(view, actor, ship)
        case do.Push(seat, ship):
            return ship_site(view, seat, ship)
        case do.Go(spot) | do.Exchange(spot):
            return spot_site(view, actor, spot)
        case do.Act() if isinstance(view.stack[-1], Landed):
            return planet_site(view, view.stack[-1].planet, Sort.SURFACE)
        case do.Replace(planet):
            return planet_site(view, planet, Sort.ORBIT)
        case do.Perform(planet):
            return planet_site(view, planet, Sort.SURFACE) or _owner(view, planet)
        case _:
            return None


def actor_of(view: State) -> Seat:
    """Tell who is asked, else whose turn it is."""
    who = asked(view)
    return Seat(who) if isinstance(who, int) else view.turn


def die_site(view: State, face: Face) -> Site | None:
    """Find the first die of a face that can still be used."""
    faces = faces_of(view.bay.dice)
    return Site(Sort.DIE, faces.index(face)) if face in faces else None


def pilot_site(view: State, pilot: Pilot) -> Site | None:
    """Find a pilot of the row."""
    return Site(Sort.PILOT, view.pilots.index(pilot)) if pilot in view.pilots else None


def planet_site(view: State, planet: Planet, sort: Sort) -> Site | None:
    """Find a planet of the row."""
    is_there = planet != NO_PLANET and planet in view.row
    return Site(sort, view.row.index(planet)) if is_there else None


def ship_site(view: State, seat: Seat, ship: Ship) -> Site | None:
    """Find where a ship of somebody stands."""
    spot = spot_of(view.mats[seat], ship)
    return None if spot is None else spot_site(view, seat, spot)


def spot_site(view: State, seat: Seat, spot: Spot) -> Site | None:
    """Find a place in the drawing; home is somebody's galaxy."""
    match spot.where:
        case Where.ORBIT:
            return planet_site(view, Planet(spot.card), Sort.ORBIT)
        case Where.SURFACE:
            return planet_site(view, Planet(spot.card), Sort.SURFACE)
        case Where.BLACK | Where.DANGER:
            return BLACK_SITE
        case Where.HOME | Where.NOWHERE:
            return Site(Sort.MAT, seat)


def _owner(view: State, planet: Planet) -> Site | None:
    return next(
        (Site(Sort.MAT, seat) for seat, mat in enumerate(view.mats) if planet in mat.colonies),
        None,
    )
