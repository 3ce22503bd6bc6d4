"""Atoms about the rows of planets and pilots."""

from collections.abc import Sequence

from rules.galaxies.actions import Action, Dismiss, Replace
from rules.galaxies.cards import NO_PILOT, NO_PLANET
from rules.galaxies.colonising import fill_row
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import PilotLeft, PlanetLeft
from rules.galaxies.frames import Effect
from rules.galaxies.hiring import fill_pilots
from rules.galaxies.state import Edition
from rules.galaxies.trials import free_planets


def replace_choices(table: Table, _: Effect) -> Sequence[Action]:
    """`replace`: a planet of the row without any ship."""
    return [Replace(planet) for planet in free_planets(table)]


def do_replace(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`replace`, PLN-20 and ED-1: the planet leaves the game or goes under the deck; a gap is filled."""
    draft.push_effect_rest(effect)
    if isinstance(action, Replace):
        planet = action.planet
        is_under = draft.setup.edition is Edition.UTEG
        draft.tell(PlanetLeft(effect.actor, planet, is_under))
        place = draft.row.index(planet)
        draft.row = (*draft.row[:place], NO_PLANET, *draft.row[place + 1 :])
        fill_row(draft)
        if is_under:
            draft.under = (*draft.under, planet)
        else:
            draft.gone = tuple(sorted((*draft.gone, planet)))


def repilot_choices(table: Table, _: Effect) -> Sequence[Action]:
    """`repilot`: a pilot of the row."""
    return [Dismiss(pilot) for pilot in table.pilots if pilot != NO_PILOT]


def do_repilot(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`repilot`, PLN-21: a pilot of the row leaves the game; the gap is filled."""
    draft.push_effect_rest(effect)
    if isinstance(action, Dismiss):
        pilot = action.pilot
        draft.tell(PilotLeft(effect.actor, pilot))
        place = draft.pilots.index(pilot)
        draft.pilots = (*draft.pilots[:place], NO_PILOT, *draft.pilots[place + 1 :])
        draft.dismissed = tuple(sorted((*draft.dismissed, pilot)))
        fill_pilots(draft)
