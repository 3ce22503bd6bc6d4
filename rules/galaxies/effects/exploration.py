"""Atoms about the black: exploring, danger tracks."""

from collections.abc import Sequence

from rules.galaxies.actions import Action, Again, No, Pick
from rules.galaxies.advancing import escape
from rules.galaxies.cards import Card, Skill
from rules.galaxies.colonising import send_home
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Trapped
from rules.galaxies.fleet import has_skill, place, spot_of
from rules.galaxies.frames import Effect, Exploring
from rules.galaxies.moving import come_home
from rules.galaxies.ships import Where, danger
from rules.galaxies.trials import ships_at

_TOUGH = 2
"""`tough`: danger tracks are so much shorter."""


def explore_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`explore`: a ship in the black."""
    return [Pick(ship) for ship in ships_at(table, effect.actor, Where.BLACK)]


def do_explore(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`explore`, PLN-21: one own ship in the black explores."""
    draft.push_effect_rest(effect)
    if isinstance(action, Pick):
        draft.push(Exploring(effect.actor, action.ship))


def rescue_choices(table: Table, effect: Effect) -> Sequence[Action]:
    """`rescue`: a ship on a danger track."""
    return [Pick(ship) for ship in ships_at(table, effect.actor, Where.DANGER)]


def do_rescue(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`rescue`, PLN-21 and BLK-4: a ship leaves its danger track for the black, without exploring."""
    draft.push_effect_rest(effect)
    if isinstance(action, Pick):
        spot = spot_of(draft.mats[effect.actor], action.ship)
        if spot is not None:
            escape(draft, effect.actor, action.ship, Card(spot.card))


def again_choices(_: Table, __: Effect) -> Sequence[Action]:
    """`again`: yes or no."""
    return [Again(), No()]


def do_again(draft: Draft, effect: Effect, action: Action | None) -> None:
    """`again`, EXP-13: the ship that explored explores once more."""
    draft.push_effect_rest(effect)
    if isinstance(action, Again) and effect.ship is not None:
        draft.push(Exploring(effect.actor, effect.ship))


def do_sendhome(draft: Draft, effect: Effect, _: Action | None) -> None:
    """`sendhome`, EXP-14: the ship that explored goes home."""
    draft.push_effect_rest(effect)
    if effect.ship is not None:
        come_home(draft, effect.actor, send_home(draft, effect.actor, effect.ship))


def do_danger(draft: Draft, effect: Effect, _: Action | None) -> None:
    """`danger T n`, DNG-1 and PAT-8: the ship that explored goes onto the track of this card."""
    draft.push_effect_rest(effect)
    ship, actor, card = effect.ship, effect.actor, effect.card
    if ship is None:
        return
    shorter = _TOUGH if has_skill(draft, actor, ship, Skill.TOUGH) else 0
    number = effect.atoms[0].number - shorter
    if number > 0:
        place(draft, actor, ship, danger(card, number))
        found = list(draft.mats[actor].found)
        found.remove(card)
        draft.change_mat(actor, found=tuple(found))
        draft.tell(Trapped(actor, ship, card, number))


def do_nothing(draft: Draft, effect: Effect, _: Action | None) -> None:
    """`none` (EXP-12), and `dwarf`, whose point counts as long as the card is there (DWF-1)."""
    draft.push_effect_rest(effect)
