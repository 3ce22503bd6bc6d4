"""Atoms about dice and follows: all of them are for the player in turn alone."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.galaxies.actions import Action, Change, Spend, To
from rules.galaxies.atoms import Atom, Res, Verb
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import DieSet, Dropped, TollSet, WatchSet
from rules.galaxies.faces import FACES, with_die
from rules.galaxies.frames import Effect, Rerolling


def do_roll(draft: Draft, effect: Effect, _: Action | None) -> None:
    """`roll`, PLN-13 and ROL-3: reroll any number of inactive dice for nothing."""
    draft.push_effect_rest(effect)
    draft.push(Rerolling(0))


def set_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`set`: which die, then to what."""
    if effect.face is None:
        return [Change(face) for face in FACES if table.bay.dice[face]]
    return [To(face) for face in FACES if face is not effect.face]


def do_set(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`set`, PLN-13: one inactive die shows another face."""
    if isinstance(action, Change):
        draft.push(replace(effect, face=action.face))
        return
    draft.push_effect_rest(effect)
    if isinstance(action, To) and effect.face is not None:
        dice = with_die(with_die(draft.bay.dice, effect.face, -1), action.face)
        draft.change_bay(dice=dice)
        draft.tell(DieSet(effect.actor, effect.face, action.face, dice))


def drop_choices(table: Table, _: Effect) -> Sequence[Action]:
    """`drop n`: one die after the other."""
    return [Spend(face) for face in FACES if table.bay.dice[face]]


def do_drop(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`drop n`, PLN-13: inactive dice are dropped, a price."""
    if not isinstance(action, Spend):
        raise TypeError("a die is dropped")
    left = effect.atoms[0].number - 1
    if left:
        draft.push(replace(effect, atoms=(Atom(Verb.DROP, left), *effect.atoms[1:])))
    else:
        draft.push_effect_rest(effect)
    dice = with_die(draft.bay.dice, action.face, -1)
    draft.change_bay(dice=dice, dropped=draft.bay.dropped + 1)
    draft.tell(Dropped(effect.actor, action.face, dice))


def do_watch(draft: Draft, effect: Effect, _: Action | None) -> None:
    """`watch R`, PLN-14: for the rest of the turn 1 R for every follow of a die."""
    draft.push_effect_rest(effect)
    res = effect.atoms[0].res or Res.E
    if res is Res.E:
        draft.change_bay(watch_energy=True)
    else:
        draft.change_bay(watch_culture=True)
    draft.tell(WatchSet(effect.actor, res))


def do_toll(draft: Draft, effect: Effect, _: Action | None) -> None:
    """`toll`, PLN-15: for the rest of the turn a follow costs 2 culture."""
    draft.push_effect_rest(effect)
    draft.change_bay(toll=True)
    draft.tell(TollSet(effect.actor))
