"""UPG-1 to UPG-3: upgrades of the empire."""

from rules.galaxies.actions import Upgrade
from rules.galaxies.atoms import Discount
from rules.galaxies.cards import Skill
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Cause, Upgraded
from rules.galaxies.points import check_points, level_points, tell_trigger
from rules.galaxies.resources import mixes, pay
from rules.galaxies.ships import HOME, Where
from rules.galaxies.state import Edition
from rules.kernel.seat import Seat


def price_of(table: Table, seat: Seat, discount: Discount) -> int | None:
    """UPG-1 and UPG-3: tell what the next level costs; None where there is none, or not for him."""
    mat = table.mats[seat]
    if mat.level >= len(table.setup.content.levels):
        return None
    price = mat.level + 1
    if discount is Discount.LOW:
        if not is_lowest(table, seat):
            return None
        price -= 1
    pilots = table.setup.content.pilots
    for one in mat.fleet:
        if one.spot.where is Where.HOME and pilots[one.pilots[-1]].skill is Skill.THRIFT:
            price -= 1
    return max(price, 1)


def is_lowest(table: Table, seat: Seat) -> bool:
    """ED-2: tell whether somebody's empire is the lowest, tied or alone by the edition."""
    level = table.mats[seat].level
    others = [mat.level for index, mat in enumerate(table.mats) if index != seat]
    lowest = min(others)
    return level < lowest or (level == lowest and table.setup.edition is Edition.UTEG)


def upgrades(table: Table, seat: Seat, discount: Discount) -> list[Upgrade]:
    """List the ways to pay for an upgrade."""
    price = price_of(table, seat, discount)
    if price is None:
        return []
    mat = table.mats[seat]
    if discount is Discount.MIX:
        return [Upgrade(*mix) for mix in mixes(price, mat.energy, mat.culture)]
    found = [Upgrade(price, 0)] if mat.energy >= price else []
    return [*found, Upgrade(0, price)] if mat.culture >= price else found


def upgrade(draft: Draft, seat: Seat, paid: Upgrade) -> None:
    """UPG-2: a new ship is at home at once, a new die is rolled from the next turn on."""
    pay(draft, seat, paid.energy, paid.culture, Cause.UPGRADE)
    mat = draft.mats[seat]
    levels = draft.setup.content.levels
    new, points = levels[mat.level], level_points(draft, seat)
    active = len(mat.ships) + len(mat.fleet)
    ships = tuple(sorted((*mat.ships, *[HOME] * (new.ships - active))))  # HIR-9
    draft.change_mat(seat, level=mat.level + 1, ships=ships)
    before = draft.trigger
    total = check_points(draft, seat)
    more = level_points(draft, seat) - points
    draft.tell(Upgraded(seat, mat.level + 1, new.dice, new.ships, more, total))
    tell_trigger(draft, before)
