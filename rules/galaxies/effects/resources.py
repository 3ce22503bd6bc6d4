"""Atoms about energy and culture."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.galaxies.acquiring import yielded
from rules.galaxies.actions import Action, Mix, Rob, Swap, Upgrade
from rules.galaxies.atoms import Discount, Res
from rules.galaxies.draft import Draft, Table
from rules.galaxies.effects.deed import cause_of
from rules.galaxies.events import Cause, Swapped
from rules.galaxies.fleet import others_of
from rules.galaxies.frames import Effect
from rules.galaxies.performing import can_afford, chain_of, payments, supposing
from rules.galaxies.resources import amounts, gain, hand_over, has, lose, mixes, of, pay
from rules.galaxies.trials import count_ships, most_swapped, victims
from rules.galaxies.upgrading import upgrade, upgrades


def gain_choices(_: Table, effect: Effect) -> Sequence[Action]:
    """`gain any n`: every mix, whatever there is room for."""
    atom = effect.atoms[0]
    if atom.res is not Res.ANY:
        return ()
    return [Mix(*mix) for mix in mixes(atom.number, atom.number, atom.number)]


def do_gain(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`gain R n`, PLN-1 and EXP-12: the actor takes n."""
    atom = effect.atoms[0]
    draft.push_effect_rest(effect)
    if isinstance(action, Mix):
        energy, culture = action.energy, action.culture
    else:
        energy, culture = amounts(atom.res or Res.BOTH, atom.number)
    gain(draft, effect.actor, energy, culture, cause_of(effect))


def do_others(draft: Draft, effect: Effect, _: Action | None) -> None:
    """`others R n`: every other player takes n."""
    atom = effect.atoms[0]
    draft.push_effect_rest(effect)
    for other in others_of(draft, effect.actor):
        gain(draft, other, *amounts(atom.res or Res.BOTH, atom.number), Cause.CARD)


def lose_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`lose any n`: every mix of what there is."""
    atom, mat = effect.atoms[0], table.mats[effect.actor]
    if atom.res is not Res.ANY:
        return ()
    number = min(atom.number, of(mat, Res.ANY))
    return [Mix(*mix) for mix in mixes(number, mat.energy, mat.culture)]


def do_lose(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`lose R n`, EXP-14: the actor gives up n, or what he has."""
    atom, mat = effect.atoms[0], draft.mats[effect.actor]
    draft.push_effect_rest(effect)
    if isinstance(action, Mix):
        energy, culture = action.energy, action.culture
    else:
        energy, culture = amounts(atom.res or Res.BOTH, atom.number)
    lose(draft, effect.actor, min(energy, mat.energy), min(culture, mat.culture), cause_of(effect))


def pay_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`pay any n`: every mix after which the rest has an effect (CRD-1)."""
    atom, *rest = effect.atoms
    if atom.res is not Res.ANY:
        return ()
    chain = (*chain_of(table), effect.planet)
    return [
        Mix(energy, culture)
        for energy, culture in payments(table, effect.actor, atom)
        if can_afford(supposing(table, effect.actor, -energy, -culture), effect.actor, rest, chain)
    ]


def do_pay(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`pay R n`, PLN-2: a price, to the supply."""
    atom = effect.atoms[0]
    draft.push_effect_rest(effect)
    if isinstance(action, Mix):
        energy, culture = action.energy, action.culture
    else:
        energy, culture = amounts(atom.res or Res.BOTH, atom.number)
    pay(draft, effect.actor, energy, culture, Cause.CARD)


def steal_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`steal R n`: from whom, then which mix."""
    atom = effect.atoms[0]
    res = atom.res or Res.ANY
    if effect.victim is None:
        return [Rob(seat) for seat in victims(table, effect.actor, res)]
    mat = table.mats[effect.victim]
    number = min(atom.number, of(mat, res))
    return [Mix(*mix) for mix in mixes(number, mat.energy, mat.culture)]


def do_steal(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`steal R n`, PLN-3: take n from one other player, or what he has."""
    atom = effect.atoms[0]
    res = atom.res or Res.ANY
    if isinstance(action, Rob) and res is Res.ANY:
        draft.push(replace(effect, victim=action.seat))
        return
    draft.push_effect_rest(effect)
    if isinstance(action, Rob):
        number = min(atom.number, of(draft.mats[action.seat], res))
        hand_over(draft, action.seat, effect.actor, amounts(res, number), Cause.CARD)
    elif isinstance(action, Mix) and effect.victim is not None:
        mix = action.energy, action.culture
        hand_over(draft, effect.victim, effect.actor, mix, Cause.CARD)


def swap_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`swap R S`: any number that is there and fits, at least 1."""
    most = most_swapped(table, effect.actor, effect.atoms[0])
    return [Swap(number) for number in range(1, most + 1)]


def do_swap(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`swap R S`, PLN-2: turn some into the other, one for one."""
    draft.push_effect_rest(effect)
    if isinstance(action, Swap):
        number, res = action.number, effect.atoms[0].res or Res.E
        mat = draft.mats[effect.actor]
        more = -number if res is Res.E else number
        mat = draft.change_mat(effect.actor, energy=mat.energy + more, culture=mat.culture - more)
        draft.tell(Swapped(effect.actor, number, res, has(mat)))


def do_per(draft: Draft, effect: Effect, _: Action | None) -> None:
    """`per W R`, PLN-4: gain 1 for each own ship there."""
    atom = effect.atoms[0]
    draft.push_effect_rest(effect)
    number = count_ships(draft, effect.actor, atom.at)
    gain(draft, effect.actor, *amounts(atom.res or Res.BOTH, number), Cause.CARD)


def do_acquire(draft: Draft, effect: Effect, _: Action | None) -> None:
    """ACQ-1 to ACQ-4: the face of an energy or culture die."""
    res = effect.atoms[0].res or Res.E
    draft.push_effect_rest(effect)
    number = yielded(draft, effect.actor, res)
    gain(draft, effect.actor, *amounts(res, number), Cause.ACQUIRE)


def upgrade_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`upgrade`: the ways to pay for it."""
    return upgrades(table, effect.actor, effect.atoms[0].discount or Discount.PLAIN)


def do_upgrade(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`upgrade`, PLN-12: one level more."""
    draft.push_effect_rest(effect)
    if isinstance(action, Upgrade):
        upgrade(draft, effect.actor, action)
