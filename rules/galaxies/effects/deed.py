"""The two halves of an atom: what it asks, and what it does."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.galaxies.actions import Action
from rules.galaxies.cards import NO_CARD
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Cause
from rules.galaxies.frames import Effect
from rules.galaxies.performing import chain_of
from rules.galaxies.trials import Trial


class Deed(NamedTuple):
    """How an atom is done."""

    choices: Callable[[Table, Effect], Sequence[Action]]
    do: Callable[[Draft, Effect, Action | None], None]


def trial_of(table: Table, effect: Effect) -> Trial:
    """Ask about the first atom of an effect."""
    return Trial(
        table,
        effect.actor,
        effect.atoms[0],
        (*chain_of(table), effect.planet) if effect.planet >= 0 else chain_of(table),
        effect.by_die,
        effect.bound,
        effect.ship,
    )


def nothing_to_ask(_: Table, __: Effect) -> Sequence[Action]:
    """Leave no choice."""
    return ()


def cause_of(effect: Effect) -> Cause:
    """Tell why an effect changes resources: a card, or else a pilot."""
    return Cause.CARD if effect.planet >= 0 or effect.card != NO_CARD else Cause.PILOT
