"""Places and squares in words, each with its rule."""

from collections.abc import Sequence

from edenia_tui.games.exo.board.marks import Site
from edenia_tui.games.exo.screen.picking import grant
from edenia_tui.games.exo.words import nouns
from edenia_tui.games.exo.words.queries.planet import at_square
from edenia_tui.games.exo.words.queries.universe import at_place
from edenia_tui.games.exo.words.refusals import explain_refusal
from edenia_tui.games.told import Explained
from edenia_tui.language.listener import Listener
from rules.exo.actions import Action, First, Lay, Put, Take
from rules.exo.growing import earned_by
from rules.exo.layout import Place
from rules.exo.planet import NO_PLANET
from rules.exo.square import STAR
from rules.exo.state import State
from rules.exo.universe import covers_of, freed_by, with_planet
from rules.kernel.refused import Refused


def name_of(listener: Listener, view: State, site: Site) -> str:
    """Call a place or a square."""
    if isinstance(site, tuple):
        return nouns.square(listener, site[1])
    return nouns.place(view, site)


def about(listener: Listener, view: State, site: Site) -> list[str]:
    """Tell what lies there."""
    if isinstance(site, tuple):
        return list(at_square(listener, view, *site))
    return [at_place(listener, view, site)]


def explain(listener: Listener, view: State, legal: Sequence[Action], site: Site) -> Explained:
    """Tell what lies there, and why no choice of now leads there."""
    lines = about(listener, view, site)
    refused = grant(view, legal, None, site) if legal else None
    if isinstance(refused, Refused):
        lines += explain_refusal(listener, "", refused, "")
    return Explained(lines, rule_of(view, site))


def rule_of(view: State, site: Site) -> str:
    """Name the rule of a place or a square."""
    if not isinstance(site, tuple):
        return "TAKE-2" if covers_of(view.layout, view.universe, site) else "TAKE-1"
    seat, square = site
    galaxy = view.galaxies[seat]
    if square == STAR:
        return "LINE-4"
    if square in galaxy.squares:
        return "PUT-3"
    return "PUT-2" if galaxy.planets else "PUT-1"


def rules_of(view: State, action: Action) -> tuple[str, ...]:
    """Name the rule a choice is offered by; that of its points, or of what it frees."""
    match action:
        case Take(planet):
            place = Place(view.universe.index(planet))
            after = with_planet(view.universe, place, NO_PLANET)
            return ("TAKE-1", "TAKE-2") if freed_by(view.layout, after, place) else ("TAKE-1",)
        case Put(square):
            galaxy = view.galaxies[view.active]
            joins = "PUT-2" if galaxy.planets else "PUT-1"
            return (joins, "LINE-1") if earned_by(galaxy, square, view.held) else (joins,)
        case Lay():
            return ("SET-1",)
        case First():
            return ("SET-3",)
