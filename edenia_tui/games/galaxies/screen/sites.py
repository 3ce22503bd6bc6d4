"""Planets, dice, galaxies, pilots and cards in words, each with its rule."""

from collections.abc import Sequence

from edenia_tui.games.galaxies.board.marks import Site, Sort
from edenia_tui.games.galaxies.screen.picking import grant, wish_at
from edenia_tui.games.galaxies.screen.places import actor_of
from edenia_tui.games.galaxies.screen.rules_of import rule_of_site
from edenia_tui.games.galaxies.words import nouns
from edenia_tui.games.galaxies.words.effects import tell_mission
from edenia_tui.games.galaxies.words.queries.players import tell_mat
from edenia_tui.games.galaxies.words.queries.table import black, dice, pilots, planet
from edenia_tui.games.galaxies.words.refusals import explain_refusal
from edenia_tui.games.told import Explained
from edenia_tui.language.listener import Listener
from edenia_tui.language.sentences import capital
from rules.galaxies.actions import Action
from rules.galaxies.cards import Mission
from rules.galaxies.faces import faces_of
from rules.galaxies.state import State
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat


def name_of(listener: Listener, view: State, site: Site) -> str:
    """Call a planet, a pilot or a card by its name, a galaxy by its owner."""
    match site.sort:
        case Sort.ORBIT | Sort.SURFACE:
            return nouns.planet(view, view.row[site.number])
        case Sort.DIE:
            face = nouns.face(listener, faces_of(view.bay.dice)[site.number])
            return listener.say("screen-die", face=face)
        case Sort.PILOT:
            return nouns.pilot(view, view.pilots[site.number])
        case Sort.CARD:
            return nouns.card(listener, view, view.open[site.number])
        case Sort.MISSION:
            return nouns.mission(listener, view, _mission(view, site))
        case Sort.MAT:
            return nouns.say_of(listener, view, Seat(site.number), "screen-mat")
        case Sort.BLACK:
            return listener.say("screen-black")


def about(listener: Listener, view: State, site: Site) -> list[str]:
    """Tell what is there."""
    match site.sort:
        case Sort.ORBIT | Sort.SURFACE:
            return planet(listener, view, [view.setup.content.planet_keys[view.row[site.number]]])
        case Sort.DIE:
            return [f"{name_of(listener, view, site)}.", *dice(listener, view, ())]
        case Sort.PILOT:
            return [pilots(listener, view, ())[_place(view.pilots, site.number)]]
        case Sort.CARD:
            return [black(listener, view, ())[site.number]]
        case Sort.MISSION:
            mission = _mission(view, site)
            told = tell_mission(listener, view.setup.content.missions[mission])
            name = nouns.mission(listener, view, mission)
            return [listener.say("screen-mission", mission=name, what=told)]
        case Sort.MAT:
            return [*tell_mat(listener, view, Seat(site.number))]
        case Sort.BLACK:
            deck = [capital(listener.say("screen-black")) + "."]
            return [*deck, *black(listener, view, ())]


def _mission(view: State, site: Site) -> Mission:
    """Find one of the missions that somebody chooses from."""
    mission = view.mats[actor_of(view)].missions[site.number]
    if mission is None:
        raise ValueError("this mission is somebody else's secret")
    return mission


def _place(pilots_there: Sequence[int], place: int) -> int:
    """Count the pilots before one, gaps left out."""
    return sum(pilot >= 0 for pilot in pilots_there[:place])


def explain(listener: Listener, view: State, legal: Sequence[Action], site: Site) -> Explained:
    """Tell what is there, and why no choice of now leads there."""
    lines = about(listener, view, site)
    wish = wish_at(view, site) if legal else None
    refused = None if wish is None else grant(view, legal, None, wish)
    if isinstance(refused, Refused):
        lines += explain_refusal(listener, "", refused, "")
    return Explained(lines, rule_of_site(site))
