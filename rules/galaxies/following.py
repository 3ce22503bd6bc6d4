"""FOL-1 to FOL-7: following the dice of others.

FOL-5: a follow makes no die of its own, so nobody follows it. FOL-6: nothing but dice is followed.
"""

from msgspec.structs import replace

from rules.galaxies.actions import Action, Follow, No
from rules.galaxies.cards import Model, Planet, Skill
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Cause, Declined, Followed
from rules.galaxies.faces import Face
from rules.galaxies.frames import Die, Source
from rules.galaxies.performing import can_use, chain_of, perform_face, supposing
from rules.galaxies.resources import gain, has
from rules.kernel.seat import Seat

FOLLOW = 1
TOLL = 2
_NO = No()


def price_of_following(table: Table, die: Die) -> int:
    """FOL-2: tell the culture a follow costs; what a card grants costs nothing."""
    if die.source is Source.GRANTED:
        return 0
    return TOLL if table.bay.toll else FOLLOW


def follow_choices(table: Table, die: Die) -> list[Action]:
    """FOL-1 and FOL-4: list the ways to follow for whoever is asked; none, or some and `no`."""
    seat = die.waiting[0]
    price = price_of_following(table, die)
    chain = chain_of(table)
    found: list[Action] = []
    if _can_follow(table, seat, die.face, price, chain, None):
        found.append(Follow())
    if price:
        found += [
            Follow(model)
            for model in lifting(table, seat, die.face)
            if _can_follow(table, seat, die.face, price - 1, chain, model)
        ]
    return [*found, _NO] if found else []


def lifting(table: Table, seat: Seat, face: Face) -> list[Model]:
    """PAT-4: list the ships with which following this face costs less."""
    pilots = table.setup.content.pilots
    return [
        one.model
        for one in table.mats[seat].fleet
        if pilots[one.pilots[-1]].skill is Skill.LIFT and pilots[one.pilots[-1]].face is face
    ]


def _can_follow(  # noqa: PLR0913, PLR0917
    table: Table, seat: Seat, face: Face, price: int, chain: tuple[Planet, ...], bound: Model | None
) -> bool:
    """FOL-4: he can pay and, having paid, can perform the face."""
    if table.mats[seat].culture < price:
        return False
    if price and face is Face.COLONY:
        table = supposing(table, seat, 0, -price)
    return can_use(table, seat, face, chain, bound)


def follow(draft: Draft, die: Die, action: Action) -> None:
    """FOL-2 and FOL-3: whoever was asked pays and performs the face, or does not."""
    seat = die.waiting[0]
    draft.stack[-1] = replace(die, waiting=die.waiting[1:])
    if not isinstance(action, Follow):
        draft.tell(Declined(seat, die.face))
        return
    price = price_of_following(draft, die) - (action.model is not None)
    mat = draft.change_mat(seat, culture=draft.mats[seat].culture - price)
    draft.tell(Followed(seat, die.seat, die.face, price, has(mat), action.model))
    _watch(draft, die)
    perform_face(draft, seat, die.face, action.model)


def _watch(draft: Draft, die: Die) -> None:
    """`watch R`: the player in turn gains by a follow of a die of his."""
    if die.seat == draft.turn:
        energy, culture = int(draft.bay.watch_energy), int(draft.bay.watch_culture)
        if energy or culture:
            gain(draft, die.seat, energy, culture, Cause.WATCH)


def pass_over(draft: Draft, die: Die) -> bool:
    """FOL-1: go on to whoever can follow; a die that nobody is left for is complete. False: ask."""
    if die.waiting:
        if follow_choices(draft, die):
            return False
        draft.stack[-1] = replace(die, waiting=die.waiting[1:])
        return True
    draft.stack.pop()
    if die.source in (Source.ROLLED, Source.ROGUE) and die.face not in draft.bay.complete:
        draft.change_bay(complete=tuple(sorted((*draft.bay.complete, die.face))))
    return True
