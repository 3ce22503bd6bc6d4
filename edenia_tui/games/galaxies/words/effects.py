"""What cards do, in a few words: atoms of planets and exploration cards, pilots, missions."""

from collections.abc import Iterable

from edenia_tui.games.galaxies.words import nouns
from edenia_tui.language.listener import Listener
from rules.galaxies.atoms import Atom, Res
from rules.galaxies.cards import Aim, MissionCard, PilotCard, PlanetCard
from rules.galaxies.faces import FACE_NAMES


def tell_effect(listener: Listener, atoms: Iterable[Atom]) -> str:
    """Tell a row of atoms: pay 1 energy, gain 2 culture."""
    return ", ".join(tell_atom(listener, atom) for atom in atoms)


def tell_atom(listener: Listener, atom: Atom) -> str:
    """Tell one atom."""
    return listener.say(
        f"atom-{atom.verb}",
        amount=_amount(listener, atom.res, atom.number),
        number=atom.number,
        res=atom.res or "none",
        kind=atom.kind or "any",
        at=atom.at or "none",
        discount=atom.discount or "plain",
    )


def tell_planet_effect(listener: Listener, planet: PlanetCard) -> str:
    """CRD-3 and CRD-4: tell the action of a planet, and when it is not open."""
    told = [tell_effect(listener, planet.effect)]
    if planet.is_own:
        told.append(listener.say("effect-own"))
    if planet.is_once:
        told.append(listener.say("effect-once"))
    return "; ".join(told)


def tell_skill(listener: Listener, pilot: PilotCard) -> str:
    """PIL-1: tell the ability of a pilot."""
    return listener.say(
        f"skill-{pilot.skill}",
        res=pilot.res or "none",
        kind=pilot.kind or "any",
        face="none" if pilot.face is None else FACE_NAMES[pilot.face],
        number=pilot.number,
    )


def tell_mission(listener: Listener, mission: MissionCard) -> str:
    """MIS-1: tell what a mission asks for and what it gives, tied or not."""
    aim = f"aim-{mission.aim}"
    is_compared = mission.aim in (Aim.MOST, Aim.FEWEST)
    what = listener.say(f"measure-{mission.measure}") if is_compared else ""
    asked = listener.say(aim, what=what, number=mission.number)
    points = nouns.amount(listener, "point", mission.points)
    if mission.tie:
        return listener.say("mission-tied", asked=asked, points=points, tie=mission.tie)
    return listener.say("mission-plain", asked=asked, points=points)


def _amount(listener: Listener, res: Res | None, number: int) -> str:
    match res:
        case Res.E:
            return nouns.amount(listener, "energy", number)
        case Res.C:
            return nouns.amount(listener, "culture", number)
        case Res.ANY:
            return listener.say("resources-any", number=number)
        case Res.BOTH:
            return listener.say("resources-each", number=number)
        case None:
            return ""
