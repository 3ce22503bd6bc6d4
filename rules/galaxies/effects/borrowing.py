"""Atoms that reach other cards or faces (CRD-5 ends every chain of them)."""

from collections.abc import Sequence

from rules.galaxies.actions import Action, Perform, Upgrade, Use
from rules.galaxies.atoms import Discount, Res
from rules.galaxies.draft import Draft, Table
from rules.galaxies.effects.deed import trial_of
from rules.galaxies.events import Cause, Granted
from rules.galaxies.fleet import others_of, players_after
from rules.galaxies.frames import Die, Effect, Source
from rules.galaxies.performing import (
    lent_actions,
    open_faces,
    own_actions,
    perform,
    perform_face,
    repeatable,
    row_actions,
)
from rules.galaxies.resources import amounts, hand_over
from rules.galaxies.upgrading import upgrade, upgrades


def colony_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """USE-1: upgrade once, or the action of one own colony."""
    chain = trial_of(table, effect).chain
    actions = own_actions(table, effect.actor, chain)
    return [
        *upgrades(table, effect.actor, Discount.PLAIN),
        *[Perform(planet) for planet in actions],
    ]


def do_colony(draft: Draft, effect: Effect, action: Action | None) -> None:
    """USE-1: the face of a colony die."""
    draft.push_effect_rest(effect)
    if isinstance(action, Upgrade):
        upgrade(draft, effect.actor, action)
    elif isinstance(action, Perform):
        perform(draft, effect.actor, action.planet, effect.actor)


def row_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`row`: a planet of the row."""
    chain = trial_of(table, effect).chain
    return [Perform(planet) for planet in row_actions(table, effect.actor, chain)]


def do_row(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`row`, PLN-16: perform the action of any planet of the row."""
    draft.push_effect_rest(effect)
    if isinstance(action, Perform):
        perform(draft, effect.actor, action.planet, None)


def lend_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`lend R`: a colony of somebody else."""
    chain, res = trial_of(table, effect).chain, effect.atoms[0].res or Res.E
    return [Perform(planet) for _, planet in lent_actions(table, effect.actor, res, chain)]


def do_lend(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`lend R`, PLN-17: give 1 R to another player and perform the action of one of his colonies."""
    draft.push_effect_rest(effect)
    if isinstance(action, Perform):
        others = others_of(draft, effect.actor)
        owner = next(seat for seat in others if action.planet in draft.mats[seat].colonies)
        price = amounts(effect.atoms[0].res or Res.E, 1)
        hand_over(draft, effect.actor, owner, price, Cause.LEND)
        perform(draft, effect.actor, action.planet, owner)


def face_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`face`: any face that ACT-2 allows."""
    chain = trial_of(table, effect).chain
    return [Use(face) for face in open_faces(table, effect.actor, chain)]


def do_face(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`face`, PLN-18: perform any face; then the others may perform it for nothing."""
    draft.push_effect_rest(effect)
    if isinstance(action, Use):
        draft.tell(Granted(effect.actor, action.face, is_repeat=False))
        waiting = players_after(draft, effect.actor)
        draft.push(Die(action.face, effect.actor, waiting, Source.GRANTED))
        perform_face(draft, effect.actor, action.face)


def repeat_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`repeat`: a complete face of the bay."""
    chain = trial_of(table, effect).chain
    return [Use(face) for face in repeatable(table, effect.actor, chain)]


def do_repeat(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`repeat`, PLN-19: perform the face of a complete die once more; nobody follows it."""
    draft.push_effect_rest(effect)
    if isinstance(action, Use):
        draft.tell(Granted(effect.actor, action.face, is_repeat=True))
        perform_face(draft, effect.actor, action.face)
